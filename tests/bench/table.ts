import { availableParallelism, cpus, loadavg } from 'node:os';

/** Formats rows under their headings, each column as wide as its widest cell; numbers are aligned to the right. */
export function formatTable(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = headings.map((heading, column) =>
    Math.max(heading.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  ');
  return [line(headings), widths.map((width) => '─'.repeat(width)).join('  '), ...rows.map(line)].join('\n');
}

/** Formats bytes as kilobytes (1,000 bytes), as in budgets. */
export function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(bytes < 10_000 ? 2 : 1)} kB`;
}

/** Formats milliseconds as seconds. */
export function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(2)} s`;
}

/** Formats bytes as whole megabytes (1,000,000 bytes). */
export function megabytes(bytes: number): string {
  return `${Math.round(bytes / 1e6)} MB`;
}

/** Returns the median of several figures. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** Describes the machine, without which figures cannot be compared. */
export function machine(): string {
  const [model = 'unknown processor'] = cpus().map((cpu) => cpu.model.trim());
  const load = loadavg().map((figure) => figure.toFixed(1));
  return `${availableParallelism()} cores (${model}), Node ${process.version}, load ${load.join(' ')}`;
}

/** Formats milliseconds as a whole number. */
export function milliseconds(value: number): string {
  return `${Math.round(value)} ms`;
}
