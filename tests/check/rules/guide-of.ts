import type { Diagnostic } from '../../../src/diagnostics/diagnostic.ts';
import { readJson } from '../../../src/model/read/read-json.ts';
import { readMarkdown } from '../../../src/model/read/read-markdown.ts';
import type { Sources } from '../../../src/model/read/source.ts';

const ignore = () => {};

/** Returns sentences of this many words. Each word is different, so that no passage is repeated. */
export function prose(words: number, seed = 'a'): string {
  const letters = 'abcdefghijklmnopqrstuvwxyz';
  const name = (index: number) =>
    seed + String(index).replace(/\d/g, (digit) => letters[Number(digit)] ?? '') + letters[index % 26];
  const sentences = Array.from({ length: Math.ceil(words / 10) }, (_, sentence) => {
    const names = Array.from({ length: Math.min(10, words - sentence * 10) }, (_, index) =>
      name(sentence * 10 + index),
    );
    return `M${names.join(' ')}.`;
  });
  return sentences.join('\n\n');
}

export interface Parts {
  title?: string;
  description?: string;
  brief?: string;
  /** Paths of the pages that the guide links to. */
  links?: string[];
  sections?: number;
  practical?: string;
  body?: string;
}

/** A guide within all limits, with the given parts. */
export function guide(seed: string, parts: Parts = {}): string {
  const {
    title = `Un guide sur ${seed}`,
    description = `Une description ${'assez longue '.repeat(9)}pour ${seed}.`,
    brief = '> **En bref**\n>\n> - Une idée.',
    links = ['/contact', '/cgv', '/guides/un', '/guides/deux'],
    sections = 5,
    practical = '1. Ouvrir.\n2. Lire.\n3. Fermer.',
    body = prose(1100, seed),
  } = parts;
  const headings = Array.from({ length: sections }, (_, index) => `## Section ${seed}${index}`);
  const anchors = links.map((link) => `[vers la page ${seed}](${link})`);
  return [
    `---\ntitle: "${title}"\ndescription: "${description}"\n---`,
    'Une ouverture.',
    brief,
    ...headings,
    practical,
    ...anchors,
    body,
    '',
  ].join('\n\n');
}

/** Sources of a site with one chain, `/guides`, with the given guides by slug. */
export function siteOf(guides: Record<string, string>, manifest: object = {}): Sources {
  const json = JSON.stringify({
    chains: [{ id: 'guides', hub: '/guides', articles: Object.keys(guides) }],
    pages: [{ path: '/guides', sections: [] }],
    ...manifest,
  });
  const file = (path: string, text: string) => ({ path, text });
  return {
    directory: '/nowhere',
    manifest: readJson(file('site.manifest.json', json), ignore),
    markdown: new Map(
      Object.entries(guides).map(([slug, text]) => [
        `guides/${slug}`,
        readMarkdown(file(`content/guides/${slug}.md`, text), ignore),
      ]),
    ),
    unreadable: new Set(),
    media: new Map(),
  };
}

/** The text that a finding marks in its file. */
export function markedBy(sources: Sources, { place }: Diagnostic): string {
  const files = [sources.manifest, ...sources.markdown.values()];
  const text = files.find(({ path }) => path === place.file)?.text ?? '';
  return text.slice(place.start, place.end);
}
