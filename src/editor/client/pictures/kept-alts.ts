import { isRecord } from '../../../text/is-record.ts';
import { storageSiteId, tryTo } from '../state/kept-queue.ts';

const key = () => `vitrine-edit-alts:${storageSiteId()}`;

/** Returns the kept alternative texts by file; none if the browser does not allow storage. */
function read(): Record<string, unknown> {
  const value: unknown = tryTo(() => JSON.parse(localStorage.getItem(key()) ?? '{}'));
  return isRecord(value) ? value : {};
}

/** Keeps the alternative text of a picture, to propose it at its next use. */
export function keepAlt(file: string, alt: string): void {
  const { [file]: _, ...others } = read();
  tryTo(() => localStorage.setItem(key(), JSON.stringify(alt ? { ...others, [file]: alt } : others)));
}

/** Returns the last alternative text of a picture; empty if none is kept. */
export function keptAlt(file: string): string {
  const alt = read()[file];
  return typeof alt === 'string' ? alt : '';
}
