import { describe, expect, it } from 'vitest';
import { checkTexts } from '../../src/texts/check-texts.ts';
import { describeTexts } from '../../src/texts/describe-texts.ts';
import { textCodes } from '../../src/texts/finding-words.ts';
import { formatTable, formatTics } from '../../src/texts/format-table.ts';
import type { Dictionary } from '../../src/texts/spelling/dictionary.ts';
import { guide, markedBy, type Parts, prose, siteOf } from './guide-of.ts';

const editorial = {
  phrases: [
    { words: ['suffit', 'suffisent'], most: 1 },
    { words: ['souvent'], most: 2 },
  ],
};

/** Every word is right but those that hold « zz ». */
const dictionary: Dictionary = { knows: (word) => !word.includes('zz') };

const lexicon = (text = '') => ({ path: 'content/lexique.txt', text });

function check(parts: Parts, more: { lexicon?: string; other?: string; manifest?: object } = {}) {
  const other = more.other ?? guide('deux');
  const sources = siteOf({ un: guide('un', parts), deux: other }, { editorial, ...more.manifest });
  const { findings, measures, editorial: limits } = checkTexts({ sources, lexicon: lexicon(more.lexicon), dictionary });
  return { sources, findings, measures, limits };
}

const LONG = `Un ${'mot '.repeat(23)}; puis ${'mot '.repeat(23)}enfin.`.replace(/mot mot/g, 'mot vers');

interface Case {
  parts?: Parts;
  more?: Parameters<typeof check>[1];
  /** Place of the finding, and what its words must say. */
  at: string;
  says: string;
}

const cases: Record<string, Case> = {
  'guide/too-short': { parts: { body: prose(400, 'un') }, at: 'content/guides/un.md:2', says: 'mots utiles' },
  'guide/too-long': { parts: { body: prose(2600, 'un') }, at: 'content/guides/un.md:2', says: 'pour 2500 au plus' },
  'guide/few-sections': { parts: { sections: 1 }, at: 'content/guides/un.md:2', says: '1 section(s), pour 2 au moins' },
  'guide/many-sections': {
    parts: { sections: 13 },
    at: 'content/guides/un.md:2',
    says: '13 sections, pour 12 au plus',
  },
  'guide/few-links': {
    parts: { links: ['/contact', '/contact#plan', '/contact'] },
    at: 'content/guides/un.md:2',
    says: '1 page(s)',
  },
  'guide/many-links': {
    parts: { links: ['/guides/deux', ...'abcdefghijklmno'.split('').map((name) => `/${name}`)] },
    at: 'content/guides/un.md:56',
    says: '16 liens',
  },
  'guide/no-incoming-link': {
    more: { other: guide('deux', { links: ['/contact', '/cgv', '/cookies'] }) },
    at: 'content/guides/un.md:2',
    says: '(/guides/un)',
  },
  'guide/no-practical-part': {
    parts: { practical: '1. Ouvrir.\n2. Lire.' },
    at: 'content/guides/un.md:2',
    says: 'tableau',
  },
  'guide/too-similar': {
    more: { other: guide('deux', { body: `${prose(200, 'un')}\n\n${prose(900, 'deux')}` }) },
    at: 'content/guides/un.md:34',
    says: '/guides/deux',
  },
  'sentence/too-long': {
    parts: { body: `${LONG}\n\n${prose(1100, 'un')}` },
    at: 'content/guides/un.md:34',
    says: 'coupant',
  },
  'style/tic': {
    parts: { body: `Il suffit d’un. Cela suffit.\n\n${prose(1100, 'un')}` },
    at: 'content/guides/un.md:34',
    says: '« suffit » revient 2 fois',
  },
  'spelling/unknown-word': {
    parts: { body: `L’abrezz est là.\n\n${prose(1100, 'un')}` },
    at: 'content/guides/un.md:34',
    says: '« L’abrezz »',
  },
  'spelling/repeated-word': {
    parts: { body: `Il va dans dans le pré.\n\n${prose(1100, 'un')}` },
    at: 'content/guides/un.md:34',
    says: '« dans »',
  },
  'lexicon/unused-word': { more: { lexicon: '# Noms\nAubezzas\n' }, at: 'content/lexique.txt:2', says: '« Aubezzas »' },
  'lexicon/bad-line': { more: { lexicon: '« mot »' }, at: 'content/lexique.txt:1', says: 'un mot par ligne' },
};

describe('the check of the texts', () => {
  it('finds nothing in guides within all limits', () => {
    expect(check({}).findings).toEqual([]);
  });

  it('takes the limits from the manifest', () => {
    const codes = (limits: object) => check({}, { manifest: { editorial: limits } }).findings.map(({ code }) => code);
    expect(codes({ words: { least: 1200 } })).toEqual(['guide/too-short', 'guide/too-short']);
    expect(codes({ sections: { most: 4 } })).toEqual(['guide/many-sections', 'guide/many-sections']);
    expect(codes({ sentence: { most: 9 } })).toContain('sentence/too-long');
    expect(codes({ links: {}, phrases: 'wrong', words: 3 })).toEqual([]);
  });

  it('has a case for every code', () => {
    expect(Object.keys(cases).sort()).toEqual([...textCodes].sort());
  });

  it.each(Object.entries(cases))('finds %s at its line, and says how to mend it', (code, { parts, more, at, says }) => {
    const { sources, findings } = check(parts ?? {}, more);
    const found = findings.filter((finding) => finding.code === code);
    const [first] = found;
    const [described] = describeTexts(first ? [first] : [], { sources, lexicon: lexicon(more?.lexicon) }).diagnostics;
    expect(`${described?.file}:${described?.line}`).toBe(at);
    expect(`${described?.message} ${described?.help}`).toContain(says);
    const others = findings.filter((finding) => finding.code !== code && finding.place.file === first?.place.file);
    expect(others).toEqual([]);
  });

  it('marks the passage that two guides share', () => {
    const shared = prose(200, 'un');
    const { sources, findings } = check({}, { other: guide('deux', { body: `${shared}\n\n${prose(900, 'deux')}` }) });
    const found = findings.find(({ code, place }) => code === 'guide/too-similar' && place.file.includes('un.md'));
    expect(found && markedBy(sources, found)).toBe(shared.slice(0, -1));
  });

  it('says where a long sentence can be cut', () => {
    const { findings } = check({ body: `${LONG}\n\n${prose(1100, 'un')}` });
    const found = findings.find(({ code }) => code === 'sentence/too-long');
    expect(found?.args).toMatchObject({ words: 49, after: 'vers mot vers mot' });
  });

  it('marks the misspelt word alone and offers the nearest', () => {
    const { sources, findings } = check({ title: 'Un guide sur les abrezz' });
    const found = findings.find(({ code }) => code === 'spelling/unknown-word');
    expect(found && markedBy(sources, found)).toBe('abrezz');
    expect(found?.suggestion).toBe('abrzez');
  });

  it('reads the texts of the manifest, and not its addresses', () => {
    const manifest = { business: { name: 'Chez Lizz', email: 'lizz@example.com' } };
    const { sources, findings } = check({}, { manifest });
    expect(findings.map((found) => markedBy(sources, found))).toEqual(['Lizz']);
  });

  it('counts incoming links of other guides only', () => {
    const { measures } = check({ links: ['/guides/un', '/guides/deux', '/contact'] });
    expect(measures.map(({ linkedFrom }) => linkedFrom)).toEqual([['/guides/deux'], ['/guides/un']]);
  });

  it('counts a description with its facts in place', () => {
    const manifest = { facts: { price: { label: 'Prix', format: 'money', value: 29 } } };
    const { measures } = check({ description: 'Pour {{facts.price}}.' }, { manifest });
    expect(measures[0]?.guide.description).toBe('Pour 29\u00A0€.');
  });
});

describe('the table', () => {
  it('gives one line a guide, with what the limits are about', () => {
    const { measures, findings } = check({ body: `Un abrezz.\n\n${prose(1100, 'un')}` });
    const [, , line] = formatTable(measures, findings).split('\n');
    expect(line?.trim().split(/ {2,}/)).toEqual([
      'guides/un',
      String(measures[0]?.guide.words),
      '5',
      '1P',
      '4',
      '1',
      String(Math.round(measures[0]?.ease ?? 0)),
      '—',
      '0,0 %',
      '1',
    ]);
  });
});

describe('the table of the tics', () => {
  it('counts them a guide and in all, and marks what is too much', () => {
    const { measures, limits } = check({ body: `Cela suffit, suffit, suffit. Souvent.\n\n${prose(1100, 'un')}` });
    const lines = formatTics(measures, limits)
      .split('\n')
      .map((line) => line.trim().split(/ {2,}/));
    expect(lines[2]?.slice(0, 3)).toEqual(['guides/un', '3*', '1']);
    expect(lines[3]?.slice(0, 3)).toEqual(['guides/deux', '·', '·']);
    expect(lines[4]?.slice(0, 3)).toEqual(['en tout', '3', '1']);
  });
});
