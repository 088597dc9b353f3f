import { readFileSync } from 'node:fs';
import path from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { JSDOM } from 'jsdom';
import { markdownToMdast } from 'satteri';
import { describe, expect, it } from 'vitest';
import { createModel } from '../../../src/blocks/create-model.ts';
import { filesBelow } from '../../../src/model/read/files-below.ts';
import { readSite } from '../../../src/model/read/read-site.ts';
import { findModels } from '../../../src/workshop/files/find-models.ts';
import { formatCsv } from '../../../src/workshop/files/format-csv.ts';
import { formatOdt } from '../../../src/workshop/files/format-odt.ts';
import { labelLinks } from '../../../src/workshop/files/label-links.ts';
import { makeFiles } from '../../../src/workshop/files/make-files.ts';

const root = path.resolve(import.meta.dirname, '../../..');

it('the files of the site match the guides: npm run make -- files', () => {
  const made = makeFiles(createModel(readSite(root, () => undefined)));
  for (const { file, bytes } of made) {
    expect(readFileSync(path.join(root, 'content', file)).equals(bytes), `${file} is out of date`).toBe(true);
  }
  const there = filesBelow(path.join(root, 'content/media/files'));
  expect(there).toEqual(made.map(({ file }) => path.basename(file)).sort());
});

describe('findModels', () => {
  const model = (name: string, text: string) => `<!-- file: ${name} "Titre" -->\n\n${text}\n\n<!-- /file -->\n`;

  it('returns the text between the comments, and joins passages with the same name', () => {
    const text = `Avant.\n\n${model('lettre.odt', 'Un')}\nEntre.\n\n<!-- file: lettre.odt -->\nDeux\n<!-- /file -->\n${model('b.csv', 'x')}`;
    expect(findModels(text, 'guide')).toEqual([
      { name: 'lettre.odt', title: 'Titre', text: 'Un\n\nDeux' },
      { name: 'b.csv', title: 'Titre', text: 'x' },
    ]);
  });

  it('includes a form that its comment hides from the page', () => {
    const text = `${model('a.odt', 'Rempli')}\n<!-- file: b.odt "Vierge"\n\n- **Nom.** …\n\n/file -->\n`;
    expect(findModels(text, 'guide')).toEqual([
      { name: 'a.odt', title: 'Titre', text: 'Rempli' },
      { name: 'b.odt', title: 'Vierge', text: '- **Nom.** …' },
    ]);
  });

  it.each([
    ['a hidden beginning and no end', '<!-- file: a.odt "Titre"\nUn\n-->\n', 'not followed by « /file --> »'],
    ['no end', '<!-- file: a.odt "Titre" -->\nUn\n', 'not followed by'],
    ['an end after another beginning', `<!-- file: a.odt "Titre" -->\nUn\n${model('b.odt', 'x')}`, 'not followed by'],
    ['no title', '<!-- file: a.odt -->\nUn\n<!-- /file -->\n', 'has no title'],
    ['another ending', model('a.docx', 'x'), 'no name of an ODT or CSV file'],
    ['a folder', model('../a.odt', 'x'), 'no name of an ODT or CSV file'],
  ])('rejects a passage with %s', (_, text, message) => {
    expect(() => findModels(text, 'guide')).toThrow(message);
  });
});

const parse = (text: string) =>
  markdownToMdast(text, { features: { frontmatter: false } }) as Parameters<typeof formatCsv>[0];

describe('formatOdt', () => {
  const text =
    "## Qui nous sommes\n\nL'atelier & **co**, [voir](/contact) `a < b`.\n\n- [ ] un\n- deux\n\n1. trois\n\n> cité\n\n| A | B |\n|---|---|\n| 1 | 2 |\n\n```\nx  y\n```";
  const options = { title: 'Lettre', note: 'Tiré du guide', root: 'https://exemple.fr' };
  const bytes = formatOdt(parse(text), options);
  const files = unzipSync(bytes);

  it('begins with its media type, uncompressed, as programs expect it', () => {
    expect(Object.keys(files)[0]).toBe('mimetype');
    expect(strFromU8(bytes.slice(30, 84))).toContain('mimetypeapplication/vnd.oasis.opendocument.text');
  });

  it('consists of well-formed XML with all words', () => {
    for (const [name, content] of Object.entries(files)) {
      if (name.endsWith('.xml')) new JSDOM(strFromU8(content), { contentType: 'text/xml' });
    }
    const shown = new JSDOM(strFromU8(files['content.xml'] ?? new Uint8Array()), { contentType: 'text/xml' });
    const { documentElement } = shown.window.document;
    expect(documentElement.textContent).toBe(
      'LettreQui nous sommesL’atelier & co, voir a < b.undeuxtroiscitéAB12xyTiré du guide',
    );
    expect(documentElement.innerHTML).toContain(':href="https://exemple.fr/contact"');
  });

  it('is the same file on every day', () => {
    expect(formatOdt(parse(text), options)).toEqual(bytes);
  });
});

it('formatCsv writes the one table of a text for French spreadsheets', () => {
  const table = '| Nom | Sens |\n|---|---|\n| `A` | « a ; b » |\n| x | dit "oui" |';
  expect(formatCsv(parse(`Avant.\n\n${table}`))).toBe('\ufeffNom;Sens\r\nA;"« a ; b »"\r\nx;"dit ""oui"""\r\n');
  expect(() => formatCsv(parse('Rien.'))).toThrow('made of one table');
  expect(() => formatCsv(parse(`${table}\n\nx\n\n${table}`))).toThrow('made of one table');
});

it('labelLinks updates the sizes in links to known files, and nothing else', () => {
  const sizes = new Map([['media/files/a.odt', 4200]]);
  const text = '[a (ODT, 1 ko)](/media/files/a.odt) [b](/media/files/b.odt) ![a](/media/files/a.odt)';
  expect(labelLinks(text, sizes)).toBe(text.replace('1 ko', '4 ko'));
});
