import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import Markdown from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { describe, expect, it } from 'vitest';
import { scanMarkdown } from '../../../src/site/markdown/scan-markdown.ts';
import { slugify } from '../../../src/text/slug.ts';

interface Seen {
  headings: string[];
  links: string[];
}

/** A node of the tree that the pages are made from. */
interface Node {
  type: string;
  depth?: number;
  url?: string;
  identifier?: string;
  value?: string;
  alt?: string | null;
  children?: Node[];
}

function textOf({ value, alt, children }: Node): string {
  return value ?? alt ?? children?.map(textOf).join('') ?? '';
}

function visit(node: Node, act: (node: Node) => void): void {
  act(node);
  for (const child of node.children ?? []) visit(child, act);
}

/** What the parser of the pages finds. */
function parsed(markdown: string): Seen {
  const seen: Seen = { headings: [], links: [] };
  const look = () => (tree: Node) => {
    const definitions = new Map<string, string>();
    visit(tree, ({ type, identifier = '', url = '' }) => {
      if (type === 'definition' && !definitions.has(identifier)) definitions.set(identifier, url);
    });
    visit(tree, (node) => {
      const { type, depth, url, identifier = '' } = node;
      if (type === 'heading') seen.headings.push(`${depth} ${slugify(textOf(node))}`);
      if (type === 'link' || type === 'linkReference') seen.links.push(url ?? definitions.get(identifier) ?? '');
      if (type === 'image' || type === 'imageReference')
        seen.links.push(`!${url ?? definitions.get(identifier) ?? ''}`);
    });
  };
  // biome-ignore lint/correctness/noChildrenProp: its props demand the children
  renderToStaticMarkup(createElement(Markdown, { remarkPlugins: [remarkGfm, look], children: markdown }));
  return { headings: seen.headings, links: seen.links.sort() };
}

function scanned(markdown: string): Seen {
  const { headings, links } = scanMarkdown(markdown);
  return {
    headings: headings.map(({ level, text }) => `${level} ${slugify(text)}`),
    links: links.map(({ isImage, to }) => (isImage ? `!${to}` : to)).sort(),
  };
}

const inline = fc.constantFrom(
  'Le pain',
  '**gras**',
  '_penché_',
  '`[code](/x)`',
  '[un lien](/page)',
  '[avec *style*](/page#ancre)',
  '[titre](/page "Un titre")',
  '[réf][un]',
  '[un][]',
  '[un]',
  '![image](media/a.svg)',
  '[![image](media/a.svg)](/page)',
  '<https://example.com/a>',
  '<mail@example.com>',
  'https://example.com/b.',
  'www.example.com',
  'mail@example.com',
  '\\[pas un lien](/non)',
  '[angle](</a b>)',
  '[paren](/a(b)c)',
  '`un seul',
  '{{facts.x}}',
  'a < b > c',
);
const line = fc.array(inline, { minLength: 1, maxLength: 3 }).map((parts) => parts.join(' '));
const block = fc.oneof(
  line,
  fc.tuple(fc.integer({ min: 1, max: 6 }), line).map(([level, text]) => `${'#'.repeat(level)} ${text}`),
  line.map((text) => `> ${text}`),
  fc.array(line, { minLength: 1, maxLength: 3 }).map((items) => items.map((item) => `- ${item}`).join('\n')),
  line.map((text) => `1. ${text}\n2. ${text}`),
  line.map((text) => `\`\`\`html\n${text}\n\`\`\``),
  line.map((text) => `~~~\n## ${text}\n~~~`),
  line.map((text) => `| a | b |\n| --- | --- |\n| ${text.replace(/\|/g, '')} | c |`),
  fc.constant('[un]: /definition "Titre"'),
  fc.constant('---'),
  line.map((text) => `- [ ] ${text}`),
  fc.constant('> **Bon à savoir**\n>\n> Un [lien](/dedans).'),
);

describe('scanMarkdown', () => {
  it('finds in our own texts what the parser of the pages finds', () => {
    const content = path.resolve(import.meta.dirname, '../../../content');
    const files = readdirSync(content, { recursive: true })
      .map(String)
      .filter((name) => name.endsWith('.md'));
    expect(files.length).toBeGreaterThan(30);
    for (const file of files) {
      const body = readFileSync(path.join(content, file), 'utf8').replace(/^---\n[\s\S]*?\n---\n/, '');
      expect(scanned(body), file).toEqual(parsed(body));
    }
  });

  it('finds in made-up texts what the parser of the pages finds', () => {
    fc.assert(
      fc.property(fc.array(block, { maxLength: 6 }), (blocks) => {
        const markdown = blocks.join('\n\n');
        expect(scanned(markdown)).toEqual(parsed(markdown));
      }),
      { numRuns: 400 },
    );
  });

  it('knows where each destination stands', () => {
    const text = 'Un [lien](/page#a) et [réf][x], <https://a.example>.\n\n[x]: /definition\n';
    const places = scanMarkdown(text).links.map(({ destination: { offset, length } }) =>
      text.slice(offset, offset + length),
    );
    expect(places).toEqual(['/page#a', '/definition', 'https://a.example']);
  });

  it('survives any text, and long ones', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 300 }), (text) => void scanMarkdown(text)),
      { numRuns: 500 },
    );
    for (const part of ['[', '](', '![', '`', '*', '_a', '<a ', '> ', '- ', '[a](b', '\\', '**a', 'h', '#', '<!--']) {
      scanMarkdown(part.repeat(50_000));
    }
  });
});
