import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { fr } from '../../src/diagnostics/catalogue/fr.ts';
import { words } from '../../src/editor/client/words/words.ts';
import { answers } from '../../src/editor/words/answers.ts';
import { words as assistantWords } from '../../src/mcp/words.ts';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const filesIn = (folder: string, ending: RegExp) =>
  (readdirSync(path.join(root, folder), { recursive: true }) as string[])
    .map((file) => `${folder}/${file}`)
    .filter((file) => ending.test(file));

const guides = filesIn('content', /\/.*\/.*\.md$/);
const starters = filesIn('src/starters', /\.(?:md|json)$/);

/** Returns all strings of a value, with the keys that lead to them. */
function stringsIn(value: unknown, keys: string): [keys: string, text: string][] {
  if (typeof value === 'string') return [[keys, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, held]) => stringsIn(held, `${keys} ${key}`));
}

/** Texts in the schemas, which authors read. */
const schemas = filesIn('schemas', /\.json$/)
  .filter((file) => !/\/(?:editor|own-)/.test(file))
  .flatMap((file) => stringsIn(JSON.parse(read(file)), file))
  .filter(([keys]) => /(?:title|description|x-placeholder|default)$/.test(keys));

/** All texts that an owner reads: messages, editor, forms, manual. */
const product: [place: string, text: string][] = [
  ...stringsIn(fr, 'messages'),
  ...stringsIn(words, 'editor'),
  ...stringsIn(answers, 'answers'),
  ...stringsIn(assistantWords, 'assistants'),
  ...schemas,
  ...['content/README.md', 'content/README-fichiers.md', 'content/README-assistants.md'].map(
    (file): [string, string] => [file, read(file)],
  ),
];

/** Whether a message is for those who write blocks of their own. */
const isForDevelopers = (place: string) => /^messages entries (?:block|editor)\//.test(place);

it.each([
  ['e-mail', /courriel/i],
  ['Wi-Fi', /\bwi-?fi\b(?<!Wi-Fi)/i],
  ['internet', /[a-zà-ÿ,] (?:[dl]['’])?Internet\b/],
  ['ko', /\d[\s\u00a0\u202f]?Ko\b/],
])('the texts of this site spell « %s » the same everywhere', (_, other) => {
  expect(guides.length).toBeGreaterThan(40);
  expect(starters.length).toBeGreaterThan(30);
  const files = ['site.manifest.json', ...guides, ...starters];
  expect(files.filter((file) => other.test(read(file)))).toEqual([]);
});

describe('editor, messages, schemas and manual', () => {
  it.each([
    ['rubrique', /\bchaînes?\b(?! de caractères)/i],
    ['texte alternatif', /textes? de remplacement/i],
    ['e-mail', /courriel/i],
    ['guide', /\b[ld]['’]articles?\b(?! \d)|\bun autre article\b|\bArticle principal/],
    ['section', /\bblocs?\b/i],
    ['problème', /\bconstats?\b|\bannotations?\b|\bremarque (?:qui se|d['’]un contrôle)/i],
    ['provisoire', /texte d['’]attente|"À remplacer"/],
    ['Ouverture', /\bbloc « ?hero|: bandeau,/],
    ['type', /\bsortes?\b(?! qu)|\bgenres?\b/i],
    ['un espace', /\bune espace\b/],
    ['ko', /\bKo\b/],
    ['nombre, without « (s) »', /\(s\)/],
  ])('say « %s », and no other word for the same thing', (_, other) => {
    expect(product.length).toBeGreaterThan(1500);
    const found = product.filter(([place, text]) => other.test(text) && !isForDevelopers(place));
    expect(found.map(([place, text]) => `${place}: ${other.exec(text)?.[0]}`)).toEqual([]);
  });

  it('name the lowest severity alike', () => {
    expect([fr.report.severities.note, words.choices.severity?.note]).toEqual([words.note, words.note]);
  });

  it('tell messages for developers from those for authors', () => {
    const messages = stringsIn(fr, 'messages').filter(([place]) => / block\/[\w-]+ message$/.test(place));
    const isMarked = ([place, text]: [string, string]) =>
      / block\/throws /.test(place) || text.startsWith('Pour qui développe : ');
    expect(messages.length).toBeGreaterThan(7);
    expect(messages.filter((one) => !isMarked(one))).toEqual([]);
  });
});
