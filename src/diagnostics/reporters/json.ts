import type { Description } from '../describe.ts';

/** The report as JSON, version 1: stable for tools. */
export function formatJson({ counts, diagnostics }: Description): string {
  return `${JSON.stringify({ version: 1, counts, diagnostics }, null, 2)}\n`;
}
