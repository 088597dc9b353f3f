import { isDeepStrictEqual } from 'node:util';
import { applyToData } from '../../edit/apply-to-data.ts';
import { diffTexts } from '../../edit/diff-text.ts';
import { editFrontMatter } from '../../edit/edit-front-matter.ts';
import { editJson } from '../../edit/edit-json.ts';
import type { Json } from '../../edit/json-operation.ts';
import { isReadable, keepsReadable } from '../../edit/keeps-readable.ts';
import { withPlainLineEnds } from '../../edit/line-ends.ts';
import { applyEdits, rebase, type TextEdit } from '../../edit/text-edit.ts';
import { get, join, keysOf, parentOf } from '../../model/read/pointer.ts';
import { readJson } from '../../model/read/read-json.ts';
import { readMarkdown } from '../../model/read/read-markdown.ts';
import type { Sources } from '../../model/read/source.ts';
import { siteSchema } from '../../model/schema/own-schemas.ts';
import { schemaNamed } from '../../model/schema/schemas.ts';
import type { Conflict, FieldOperation, Refused, RequestedChange } from '../protocol.ts';
import { answers } from '../words/answers.ts';
import { refused } from './commit-change.ts';
import { bodyOffsetOf, readAs } from './edited-document.ts';
import type { OpenFile } from './source-files.ts';

/** A conflict without the current document of the file. */
type Clash = Omit<Conflict, 'document'>;

/**
 * The text of a file after a change, and its text with this change only (`own`); or the reason why the change was not
 * made.
 */
type Changed = { text: string; own: string } | Clash | Refused;

interface ChangeInput {
  file: OpenFile;
  change: RequestedChange;
  /** The sources as last read: their text is probably the one that the change is based on. */
  sources: Sources;
  /** Text of the state that the change is based on; `undefined` if it is unknown. */
  base: string | undefined;
  /**
   * Whether the file differs from the base because the author has undone a step, and not because of another program.
   */
  isOwnUndo: boolean;
}

/** A step of a change; each is based on the text after the previous step. */
type Step = { operation: FieldOperation } | { body: readonly TextEdit[] } | { edits: readonly TextEdit[] };

function stepsOf({ operations = [], body = [], edits = [] }: RequestedChange): Step[] {
  return [
    ...operations.map((operation) => ({ operation })),
    ...(body.length > 0 ? [{ body }] : []),
    ...(edits.length > 0 ? [{ edits }] : []),
  ];
}

/** Converts edits of a text to edits with the line ends of the file. */
function typedEdits(text: string, edits: readonly TextEdit[], from: number): TextEdit[] | Refused {
  const plain = withPlainLineEnds(text);
  let at = from;
  const moved = edits.map((edit) => ({ ...edit, start: edit.start + from, end: edit.end + from }));
  for (const { start, end } of moved) {
    if (start < at || end > plain.text.length) return refused('Ces changements ne correspondent pas au texte.');
    at = end;
  }
  return moved.map((edit) => plain.editOf(edit));
}

/** Returns the edits of a step, relative to the text that its author has seen. */
function editsOf({ file, sources }: ChangeInput, text: string, step: Step): TextEdit[] | Refused {
  if ('body' in step) return typedEdits(text, step.body, bodyOffsetOf(file, text));
  if ('edits' in step) return typedEdits(text, step.edits, 0);
  const { operation } = step;
  const schema = schemaNamed(file.id.startsWith('guide:') ? 'front-matter' : 'text-matter');
  const edits =
    file.id === 'manifest'
      ? editJson({ text, operation, schema: siteSchema(sources.ownBlocks) })
      : editFrontMatter({ text, operation, order: Object.keys(schema.properties ?? {}) });
  if (edits === 'unreadable') return { ...refused(answers.syntaxError(file.path)), mayPass: true };
  if (edits === 'not-found') return refused(answers.fieldGone);
  return edits;
}

/**
 * Returns the pointer at which an operation is checked for conflicts: its own pointer, or the pointer of the list if it
 * inserts, removes or moves an item.
 */
const comparedAt = ({ type, pointer }: FieldOperation) =>
  type === 'set' || type === 'unset' ? pointer : parentOf(pointer);

function dataIn(file: OpenFile, text: string, sources?: Sources): Json {
  return (readAs(file, text, sources).data ?? {}) as Json;
}

/**
 * Whether a pointer leads to the same place in two texts: its container begins at the same character, after accounting
 * for the differences before it. In a list that others have changed, an index is unreliable.
 */
function isSamePlace(file: OpenFile, [before, after]: readonly [string, string], pointer: string): boolean {
  const startIn = (text: string) => {
    const read = file.id === 'manifest' ? readJson : readMarkdown;
    return read({ path: file.path, text }, () => {}).locate(pointer).start;
  };
  const start = startIn(before);
  const shift = diffTexts(before, after)
    .filter(({ end }) => end <= start)
    .reduce((sum, { start: from, end, text }) => sum + text.length - (end - from), 0);
  return start + shift === startIn(after);
}

/**
 * Returns the conflict between two versions of a value; `undefined` if the file already has the author's version.
 * Returns a refusal if the field has moved.
 */
function valueClash(
  file: OpenFile,
  operation: FieldOperation,
  [before, now]: readonly [string, string],
): Clash | Refused | undefined {
  const pointer = comparedAt(operation);
  const [seen, there] = [dataIn(file, before), dataIn(file, now)];
  const holder = pointer === operation.pointer ? parentOf(pointer) : pointer;
  if (!isSamePlace(file, [before, now], holder)) return refused(answers.fieldMoved);
  const theirs = get(there, pointer) as Json | undefined;
  const made = applyToData(seen, operation);
  const yours = made === undefined ? undefined : (get(made, pointer) as Json | undefined);
  if (isDeepStrictEqual(yours, theirs)) return undefined;
  return {
    status: 'conflict',
    file: file.id,
    message: answers.valueClash,
    pointer,
    yours: yours ?? null,
    theirs: theirs ?? null,
  };
}

/** Returns the conflict between two versions of a text; for Markdown, of the text after front matter. */
function textClash(file: OpenFile, step: Step, { own, now }: { own: string; now: string }): Clash {
  const shown = (text: string) => withPlainLineEnds(text).text.slice('body' in step ? bodyOffsetOf(file, text) : 0);
  return { status: 'conflict', file: file.id, message: answers.textClash, yours: shown(own), theirs: shown(now) };
}

/** Returns the operation that keeps both an undo and the value that was typed while this undo was under way. */
function typedOverUndo({ type, pointer, ...operation }: FieldOperation, now: Json): FieldOperation | undefined {
  const [before, theirs] = [operation.oldValue, get(now, pointer)];
  if (type === 'unset' && theirs !== undefined) return { type, pointer };
  if (type !== 'set' || !('value' in operation)) return undefined;
  const typed = operation.value;
  if (typeof before !== 'string' || typeof theirs !== 'string' || typeof typed !== 'string') {
    return { type, pointer, value: typed };
  }
  const moved = rebase(diffTexts(before, typed), diffTexts(before, theirs));
  return { type, pointer, value: moved ? applyEdits(theirs, moved) : typed };
}

/**
 * Whether an operation can be executed although the state that its author has seen is unknown: the value is unchanged,
 * and its pointer has no index.
 */
function isAsSeen(operation: FieldOperation, data: Json): boolean {
  const pointer = comparedAt(operation);
  const keys = keysOf(pointer);
  const isListed = keys.some((_, index) => Array.isArray(get(data, keys.slice(0, index).reduce<string>(join, ''))));
  const isByIndex = operation.type === 'remove' || operation.type === 'move';
  return !isListed && !isByIndex && isDeepStrictEqual(get(data, pointer), operation.oldValue);
}

/** Returns the answer to a change with an unknown base; `undefined` if the change can be made without it. */
function unknownBase({ file, change }: ChangeInput): Clash | Refused | undefined {
  for (const step of stepsOf(change)) {
    if (!('operation' in step)) {
      const edits = 'body' in step ? step.body : step.edits;
      return {
        ...textClash(file, step, { own: file.text, now: file.text }),
        message: answers.fileClash,
        yours: edits.map(({ text }) => text).join('\n'),
      };
    }
    const { operation } = step;
    const data = dataIn(file, file.text);
    if (isAsSeen(operation, data)) continue;
    const pointer = comparedAt(operation);
    const theirs = get(data, pointer) as Json | undefined;
    if ('value' in operation && operation.type === 'set' && isDeepStrictEqual(theirs, operation.value)) continue;
    return refused(answers.fieldChangedByOther);
  }
  return undefined;
}

/** Whether the base state of an operation has the value that the operation expects. */
function isTrueOf(operation: FieldOperation, text: string, { file, sources }: ChangeInput): boolean {
  if (!Object.hasOwn(operation, 'oldValue')) return true;
  const pointer = operation.type === 'insert' ? parentOf(operation.pointer) : operation.pointer;
  return isDeepStrictEqual(get(dataIn(file, text, sources), pointer), operation.oldValue);
}

/**
 * Returns the text of a file after a change. The change is made to the text that its author has seen. If others have
 * changed the file since then, both are merged, character by character; if both touch the same place, nothing is
 * changed.
 */
export function changedText(input: ChangeInput): Changed {
  const { file, change, base, isOwnUndo } = input;
  const stopped = base === undefined ? unknownBase(input) : undefined;
  if (stopped) return stopped;
  let text = file.text;
  let own = base ?? file.text;
  for (const step of stepsOf(change)) {
    if (base !== undefined && 'operation' in step && !isTrueOf(step.operation, own, input))
      return refused(answers.fieldChanged);
    const edits = editsOf(input, own, step);
    if ('status' in edits) return edits;
    const wanted = applyEdits(own, edits);
    const others = diffTexts(own, text);
    const moved = rebase(edits, others);
    const merged = moved && applyEdits(text, moved);
    // Two programs may have added the same key.
    const isSound = (result: string) =>
      others.length === 0 || !isReadable(file.path, text) || keepsReadable(file.path, text, result);
    if (merged !== undefined && isSound(merged)) text = merged;
    else if ('operation' in step) {
      const typed = isOwnUndo ? typedOverUndo(step.operation, dataIn(file, text)) : undefined;
      const again =
        typed && isSamePlace(file, [own, text], parentOf(typed.pointer)) && editsOf(input, text, { operation: typed });
      const clash = again ? undefined : valueClash(file, step.operation, [own, text]);
      if (clash) return clash;
      if (again) {
        if ('status' in again) return again;
        text = applyEdits(text, again);
      }
    } else return textClash(file, step, { own: wanted, now: text });
    own = wanted;
  }
  return { text, own };
}
