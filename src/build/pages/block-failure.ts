import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { componentFile, isOwnType } from '../../model/read/own-blocks.ts';
import { isRecord } from '../../text/is-record.ts';
import { componentName } from '../../text/names.ts';

/** An error in a site's component while a page was rendered. */
export interface BlockFailure {
  type: string;
  /** Path of the page. */
  page: string;
  problem: string;
  /** File of the component, relative to the site folder. */
  file: string;
  /** Both are counted from 1; line 1 if the error has no position. */
  line: number;
  column: number;
}

/** Returns the failure of a site's component, or `undefined` for any other error. */
export function blockFailureOf(error: unknown): BlockFailure | undefined {
  // Each program has its own class, so compare the name.
  const { name, page, type, cause } = (isRecord(error) ? error : {}) as Record<string, unknown>;
  if (name !== 'BlockError' || typeof page !== 'string' || typeof type !== 'string' || !isOwnType(type))
    return undefined;
  const { message = String(cause), stack = '' } = cause instanceof Error ? cause : {};
  const file = componentFile({ type, name: componentName(type) });
  const at = new RegExp(`/blocks/own/[\\w-]+/${file.slice('blocks/'.length)}:(\\d+):(\\d+)`).exec(stack);
  return { type, page, problem: message, file, line: Number(at?.[1] ?? 1), column: Number(at?.[2] ?? 1) };
}

/** Returns a component failure as a problem of its file. */
export function failureDiagnostic({ file, line, column, ...args }: BlockFailure, text: string): Diagnostic {
  const before = text.split('\n').slice(0, line - 1);
  const start = before.reduce((sum, { length }) => sum + length + 1, 0) + column - 1;
  return { code: 'block/throws', severity: 'error', place: { file, start, end: start }, args };
}

/** Thrown to end a build in which a component of the site failed. */
export class FailedBlock extends Error {
  constructor({ type, page, problem, file, line }: BlockFailure) {
    super(`${file}, line ${line}: the block "${type}" of the page ${page} cannot be shown: ${problem}`);
  }
}
