import type { TextRange } from '../text/range.ts';
import type { JsonLayout } from './format-json.ts';
import { type JsonContainer, membersOf } from './json-members.ts';
import { isFlat, type JsonStyle } from './json-style.ts';
import { columnAt, hasLineBreak, indentationAt } from './lines.ts';
import type { TextEdit } from './text-edit.ts';

const LAST_LINE_BREAK = /(?:\r\n|\n|\r)[ \t]*$/;

/**
 * Returns the most frequent separator between the members of a non-empty object or list. With only one member, the
 * separator follows from the member's position.
 */
function separatorIn(text: string, container: JsonContainer, { comma }: JsonStyle): string {
  const members = membersOf(container);
  const counts = new Map<string, number>();
  for (const [index, { start }] of members.slice(1).entries()) {
    const separator = text.slice(members[index]?.end, start);
    counts.set(separator, (counts.get(separator) ?? 0) + 1);
  }
  const most = Math.max(...counts.values());
  for (const [separator, count] of counts) if (count === most) return separator;
  const lead = LAST_LINE_BREAK.exec(text.slice(container.start, members[0]?.start));
  return lead ? `,${lead[0]}` : comma;
}

/** Inserts a member into a non-empty object or list: before the member that is at `index` now, or at the end. */
export function insertMember(
  text: string,
  { container, index, style }: { container: JsonContainer; index: number; style: JsonStyle },
  write: (layout: JsonLayout) => string,
): TextEdit {
  const members = membersOf(container);
  const separator = separatorIn(text, container, style);
  const flat = isFlat(text, container);
  const before = members[index - 1];
  if (!before) {
    const offset = members[0]?.start ?? container.start + 1;
    const layout = { indent: indentationAt(text, offset), column: columnAt(text, offset), flat };
    return { start: offset, end: offset, text: write(layout) + separator };
  }
  // Compute the indentation and the column as if the separator were already in the text.
  const lead =
    (hasLineBreak(separator) ? '' : text.slice(before.end - columnAt(text, before.end), before.end)) + separator;
  const layout = { indent: indentationAt(lead, lead.length), column: columnAt(lead, lead.length), flat };
  return { start: before.end, end: before.end, text: separator + write(layout) };
}

/** Removes a member and its comma; no space is left between empty brackets. */
export function removeMember(text: string, container: JsonContainer, index: number): TextEdit {
  const members = membersOf(container);
  const { start, end } = members[index] as TextRange;
  const [before, after] = [members[index - 1], members[index + 1]];
  const cut = (from: number, to: number): TextEdit => ({ start: from, end: to, text: '' });
  if (!before && !after) return cut(container.start + 1, container.end - 1);
  // If another member follows on the same line, the line break before the removed one stays.
  const isFirstOfLine =
    before && after && hasLineBreak(text.slice(before.end, start)) && !hasLineBreak(text.slice(end, after.start));
  if (before && !isFirstOfLine) return cut(before.end, end);
  return cut(start, after?.start ?? end);
}

/** Moves a member together with the separator on one side of it: no other character changes. */
export function moveMember(text: string, container: JsonContainer, from: number, to: number): TextEdit[] {
  const members = membersOf(container);
  const { start, end } = members[from] as TextRange;
  const [before, after] = [members[from - 1], members[from + 1]];
  const target = members[to];
  if (!target || from === to) return [];
  const written = text.slice(start, end);
  if (to < from && before) {
    const separator = text.slice(before.end, start);
    return [
      { start: target.start, end: target.start, text: written + separator },
      { start: before.end, end, text: '' },
    ];
  }
  const separator = text.slice(end, after?.start);
  return [
    { start, end: after?.start ?? end, text: '' },
    { start: target.end, end: target.end, text: separator + written },
  ];
}
