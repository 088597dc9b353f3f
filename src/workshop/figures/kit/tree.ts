import type { Tone } from './colours.ts';
import { type Part, round } from './draw.ts';
import { pill, pillWidth, question } from './shapes.ts';

/** An answer of a decision and what follows from it: a panel, or the next decision. */
export interface TreeAnswer {
  words: string;
  tone?: Tone;
  next: Part;
}

/** Indent of what follows from an answer. */
const INDENT = 34;

/**
 * A decision: a question and its answers. What follows from an answer stands indented below it; what follows from the
 * last one stands below the question, so that a chain of questions keeps the whole width.
 */
export function decision(words: string, answers: readonly TreeAnswer[]): Part {
  const asked = question(words);
  return ({ x, y, width }) => {
    const head = asked({ x, y, width });
    let at = y + head.height;
    const rail = x + 16;
    const parts: string[] = [];
    answers.forEach(({ words: label, tone = 'plain', next }, index) => {
      const isLast = index === answers.length - 1;
      const top = at + 12;
      const mark = pill(label, { tone })({ x: isLast ? x : x + INDENT, y: top, width: pillWidth(label) });
      const below = top + mark.height;
      if (isLast) {
        const following = next({ x, y: below + 12, width });
        const down = `<path class="stroke" d="M${round(rail)} ${round(y + head.height)}V${round(top)}M${round(rail)} ${round(below)}v10"/>`;
        parts.unshift(down);
        parts.push(mark.svg, following.svg);
        at = below + 12 + following.height;
      } else {
        const following = next({ x: x + INDENT, y: below + 6, width: width - INDENT });
        const branch = `<path class="stroke" d="M${round(rail)} ${round(top + 14)}h${INDENT - 18}"/>`;
        parts.push(branch, mark.svg, following.svg);
        at = below + 6 + following.height;
      }
    });
    return { svg: parts.join('') + head.svg, height: at - y };
  };
}
