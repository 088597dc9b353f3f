import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { checkSite } from '../../src/check/check-site.ts';
import type { Diagnostic } from '../../src/diagnostics/diagnostic.ts';
import { readSite } from '../../src/model/read/read-site.ts';
import { isFull } from '../browser/routes.ts';
import { fc } from '../fast-check.ts';
import { baseSite } from '../fixtures/fixture-site.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { checkFolder, checkMutation } from './mutated-site.ts';

const manifest = 'site.manifest.json';
const article = 'content/guides/choisir-son-pain.md';
let directory = '';

beforeAll(() => {
  directory = temporaryFolder();
  cpSync(baseSite, directory, { recursive: true });
});

/** Checks the base site with other bytes in one of its files. */
function checkWith(file: string, content: string | Uint8Array) {
  const absolute = path.join(directory, file);
  const before = readFileSync(absolute);
  writeFileSync(absolute, content);
  try {
    return checkFolder(directory);
  } finally {
    writeFileSync(absolute, before);
  }
}

/** JSON values that may break a rule. */
const odd = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.constantFrom(
    null,
    '',
    '{{',
    '{{x}}',
    '#',
    '/',
    ':',
    '../..',
    '__proto__',
    'constructor',
    -1,
    1e308,
    [],
    {},
    [[]],
    [null],
  ),
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
  const text = readFileSync(path.join(baseSite, manifest), 'utf8');

  it('on any bytes as manifest', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => {
        expect(checkWith(manifest, bytes).length).toBeGreaterThan(0);
      }),
      { numRuns: 80 },
    );
  });

  it('on any JSON value as manifest', () => {
    fc.assert(
      fc.property(fc.json(), (json) => void checkWith(manifest, json)),
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

  it('on unexpected values anywhere in the manifest', () => {
    const data = JSON.parse(text) as unknown;
    fc.assert(
      fc.property(fc.array(fc.nat(30), { minLength: 1, maxLength: 7 }), odd, (steps, put) => {
        checkWith(manifest, JSON.stringify(withOdd(data, steps, put), null, 2));
      }),
      { numRuns: 60 },
    );
  });

  it('on any bytes as an article', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => void checkWith(article, bytes)),
      { numRuns: 60 },
    );
    fc.assert(
      fc.property(fc.string({ maxLength: 300 }), (typed) => void checkWith(article, `---\n${typed}\n---\n${typed}`)),
      {
        numRuns: 60,
      },
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

describe('checkSite without a day', () => {
  it.each([
    ['2026-11-20T09:59:00Z', '2026-11-20'],
    ['2026-11-20T10:01:00Z', '2026-11-21'],
  ])('at %s, treats a date as future if it has not begun in any time zone', (now, day) => {
    vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const reviewed = (written: string) => {
      const content = readFileSync(path.join(baseSite, article), 'utf8').replace(
        /reviewed: \S+/,
        `reviewed: ${written}`,
      );
      writeFileSync(path.join(directory, article), content);
      onTestFinished(() => cpSync(path.join(baseSite, article), path.join(directory, article)));
      const codes: string[] = [];
      const report = ({ code }: Diagnostic) => codes.push(code);
      checkSite(readSite(directory, report), report);
      return codes;
    };
    const next = new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
    expect(reviewed(day)).toEqual([]);
    expect(reviewed(next)).toEqual(['article/impossible-dates']);
  });
});

describe('checkSite', () => {
  it('reports everything in one run, each mistake once', () => {
    const found = checkMutation({
      edits: [
        { file: manifest, find: '"heading": "Nos guides du pain"', put: '"haeding": "Nos guides du pain"' },
        { file: manifest, find: '"path": "/contact",', put: '"path": "/contact"' },
        { file: manifest, find: '{{facts.delay}}', put: '{{facts.dealy}}' },
        { file: article, find: 'reviewed: 2026', put: 'reviewed:2026' },
        { file: 'content/textes/histoire.md', find: '/contact', put: '/contatc' },
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
    const found = checkMutation({ edits: [{ file: manifest, find: '*', put }] });
    expect(found.map((one) => one.code)).toEqual([code]);
  });

  it.each([
    [null, 'schema/wrong-type'],
    [{}, 'schema/wrong-type'],
    [[], 'schema/too-few'],
  ])('reports one finding about pages that are %j', (pages, code) => {
    const data = JSON.parse(readFileSync(path.join(baseSite, manifest), 'utf8')) as object;
    const put = JSON.stringify({ ...data, pages }, null, 2);
    expect(checkMutation({ edits: [{ file: manifest, find: '*', put }] }).map((one) => one.code)).toEqual([code]);
  });

  it('reports nothing else while the key of the pages is misspelt', () => {
    const mistake = { file: 'content/textes/histoire.md', find: '[Venez le voir]', put: '[Ici]' };
    const key = { file: manifest, find: '"pages": [', put: '"page": [' };
    const found = checkMutation({ edits: [mistake, key] });
    expect(found.map(({ code }) => code)).toEqual(['schema/unknown-key']);
  });

  it.each([
    ['--\ntitle:', 'front-matter/wrong-fence', '--'],
    ['—\ntitle:', 'front-matter/wrong-fence', '—'],
    ['- - -\ntitle:', 'front-matter/wrong-fence', '- - -'],
    [' ---\ntitle:', 'front-matter/wrong-fence', ' ---'],
    ['```yaml\ntitle:', 'front-matter/wrong-fence', '```yaml'],
    ['```yaml\n---\ntitle:', 'front-matter/not-first', '```yaml\n---'],
    ['\n\n---\ntitle:', 'front-matter/not-first', '\n\n---'],
    ['Un mot.\n---\ntitle:', 'front-matter/not-first', 'Un mot.\n---'],
    ['title:', 'front-matter/missing', ''],
  ])('reports front matter that begins with %j with that line', (put, code, named) => {
    const text = readFileSync(path.join(baseSite, article), 'utf8').replace('---\ntitle:', put);
    const [found, ...more] = checkWith(article, text);
    expect([found?.code, more.map((one) => one.code)]).toEqual([code, []]);
    const last = named.split('\n').length;
    expect([found?.line, found?.endLine]).toEqual([1, last]);
    expect(found?.suggestion).toBe(code === 'front-matter/missing' ? null : '---');
  });

  it.each(['----', '--', '—', '***', '```'])('reports front matter that is closed by %s', (put) => {
    const find = 'horloge."\n---';
    const found = checkMutation({ edits: [{ file: article, find, put: `horloge."\n${put}` }] });
    expect(found.map(({ code, line, endColumn, suggestion }) => [code, line, endColumn, suggestion])).toEqual([
      ['front-matter/wrong-fence', 8, put.length + 1, '---'],
    ]);
  });

  it.each([
    ['nothing', ''],
    ['a line of dashes', '\n\nUn mot de plus.\n\n---\n\nLa suite.\n'],
    ['stars', '\n\n***\n\nLa suite.\n'],
    ['code', '\n\n```\nfarine\n```\n'],
  ])('reports unclosed front matter at its start, whatever its body contains: %s', (_, more) => {
    for (const name of ['choisir', 'conserver']) {
      const file = `content/guides/${name}-son-pain.md`;
      const text = readFileSync(path.join(baseSite, file), 'utf8').replace('\n---\n', '\n') + more;
      const found = checkMutation({ edits: [{ file, find: '*', put: text }] });
      expect(found.map((one) => [one.code, one.file, one.line])).toEqual([['front-matter/unclosed', file, 1]]);
    }
  });

  it('reports the file of a guide with a name invalid in an address, whether or not a chain names it', () => {
    const text = readFileSync(path.join(baseSite, article), 'utf8')
      .replace('Choisir son pain selon le repas', 'La brioche tressée du dimanche')
      .replace('Baguette, levain', 'Brioche, levain');
    for (const name of ['Référencement', 'mon guide', 'La_Brioche']) {
      const found = checkMutation({ add: { [`content/guides/${name}.md`]: text } });
      expect(found.map(({ code, file }) => [code, file])).toEqual([['chain/lost-guide', `content/guides/${name}.md`]]);
    }
  });

  it('reports notes instead of a value as errors in a release, marked or not, once each', () => {
    const put = (find: string, typed: string) => ({ file: manifest, find, put: typed });
    const edits = [
      put('"publisher": "Camille Test"', '"publisher": "[nom à compléter] (prénom à remplacer)"'),
      put('"publicKey": "key"', '"publicKey": "cle-publique-a-remplacer"'),
      put('"answer": "Oui, ', '"answer": "[jours à compléter] Oui, '),
      { file: 'content/textes/histoire.md', find: 'Le four chauffe', put: 'Le four [modèle à compléter] chauffe' },
    ];
    const said = (more: typeof edits) =>
      checkMutation({ edits: [...edits, ...more], release: true }).map(({ code, severity, line }) => [
        code,
        severity,
        line,
      ]);
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
    expect(checkMutation({ edits }).map(({ code, file }) => [code, file])).toEqual([['markdown/unclosed', guide]]);
    const inManifest = [{ file: manifest, find: 'Oui, [écrivez-nous]', put: 'Oui <!-- note, [écrivez-nous]' }];
    expect(checkMutation({ edits: inManifest }).map(({ code, line }) => [code, line])).toEqual([
      ['markdown/unclosed', 163],
    ]);
  });

  it('reports a listed guide without a file once, whatever links to it', () => {
    const links =
      '[Venez le voir](/contact), [le torchon](/guides/conserver-son-pain#le-torchon), [lui](/guides/conserver-son-pain)';
    const edits = [{ file: 'content/textes/histoire.md', find: '[Venez le voir](/contact)', put: links }];
    const found = checkMutation({ edits, remove: ['content/guides/conserver-son-pain.md'] });
    expect(found.map(({ code, pointer }) => [code, pointer])).toEqual([['chain/lost-guide', '/chains/0/articles/1']]);
    const unlisted = { file: manifest, find: '"conserver-son-pain", "recettes', put: '"recettes' };
    const help = { file: manifest, find: '"help": ["conserver-son-pain"]', put: '"help": []' };
    const gone = checkMutation({ edits: [...edits, unlisted, help], remove: ['content/guides/conserver-son-pain.md'] });
    expect(gone.map(({ code, file }) => [code, file])).toEqual([
      ['link/unknown-page', 'content/guides/choisir-son-pain.md'],
    ]);
    expect(gone[0]?.help).toContain('Autres endroits : content/textes/histoire.md:3, content/textes/histoire.md:3.');
  });
});
