import { editJson } from '../../../edit/edit-json.ts';
import type { Json, JsonOperation } from '../../../edit/json-operation.ts';
import { indentationAt } from '../../../edit/lines.ts';
import { applyEdits } from '../../../edit/text-edit.ts';
import { type JsonNode, jsonNodeAt, plainValue } from '../../../model/read/json-node.ts';
import { parseJson } from '../../../model/read/parse-json.ts';
import { join, keysOf, parentOf } from '../../../model/read/pointer.ts';
import type { Schema } from '../../../model/schema/schemas.ts';
import { formerIndices, type ValueChange } from './value-changes.ts';

/** The published text of a document and its current text. */
interface TwoTexts {
  published: string;
  text: string;
}

function nodeAt(text: string, pointer: string): JsonNode | undefined {
  const root = parseJson(text, () => {});
  const found = root && jsonNodeAt(root, keysOf(pointer));
  return found?.complete ? found.node : undefined;
}

function isInList(text: string, pointer: string): boolean {
  return nodeAt(text, parentOf(pointer))?.type === 'array';
}

/** Applies operations to a JSON text, one after the other. Returns `undefined` if one of them fails. */
function carriedOut(text: string, operations: readonly JsonOperation[], schema: Schema): string | undefined {
  let now = text;
  for (const operation of operations) {
    const edits = editJson({ text: now, operation, schema });
    if (!Array.isArray(edits)) return undefined;
    now = applyEdits(now, edits);
  }
  return now;
}

/** Returns the moves that restore the former order of a list. New items keep their places. */
function movesBack(before: readonly Json[], after: readonly Json[], pointer: string): JsonOperation[] {
  const former = formerIndices(before, after);
  const ordered = former.filter((old) => old !== -1).sort((a, b) => a - b);
  const wanted = former.map((old, index) => (old === -1 ? index : former.indexOf(ordered.shift() ?? old)));
  const now = [...after.keys()];
  return wanted.flatMap((item, to) => {
    const from = now.indexOf(item);
    if (from === to) return [];
    now.splice(to, 0, ...now.splice(from, 1));
    return [{ type: 'move', pointer: join(pointer, from), to } as const];
  });
}

/** Replaces the characters of a value with the published ones. */
function withPublished({ published, text }: TwoTexts, before: string, after: string): string | undefined {
  const [old, now] = [nodeAt(published, before), nodeAt(text, after)];
  if (!old || !now) return undefined;
  return text.slice(0, now.start) + published.slice(old.start, old.end) + text.slice(now.end);
}

/** Restores a part of a manifest exactly as it was published. Returns `undefined` if that is not possible. */
export function revertedJson(texts: TwoTexts, change: ValueChange, schema: Schema): string | undefined {
  const { published, text } = texts;
  if (change.type === 'set') return withPublished(texts, change.before, change.after);
  const pointer = change.after;
  if (change.type === 'added')
    return carriedOut(text, [{ type: isInList(text, pointer) ? 'remove' : 'unset', pointer }], schema);
  const old = nodeAt(published, change.before);
  if (!old) return undefined;
  if (change.type === 'order') {
    const now = nodeAt(text, pointer);
    if (!now) return undefined;
    return carriedOut(text, movesBack(plainValue(old) as Json[], plainValue(now) as Json[], pointer), schema);
  }
  const value = plainValue(old) as Json;
  const put = carriedOut(text, [{ type: isInList(text, pointer) ? 'insert' : 'set', pointer, value }], schema);
  const node = put === undefined ? undefined : nodeAt(put, pointer);
  if (put === undefined || !node) return put;
  // At the same depth, the published lines have the right indentation.
  const isSameDepth = indentationAt(put, node.start) === indentationAt(published, old.start);
  return isSameDepth ? withPublished({ published, text: put }, change.before, pointer) : put;
}
