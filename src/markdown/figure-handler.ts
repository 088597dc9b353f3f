import type { Element } from 'hast';
import { plainText } from '../model/markdown/plain-text.ts';
import type { Figure, FigureData } from '../model/markdown/read-figure.ts';
import { frenchTypography } from '../text/typography.ts';

/**
 * Returns the values of a figure, with names replaced and French typography, except for values that are shown as typed.
 */
function filledFigure({ figure, children }: Figure): FigureData {
  const filled = structuredClone(figure.data ?? {});
  for (const text of children) {
    let holder: Record<string | number, unknown> = filled;
    for (const key of text.keys.slice(0, -1)) holder = holder[key] as Record<string | number, unknown>;
    const isVerbatim = text.children.some(({ type }) => type === 'inlineCode');
    const words = plainText(text);
    holder[text.keys.at(-1) ?? ''] = isVerbatim ? words : frenchTypography(words);
  }
  return filled;
}

/**
 * Converts a figure to an element that `Markdown` draws. A figure that cannot be parsed is omitted; rules report it as
 * an error.
 */
export function figureHandler(_: unknown, node: Figure): Element | undefined {
  if (!node.figure.data) return undefined;
  const properties = { figure: JSON.stringify(filledFigure(node)) };
  return { type: 'element', tagName: 'drawn-figure', properties, children: [] };
}
