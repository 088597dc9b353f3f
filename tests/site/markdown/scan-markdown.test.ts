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

/** What stands in a text, and at which offset. */
interface Seen {
  headings: string[];
  links: string[];
  html: number[];
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
  position: { start: { offset: number } };
}

/** HTML is never shown. */
function textOf({ type, value, alt, children }: Node): string {
  return type === 'html' ? '' : (value ?? alt ?? children?.map(textOf).join('') ?? '');
}

function visit(node: Node, act: (node: Node) => void): void {
  act(node);
  for (const child of node.children ?? []) visit(child, act);
}

/** What the parser of the pages finds. */
function parsed(markdown: string): Seen {
  const seen: Seen = { headings: [], links: [], html: [] };
  const look = () => (tree: Node) => {
    const definitions = new Map<string, string>();
    visit(tree, ({ type, identifier = '', url = '' }) => {
      if (type === 'definition' && !definitions.has(identifier)) definitions.set(identifier, url);
    });
    visit(tree, (node) => {
      const { type, depth, url, identifier = '' } = node;
      const { offset } = node.position.start;
      const to = url ?? definitions.get(identifier) ?? '';
      if (type === 'heading') {
        // To the parser, definitions right above an underlined heading are a part of it.
        const first = node.children?.[0]?.position.start.offset ?? offset;
        const at = markdown[offset] === '#' ? offset : first;
        seen.headings.push(`${depth} ${slugify(textOf(node))} at ${at}`);
      }
      if (type === 'link' || type === 'linkReference') seen.links.push(`${to} at ${offset}`);
      if (type === 'image' || type === 'imageReference') seen.links.push(`!${to} at ${offset}`);
      // To the parser, what indents a block of HTML is a part of it.
      if (type === 'html') seen.html.push(markdown.indexOf('<', offset));
    });
  };
  // biome-ignore lint/correctness/noChildrenProp: its props demand the children
  renderToStaticMarkup(createElement(Markdown, { remarkPlugins: [remarkGfm, look], children: markdown }));
  return { ...seen, links: seen.links.sort() };
}

function scanned(markdown: string): Seen {
  const { headings, links, html } = scanMarkdown(markdown);
  return {
    headings: headings.map(({ level, text, offset }) => `${level} ${slugify(text)} at ${offset}`),
    links: links.map(({ isImage, to, offset }) => `${isImage ? '!' : ''}${to} at ${offset}`).sort(),
    html: html.map(({ offset }) => offset),
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

/** Lines as nobody writes them: any block, indented in any way, in any quote or list. */
const oddLine = fc
  .tuple(
    fc.constantFrom('', '', '', ' ', '  ', '   ', '    ', '      ', '\t', '        '),
    fc.constantFrom('', '', '', '- ', '> ', '1. ', '- > ', '> - ', '-   ', '>', '* ', '- - ', '-\t', '-      ', '1) '),
    fc.constantFrom(
      '[a](/a)',
      'texte [b](/b) suite',
      '![c](/c)',
      '    [d](/d)',
      '`code [e](/e)`',
      '[^1]: note [f](/f)',
      '[r]',
      '[r]: /def',
      '[r]:\n/def\n"titre"',
      '## titre [g](/g)',
      '*gras',
      '---',
      '===',
      '```',
      '~~~',
      '<!-- x',
      '-->',
      '<!-- x -->',
      '<div>',
      '</div>',
      '<span class="a">',
      '<p>[h](/h)</p>',
      '| a | [i](/i) |',
      '| --- | --- |',
      'a | `b',
    ),
  )
  .map((parts) => parts.join(''));
const oddText = fc.array(fc.oneof({ weight: 4, arbitrary: oddLine }, { weight: 1, arbitrary: fc.constant('') }), {
  minLength: 2,
  maxLength: 8,
});

/** Texts on either side of what Markdown takes for a link or a heading. */
const CORNERS = [
  '[a](/b\u00A0)',
  '[a](\u00A0/b\u202F"titre")',
  '[a](/b\u00A0c "titre")',
  '[a](/b\u000C)',
  '[a](</b\u00A0c>)',
  '[a](/b(\u00A0))',
  '[a](\n/b\t"titre"\n)',
  '[r]\n\n[r]: /b\u00A0c',
  '[r]\n\n[r]: /b\u00A0"titre"',
  '[r]\n\n[r]:\u00A0/b',
  'a@b.fr',
  '@b.fr',
  'écrire à a.b+c@exemple.fr.',
  'x @b.fr a@b',
  '[a@b.fr](/x)',
  '(a@b.fr)',
  '[lien](/x) a@b.fr',
  '[lien](/x)a@b.fr',
  '`a@b.fr` c@d.fr',
  'a@b.fr c@d.fr',
  '**a@b.fr**',
  '# a@b.fr',
  '- a@b.fr\n- c@d.fr',
  'https://a.fr/x), suite',
  '(https://a.fr/x(y)) z',
  'https://a.fr/x(y',
  'https://a.fr/x&amp; z',
  'https://a.fr/x&amp;y z',
  'https://a.fr/x;',
  'https://a.fr/?!',
  'https://a.fr/x?!.,',
  'https://a.fr/x()',
  "[l'adresse a@b.fr](/x) puis",
  '![a@b.fr](/x.jpg)',
  'a@b',
  '@',
  'a @ b.fr',
  'titre [a](/b)\n===',
  'titre\n===\ntexte [a](/b)',
  'titre\n  =  \n',
  'titre\n---\n[a](/b)',
  'a [b](/c)\n\n***\n\nd [e](/f)',
  'para [b](/c)\n***\ntitre [e](/f)\n---',
  ...[
    '.',
    ',',
    '?',
    '!',
    ':',
    '*',
    '_',
    '~',
    "'",
    '"',
    '...',
    ').',
    '&amp;',
    '&copy;',
    '&nonsense;',
    '&;',
    ';',
    '/',
    '-',
  ].map((end) => `Voir https://example.com/a${end} et la suite`),
  '(https://example.com/a)',
  'https://example.com/a(b)',
  'https://example.com/a(b))',
  'https://example.com/(a(b)c) fin',
  'https://example.com/a)b',
  'https://example.com/a<b',
  'http://example.com et ftp://example.com et https://',
  'https://example.com:80/a https://example.com:80 https://a.b:80',
  'https://example.com?. https://example.com*) https://example.com&amp;. https://example.com._',
  'https://a.b_https://c.d/e et http://a_http://c.d',
  'https://a.b/(c)).) et https://a.b/c&amp;)&copy;',
  'www.example com',
  '*https://example.com/a* et _https://example.com/b_ et ~https://example.com/c~',
  'mail@example.com. et a.b+c_d-e@example.co.uk, a@b et a@b.c- et a@b_c.de',
  'ana@example.com et .ana@example.com et mailto:ana@example.com',
  '[ana@example.com](/a) et [https://example.com/b](/c)',
  '[a [b](/b) c](/d)',
  '[a ![b](/b) c](/d)',
  '[a](/b \'c\') [a](/b (c)) [a](/b "c" d) [a]( /b ) [a]() [a](<>)',
  '[a](/b\n"c")',
  '[a]( "b c") [a]( "b") [a](\n(b c)) ![a]( \'b c\')',
  'a | [b](/c) |\n    | [d](/e) | f |\n| - | - |\n| [g](/h)',
  '    | a | b |\n| - | - |\n| [g](/h)',
  'a <!-- b [c](/d) <? e <!F [g](/h)',
  'a <!-- b <? c <!D --> <!--> <!---> ?> [e](/f) <!-- <?',
  '[a](/b\\)c) [a\\](/b) \\![a](/b)',
  '[a](/b(c) [a](/b(c)d) [a](/b((c)))',
  '[a](/&amp;b) [a](/b%20c)',
  '[a][b] [b][] [b] [B ] [c]\n\n[b]: /un\n[b]: /deux',
  "[b]\n\n[b]: </un deux> 'titre'",
  '[b]\n[b]: /non',
  '`[a](/b)` ``[a](/b) ` `` `[c](/d)',
  '<a href="/b">[c](/d)</a> <!-- [e](/f) --> <https://example.com> <a@b.c> <pas un lien>',
  ...['<!-- a', '```', '<pre>', '<div>'].flatMap((begin) => [
    `> ${begin}\n\n### [b](/c)`,
    `> ${begin}\n### [b](/c)`,
    `> ${begin}\n> [b](/c)\n>\n> [d](/e)\n\n[f](/g)`,
    `- ${begin}\n\n### [b](/c)`,
    `- ${begin}\n- [b](/c)`,
    `- ${begin}\n\t[b](/c)\n\n[d](/e)`,
    `- ${begin}\n  [b](/c)\n\n  [d](/e)\n\n[f](/g)`,
    `10. ${begin}\n    [b](/c)\n\n    [d](/e)\n\n   [f](/g)`,
    `> - ${begin}\n>   [b](/c)\n>\n> [d](/e)\n\n[f](/g)`,
    `- > ${begin}\n  > [b](/c)\n\n  [d](/e)\n\n[f](/g)`,
    `${begin}\n[b](/c)\n\n### [d](/e)`,
  ]),
  '    [a](/b)',
  'c\n    [a](/b)',
  'c\n\n    [a](/b)\n\n[d](/e)',
  '- c\n\n  ## [a](/b)',
  '- c\n\n    ## [a](/b)',
  '   ## [a](/b)',
  '## a#',
  '## a # b ##',
  'Un titre\n===',
  'Un titre\n---',
  'Un\ntitre\n---',
  'Un titre\n=== x',
  '> Un titre\n===',
  '> Un titre\n> ===',
  '- a\n  ---',
  '    # pas un titre',
  '   # un titre',
  '#pas un titre',
  '# un titre #',
  '# un titre \\#',
  '####### pas un titre',
  '#\n\n##  \n\n### [a](/b) `c` ###',
  'texte\n# un titre\ntexte',
  '```\n# pas un titre\n```\n# un titre',
  '```\n# pas un titre\n~~~\n# pas un titre',
  '````\n```\n# pas un titre\n````\n# un titre',
  '~~~ [a](/b)\n[c](/d)\n~~~\n[e](/f)',
  '1. # un titre\n2. [a](/b)',
  '> # un titre\n> [a](/b)\nsuite [c](/d)',
  '> - # un titre\n>   > [a](/b)',
  '| [a](/b) | `[c](/d)` |\n| --- | --- |\n| www.example.com | a\\|b [e](/f) |',
  '<div>\n[a](/b)\n\n[c](/d)\n</div>\n\n[e](/f)',
  'a[^1] [b](/c)\n\n[^1]: Une note [d](/e)',
  '- [ ] [a](/b)\n- [x] c\n- [y] d',
  '\t# code\n\n[a](/b)',
  '[a](/b)\r\n\r\n# un titre\r\nUn autre\r\n===\r\n',
  '**[a](/b)** *[c](/d)* ***[e](/f)*** ~~[g](/h)~~ _[i](/j)_k',
];

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

  it('finds in texts as nobody writes them what the parser of the pages finds', () => {
    fc.assert(
      fc.property(oddText, (lines) => {
        const markdown = lines.join('\n');
        expect(scanned(markdown)).toEqual(parsed(markdown));
      }),
      { numRuns: 600 },
    );
  });

  it.each(CORNERS)('finds in a corner of Markdown what the parser of the pages finds: text %#', (text) => {
    expect(scanned(text)).toEqual(parsed(text));
  });

  it('knows where each destination stands', () => {
    const text = 'Un [lien](/page#a) et [réf][x], <https://a.example>.\n\n[x]: /definition\n';
    const places = scanMarkdown(text).links.map(({ destination: { offset, length } }) =>
      text.slice(offset, offset + length),
    );
    expect(places).toEqual(['/page#a', '/definition', 'https://a.example']);
  });

  it.each([
    ['Voir https://a.example/b_(c)!', 'https://a.example/b_(c)'],
    ['(voir https://a.example/b).', 'https://a.example/b'],
    ['www.a.example/?q="x"', 'www.a.example/?q="x'],
    ['www.a.example&amp;;', 'www.a.example'],
    ['Écrire à camille.test+a@b.example.', 'camille.test+a@b.example'],
    ['camille@b.example', 'camille@b.example'],
    ['*camille@b.example*', 'camille@b.example'],
  ])('knows where the bare address of « %s » stands: %s', (text, address) => {
    const { links } = scanMarkdown(text);
    expect(links).toHaveLength(1);
    for (const span of [links[0], links[0]?.destination]) {
      expect(text.slice(span?.offset, (span?.offset ?? 0) + (span?.length ?? 0))).toBe(address);
    }
    expect(links[0]?.isImage).toBe(false);
    expect(links[0]?.text).toBe(address);
  });

  it('takes the words of a link for no address of their own', () => {
    const { links } = scanMarkdown('[camille@b.example ou www.b.example](/contact)');
    expect(links.map(({ to }) => to)).toEqual(['/contact']);
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
