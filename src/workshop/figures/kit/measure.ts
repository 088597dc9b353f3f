/** Advance widths of Helvetica (and of Arial and Liberation Sans) in thousandths of an em, from the space to the tilde. */
const widths = [
  278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556, 556, 556,
  556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833,
  722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556,
  556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334,
  260, 334, 584,
];

/** Signs beyond ASCII that are not about as wide as a digit. */
const others: Record<string, number> = { '’': 222, '\u00a0': 278, '\u202f': 200, '…': 1000, '→': 1000, '—': 1000 };

/** How much wider than Helvetica the fonts of other systems may be. */
const MARGIN = 1.05;

/** How letters are set. */
export interface Lettering {
  /** In units of the drawing. */
  size: number;
  bold?: boolean | undefined;
  mono?: boolean | undefined;
}

/** Width of a text on one line, in units of the drawing: an upper estimate, since the reader's system chooses the font. */
export function measure(text: string, { size, bold, mono }: Lettering): number {
  let sum = 0;
  for (const sign of text.normalize('NFD').replace(/\p{M}/gu, '')) {
    sum += mono ? 600 : (others[sign] ?? widths[sign.charCodeAt(0) - 32] ?? 556);
  }
  return (sum / 1000) * size * (bold && !mono ? 1.08 : 1) * (mono ? 1 : MARGIN);
}

/** The beginning of a word that fits, and what is left of it. */
function cut(word: string, width: number, lettering: Lettering): [string, string] {
  let end = word.length - 1;
  while (end > 1 && measure(word.slice(0, end), lettering) > width) end -= 1;
  return [word.slice(0, end), word.slice(end)];
}

/** A text in lines that are no wider than `width`. A line feed ends a line; a word that is too wide is cut. */
export function wrap(text: string, width: number, lettering: Lettering): string[] {
  return text.split('\n').flatMap((paragraph) => {
    const lines = [''];
    for (const whole of paragraph.split(' ')) {
      let word = whole;
      const last = lines.at(-1) ?? '';
      if (last && measure(`${last} ${word}`, lettering) <= width) {
        lines[lines.length - 1] = `${last} ${word}`;
        continue;
      }
      if (last) lines.push('');
      while (word.length > 1 && measure(word, lettering) > width) {
        const [head, rest] = cut(word, width, lettering);
        lines[lines.length - 1] = head;
        lines.push('');
        word = rest;
      }
      lines[lines.length - 1] = word;
    }
    return lines;
  });
}
