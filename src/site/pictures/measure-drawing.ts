import { type Measured, sizeOf } from './size.ts';

function attribute(tag: string, name: string): string | undefined {
  return new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`)
    .exec(tag)
    ?.slice(1)
    .find((value) => value !== undefined);
}

/** A length in pixels; one in other units says nothing of a drawing without its other side in the same unit. */
function pixels(length: string | undefined): number {
  return Number(/^\s*(\d+(?:\.\d+)?)\s*(?:px)?\s*$/.exec(length ?? '')?.[1] ?? Number.NaN);
}

/** The tag that opens a drawing, with its place. */
export function openingTag(text: string): { tag: string; offset: number } | undefined {
  const found = /<(?:\w+:)?svg(?=[\s/>])(?:[^"'>]|"[^"]*"|'[^']*')*>/i.exec(text);
  return found ? { tag: found[0], offset: found.index } : undefined;
}

/** Reads the proportions of a drawing from the tag that opens it, and whether it is closed. */
export function measureDrawing(text: string): Measured {
  const opening = openingTag(text);
  if (!opening) return { isCut: true };
  const { tag, offset } = opening;
  const isCut = !tag.endsWith('/>') && !/<\/(?:\w+:)?svg\s*>/i.test(text.slice(offset + tag.length));
  const [width, height] = [attribute(tag, 'width'), attribute(tag, 'height')];
  if (width !== undefined || height !== undefined) return { ...sizeOf(pixels(width), pixels(height)), isCut };
  const [, , wide = 0, high = 0] = (attribute(tag, 'viewBox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  return { ...sizeOf(wide, high), isCut };
}
