import { isRecord } from '../../../text/is-record.ts';
import { siteId } from '../state/kept-queue.ts';

const key = () => `vitrine-edit-alts:${siteId()}`;

/** Alternative texts by file. If the browser refuses to store them, none is proposed. */
function read(): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key()) ?? '{}');
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
}

/** Keeps the alternative text of a picture, to propose it at its next use. */
export function keepAlt(file: string, alt: string): void {
  try {
    const { [file]: _, ...others } = read();
    localStorage.setItem(key(), JSON.stringify(alt ? { ...others, [file]: alt } : others));
  } catch {
    // The author has to type it again.
  }
}

/** The last alternative text of a picture; empty if none is kept. */
export function keptAlt(file: string): string {
  const alt = read()[file];
  return typeof alt === 'string' ? alt : '';
}
