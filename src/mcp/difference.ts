import { createLineIndex } from '../diagnostics/position.ts';
import { diffTexts } from '../edit/diff-text.ts';
import { type Change, textFileAt, typedText } from '../model/read/change.ts';
import type { Sources } from '../model/read/source.ts';
import { words } from './words.ts';

/** A run of differing lines, by its offsets in both texts. */
interface LineRun {
  old: [start: number, end: number];
  now: [start: number, end: number];
}

const lineStart = (text: string, at: number) => (at === 0 ? 0 : text.lastIndexOf('\n', at - 1) + 1);

function lineEnd(text: string, at: number): number {
  const end = text.indexOf('\n', at);
  return end < 0 ? text.length : end;
}

function runsOf(before: string, after: string): LineRun[] {
  const runs: LineRun[] = [];
  let shift = 0;
  for (const { start, end, text } of diffTexts(before, after)) {
    const old: LineRun['old'] = [lineStart(before, start), lineEnd(before, end)];
    const from = lineStart(after, start + shift);
    shift += text.length - (end - start);
    const now: LineRun['now'] = [from, lineEnd(after, end + shift)];
    const last = runs.at(-1);
    if (last && old[0] <= last.old[1]) {
      last.old[1] = old[1];
      last.now[1] = now[1];
    } else runs.push({ old, now });
  }
  return runs;
}

/** Returns the lines that differ between two texts of a file, each run below its place. */
function differingLines(file: string, before: string, after: string): string[] {
  const index = createLineIndex(before);
  return runsOf(before, after).flatMap((run) => {
    const old = before.slice(...run.old).split('\n');
    const now = after.slice(...run.now).split('\n');
    let first = 0;
    while (first < old.length && first < now.length && old[first] === now[first]) first += 1;
    let last = 0;
    while (last < old.length - first && last < now.length - first && old.at(-1 - last) === now.at(-1 - last)) last += 1;
    const { line } = index.positionAt(run.old[0]);
    return [
      `${file}:${line + first}`,
      ...old.slice(first, old.length - last).map((text) => `- ${text}`),
      ...now.slice(first, now.length - last).map((text) => `+ ${text}`),
    ];
  });
}

/** Returns the new text of a file; `undefined` if the change removes the file or keeps its content. */
export function textOfChange(now: string | Uint8Array | null | undefined): string | undefined {
  return now instanceof Uint8Array ? typedText(now).typed.normalize('NFC') : (now ?? undefined);
}

/** Returns the lines that a change adds, removes and edits, by file. */
export function linesOf(sources: Sources, change: Change): string[] {
  return change.flatMap(({ file, to, now, was }) => {
    const before = textFileAt(sources, file)?.text;
    const isText = before !== undefined || /\.(?:md|json|txt)$/.test(to ?? file);
    const moved = to === undefined ? [] : [`${file} : ${words.moved(to)}`];
    if (now === null) return [`${file} : ${words.removed}`];
    const after = isText ? textOfChange(now) : undefined;
    if (after === undefined)
      return moved.length > 0 ? moved : [`${file} : ${was === undefined ? words.created : words.binary}`];
    if (was === undefined) return [`${file} : ${words.created}`, ...after.split('\n').map((line) => `+ ${line}`)];
    return [...moved, ...differingLines(to ?? file, before ?? '', after)];
  });
}
