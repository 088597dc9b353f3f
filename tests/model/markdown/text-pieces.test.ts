import { describe, expect, it } from 'vitest';
import { maskAllButText } from '../../../src/model/markdown/mask.ts';
import { parseMarkdown } from '../../../src/model/markdown/parse-markdown.ts';
import { textPieces } from '../../../src/model/markdown/text-pieces.ts';
import { nodesOf } from '../../../src/model/markdown/walk.ts';
import { fc } from '../../fast-check.ts';

const nodesIn = (text: string) => [...nodesOf(parseMarkdown(text))].map(({ node }) => node);

describe('the pieces of a text node', () => {
  it('map each literal character of the value to the source', () => {
    const pieces = fc.constantFrom(
      ...['a', 'é', '😀', ' ', '\n', '\n> ', '\n  ', '- ', '> ', '**', '\\*', '\\', '&amp;', '&#42;', '&euro;'],
      ...['&foo;', '`c`', '[l](/a)', '| ', '\n\n', '\r\n', '\t', '<b>'],
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 16 }), (parts) => {
        const text = parts.join('');
        for (const node of nodesIn(text)) {
          if (node.type !== 'text') continue;
          for (const { start: from, end: to, at, atEnd, isLiteral } of textPieces(node, text)) {
            if (isLiteral) expect(text.slice(from, to)).toBe(node.value.slice(at, atEnd));
          }
        }
      }),
    );
  });

  it.each([
    ['Un \\*mot\\* &#42; &amp; co', 'Un ⋯⋯mot⋯⋯ ⋯⋯⋯⋯⋯ ⋯⋯⋯⋯⋯ co'],
    ['> **a**\n>   b `c` *d*', '  ⋯⋯a⋯⋯\n    b ⋯⋯⋯ ⋯d⋯'],
    ['- [un lien](/x "t") & {{facts.a}}', '⋯ ⋯un lien⋯⋯⋯⋯ ⋯⋯⋯⋯ & {{facts.a}}'],
    ['| a\\|b | c |\n|---|---|\n| d | e |', '⋯ a⋯⋯b ⋯ c ⋯\n⋯⋯⋯⋯⋯⋯⋯⋯⋯\n⋯ d ⋯ e ⋯'],
  ])('are the parts of a text shown as typed: %j', (text, shown) => {
    expect(maskAllButText(text, nodesIn(text)).replaceAll('\uE000', '⋯')).toBe(shown);
  });
});
