/** A bracket that may begin a link, or a picture. */
export interface Bracket {
  at: number;
  isImage: boolean;
}

/** Brackets that have been opened and not closed. */
export class OpenBrackets {
  readonly #open: Bracket[] = [];
  /** Those below this one are in a link: of them, only pictures count. */
  #inLink = 0;
  #links = 0;
  #images = 0;

  /** Whether a link may end here. */
  get hasLink(): boolean {
    return this.#links > 0;
  }

  /** Whether a link or a picture may. */
  get hasAny(): boolean {
    return this.#links + this.#images > 0;
  }

  push(bracket: Bracket): void {
    this.#open.push(bracket);
    if (bracket.isImage) this.#images += 1;
    else this.#links += 1;
  }

  /** Takes the last one; nothing if there is none, or if it counts no more. */
  pop(): Bracket | undefined {
    const bracket = this.#open.pop();
    const isPast = this.#open.length < this.#inLink;
    this.#inLink = Math.min(this.#inLink, this.#open.length);
    if (bracket?.isImage) this.#images -= 1;
    else if (bracket && !isPast) this.#links -= 1;
    return bracket?.isImage || !isPast ? bracket : undefined;
  }

  /** A link holds no other link: those that are open are none. */
  endLinks(): void {
    this.#inLink = this.#open.length;
    this.#links = 0;
  }
}
