import { createLineIndex } from '../../../diagnostics/position.ts';
import { entriesAt, textAt } from '../../../model/read/values.ts';
import type { Rule } from '../rule.ts';

/** Pages and examples have distinct addresses. */
export const rule: Rule = {
  code: 'page/duplicate-path',
  severity: 'error',
  *check({ pages, chains, manifest, sources, at }) {
    const first = new Map<string, string>();
    const lineOf = (pointer: string) =>
      createLineIndex(sources.manifest.text).positionAt(at(`${pointer}/path`).start).line;
    const examples = entriesAt(manifest, 'examples').map(({ value, pointer }) => ({
      path: textAt(value, 'path') ?? '',
      pointer,
    }));
    for (const { path, pointer } of [...pages, ...examples]) {
      const known = first.get(path);
      if (known !== undefined) yield { place: at(`${pointer}/path`), args: { path, line: lineOf(known) } };
      else first.set(path, pointer);
    }
    for (const { hub, articles } of chains) {
      for (const { text, pointer } of articles) {
        const path = `${hub}/${text}`;
        const known = first.get(path);
        if (known !== undefined) yield { place: at(pointer), args: { path, line: lineOf(known) } };
      }
    }
  },
};
