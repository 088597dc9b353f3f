import type { Theme } from '../../../model/types.generated.ts';
import { frenchTypography } from '../../../text/typography.ts';
import { type Ink, styleOf } from './colours.ts';
import { type Lettering, wrap } from './measure.ts';

/** Where a part stands, in units of the drawing: 480 are the full width, which a phone shows on about 343 pixels. */
export interface Box {
  x: number;
  y: number;
  width: number;
}

/** What a part has drawn, and the height that it took. */
export interface Drawn {
  svg: string;
  height: number;
}

/** A piece of a figure: it is given a place and a width and says how high it is. */
export type Part = (box: Box) => Drawn;

/** A figure: the file `content/media/figures/<section>/<name>.svg`. */
export interface Figure {
  name: string;
  draw(theme: Theme): string;
}

/** Widths in units of the drawing. */
export const WIDTH = 480;
const PADDING = 20;
export const GAP = 14;

/** Sizes of letters: the smallest is 12 pixels high on a phone. */
export const sizes = { text: 18, small: 16.5, title: 21 } as const;

/** A number as short as it can be written. */
export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

export function escapeXml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}

/** A rectangle with round corners. */
export function rectangle({ x, y, width, height, radius = 8, name }: RectangleOptions): string {
  const [a, b, c, d] = [x, y, width, height].map(round);
  return `<rect class="${name}" x="${a}" y="${b}" width="${c}" height="${d}" rx="${radius}"/>`;
}

interface RectangleOptions extends Box {
  height: number;
  radius?: number;
  /** Class of its colours. */
  name: string;
}

/** How a text is set. */
export interface DrawnTextOptions extends Partial<Lettering> {
  ink?: Ink;
  align?: 'start' | 'middle' | 'end';
  /** Leaves the words as they are typed: code, addresses, names of files. `mono` does so too. */
  asTyped?: boolean;
}

/** A text that is broken into lines by its width. Set in French typography, but for code. */
export function text(words: string, options: DrawnTextOptions = {}): Part {
  const { size = sizes.text, bold, mono, ink = 'ink', align = 'start', asTyped = mono } = options;
  const typed = asTyped ? words : frenchTypography(words);
  const names = [bold ? 'b' : '', mono ? 'm' : '', ink === 'ink' ? '' : ink].filter(Boolean).join(' ');
  return ({ x, y, width }) => {
    const lines = wrap(typed, width, { size, bold, mono });
    const lead = size * 1.3;
    const at = round(align === 'middle' ? x + width / 2 : align === 'end' ? x + width : x);
    const attributes = [
      names && ` class="${names}"`,
      ` font-size="${round(size)}"`,
      align !== 'start' && ` text-anchor="${align}"`,
    ];
    const shown = lines.map((line, index) => {
      const place = `x="${at}" y="${round(y + lead * index + size * 0.98)}"`;
      return lines.length === 1 ? [place, escapeXml(line)] : `<tspan ${place}>${escapeXml(line)}</tspan>`;
    });
    const [only] = shown;
    const svg = Array.isArray(only)
      ? `<text ${only[0]}${attributes.filter(Boolean).join('')}>${only[1]}</text>`
      : `<text${attributes.filter(Boolean).join('')}>${shown.join('')}</text>`;
    return { svg, height: lines.length * lead };
  };
}

/** The headline of a figure or of a part of it. */
export function heading(words: string): Part {
  return text(words, { size: sizes.title, bold: true });
}

/** A remark in small, soft letters. */
export function note(words: string): Part {
  return text(words, { size: sizes.small, ink: 'muted' });
}

/** Parts below each other. */
export function stack(parts: readonly Part[], gap: number = GAP): Part {
  return ({ x, y, width }) => {
    let height = 0;
    const drawn = parts.map((part, index) => {
      if (index > 0) height += gap;
      const one = part({ x, y: y + height, width });
      height += one.height;
      return one.svg;
    });
    return { svg: drawn.join(''), height };
  };
}

/** Parts next to each other; `shares` says how the width is divided (equally without). Two are enough on a phone. */
export function columns(parts: readonly Part[], { shares, gap = GAP }: { shares?: number[]; gap?: number } = {}): Part {
  return ({ x, y, width }) => {
    const given = parts.map((_, index) => shares?.[index] ?? 1);
    const unit = (width - gap * (parts.length - 1)) / given.reduce((sum, share) => sum + share, 0);
    let left = x;
    const drawn = parts.map((part, index) => {
      const own = unit * (given[index] ?? 1);
      const one = part({ x: left, y, width: own });
      left += own + gap;
      return one;
    });
    return { svg: drawn.map(({ svg }) => svg).join(''), height: Math.max(...drawn.map(({ height }) => height)) };
  };
}

/** Empty room of some height. */
export function space(height: number): Part {
  return () => ({ svg: '', height });
}

/**
 * A figure of parts below each other, on a ground of its own. `title` is the text alternative inside the file, for who
 * opens it by itself; the Markdown that shows it has its own.
 */
export function figure({ name, title }: { name: string; title: string }, ...parts: Part[]): Figure {
  return {
    name,
    draw(theme) {
      const inner = stack(parts)({ x: PADDING, y: PADDING, width: WIDTH - 2 * PADDING });
      const height = Math.ceil(inner.height + 2 * PADDING);
      const ground = rectangle({ x: 1, y: 1, width: WIDTH - 2, height: height - 2, radius: 12, name: 'ground' });
      const drawing = ground + inner.svg;
      const head = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" role="img">`;
      return `${head}<title>${escapeXml(frenchTypography(title))}</title>${styleOf(drawing, theme)}${drawing}</svg>\n`;
    },
  };
}
