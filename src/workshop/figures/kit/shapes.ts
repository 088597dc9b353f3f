import type { Ink, Tone } from './colours.ts';
import { type Part, rectangle, round, sizes, stack, text } from './draw.ts';
import { measure } from './measure.ts';

const PADDING = 14;

/** Ink that is read on full colours. */
const onFull: Record<Tone, Ink> = { plain: 'onAccent', tint: 'ink', accent: 'onAccent', cool: 'onCool' };

/** A box around parts: `tone` is the colour of its ground or border, `title` its first line in bold. */
export function panel({ tone = 'plain', title }: { tone?: Tone; title?: string }, ...parts: Part[]): Part {
  const head = title ? [text(title, { bold: true })] : [];
  return boxed(`a-${tone}`, stack([...head, ...parts], 8));
}

/** A question of a decision tree, or a step that everything passes. */
export function question(words: string): Part {
  return boxed('a-question', text(words, { bold: true }));
}

function boxed(name: string, inner: Part): Part {
  return ({ x, y, width }) => {
    const { svg, height } = inner({ x: x + PADDING, y: y + PADDING - 3, width: width - 2 * PADDING });
    const whole = height + 2 * PADDING - 3;
    return { svg: rectangle({ x, y, width, height: whole, name }) + svg, height: whole };
  };
}

/** A word or two in a filled capsule, as wide as it must be: the type of a DNS line, « Oui », « Non », a step's number. */
export function pill(words: string, { tone = 'cool', mono = false }: { tone?: Tone; mono?: boolean } = {}): Part {
  return ({ x, y }) => {
    const lettering = { size: sizes.small, bold: true, mono };
    const width = pillWidth(words, mono);
    const height = 28;
    const label = text(words, { ...lettering, align: 'middle', ink: onFull[tone] });
    const back = rectangle({ x, y, width, height, radius: 14, name: `f-${tone}` });
    return { svg: back + label({ x: x - width, y: y + 3.4, width: width * 3 }).svg, height };
  };
}

/** Width of a pill with these words. */
export function pillWidth(words: string, mono = false): number {
  return Math.max(40, measure(words, { size: sizes.small, bold: true, mono }) + 22);
}

/** An arrow down from one part to the next, with words at its side. */
export function arrow(words?: string): Part {
  return ({ x, y, width }) => {
    const middle = round(x + width / 2);
    const end = round(y + 30);
    const shaft = `<path class="stroke" d="M${middle} ${round(y)}V${end}m-7-8 7 8 7-8"/>`;
    const label = words ? text(words, { size: sizes.small, ink: 'muted' }) : undefined;
    const beside = label?.({ x: middle + 18, y: y + 4, width: width / 2 - 18 });
    return { svg: shaft + (beside?.svg ?? ''), height: Math.max(30, beside?.height ?? 0) };
  };
}

/** A list with ticks (cool), crosses (accent) or dots (plain). */
export function list(items: readonly string[], tone: Tone = 'plain'): Part {
  const marks: Record<Tone, string> = {
    plain: 'm0 0h.1',
    tint: 'm0 0h.1',
    cool: 'm-5 0 4 5 7-10',
    accent: 'm-5-5 10 10m0-10-10 10',
  };
  const item =
    (words: string): Part =>
    ({ x, y, width }) => {
      const inner = text(words)({ x: x + 26, y, width: width - 26 });
      const mark = `<path class="s-${tone}" stroke-linecap="round" d="M${round(x + 9)} ${round(y + 12)}${marks[tone]}"/>`;
      return { svg: mark + inner.svg, height: inner.height };
    };
  return stack(items.map(item), 8);
}
