import type { EditorProblem } from '../../protocol.ts';

/**
 * Returns keys for a list of problems. They contain no offset: a button that is being pressed must stay when a text
 * before its problem becomes longer.
 */
export function problemKeys(problems: readonly EditorProblem[]): string[] {
  const counts = new Map<string, number>();
  return problems.map(({ code, path, pointer = '', message }) => {
    const name = `${code} ${path} ${pointer} ${message}`;
    const count = counts.get(name) ?? 0;
    counts.set(name, count + 1);
    return `${name} ${count}`;
  });
}
