import type { Tone } from './colours.ts';
import { type Part, rectangle, round, sizes, stack, text } from './draw.ts';
import { measure, wrap } from './measure.ts';

const PADDING = 16;

/** The window of a browser with an address, around parts. The address is an example: `la-treille.example`. */
export function browser(address: string, ...parts: Part[]): Part {
  return ({ x, y, width }) => {
    const bar = 40;
    const inner = stack(parts)({ x: x + PADDING, y: y + bar + PADDING, width: width - 2 * PADDING });
    const height = bar + inner.height + 2 * PADDING;
    const dots = [18, 34, 50].map(
      (left) => `<circle class="f-tint" cx="${round(x + left)}" cy="${round(y + 20)}" r="5"/>`,
    );
    const field = rectangle({ x: x + 68, y: y + 7, width: width - 82, height: 26, radius: 13, name: 'a-plain' });
    const words = text(address, { size: sizes.small, asTyped: true, ink: 'muted' });
    const frame = [
      rectangle({ x, y, width, height, radius: 10, name: 'a-plain' }),
      rectangle({ x, y, width, height: bar, radius: 10, name: 'a-tint' }),
    ];
    const shown = words({ x: x + 82, y: y + 9.5, width: width - 106 });
    return { svg: [...frame, ...dots, field, shown.svg, inner.svg].join(''), height };
  };
}

/** A telephone of `width` units in the middle of its place, around parts. */
export function phone({ width: own = 260 }: { width?: number }, ...parts: Part[]): Part {
  return ({ x, y, width }) => {
    const left = x + (width - Math.min(own, width)) / 2;
    const across = Math.min(own, width);
    const inner = stack(parts)({ x: left + 18, y: y + 40, width: across - 36 });
    const height = inner.height + 72;
    const middle = round(left + across / 2);
    const svg = [
      rectangle({ x: left, y, width: across, height, radius: 26, name: 'a-tint' }),
      rectangle({ x: left + 8, y: y + 26, width: across - 16, height: height - 52, radius: 10, name: 'a-plain' }),
      `<path class="s-plain" stroke-linecap="round" d="M${round(middle - 22)} ${round(y + 13)}h44"/>`,
      inner.svg,
    ];
    return { svg: svg.join(''), height };
  };
}

/** A field of a form: its label, what stands in it, and a remark below. `mono` for what a machine reads. */
export function field({ label, value, remark, mono = false }: FieldOptions): Part {
  const input: Part = ({ x, y, width }) => {
    const inner = text(value, { mono, asTyped: true })({ x: x + 12, y: y + 9, width: width - 24 });
    const height = Math.max(42, inner.height + 18);
    return { svg: rectangle({ x, y, width, height, radius: 6, name: 'a-plain' }) + inner.svg, height };
  };
  const below = remark ? [text(remark, { size: sizes.small, ink: 'muted' })] : [];
  return stack([text(label, { size: sizes.small, bold: true }), input, ...below], 5);
}

interface FieldOptions {
  label: string;
  value: string;
  remark?: string;
  mono?: boolean;
}

/** A button with its words, as wide as they are. */
export function button(words: string, tone: Exclude<Tone, 'tint'> = 'accent'): Part {
  return ({ x, y, width }) => {
    const lettering = { size: sizes.text, bold: true };
    const own = Math.min(width, measure(words, lettering) + 40);
    const height = wrap(words, own - 30, lettering).length * sizes.text * 1.3 + 20;
    const label = text(words, { ...lettering, align: 'middle', ink: tone === 'cool' ? 'onCool' : 'onAccent' });
    const back = rectangle({ x, y, width: own, height, radius: 8, name: `f-${tone}` });
    return { svg: back + label({ x: x + 15, y: y + 10, width: own - 30 }).svg, height };
  };
}

/** A place for a picture in a mock-up, with what it would show. */
export function placeholder(words: string, height = 90): Part {
  return ({ x, y, width }) => {
    const label = text(words, { size: sizes.small, ink: 'muted', align: 'middle' });
    const inner = label({ x: x + 8, y: 0, width: width - 16 });
    const set = label({ x: x + 8, y: y + (height - inner.height) / 2, width: width - 16 });
    return { svg: rectangle({ x, y, width, height, radius: 6, name: 'a-tint' }) + set.svg, height };
  };
}
