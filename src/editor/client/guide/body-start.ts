import type { EditedDocument } from '../../protocol.ts';

/**
 * Offset of the first line of a text's body that is not empty: the lines before it part it from front matter. No more
 * than `most` of them are left out.
 */
export function bodyStart(
  { text, bodyOffset = 0 }: Pick<EditedDocument, 'text' | 'bodyOffset'>,
  most = Infinity,
): number {
  let at = bodyOffset;
  while (at - bodyOffset < most && text[at] === '\n' && at < text.length - 1) at += 1;
  return at;
}
