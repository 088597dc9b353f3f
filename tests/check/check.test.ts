import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { checkSite } from '../../src/check/check-site.ts';
import { withChange } from '../../src/model/read/with-change.ts';
import { isFull } from '../browser/routes.ts';
import { fc } from '../fast-check.ts';
import { baseSite } from '../fixtures/fixture-site.ts';
import { changed } from './apply-mutation.ts';
import { checkMutation, readBase } from './mutated-site.ts';

const manifest = 'site.manifest.json';
const article = 'content/guides/choisir-son-pain.md';
const story = 'content/textes/histoire.md';
const textOf = (file: string) => readFileSync(path.join(baseSite, file), 'utf8');

/** Checks the base site with other bytes in one of its files. */
const checkWith = (file: string, content: string | Uint8Array) =>
  checkMutation({ bytes: { [file]: Buffer.from(content).toString('base64') } });

const ODD_TEXTS = ['', '{{', '{{x}}', '#', '/', ':', '../..', '__proto__', 'constructor'];
/** JSON values that may break a rule. */
const odd = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.constantFrom<unknown>(...ODD_TEXTS, null, -1, 1e308, [], {}, [[]], [null]),
);

/** Returns a copy of a value with one part replaced; `path` selects the part. */
function withOdd(value: unknown, path: number[], put: unknown): unknown {
  const [step, ...rest] = path;
  if (typeof value !== 'object' || value === null || step === undefined) return put;
  if (Array.isArray(value)) {
    if (value.length === 0) return put;
    return value.map((item, index) => (index === step % value.length ? withOdd(item, rest, put) : item));
  }
  const entries = Object.entries(value);
  if (entries.length === 0) return put;
  return Object.fromEntries(
    entries.map(([key, item], index) =>
      index === step % entries.length ? [key, withOdd(item, rest, put)] : [key, item],
    ),
  );
}

describe('checkSite never crashes', () => {
  const text = textOf(manifest);

  it('on any bytes as manifest', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => {
        expect(checkWith(manifest, bytes).length).toBeGreaterThan(0);
      }),
      { numRuns: 80 },
    );
  });

  const oddManifest = fc
    .tuple(fc.array(fc.nat(30), { minLength: 1, maxLength: 7 }), odd)
    .map(([steps, put]) => JSON.stringify(withOdd(JSON.parse(text), steps, put), null, 2));

  it.each<[what: string, file: string, content: fc.Arbitrary<string | Uint8Array>]>([
    ['any JSON value as manifest', manifest, fc.json()],
    ['unexpected values anywhere in the manifest', manifest, oddManifest],
    ['any bytes as an article', article, fc.uint8Array({ maxLength: 400 })],
    ['any text as an article', article, fc.string({ maxLength: 300 }).map((typed) => `---\n${typed}\n---\n${typed}`)],
  ])('on %s', (_, file, content) => {
    fc.assert(
      fc.property(content, (typed) => void checkWith(file, typed)),
      { numRuns: 60 },
    );
  });

  it.runIf(isFull)('on any text removed from, or inserted into, the manifest', () => {
    fc.assert(
      fc.property(fc.nat(text.length), fc.nat(40), fc.string({ maxLength: 8 }), (at, cut, typed) => {
        checkWith(manifest, text.slice(0, at) + typed + text.slice(at + cut));
      }),
      { numRuns: 80 },
    );
  });

  it('on a manifest with one long text, and with inherited names', () => {
    const long = text.replace('Boulangerie Test, pain au levain', 'é{{'.repeat(350_000));
    expect(checkWith(manifest, long).length).toBeGreaterThan(0);
    const inherited = text.replace(
      '"facts": {',
      '"facts": {\n    "__proto__": { "label": "x", "format": "text", "value": "y" },',
    );
    expect(checkWith(manifest, inherited).map(({ code }) => code)).toEqual(['schema/bad-name']);
    const named = text.replace('{{facts.delay}}', '{{facts.constructor}} {{__proto__.x}}');
    expect(checkWith(manifest, named).map(({ code }) => code)).toEqual(['fact/unused', 'fact/unknown', 'fact/unknown']);
  });
});

it.each([
  ['2026-11-20T09:59:00Z', '2026-11-20'],
  ['2026-11-20T10:01:00Z', '2026-11-21'],
])('checkSite without a day at %s, treats a date as future if it has not begun in any time zone', (now, day) => {
  vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const reviewed = (written: string) => {
    const now = textOf(article).replace(/reviewed: \S+/, `reviewed: ${written}`);
    const codes: string[] = [];
    checkSite(withChange(readBase(), [{ file: article, now }]).sources, ({ code }) => codes.push(code));
    return codes;
  };
  const next = new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
  expect(reviewed(day)).toEqual([]);
  expect(reviewed(next)).toEqual(['article/impossible-dates']);
});

describe('checkSite', () => {
  it('reports everything in one run, each mistake once', () => {
    const found = checkMutation({
      edits: [
        { file: manifest, find: '"heading": "Nos guides du pain"', put: '"haeding": "Nos guides du pain"' },
        { file: manifest, find: '"path": "/contact",', put: '"path": "/contact"' },
        { file: manifest, find: '{{facts.delay}}', put: '{{facts.dealy}}' },
        { file: article, find: 'reviewed: 2026', put: 'reviewed:2026' },
        { file: story, find: '/contact', put: '/contatc' },
      ],
    });
    expect(found.map(({ code }) => code)).toEqual([
      'front-matter/missing-space',
      'link/unknown-page',
      'fact/unknown',
      'schema/unknown-key',
      'json/missing-comma',
    ]);
  });

  it.each([
    ['{}', 'schema/missing-keys'],
    ['[]', 'schema/wrong-type'],
    ['null', 'schema/wrong-type'],
    ['"pages"', 'schema/wrong-type'],
  ])('reports one finding about a manifest that is %s', (put, code) => {
    expect(checkWith(manifest, put).map((one) => one.code)).toEqual([code]);
  });

  it.each([
    [null, 'schema/wrong-type'],
    [{}, 'schema/wrong-type'],
    [[], 'schema/too-few'],
  ])('reports one finding about pages that are %j', (pages, code) => {
    const found = checkMutation(changed<object>((data) => void Object.assign(data, { pages })));
    expect(found.map((one) => one.code)).toEqual([code]);
  });

  it('reports nothing else while the key of the pages is misspelt', () => {
    const mistake = { file: story, find: '[Venez le voir]', put: '[Ici]' };
    const key = { file: manifest, find: '"pages": [', put: '"page": [' };
    const found = checkMutation({ edits: [mistake, key] });
    expect(found.map(({ code }) => code)).toEqual(['schema/unknown-key']);
  });

  it.each([
    ['--\ntitle:', 'front-matter/wrong-fence', 1],
    ['—\ntitle:', 'front-matter/wrong-fence', 1],
    ['- - -\ntitle:', 'front-matter/wrong-fence', 1],
    [' ---\ntitle:', 'front-matter/wrong-fence', 1],
    ['```yaml\ntitle:', 'front-matter/wrong-fence', 1],
    ['```yaml\n---\ntitle:', 'front-matter/not-first', 2],
    ['\n\n---\ntitle:', 'front-matter/not-first', 3],
    ['Un mot.\n---\ntitle:', 'front-matter/not-first', 2],
    ['title:', 'front-matter/missing', 1],
  ])('reports front matter that begins with %j as %s, up to line %i', (put, code, endLine) => {
    const suggestion = code === 'front-matter/missing' ? null : '---';
    const found = checkWith(article, textOf(article).replace('---\ntitle:', put));
    expect(found).toMatchObject([{ code, line: 1, endLine, suggestion }]);
  });

  it.each(['----', '--', '—', '***', '```'])('reports front matter that is closed by %s', (put) => {
    const found = checkMutation({ edits: [{ file: article, find: 'horloge."\n---', put: `horloge."\n${put}` }] });
    const endColumn = put.length + 1;
    expect(found).toMatchObject([{ code: 'front-matter/wrong-fence', line: 8, endColumn, suggestion: '---' }]);
  });

  it.each([
    ['nothing', ''],
    ['a line of dashes', '\n\nUn mot de plus.\n\n---\n\nLa suite.\n'],
    ['stars', '\n\n***\n\nLa suite.\n'],
    ['code', '\n\n```\nfarine\n```\n'],
  ])('reports unclosed front matter at its start, whatever its body contains: %s', (_, more) => {
    for (const name of ['choisir', 'conserver']) {
      const file = `content/guides/${name}-son-pain.md`;
      const found = checkWith(file, textOf(file).replace('\n---\n', '\n') + more);
      expect(found).toMatchObject([{ code: 'front-matter/unclosed', file, line: 1 }]);
    }
  });

  it('reports the file of a guide with a name invalid in an address, whether or not a chain names it', () => {
    const text = textOf(article)
      .replace('Choisir son pain selon le repas', 'La brioche tressée du dimanche')
      .replace('Baguette, levain', 'Brioche, levain');
    for (const name of ['Référencement', 'mon guide', 'La_Brioche']) {
      const file = `content/guides/${name}.md`;
      expect(checkMutation({ add: { [file]: text } })).toMatchObject([{ code: 'chain/lost-guide', file }]);
    }
  });

  it('reports notes instead of a value as errors in a release, marked or not, once each', () => {
    const put = (find: string, typed: string) => ({ file: manifest, find, put: typed });
    const edits = [
      put('"publisher": "Camille Test"', '"publisher": "[nom à compléter] (prénom à remplacer)"'),
      put('"publicKey": "key"', '"publicKey": "cle-publique-a-remplacer"'),
      put('"answer": "Oui, ', '"answer": "[jours à compléter] Oui, '),
      { file: story, find: 'Le four chauffe', put: 'Le four [modèle à compléter] chauffe' },
    ];
    const said = (more: typeof edits) => {
      const found = checkMutation({ edits: [...edits, ...more], release: true });
      return found.map(({ code, severity, line }) => [code, severity, line]);
    };
    const unmarked = (line: number) => ['placeholder/unmarked', 'error', line];
    const silenced =
      '"checks": { "rules": { "placeholder/unmarked": "off" }, "silenced": [{ "code": "placeholder/unmarked", "reason": "Un jour." }] },';
    const all = [unmarked(3), unmarked(15), unmarked(15), unmarked(82), unmarked(163)];
    expect(said([])).toEqual(all);
    expect(said([put('  "redirects"', `  ${silenced} "redirects"`)])).toEqual(all);
    const legal = put('"legal": {', '"legal": { "placeholder": true,');
    expect(said([legal])).toEqual([unmarked(3), ['placeholder/standing', 'error', 11], unmarked(82), unmarked(163)]);
    const mail = put('"mail": {', '"mail": { "placeholder": true,');
    expect(said([legal, mail]).map(([code]) => code)).toEqual([
      'placeholder/unmarked',
      'placeholder/standing',
      'placeholder/standing',
      'placeholder/unmarked',
    ]);
  });

  it('accepts any path, anchor or identifier of the site as text, whatever its words', () => {
    const edits = [{ file: manifest, find: '"id": "message"', put: '"id": "piece-a-remplacer"' }];
    expect(checkMutation({ edits })).toEqual([]);
  });

  it('reports unclosed code or comments once, whatever they include', () => {
    const guide = 'content/guides/conserver-son-pain.md';
    const edits = [{ file: guide, find: '## Le torchon', put: '```\n\n## Le torchon' }];
    expect(checkMutation({ edits })).toMatchObject([{ code: 'markdown/unclosed', file: guide }]);
    const inManifest = [{ file: manifest, find: 'Oui, [écrivez-nous]', put: 'Oui <!-- note, [écrivez-nous]' }];
    expect(checkMutation({ edits: inManifest })).toMatchObject([{ code: 'markdown/unclosed', line: 163 }]);
  });

  it('reports a listed guide without a file once, whatever links to it', () => {
    const links =
      '[Venez le voir](/contact), [le torchon](/guides/conserver-son-pain#le-torchon), [lui](/guides/conserver-son-pain)';
    const edits = [{ file: story, find: '[Venez le voir](/contact)', put: links }];
    const remove = ['content/guides/conserver-son-pain.md'];
    const pointer = '/chains/0/articles/1';
    expect(checkMutation({ edits, remove })).toMatchObject([{ code: 'chain/lost-guide', pointer }]);
    const unlisted = { file: manifest, find: '"conserver-son-pain", "recettes', put: '"recettes' };
    const help = { file: manifest, find: '"help": ["conserver-son-pain"]', put: '"help": []' };
    const gone = checkMutation({ edits: [...edits, unlisted, help], remove });
    expect(gone).toMatchObject([{ code: 'link/unknown-page', file: article }]);
    expect(gone[0]?.help).toContain('Autres endroits : content/textes/histoire.md:3, content/textes/histoire.md:3.');
  });
});
