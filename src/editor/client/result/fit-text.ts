let context: CanvasRenderingContext2D | null | undefined;

/** Width of a text in pixels in a font, as the browser draws it. */
function widthOf(text: string, font: string): number {
  context ??= document.createElement('canvas').getContext('2d');
  if (!context) return 0;
  context.font = font;
  return context.measureText(text).width;
}

export interface FittedText {
  text: string;
  isCut: boolean;
}

/** A text as a search engine shows it: cut at a word where it is wider than `width` pixels in `font`. */
export function fitText(text: string, { font, width }: { font: string; width: number }): FittedText {
  if (widthOf(text, font) <= width) return { text, isCut: false };
  const words = text.split(' ');
  while (words.length > 1 && widthOf(`${words.join(' ')} …`, font) > width) words.pop();
  return { text: `${words.join(' ')} …`, isCut: true };
}
