import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import ReactMarkdown from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { remarkNativeParser } from '../../src/markdown/remark-native-parser.ts';

function html(markdown: string, plugins: (typeof remarkGfm | typeof remarkNativeParser)[]): string {
  // biome-ignore lint/correctness/noChildrenProp: its props demand the children
  return renderToStaticMarkup(createElement(ReactMarkdown, { remarkPlugins: plugins as never, children: markdown }));
}

function expectSame(markdown: string): void {
  expect(html(markdown, [remarkGfm, remarkNativeParser])).toBe(html(markdown, [remarkGfm]));
}

const texts = [
  'Voyez https://example.com/a_b_c?x=1, puis www.example.com.',
  'Écrivez à contact@example.com, ou à **x_y@example.com**.',
  '[https://example.com](/ailleurs) et [www.example.com][a]\n\n[a]: https://example.com',
  '[un crochet sans fin https://example.com',
  '![www.example.com](/media/a.svg) <https://example.com> `www.example.com`',
  '| www.example.com | b |\n|---|---|\n| a@example.com | HTTP://EXAMPLE.COM |',
  'note[^1]\n\n[^1]: voir https://example.com\n\n- [ ] tâche a@b.fr\n- ~~barré~~',
  'arobase @ seule, https:// seul, www. seul, a&#64;example.com, ww\\w.example.com',
  '```\nhttps://example.com\n```\n\n<b title="https://example.com">x</b>',
  'écrit autrement : .&#64;ex.fr, w&#119;w.example.com, http&#58;//example.com',
  'a@b@c.fr www.www.fr http://a_b_.fr **gras https://example.com/a*b** suite',
];

/** The guides of the site, without their front matter. */
function guides(): string[] {
  const content = path.resolve(import.meta.dirname, '../../content');
  const files = readdirSync(content, { recursive: true, encoding: 'utf8' }).filter((file) => /[\\/].*\.md$/.test(file));
  return files.map((file) => readFileSync(path.join(content, file), 'utf8').replace(/^---\n[\s\S]*?\n---\n/, ''));
}

/** Texts that are handed to react-markdown's own parser. */
function handedOn(texts: readonly string[], plugin = remarkNativeParser): string[] {
  const handed: string[] = [];
  const processor = {
    parser(document: string) {
      handed.push(document);
      return { type: 'root', children: [] };
    },
  };
  plugin.call(processor);
  for (const text of texts) (processor.parser as (document: string, file: unknown) => unknown)(text, undefined);
  return handed;
}

const runs = process.env.VITRINE_FULL ? 6000 : 200;

function expectSameWhatever(...pieces: string[]): void {
  const text = fc.array(fc.constantFrom(...pieces), { maxLength: 24 });
  fc.assert(
    fc.property(text, (parts) => expectSame(parts.join(''))),
    { numRuns: runs },
  );
}

afterEach(() => {
  vi.doUnmock('satteri');
  vi.resetModules();
});

describe('the native parser', () => {
  it('reads nearly all guides without HTML, and all become what they are without it', () => {
    const texts = guides();
    const plain = texts.filter((text) => !text.includes('<!--'));
    expect(plain.length).toBeGreaterThan(20);
    expect(handedOn(plain).length).toBeLessThan(texts.length / 12);
    for (const text of texts) expectSame(text);
  });

  it('leaves to react-markdown what the two would read differently', () => {
    const unsure = [
      ...[
        'a <b>',
        '~~~\n<b>\n~~~',
        '\\`<b>`',
        '[^1]',
        '[a]: /b',
        '\tcode',
        'a\rb',
        '*a* 😀',
        '*_*a',
        'a\\*b',
        '-\n[ ]\n*',
        '[x]',
      ],
      ...[
        '| a |\n|-|\n    b\n    c',
        '| a |\n|-|\nb',
        '> a\n---\n    b\n10. c',
        '-\n---\n    a\n    b',
        '1. a\n\n   ```\n<b>\n   ```',
        '```\n  ```\n<b>\n```',
      ],
      ...['a\n- |', 'a | b\n-|-', 'a\n  \nb', '``` js \na', 'www.example.com', 'a@b.fr', '[a.fr](http://a.fr)'],
    ];
    expect(handedOn(unsure)).toEqual(unsure);
  });

  it('does not leave to it what is usual', () => {
    const usual = [
      ...['# Un titre', '**gras**, *penché* et `code`', '[un lien](https://example.com "titre")', '- [ ] à faire'],
      ...[
        '| a | b |\n| --- | :-: |\n| c | d |',
        '1. un\n2. deux\n   suite',
        '> cité',
        '```js\ncode\n```',
        '~~non~~',
        'une `<balise>`',
        '```html\n<b>\n```',
        '1. un\n\n   ```html\n   <b>\n\n   ```\n\n2. deux',
      ],
    ];
    expect(handedOn(usual)).toEqual([]);
  });

  const fail = (message: string) => () => {
    throw new Error(message);
  };

  it.each([
    ['is not there', fail('Cannot find native binding')],
    [
      'does not work',
      () => ({ markdownToMdast: fail('First argument to DataView constructor must be an ArrayBuffer') }),
    ],
  ])('leaves all to react-markdown where it %s', async (_, satteri) => {
    vi.resetModules();
    vi.doMock('satteri', satteri);
    const without = await import('../../src/markdown/remark-native-parser.ts');
    expect(handedOn(['# Un titre'], without.remarkNativeParser)).toEqual(['# Un titre']);
  });

  it('reads all the rest alike: French prose', () => {
    expectSameWhatever(
      ...[
        'mot',
        ' ',
        '’',
        'a',
        '.',
        ', ',
        '\n',
        '\n\n',
        '# ',
        '## ',
        '- ',
        '1. ',
        '> ',
        '**',
        '*',
        '_',
        '`',
        '  ',
        'É',
      ],
      ...[
        '[lien](/a)',
        '[lien](/a "t")',
        '![alt](/b.jpg)',
        '| a | b |\n|---|---|\n| c | d |\n',
        '«',
        ' »',
        '!',
        ':',
        '(',
      ],
      ...['- [ ] ', '- [x] mot', ')', '3'],
    );
  });

  it('reads all the rest alike: blocks', () => {
    expectSameWhatever(
      ...[
        'a',
        'é',
        '\n',
        '\n',
        '\n',
        ' ',
        '  ',
        '   ',
        '    ',
        '\t',
        '- ',
        '-',
        '* ',
        '+ ',
        '1. ',
        '10. ',
        '2) ',
        '> ',
      ],
      ...[
        '>',
        '# ',
        '#',
        '```',
        '~~~',
        '---',
        '===',
        '***',
        '| a |',
        '|-|',
        '|',
        '[a]: /u',
        '[a]',
        '"t"',
        '\\',
        '    ',
      ],
    );
  });

  it('reads all the rest alike: code and HTML', () => {
    expectSameWhatever(
      ...[
        'a',
        ' ',
        '\n',
        '\n\n',
        '```\n',
        '\n```\n',
        '````\n',
        '```js\n',
        '~~~\n',
        '`',
        '`',
        '``',
        '`<b>`',
        '`<!--`',
        '\\',
      ],
      ...[
        '<b>',
        '</b>',
        '<',
        '>',
        '<!-- ',
        '-->',
        '<div>\n',
        '<a title="`">',
        '<https://a.fr>',
        '- ',
        '> ',
        '    ',
        '&lt;',
      ],
      ...['**', '# ', '| a |\n|---|\n| `<b>` |\n', '<?', '<!A', '\n```', '```'],
    );
  });

  it('reads all the rest alike: code in lists and after tables', () => {
    expectSameWhatever(
      ...[
        'a',
        '\n',
        '\n',
        '\n\n',
        '1. mot\n\n',
        '2. mot\n',
        '10. mot\n\n',
        '- mot\n\n',
        '> ',
        '# titre\n',
        '---\n',
        '-\n',
        '    a\n',
      ],
      ...['   ```html\n', '   ```\n', '   <b>\n', '   a\n', '```\n', '<b>\n', '  ```\n', '  <i>\n', ' ```\n', ' <u>\n'],
      ...[
        '\n   ```html\n   <b>\n   ```\n',
        '\n  ```\n  <b>\n  ```\n',
        '   ````\n',
        '> ```\n',
        '| a |\n|-|\n',
        '    ',
        ' ',
      ],
    );
  });

  it('reads all the rest alike: any signs', () => {
    expectSameWhatever(
      ...['https://', 'HTTP://', 'www.', 'ex.fr', '@', 'a', '_', '*', '**', '[', ']', '(', ')', '](', '/x', '`', '<'],
      ...['>', '~~', '|', '\n', '\n\n', '\\', '&#64;', '&amp;', '&', ' ', '.', '![', '[^1]', ':', '- ', '# ', '"', "'"],
      ...['\n    ', '\0', '\r\n', '\u00a0', '\u202f', '€', '😀', '{', '}', '+', '=', '%', '$', '^', '0', '--'],
    );
  });
});

describe('bare addresses', () => {
  it.each(texts)('become the links that GitHub makes of them: %j', expectSame);
});
