import type { Leaf } from './blocks.ts';
import type { Unclosed } from './markdown.ts';

/** What opens a block that is open when its text ends, if it has an end of its own: code, or a comment. */
export function unclosedBy(leaf: Leaf | undefined, text: string): Unclosed | undefined {
  if (leaf?.kind === 'code')
    return { offset: leaf.from, length: leaf.mark.length, typed: leaf.mark, closing: leaf.mark };
  // Other HTML is reported by itself.
  const isComment = leaf?.kind === 'html' && text.startsWith('<!--', leaf.from);
  return isComment ? { offset: leaf.from, length: '<!--'.length, typed: '<!--', closing: '-->' } : undefined;
}
