import fc from 'fast-check';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import ReactMarkdown from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { describe, expect, it } from 'vitest';
import { remarkBareAddresses } from '../../src/markdown/remark-bare-addresses.ts';

function html(markdown: string, plugins: (typeof remarkGfm | typeof remarkBareAddresses)[]): string {
  // biome-ignore lint/correctness/noChildrenProp: its props demand the children
  return renderToStaticMarkup(createElement(ReactMarkdown, { remarkPlugins: plugins as never, children: markdown }));
}

function expectSame(markdown: string): void {
  expect(html(markdown, [remarkGfm, remarkBareAddresses])).toBe(html(markdown, [remarkGfm]));
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

describe('bare addresses', () => {
  it.each(texts)('become the links that GitHub makes of them: %j', expectSame);

  it('become them in any text', () => {
    const piece = fc.constantFrom(
      ...['https://', 'HTTP://', 'www.', 'ex.fr', '@', 'a', '_', '*', '**', '[', ']', '(', ')', '](', '/x', '`', '<'],
      ...['>', '~~', '|', '\n', '\n\n', '\\', '&#64;', '&amp;', ' ', '.', '![', '[^1]', ':', '- ', '# ', '"', '\n    '],
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 24 }), (parts) => expectSame(parts.join(''))),
      { numRuns: 1500 },
    );
  });
});
