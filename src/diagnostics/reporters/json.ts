import type { Description } from '../describe.ts';

/** Returns the report as JSON, version 1: stable for tools. */
export function formatJson({ counts, diagnostics }: Description): string {
  const entries = diagnostics.map(({ related: _, ...entry }) => entry);
  return `${JSON.stringify({ version: 1, counts, diagnostics: entries }, null, 2)}\n`;
}
