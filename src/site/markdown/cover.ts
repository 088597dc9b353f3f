import type { Span } from './markdown.ts';

/**
 * What stretches of a text cover together; they may lie in any order, and in one another. Made once, it answers for
 * each offset in a few steps, however many stretches there are.
 */
export class Cover {
  /** Where each connected part begins and ends, in the order of the text. */
  readonly #begins: number[] = [];
  readonly #ends: number[] = [];

  constructor(spans: readonly Span[]) {
    for (const { offset, length } of spans.toSorted((a, b) => a.offset - b.offset)) {
      const last = this.#ends.length - 1;
      const end = this.#ends[last];
      if (end !== undefined && offset <= end) this.#ends[last] = Math.max(end, offset + length);
      else {
        this.#begins.push(offset);
        this.#ends.push(offset + length);
      }
    }
  }

  /** Whether an offset lies in one of the stretches. */
  holds(at: number): boolean {
    let low = 0;
    let high = this.#begins.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#begins[middle] as number) <= at) low = middle + 1;
      else high = middle;
    }
    return low > 0 && at < (this.#ends[low - 1] as number);
  }
}
