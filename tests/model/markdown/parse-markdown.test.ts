import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Nodes } from 'mdast';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { parseMarkdown } from '../../../src/model/markdown/parse-markdown.ts';
import { parseWithMicromark } from '../../../src/model/markdown/parse-with-micromark.ts';
import { readFigures } from '../../../src/model/markdown/read-figure.ts';
import { sample } from '../../browser/routes.ts';
import { fc } from '../../fast-check.ts';

type Comparable = (string | Comparable)[];

/** Joins adjacent text nodes, because satteri splits texts next to a bare address. */
function joined(nodes: readonly Nodes[]): Nodes[] {
  const out: Nodes[] = [];
  for (const node of nodes) {
    const last = out.at(-1);
    if (last?.type !== 'text' || node.type !== 'text') out.push(node);
    else {
      const position = { start: last.position?.start, end: node.position?.end } as typeof node.position;
      out[out.length - 1] = { ...last, value: last.value + node.value, position };
    }
  }
  return out;
}

/** Returns a node as one line, then its children. Whitespace and quote markers at the end of the node are ignored. */
function comparable(node: Nodes, text: string): Comparable {
  const { type, position, ...rest } = node;
  const from = position?.start.offset ?? Number.NaN;
  const end = text.slice(0, position?.end.offset).replace(/[\s>]+$/, '').length;
  const values = Object.entries(rest).filter(([key, value]) => key !== 'children' && key !== 'data' && value != null);
  const line = `${type} ${from}-${Math.max(from, end)} ${JSON.stringify(Object.fromEntries(values.toSorted()))}`;
  return 'children' in node ? [line, ...joined(node.children).map((child) => comparable(child, text))] : [line];
}

function expectSame(text: string): void {
  const other = parseWithMicromark(text);
  readFigures(other, text);
  expect(comparable(parseMarkdown(text), text)).toEqual(comparable(other, text));
}

/**
 * Cases in which the two parsers may differ. Authors do not write them on purpose, each result is acceptable, and rules
 * and pages agree in each case, because they read one tree.
 */
const DIFFERENT: [reason: string, pattern: RegExp][] = [
  ['A tag alone on a line goes on with the row above, or ends the table.', /\n[ >\d.)*+-]*<[a-z/?!]/i],
  ['A bare address without a host that has a point is a link to satteri.', /(?:https?:\/\/|www\.)(?![\w-]+\.[a-z])/i],
  ['A character of two units is a sign to satteri, and to micromark a letter.', /[\ud800-\udfff]/],
  ['What is replaced before the parsing is no part of an address.', /\0/],
  ['An entity may or may not be the sign of an address.', /&#/],
  ['A table follows a definition without a blank line.', /\]:.*\n.*[|-]/],
  ['A mail address follows a slash.', /\/[\w.+-]+@/],
  ['Emphasis of one kind touches another, or an escape.', /([*_~\\])(?!\1)[*_~\\]/],
  ['What is ticked begins the paragraph, or what follows the box does.', /\[[ xX]\][ \n]+[^\w«»’.]/],
  ['What is ticked is a heading, underlined.', /\[[ xX]\] .*\n *[-=]+ *$/m],
  ['Indented code, or code at the end of a list or a quote, and a list right after it.', / {4}|```|~~~/],
];

function isDifferent(text: string): boolean {
  return DIFFERENT.some(([, pattern]) => pattern.test(text));
}

function expectSameWhatever(...pieces: string[]): void {
  const text = fc.array(fc.constantFrom(...pieces), { maxLength: 24 }).map((parts) => parts.join(''));
  fc.assert(
    fc.property(
      text.filter((one) => !isDifferent(one)),
      expectSame,
    ),
  );
}

/** Returns the guides of the site, without their front matter. */
function guides(): [string, string][] {
  const content = path.resolve(import.meta.dirname, '../../../content');
  const files = readdirSync(content, { recursive: true, encoding: 'utf8' }).filter((file) => /[\\/].*\.md$/.test(file));
  const textOf = (file: string) => readFileSync(path.join(content, file), 'utf8');
  return files.map((file) => [file, textOf(file).replace(/^---\n[\s\S]*?\n---\n/, '')]);
}

describe('both parsers agree', () => {
  it.each(sample(guides(), 15))('%s', (_, text) => expectSame(text));

  // For each of these texts, the two parsers once had different results.
  it.each([
    'note[^1]\n\n[^1]: la note\n\n[a]: /b "c"\n\n[a]',
    '*a*_b_ **c**, ~~d~~',
    '- [ ] à faire\n- [x] fait',
    'a | b\n-|-\nc | d',
    '| a |\n|-|\n| b |\nc',
    '# titre\n\n    code\n\n-\n\n    code',
    'a  \nb\n\n``` js \ncode\n```',
    '\tcode\r\nligne',
    'Voyez https://example.com/a_b_c?x=1, puis www.example.com.',
    'Écrivez à contact@example.com, ou à **x_y@example.com**.',
    '[https://example.com](/ailleurs) et [www.example.com][a]\n\n[a]: https://example.com',
    '[un crochet sans fin https://example.com, a@b.fr &amp; www.b.fr',
    '![www.example.com](/media/a.svg) <https://example.com> `www.example.com`',
    '| www.example.com | b |\n|---|---|\n| a@example.com | HTTP://EXAMPLE.COM |',
    '😀 é < b, \\* &euro; &#42; **gras**',
  ])('%j', expectSame);

  it('French prose', () => {
    expectSameWhatever(
      ...['mot', ' ', '’', 'a', '.', ', ', '\n', '\n\n', '# ', '## ', '- ', '1. ', '> ', '**', '*', '_', '`', '  '],
      ...['[lien](/a)', '[lien](/a "t")', '![alt](/b.jpg)', '| a | b |\n|---|---|\n| c | d |\n', '«', ' »', '!', ':'],
      ...['- [ ] mot', '- [x] mot', ')', '(', '3', 'É'],
    );
  });

  it('blocks', () => {
    expectSameWhatever(
      ...['a', 'é', '\n', '\n', '\n', ' ', '  ', '   ', '\t', '- ', '-', '* ', '+ ', '1. ', '10. ', '2) ', '> ', '>'],
      ...['# ', '#', '---', '===', '***', '| a |', '|-|', '|', '[a]: /u', '[a]', '"t"', '\\'],
    );
  });

  it('code and HTML', () => {
    expectSameWhatever(
      ...['a', ' ', '\n\n', '`', '`', '``', '`<b>`', '`<!--`', '\\', '<b>', '</b>', '<', '>', '<!-- ', '-->', '<?'],
      ...['<a title="`">', '<https://a.fr>', '&lt;', '**', '# ', '| a |\n|---|\n| `<b>` |\n', '\n\n<div>\n', '<!A'],
    );
  });

  it('any characters', () => {
    expectSameWhatever(
      ...['https://a.fr', 'www.a.fr', 'ex.fr', '@', 'a', '_', '*', '**', '[', ']', '(', ')', '](', '/x', '`', '<', '>'],
      ...['~~', '|', '\n', '\n\n', '\\', '&amp;', '&', ' ', '.', '![', '[^1]', ':', '- ', '# ', '"', "'", '\r\n', '^'],
      ...['\u00a0', '\u202f', '€', '{', '}', '+', '=', '%', '$', '0', '--'],
    );
  });
});

describe('parseMarkdown', () => {
  it('counts offsets in UTF-16 units', () => {
    const [paragraph] = parseMarkdown('é😀 **a**').children;
    const strong = paragraph?.type === 'paragraph' ? paragraph.children[1] : undefined;
    expect([strong?.type, strong?.position?.start.offset]).toEqual(['strong', 4]);
  });

  it('replaces NUL characters', () => expect(JSON.stringify(parseMarkdown('a\0b'))).toContain('"a\uFFFDb"'));

  const file = path.resolve(import.meta.dirname, '../../../src/model/markdown/parse-markdown.ts');
  const fail = () => {
    throw new Error('Cannot find native binding');
  };

  it.each([
    ['is missing', fail],
    ['does not work', () => ({ markdownToMdast: fail })],
  ])('reads with micromark if satteri %s', async (reason, satteri) => {
    vi.doMock('satteri', satteri);
    onTestFinished(() => void vi.doUnmock('satteri'));
    // Evaluates only this module again: the test files of a worker share all others.
    const without: { parseMarkdown: typeof parseMarkdown } = await import(
      /* @vite-ignore */ `${file}?${encodeURIComponent(reason)}`
    );
    expect(without.parseMarkdown('Un [lien](/a)')).toEqual(parseWithMicromark('Un [lien](/a)'));
  });
});
