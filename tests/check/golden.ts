import type { DescribedDiagnostic } from '../../src/diagnostics/describe.ts';

/** Content of a golden file; `vitest -u` writes it anew. */
export function goldenJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/** A finding without its words: these stand in `messages.md` alone. */
export function withoutWords({
  message: _,
  help: __,
  ...place
}: DescribedDiagnostic): Omit<DescribedDiagnostic, 'message' | 'help'> {
  return place;
}
