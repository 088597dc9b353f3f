/** Error of a component that failed. */
export class BlockError extends Error {
  override readonly name = 'BlockError';
  readonly type: string;
  /** Path of the page. */
  readonly page: string;

  constructor({ page, key, type }: { page: string; key: string; type: string }, cause: unknown) {
    super(`${page}: the block ${key} (${type}) could not be rendered`, { cause });
    this.page = page;
    this.type = type;
  }
}
