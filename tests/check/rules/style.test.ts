import { describe, expect, it } from 'vitest';
import { checkSite } from '../../../src/check/check-site.ts';
import type { Dictionary } from '../../../src/check/spelling/dictionary.ts';
import type { Diagnostic } from '../../../src/diagnostics/diagnostic.ts';
import { readJson } from '../../../src/model/read/read-json.ts';
import { readMarkdown } from '../../../src/model/read/read-markdown.ts';
import type { Sources } from '../../../src/model/read/source.ts';

const ignore = () => {};

/** Returns sentences of ten words, in all this many. Each word is different, so that no passage is repeated. */
function prose(words: number, seed = 'a'): string {
  const letters = 'abcdefghijklmnopqrstuvwxyz';
  const names = Array.from({ length: words }, (_, index) => {
    const name = String(index).replace(/\d/g, (digit) => letters[Number(digit)] ?? '');
    return `${index % 10 === 0 ? 'M' : ''}${seed}${name}${letters[index % 26]}${index % 10 === 9 ? '.\n\n' : ' '}`;
  });
  return names.join('').trim().replace(/\.?$/, '.');
}

interface Parts {
  title?: string;
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
    links = ['/contact', '/cgv', '/guides/un', '/guides/deux'],
    sections = 5,
    practical = '1. Ouvrir.\n2. Lire.\n3. Fermer.',
    body = prose(1100, seed),
  } = parts;
  return [
    `---\ntitle: "${title}"\ndescription: "Une description ${'assez longue '.repeat(9)}pour ${seed}."\n---`,
    'Une ouverture.',
    '> **En bref**\n>\n> - Une idée.',
    ...Array.from({ length: sections }, (_, index) => `## Section ${seed}${index}`),
    practical,
    ...links.map((link) => `[vers la page ${seed}](${link})`),
    body,
    '',
  ].join('\n\n');
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
  options?: Parameters<typeof checkSite>[2];
}

/** Checks a site of two guides, with the given parts in the first one. Returns the findings with the marked texts. */
function check(parts: Parts, more: More = {}) {
  const { lexicon = '', other = guide('deux'), manifest, options = { dictionary } } = more;
  const chains = [{ id: 'guides', hub: '/guides', articles: ['un', 'deux'] }];
  const text = JSON.stringify({ chains, pages: [{ path: '/guides', sections: [] }], editorial, ...manifest });
  const guides = [
    { path: 'content/guides/un.md', text: guide('un', parts) },
    { path: 'content/guides/deux.md', text: other },
  ];
  const files = [{ path: 'site.manifest.json', text }, { path: 'content/lexique.txt', text: lexicon }, ...guides];
  const sources: Sources = {
    directory: '/nowhere',
    manifest: readJson({ path: 'site.manifest.json', text }, ignore),
    markdown: new Map(guides.map((file) => [file.path.replace(/^content\/|\.md$/g, ''), readMarkdown(file, ignore)])),
    unreadable: new Set(),
    media: new Map(),
    lexicon: { path: 'content/lexique.txt', text: lexicon },
  };
  const found: Diagnostic[] = [];
  checkSite(sources, (diagnostic) => found.push(diagnostic), options);
  const all = found.map(({ place, ...diagnostic }) => {
    const marked = files.find(({ path }) => path === place.file)?.text.slice(place.start, place.end);
    return { ...diagnostic, file: place.file, marked };
  });
  const findings = all.filter(({ code }) => /^(?:style|spelling)\//.test(code));
  return { all, findings, codes: findings.map(({ code }) => code) };
}

/** Puts a text into the first guide, and returns the findings. */
const checkText = (text: string, manifest: object = {}) =>
  check({ body: `${text}\n\n${prose(1100, 'un')}` }, { manifest });

const LONG = `Un ${'mot '.repeat(23)}; puis ${'mot '.repeat(23)}enfin.`.replace(/mot mot/g, 'mot vers');

describe('style and spelling', () => {
  it('have no findings in guides within all limits, with limits of a wrong shape, and without a dictionary', () => {
    expect(check({}).findings).toEqual([]);
    const wrong = { links: {}, phrases: 'wrong', words: 3 };
    expect(check({}, { manifest: { editorial: wrong } }).findings).toEqual([]);
    expect(check({ body: 'Abrezz abrezz.' }, { options: {} }).findings).toEqual([]);
  });

  it.each<[Parts, string[]]>([
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
  ])('of a guide with %j are reported as %j', (parts, expected) => {
    expect(check(parts).codes).toEqual(expected);
  });

  it('can be changed in the manifest, and accepted in a text or in the manifest', () => {
    const checks = (settings: object) => check({ sections: 1 }, { manifest: { checks: settings } });
    const [found] = checks({ rules: { 'style/few-sections': 'error' } }).findings;
    expect(found?.severity).toBe('error');
    expect(checks({ rules: { 'style/few-sections': 'off' } }).codes).toEqual([]);
    const silenced = [{ code: 'style/few-sections', file: 'content/guides/un.md', reason: 'Un texte court.' }];
    expect(checks({ silenced }).codes).toEqual([]);
    const accepted = (code: string) => checkText(`<!-- check-off ${code}: un nom propre -->\nLe pré d’Abrezz.`);
    expect(accepted('spelling/unknown-word').codes).toEqual([]);
    expect(accepted('spelling/repeated-word').all.map(({ code }) => code)).toEqual(
      expect.arrayContaining(['spelling/unknown-word', 'checks/useless-silencer']),
    );
  });

  it('mark the first extra link, and count a page once, however many links lead to it', () => {
    const letters = 'abcdefghijklmno'.split('');
    const tooMany = [{ code: 'style/many-links', marked: '[vers la page un](/o)', args: { value: 16 } }];
    expect(check({ links: ['/guides/deux', ...letters.map((name) => `/${name}`)] }).findings).toMatchObject(tooMany);
    const twice = letters.flatMap((name) => [`/${name}`, `/${name}`]);
    expect(check({ links: ['/guides/deux', ...twice] }).findings).toMatchObject(tooMany);
    const parts = Array.from({ length: 20 }, (_, index) => `/contact#partie-${index}`);
    expect(check({ links: ['/guides/deux', ...parts] }).codes).toEqual([]);
  });

  it('mark the passage that two guides share', () => {
    const shared = prose(200, 'un');
    const { findings } = check({}, { other: guide('deux', { body: `${shared}\n\n${prose(900, 'deux')}` }) });
    const found = findings.find(({ code, file }) => code === 'style/similar-guides' && file.includes('un.md'));
    expect(found?.marked).toBe(shared.slice(0, -1));
  });

  it('suggest where to split a long sentence', () => {
    const found = checkText(LONG).findings.find(({ code }) => code === 'style/long-sentence');
    expect(found?.args).toMatchObject({ value: 49, after: 'vers mot vers mot' });
  });

  it.each<[[string, ...string[]], string, string[]]>([
    [['suffit', 'suffisent'], 'Il Suffit que deux suffisent, la suffisance non.', ['Suffit', 'suffisent']],
    [["d'abord"], "D’abord un, d'abord deux, d’aborder non.", ['D’abord', "d'abord"]],
    [['souvent'], 'Souvent `souvent`, et [là](/souvent).', ['Souvent']],
    [['le jour où'], 'Le jour\noù il vient, le jour ouvré non.', ['Le jour\noù']],
    [['a.b'], 'a.b, et non axb', ['a.b']],
  ])('find %s in prose, as whole words', (words, text, passages) => {
    for (const most of [0, 1]) {
      const { findings } = checkText(text, { editorial: { phrases: [{ words, most }] } });
      const marked = findings.filter(({ code }) => code === 'style/tic').map((found) => found.marked);
      expect(marked).toEqual(passages.slice(most, most + 1));
    }
  });

  it('mark only the misspelt word and suggest the most similar one', () => {
    const found = check({ title: 'Un guide sur les abrezz' }).findings.find(
      ({ code }) => code === 'spelling/unknown-word',
    );
    expect(found).toMatchObject({ marked: 'abrezz', suggestion: 'abrzez' });
    const elided = checkText('L’abrezz est là.').findings.filter(({ code }) => code === 'spelling/unknown-word');
    expect(elided.map(({ marked }) => marked)).toEqual(['L’abrezz']);
  });

  it('read the texts of the manifest, and not its addresses', () => {
    const manifest = { business: { areaServed: 'Chez Lizz', email: 'lizz@example.com' } };
    expect(check({}, { manifest }).findings.map(({ marked }) => marked)).toEqual(['Lizz']);
  });

  it('accept the words in the site’s list, and report its unused entries', () => {
    const lexicon = '# Noms\nAbrezz # une ville\nAubezzas\n« mot »\n';
    const { findings } = check({ title: 'Un guide sur Abrezz' }, { lexicon });
    expect(findings.map(({ code, marked }) => [code, marked])).toEqual([
      ['spelling/malformed-entry', '« mot »'],
      ['spelling/unused-entry', 'Aubezzas'],
    ]);
  });
});
