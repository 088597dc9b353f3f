import { describe, expect, it } from 'vitest';
import { checkSite } from '../../../src/check/check-site.ts';
import type { Dictionary } from '../../../src/check/spelling/dictionary.ts';
import type { Diagnostic } from '../../../src/diagnostics/diagnostic.ts';
import { readJson } from '../../../src/model/read/read-json.ts';
import { readMarkdown } from '../../../src/model/read/read-markdown.ts';
import type { Sources } from '../../../src/model/read/source.ts';

const ignore = () => {};

/** Returns sentences of this many words. Each word is different, so that no passage is repeated. */
function prose(words: number, seed = 'a'): string {
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

interface Parts {
  title?: string;
  description?: string;
  brief?: string;
  /** Paths of the pages that the guide links to. */
  links?: string[];
  sections?: number;
  practical?: string;
  body?: string;
}

/** Returns a guide within all limits, with the given parts. */
function guide(seed: string, parts: Parts = {}): string {
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

/** Returns the sources of a site with one chain, `/guides`, with the given guides by slug. */
function siteOf(guides: Record<string, string>, manifest: object = {}): Sources {
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

/** Returns the text that a finding marks in its file. */
function markedBy(sources: Sources, { place }: Diagnostic): string {
  const files = [sources.manifest, ...sources.markdown.values()];
  const text = files.find(({ path }) => path === place.file)?.text ?? '';
  return text.slice(place.start, place.end);
}

const editorial = {
  phrases: [
    { words: ['suffit', 'suffisent'], most: 1 },
    { words: ['souvent'], most: 2 },
  ],
};

/** Every word is correct unless it contains « zz ». */
const dictionary: Dictionary = { knows: (word) => !word.includes('zz') };

interface More {
  lexicon?: string;
  other?: string;
  manifest?: object;
}

/** Checks a site of two guides, with the given parts in the first one. */
function check(parts: Parts, { lexicon = '', other = guide('deux'), manifest }: More = {}) {
  const sources = {
    ...siteOf({ un: guide('un', parts), deux: other }, { editorial, ...manifest }),
    lexicon: { path: 'content/lexique.txt', text: lexicon },
  };
  const all: Diagnostic[] = [];
  checkSite(sources, (found) => all.push(found), { dictionary });
  const findings = all.filter(({ code }) => /^(?:style|spelling)\//.test(code));
  return { sources, all, findings, codes: findings.map(({ code }) => code) };
}

/** Puts a text into the first guide, and returns the marked passages. */
function marked(text: string, code: string, manifest?: object): string[] {
  const more = manifest ? { manifest } : {};
  const { sources, findings } = check({ body: `${text}\n\n${prose(1100, 'un')}` }, more);
  return findings.filter((found) => found.code === code).map((found) => markedBy(sources, found));
}

const LONG = `Un ${'mot '.repeat(23)}; puis ${'mot '.repeat(23)}enfin.`.replace(/mot mot/g, 'mot vers');

describe('style and spelling', () => {
  it('have no findings in guides within all limits', () => {
    expect(check({}).findings).toEqual([]);
  });

  it('are checked only with a dictionary', () => {
    const all: Diagnostic[] = [];
    checkSite(siteOf({ un: guide('un', { body: 'Abrezz abrezz.' }) }, {}), (found) => all.push(found));
    expect(all.filter(({ code }) => /^(?:style|spelling)\//.test(code))).toEqual([]);
  });

  it('use the limits of the manifest', () => {
    const codes = (limits: object) => check({}, { manifest: { editorial: limits } }).codes;
    expect(codes({ words: { least: 1200 } })).toEqual(['style/short-guide', 'style/short-guide']);
    expect(codes({ sections: { most: 4 } })).toEqual(['style/many-sections', 'style/many-sections']);
    expect(codes({ sentence: { most: 9 } })).toContain('style/long-sentence');
    expect(codes({ links: {}, phrases: 'wrong', words: 3 })).toEqual([]);
  });

  it.each([
    [{ body: prose(498, 'un') }, []],
    [{ body: prose(400, 'un') }, ['style/short-guide']],
    [{ body: prose(2600, 'un') }, ['style/long-guide']],
    [{ sections: 2 }, []],
    [{ sections: 1 }, ['style/few-sections']],
    [{ sections: 12 }, []],
    [{ sections: 13 }, ['style/many-sections']],
    [{ links: ['/contact', '/guides/deux'] }, []],
    [{ links: ['/contact', '/contact#plan', '/contact'] }, ['style/few-links', 'style/no-incoming-link']],
    [{ practical: '1. Ouvrir.\n2. Lire.' }, ['style/no-practical-part']],
    [{ practical: '- [ ] Ouvrir' }, []],
    [{ practical: '| Ouvrir |\n| --- |\n| Lire |' }, []],
    [{ practical: '> **Exemple rempli**\n>\n> Ouvrir.' }, []],
  ] as [Parts, string[]][])('of a guide with %j are reported as %j', (parts, expected) => {
    expect(check(parts).codes).toEqual(expected);
  });

  it('can be changed in the manifest, and accepted in a text or in the manifest', () => {
    const checks = (settings: object) => check({ sections: 1 }, { manifest: { checks: settings } });
    expect(checks({ rules: { 'style/few-sections': 'error' } }).findings.map(({ severity }) => severity)).toEqual([
      'error',
    ]);
    expect(checks({ rules: { 'style/few-sections': 'off' } }).codes).toEqual([]);
    const silenced = [{ code: 'style/few-sections', file: 'content/guides/un.md', reason: 'Un texte court.' }];
    expect(checks({ silenced }).codes).toEqual([]);
    const text = (code: string) =>
      `<!-- check-off ${code}: un nom propre -->\nLe pré d’Abrezz.\n\n${prose(1100, 'un')}`;
    expect(check({ body: text('spelling/unknown-word') }).codes).toEqual([]);
    expect(check({ body: text('spelling/repeated-word') }).all.map(({ code }) => code)).toEqual(
      expect.arrayContaining(['spelling/unknown-word', 'checks/useless-silencer']),
    );
  });

  it('mark the first extra link', () => {
    const links = ['/guides/deux', ...'abcdefghijklmno'.split('').map((name) => `/${name}`)];
    const { sources, findings } = check({ links });
    expect(findings.map((found) => [found.code, markedBy(sources, found), found.args.value])).toEqual([
      ['style/many-links', '[vers la page un](/o)', 16],
    ]);
  });

  it('count a page once, however many links lead to it', () => {
    const links = ['/guides/deux', ...Array.from({ length: 20 }, (_, index) => `/contact#partie-${index}`)];
    expect(check({ links }).codes).toEqual([]);
    const more = 'abcdefghijklmno'.split('').flatMap((name) => [`/${name}`, `/${name}`]);
    const { findings } = check({ links: ['/guides/deux', ...more] });
    expect(findings.map(({ code, args }) => [code, args.value])).toEqual([['style/many-links', 16]]);
  });

  it('mark the passage that two guides share', () => {
    const shared = prose(200, 'un');
    const { sources, findings } = check({}, { other: guide('deux', { body: `${shared}\n\n${prose(900, 'deux')}` }) });
    const found = findings.find(({ code, place }) => code === 'style/similar-guides' && place.file.includes('un.md'));
    expect(found && markedBy(sources, found)).toBe(shared.slice(0, -1));
  });

  it('suggest where to split a long sentence', () => {
    const { findings } = check({ body: `${LONG}\n\n${prose(1100, 'un')}` });
    const found = findings.find(({ code }) => code === 'style/long-sentence');
    expect(found?.args).toMatchObject({ value: 49, after: 'vers mot vers mot' });
  });

  it.each<[[string, ...string[]], string, string[]]>([
    [['suffit', 'suffisent'], 'Il Suffit que deux suffisent, la suffisance non.', ['Suffit', 'suffisent']],
    [["d'abord"], "D’abord un, d'abord deux, d’aborder non.", ['D’abord', "d'abord"]],
    [['souvent'], 'Souvent `souvent`, et [là](/souvent).', ['Souvent']],
    [['le jour où'], 'Le jour\noù il vient, le jour ouvré non.', ['Le jour\noù']],
    [['a.b'], 'a.b, et non axb', ['a.b']],
  ])('find %s in prose, as whole words', (words, text, [first, second]) => {
    const most = (limit: number) => ({ editorial: { phrases: [{ words, most: limit }] } });
    expect(marked(text, 'style/tic', most(0))).toEqual([first]);
    expect(marked(text, 'style/tic', most(1))).toEqual(second === undefined ? [] : [second]);
  });

  it('mark only the misspelt word and suggest the most similar one', () => {
    const { sources, findings } = check({ title: 'Un guide sur les abrezz' });
    const found = findings.find(({ code }) => code === 'spelling/unknown-word');
    expect(found && markedBy(sources, found)).toBe('abrezz');
    expect(found?.suggestion).toBe('abrzez');
    expect(marked('L’abrezz est là.', 'spelling/unknown-word')).toEqual(['L’abrezz']);
  });

  it('read the texts of the manifest, and not its addresses', () => {
    const manifest = { business: { areaServed: 'Chez Lizz', email: 'lizz@example.com' } };
    const { sources, findings } = check({}, { manifest });
    expect(findings.map((found) => markedBy(sources, found))).toEqual(['Lizz']);
  });

  it('accept the words in the site’s list, and report its unused entries', () => {
    const lexicon = '# Noms\nAbrezz # une ville\nAubezzas\n« mot »\n';
    const { findings } = check({ title: 'Un guide sur Abrezz' }, { lexicon });
    expect(findings.map(({ code, place }) => [code, lexicon.slice(place.start, place.end)])).toEqual([
      ['spelling/malformed-entry', '« mot »'],
      ['spelling/unused-entry', 'Aubezzas'],
    ]);
  });
});
