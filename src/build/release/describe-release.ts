import type { ReleaseChanges } from '../../check/release/compare-releases.ts';

/** Maximum length of a list that is printed in full. */
const MAX_LISTED = 20;

function list(heading: string, lines: readonly string[]): string[] {
  if (lines.length === 0) return [];
  const more = lines.length > MAX_LISTED ? [`  … and ${lines.length - MAX_LISTED} more`] : [];
  return [`${heading}: ${lines.length}`, ...lines.slice(0, MAX_LISTED).map((line) => `  ${line}`), ...more];
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

/** Describes the changes since the last release. */
export function describeRelease({ engine, added, removed, retitled, resized, total }: ReleaseChanges): string {
  const lines = [
    ...list(
      'New pages',
      added.map(({ path, title }) => `+ ${path}  ${title}`),
    ),
    ...list(
      'Removed pages',
      removed.map(({ path, title }) => `- ${path}  ${title}`),
    ),
    ...list(
      'New titles',
      retitled.map(({ path, before, after }) => `~ ${path}  ${before} → ${after}`),
    ),
    ...list(
      'New sizes',
      resized.map(({ path, before, after }) => `~ ${path}  ${kilobytes(before)} → ${kilobytes(after)}`),
    ),
  ];
  const upgrade = engine ? [`Engine: ${engine.before} → ${engine.after}`] : [];
  const sizes = `HTML of all pages: ${kilobytes(total.before)} → ${kilobytes(total.after)}`;
  return [
    ...upgrade,
    lines.length > 0 ? lines.join('\n') : 'No page was added, removed, renamed or resized',
    sizes,
  ].join('\n');
}
