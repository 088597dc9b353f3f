import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Mutation } from './apply-mutation.ts';

const rules = path.join(import.meta.dirname, 'rules');

/** Edits that give each guide of the base site a practical part. */
const practical = ['choisir-son-pain', 'conserver-son-pain', 'recettes-de-pain-perdu'].map((slug) => ({
  file: `content/guides/${slug}.md`,
  find: '---\n\n',
  put: '---\n\n- [ ] Le pain\n\n',
}));

/** Limits that fit the short guides of the base site. */
const limits = `"editorial": {
    "words": { "least": 13, "most": 40 },
    "sections": { "least": 1, "most": 2 },
    "links": { "least": 1, "most": 2 },
    "sentence": { "most": 15 },
    "phrases": [{ "words": ["suffit"], "most": 1 }]
  },
  "chains": [`;

/** Makes the base site valid for style and spelling, too. */
export const rightTexts: Mutation = {
  texts: true,
  edits: [...practical, { file: 'site.manifest.json', find: '"chains": [', put: limits }],
};

/** Returns a mutation whose only mistake is one of style or spelling. */
function inRightTexts(mistake: Mutation): Mutation {
  return { ...mistake, texts: true, edits: [...(rightTexts.edits ?? []), ...(mistake.edits ?? [])] };
}

/** Returns the code of a fixture: `<group>/<name>`, without the kind that may follow. */
export function codeOf(fixture: string): string {
  return fixture.split('/').slice(0, 2).join('/');
}

/** The mistake in each folder of `rules/`, by folder: one for each code, or for each kind of a code. */
export const fixtures: [name: string, mistake: Mutation][] = readdirSync(rules, { recursive: true })
  .map((name) => String(name).split(path.sep).join('/'))
  .filter((name) => name.endsWith('/mistake.json'))
  .sort()
  .map((name) => {
    const mistake = JSON.parse(readFileSync(path.join(rules, name), 'utf8')) as Mutation;
    return [path.posix.dirname(name), /^(?:spelling|style)\//.test(name) ? inRightTexts(mistake) : mistake];
  });
