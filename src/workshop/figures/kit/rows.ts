import type { Tone } from './colours.ts';
import { columns, type Part, rectangle, round, sizes, stack, text } from './draw.ts';
import { measure } from './measure.ts';
import { pill, pillWidth } from './shapes.ts';

/** A line between parts, over the whole width. */
export function rule(): Part {
  return ({ x, y, width }) => ({ svg: `<path class="rule" d="M${round(x)} ${round(y)}h${round(width)}"/>`, height: 2 });
}

/** A line of a DNS zone: as it is typed, and what it says in plain words. */
export interface ZoneLine {
  name: string;
  type: string;
  value: string;
  says?: string;
  /** `accent` for a line that the reader must look at. */
  tone?: Tone;
}

/** Lines of a DNS zone: type, name and value as in the form of a registrar, the plain words below. */
export function zone(lines: readonly ZoneLine[]): Part {
  const lead = Math.max(...lines.map(({ type }) => pillWidth(type, true))) + 14;
  const line = ({ name, type, value, says, tone = 'cool' }: ZoneLine): Part => {
    const words = says ? [text(says, { size: sizes.small, ink: 'muted' })] : [];
    const body = stack(
      [text(name, { mono: true, bold: true }), text(value, { mono: true, size: sizes.small }), ...words],
      3,
    );
    return ({ x, y, width }) => {
      const mark = pill(type, { tone, mono: true })({ x, y, width });
      const { svg, height } = body({ x: x + lead, y: y + 1, width: width - lead });
      return { svg: mark.svg + svg, height: height + 1 };
    };
  };
  return stack(
    lines.flatMap((one, index) => (index > 0 ? [rule(), line(one)] : [line(one)])),
    11,
  );
}

/** A small table. `shares` says how the width is divided; three columns of a few words are the most that a phone shows. */
export function table({ head, rows, shares, highlight = [] }: TableOptions): Part {
  const across = (cells: readonly string[], bold: boolean): Part =>
    columns(
      cells.map((cell) => text(cell, { size: sizes.small, bold })),
      { ...(shares ? { shares } : {}), gap: 12 },
    );
  const row = (cells: readonly string[], name: string | undefined, bold = false): Part => {
    const inner = across(cells, bold);
    return ({ x, y, width }) => {
      const { svg, height } = inner({ x: x + 10, y: y + 7, width: width - 20 });
      const whole = height + 15;
      const back = name ? rectangle({ x, y, width, height: whole, radius: 6, name }) : '';
      const line = name ? '' : `<path class="rule" d="M${round(x)} ${round(y + whole)}h${round(width)}"/>`;
      return { svg: back + svg + line, height: whole };
    };
  };
  const body = rows.map((cells, index) => row(cells, highlight.includes(index) ? 'a-cool' : undefined));
  return stack([...(head ? [row(head, 'a-tint', true)] : []), ...body], 3);
}

interface TableOptions {
  head?: readonly string[];
  rows: readonly (readonly string[])[];
  shares?: number[];
  /** Rows that are set apart, from 0. */
  highlight?: readonly number[];
}

/** A moment of a timeline. */
export interface Moment {
  when: string;
  what: string;
  tone?: Tone;
}

/** A timeline from above to below: when, a dot in the colour of its tone, what happens. */
export function timeline(moments: readonly Moment[]): Part {
  const lettering = { size: sizes.small, bold: true };
  return ({ x, y, width }) => {
    const lead = Math.min(width * 0.34, Math.max(...moments.map(({ when }) => measure(when, lettering))));
    const line = x + lead + 22;
    let at = y;
    const drawn = moments.map(({ when, what, tone = 'cool' }) => {
      const day = text(when, lettering)({ x, y: at, width: lead });
      const words = text(what)({ x: line + 22, y: at, width: x + width - line - 22 });
      const dot = `<circle class="f-${tone}" cx="${round(line)}" cy="${round(at + 12)}" r="8"/>`;
      const height = Math.max(day.height, words.height);
      const top = at;
      at += height + 16;
      return { svg: dot + day.svg + words.svg, top };
    });
    const last = drawn.at(-1)?.top ?? y;
    const rail = `<path class="stroke" d="M${round(line)} ${round(y + 12)}V${round(last + 12)}"/>`;
    return { svg: rail + drawn.map(({ svg }) => svg).join(''), height: at - y - 16 };
  };
}
