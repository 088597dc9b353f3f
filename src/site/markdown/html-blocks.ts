/** What ends a block of HTML that this line begins: a line with the sign, or a blank line. */
export type HtmlEnd = RegExp | 'blank';

const BLOCK =
  /^<\/?(?:address|article|aside|base|basefont|blockquote|body|caption|center|col|colgroup|dd|details|dialog|dir|div|dl|dt|fieldset|figcaption|figure|footer|form|frame|frameset|h[1-6]|head|header|hr|html|iframe|legend|li|link|main|menu|menuitem|nav|noframes|ol|optgroup|option|p|param|search|section|summary|table|tbody|td|tfoot|th|thead|title|tr|track|ul)(?:\s|\/?>|$)/i;
const TEXT = /^<(?:script|pre|style|textarea)(?:[\s>]|$)/i;
const ALONE =
  /^<(?:\/[a-z][a-z\d-]*[ \t]*|[a-z][a-z\d-]*(?:[ \t]+[a-z_:][\w.:-]*(?:[ \t]*=[ \t]*(?:[^\s"'=<>`]+|'[^']*'|"[^"]*"))?)*[ \t]*\/?)>[ \t]*$/i;

/**
 * Whether a line begins a block of HTML, and what ends that (CommonMark 0.31, §4.6). A tag alone on its line, if it is
 * none of blocks, does not interrupt a paragraph.
 * @param line without what indents it
 */
export function htmlEnd(line: string, { isInParagraph }: { isInParagraph: boolean }): HtmlEnd | undefined {
  if (line[0] !== '<') return undefined;
  if (line.startsWith('<!--')) return /-->/;
  if (line.startsWith('<?')) return /\?>/;
  if (line.startsWith('<![CDATA[')) return /\]\]>/;
  if (/^<![a-z]/i.test(line)) return />/;
  if (TEXT.test(line)) return /<\/(?:script|pre|style|textarea)>/i;
  if (BLOCK.test(line) || (!isInParagraph && ALONE.test(line))) return 'blank';
  return undefined;
}
