import type { TextEdit } from '../../site/edit/text-edit.ts';

/** The whole lines that an edit touches, as they are and as they become. */
function linesOf(
  text: string,
  { offset, length, text: put }: TextEdit,
): { line: number; old: string[]; put: string[] } {
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  const next = text.indexOf('\n', offset + length);
  const end = next < 0 ? text.length : next;
  const before = text.slice(start, end).split('\n');
  const after = `${text.slice(start, offset)}${put}${text.slice(offset + length, end)}`.split('\n');
  let same = 0;
  while (same < Math.min(before.length, after.length) && before.at(-1 - same) === after.at(-1 - same)) same += 1;
  const cut = (lines: string[]) => lines.slice(0, lines.length - same);
  return { line: text.slice(0, start).split('\n').length, old: cut(before), put: cut(after) };
}

/** Edits of a file's text for people: each with its place, the lines that go and those that come. */
export function formatEdits(file: string, text: string, edits: readonly TextEdit[]): string {
  const parts = edits.map((edit) => {
    const { line, old, put } = linesOf(text, edit);
    return [`${file}:${line}`, ...old.map((one) => `- ${one}`), ...put.map((one) => `+ ${one}`), ''].join('\n');
  });
  return parts.join('');
}
