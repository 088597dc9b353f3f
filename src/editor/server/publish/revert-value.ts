import { isDeepStrictEqual } from 'node:util';
import { applyToData } from '../../../edit/apply-to-data.ts';
import { editFrontMatter } from '../../../edit/edit-front-matter.ts';
import { editJson } from '../../../edit/edit-json.ts';
import type { Json, JsonOperation } from '../../../edit/json-operation.ts';
import { indentationAt } from '../../../edit/lines.ts';
import { applyEdits } from '../../../edit/text-edit.ts';
import { parseFrontMatter, parseYaml, split } from '../../../model/read/front-matter.ts';
import { follow, type JsonNode, plainValue } from '../../../model/read/json-node.ts';
import { parseJson } from '../../../model/read/parse-json.ts';
import { get, join, keysOf } from '../../../model/read/pointer.ts';
import type { Schema } from '../../../model/schema/schemas.ts';
import { formerIndices, type ValueChange } from './value-changes.ts';

/** The published text of a document, and the text as it is now. */
interface TwoTexts {
  published: string;
  text: string;
}

function nodeAt(text: string, pointer: string): JsonNode | undefined {
  const root = parseJson(text, () => {});
  const found = root && follow(root, keysOf(pointer));
  return found?.complete ? found.node : undefined;
}

function isInList(text: string, pointer: string): boolean {
  return nodeAt(text, keysOf(pointer).slice(0, -1).reduce<string>(join, ''))?.type === 'array';
}

/** Carries out operations on a JSON text, one after the other; `undefined` if one cannot be. */
function carriedOut(text: string, operations: readonly JsonOperation[], schema: Schema): string | undefined {
  let now = text;
  for (const operation of operations) {
    const edits = editJson({ text: now, operation, schema });
    if (!Array.isArray(edits)) return undefined;
    now = applyEdits(now, edits);
  }
  return now;
}

/** The moves that bring the items of a list which were there before back into their order; new ones keep their places. */
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

/** Writes the published characters of a value in the place of one. */
function withPublished({ published, text }: TwoTexts, before: string, after: string): string | undefined {
  const [old, now] = [nodeAt(published, before), nodeAt(text, after)];
  if (!old || !now) return undefined;
  return text.slice(0, now.start) + published.slice(old.start, old.end) + text.slice(now.end);
}

/** The text of a manifest with one value as it was published, to the character; `undefined` if that cannot be done. */
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
  // At the same depth its lines are indented as they were.
  const isSameDepth = indentationAt(put, node.start) === indentationAt(published, old.start);
  return isSameDepth ? withPublished({ published, text: put }, change.before, pointer) : put;
}

/** The lines of each key of front matter, by their offsets in the whole text. */
function yamlMembers(text: string): Map<string, { start: number; end: number }> | undefined {
  const { yaml, yamlOffset } = split(text);
  const { root } = parseFrontMatter(text);
  if (yaml === undefined || !root || !('items' in root)) return undefined;
  const keys = (root.items as { key: { value: unknown; range?: readonly number[] | null } }[]).map(({ key }) => ({
    name: String(key.value),
    start: yamlOffset + (key.range?.[0] ?? 0),
  }));
  return new Map(
    keys.map(({ name, start }, index) => [name, { start, end: keys[index + 1]?.start ?? yamlOffset + yaml.length }]),
  );
}

/** The same with the lines of a key as they were published, if both texts have front matter of one line or more a key. */
function withPublishedLines({ published, text }: TwoTexts, key: string): string | undefined {
  const [old, now] = [yamlMembers(published), yamlMembers(text)];
  if (!old || !now) return undefined;
  const lines = old.get(key);
  const written = lines ? published.slice(lines.start, lines.end) : '';
  const here = now.get(key);
  if (here) return text.slice(0, here.start) + written + text.slice(here.end);
  const names = [...old.keys()];
  const previous = names.slice(0, names.indexOf(key)).findLast((name) => now.has(name));
  const at = previous === undefined ? [...now.values()][0]?.start : now.get(previous)?.end;
  return at === undefined ? undefined : text.slice(0, at) + written + text.slice(at);
}

/** The text of a Markdown file with one key of its front matter as it was published, to the character; `undefined` if that cannot be done. */
export function revertedFrontMatter(texts: TwoTexts, key: string, order: readonly string[]): string | undefined {
  const { published, text } = texts;
  const dataOf = (one: string) => (parseYaml(split(one).yaml ?? '').data ?? {}) as Json;
  const pointer = join('', key);
  const value = get(dataOf(published), pointer) as Json | undefined;
  const operation: JsonOperation = value === undefined ? { type: 'unset', pointer } : { type: 'set', pointer, value };
  const wanted = applyToData(dataOf(text), operation);
  const typed = withPublishedLines(texts, key);
  if (typed !== undefined && isDeepStrictEqual(dataOf(typed), wanted)) return typed;
  const edits = editFrontMatter({ text, operation, order });
  return Array.isArray(edits) ? applyEdits(text, edits) : undefined;
}
