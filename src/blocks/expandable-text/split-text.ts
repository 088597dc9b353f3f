/** Paragraphs that show of a text without headings. */
const PARAGRAPHS = 2;

/**
 * Parts a Markdown text into what shows at first and what opens: at its second heading,
 * or after two paragraphs when it has none.
 */
export function splitText(markdown: string): { beginning: string; rest: string } {
  const headings = [...markdown.matchAll(/^#{1,6} /gm)].map(({ index }) => index);
  const cut = headings.find((index) => markdown.slice(0, index).trim() !== '');
  if (cut !== undefined) return { beginning: markdown.slice(0, cut), rest: markdown.slice(cut) };
  const paragraphs = markdown.split(/\n{2,}/);
  return { beginning: paragraphs.slice(0, PARAGRAPHS).join('\n\n'), rest: paragraphs.slice(PARAGRAPHS).join('\n\n') };
}
