import type { Root } from 'mdast';
import { describe, expect, it } from 'vitest';
import { remarkDropComments } from '../../src/markdown/remark-drop-comments.ts';

function isDropped(value: string): boolean {
  const root: Root = { type: 'root', children: [{ type: 'html', value }] };
  remarkDropComments()(root);
  return root.children.length === 0;
}

describe('remarkDropComments', () => {
  it.each([
    ['<!-- a -->', true],
    [' <!-- a -->\n<!---->  <!-- b\nc -->\n', true],
    ['<!-- a --> text', false],
    ['<!-- a --> <b> <!-- b -->', false],
    ['<!-- open', false],
    ['<b>', false],
    ['', false],
  ])('removes %j: %s', (html, expected) => expect(isDropped(html)).toBe(expected));

  it('reads thousands of consecutive comments in linear time', () => {
    expect(isDropped('<!-- a -->'.repeat(2000))).toBe(true);
    expect(isDropped(`${'<!-- a -->'.repeat(2000)} text`)).toBe(false);
  });
});
