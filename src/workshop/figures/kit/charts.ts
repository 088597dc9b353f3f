import type { Tone } from './colours.ts';
import { type Part, rectangle, round, sizes, stack, text } from './draw.ts';
import { measure } from './measure.ts';

/** A bar: `shown` is what is written at its end, with the unit. */
export interface Bar {
  label: string;
  value: number;
  shown: string;
  tone?: Tone;
}

/** Horizontal bars from zero, each under its label, all to one scale. */
export function bars(items: readonly Bar[]): Part {
  const most = Math.max(...items.map(({ value }) => value));
  const lettering = { size: sizes.text, bold: true };
  const room = Math.max(...items.map(({ shown }) => measure(shown, lettering))) + 12;
  const bar =
    ({ value, shown, tone = 'cool' }: Bar): Part =>
    ({ x, y, width }) => {
      const length = Math.max(3, ((width - room) * value) / most);
      const back = rectangle({ x, y, width: length, height: 26, radius: 4, name: `f-${tone}` });
      const words = text(shown, lettering)({ x: x + length + 10, y: y + 1.5, width: room });
      return { svg: back + words.svg, height: 26 };
    };
  return stack(items.map((item) => stack([text(item.label), bar(item)], 4)));
}

/** A line of a chart: points from left to right, and its name, which is written at the last one. */
export interface Series {
  name: string;
  points: readonly (readonly [x: number, y: number])[];
  tone?: Exclude<Tone, 'tint'>;
}

interface CurveOptions {
  series: readonly Series[];
  /** Places on the axes and what is written there. */
  across: readonly (readonly [at: number, words: string])[];
  up: readonly (readonly [at: number, words: string])[];
  /** In units of the drawing. */
  height?: number;
}

/** Lines over two axes, as costs over years. Values are to scale; the axes begin at the first of their places. */
export function curve({ series, across, up, height = 220 }: CurveOptions): Part {
  const small = { size: sizes.small };
  const legend =
    (): Part =>
    ({ x, y, width }) => {
      let at = y;
      const rows = series.map(({ name, tone = 'cool' }) => {
        const words = text(name)({ x: x + 40, y: at, width: width - 40 });
        const line = `<path class="s-${tone}" d="M${round(x)} ${round(at + 12)}h28"/>`;
        at += words.height + 4;
        return line + words.svg;
      });
      return { svg: rows.join(''), height: at - y - 4 };
    };
  const plot: Part = ({ x, y, width }) => {
    const margin = Math.max(...up.map(([, words]) => measure(words, small))) + 12;
    const [left, right, top, bottom] = [x + margin, x + width - 14, y + 12, y + 12 + height];
    const [x0, x1] = [across[0]?.[0] ?? 0, across.at(-1)?.[0] ?? 1];
    const [y0, y1] = [up[0]?.[0] ?? 0, up.at(-1)?.[0] ?? 1];
    const placeX = (value: number) => round(left + ((right - left) * (value - x0)) / (x1 - x0));
    const placeY = (value: number) => round(bottom - ((bottom - top) * (value - y0)) / (y1 - y0));
    const lines = up.map(([at, words]) => {
      const label = text(words, { ...small, ink: 'muted', align: 'end' });
      const grid = `<path class="rule" d="M${round(left)} ${placeY(at)}H${round(right)}"/>`;
      return grid + label({ x, y: placeY(at) - 11, width: margin - 10 }).svg;
    });
    const feet = across.map(([at, words], index) => {
      const align = index === across.length - 1 ? 'end' : 'middle';
      const own = measure(words, small) + 4;
      const place = align === 'end' ? x + width - own : placeX(at) - own / 2;
      return text(words, { ...small, ink: 'muted', align })({ x: place, y: bottom + 8, width: own }).svg;
    });
    const curves = series.map(({ points, tone = 'cool' }) => {
      const path = points.map(([px, py]) => `${placeX(px)} ${placeY(py)}`).join('L');
      return `<path class="s-${tone}" d="M${path}"/>`;
    });
    return { svg: [...lines, ...feet, ...curves].join(''), height: height + 12 + 34 };
  };
  return stack([plot, legend()], 10);
}
