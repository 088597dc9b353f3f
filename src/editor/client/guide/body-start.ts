import type { EditedDocument } from '../../protocol.ts';

/**
 * Returns the offset of the first non-empty line of a text's body. Skips the empty lines after front matter, but not
 * more than `most`.
 */
export function bodyStart(
  { text, bodyOffset = 0 }: Pick<EditedDocument, 'text' | 'bodyOffset'>,
  most = Infinity,
): number {
  let at = bodyOffset;
  while (at - bodyOffset < most && text[at] === '\n' && at < text.length - 1) at += 1;
  return at;
}
