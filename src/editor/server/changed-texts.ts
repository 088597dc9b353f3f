import { isDeepStrictEqual } from 'node:util';
import { applyToData } from '../../edit/apply-to-data.ts';
import { diffTexts } from '../../edit/diff-text.ts';
import { editFrontMatter } from '../../edit/edit-front-matter.ts';
import { editJson } from '../../edit/edit-json.ts';
import type { Json } from '../../edit/json-operation.ts';
import { plainText } from '../../edit/line-ends.ts';
import { applyEdits, rebase } from '../../edit/text-edit.ts';
import { get } from '../../model/read/pointer.ts';
import { readJson } from '../../model/read/read-json.ts';
import { readMarkdown } from '../../model/read/read-markdown.ts';
import { schemaNamed } from '../../model/schema/schemas.ts';
import type { TextRange } from '../../text/range.ts';
import type { Conflict, FieldOperation, Refused, RequestedChange } from '../protocol.ts';
import type { OpenFile } from './source-files.ts';

/** The text of a file as a change makes it, or why it does not. */
export type Changed = { text: string } | Conflict | Refused;

interface ChangeOf {
  file: OpenFile;
  change: RequestedChange;
  /** Text of a file in a state that the editor was given; nothing where that is no longer known. */
  textOf(hash: string): string | undefined;
}

/** Data of a file's text; nothing where it has none that can be read. */
export function dataOf({ id, path }: Pick<OpenFile, 'id' | 'path'>, text: string): Json | undefined {
  const read = id === 'manifest' ? readJson : readMarkdown;
  if (id === 'lexicon') return undefined;
  return read({ path, text }, () => {}).data as Json | undefined;
}

function refused(file: OpenFile, message: string, pointer?: string): Refused {
  return { status: 'refused', file: file.id, ...(pointer === undefined ? {} : { pointer }), message };
}

function edited(file: OpenFile, text: string, operation: FieldOperation) {
  if (file.id === 'manifest') return editJson({ text, operation, schema: schemaNamed('site') });
  const schema = schemaNamed(file.id.startsWith('guide:') ? 'front-matter' : 'text-matter');
  return editFrontMatter({ text, operation, order: Object.keys(schema.properties ?? {}) });
}

/** What an operation was made upon: the value at its pointer, or of an insertion the list. */
function baseOf(operation: FieldOperation, data: Json): { pointer: string; value: Json | undefined } {
  const pointer = operation.type === 'insert' ? operation.pointer.replace(/\/[^/]*$/, '') : operation.pointer;
  return { pointer, value: get(data, pointer) };
}

function locate(file: OpenFile, text: string, pointer: string): TextRange {
  const read = file.id === 'manifest' ? readJson : readMarkdown;
  const { start, end } = read({ path: file.path, text }, () => {}).locate(pointer);
  const plain = plainText(text);
  return { start: plain.fromFile(start), end: plain.fromFile(end) };
}

/** Carries out operations one after the other; `isMoved` says that the file is not as the author has seen it. */
function withOperations(file: OpenFile, operations: readonly FieldOperation[], isMoved: boolean): Changed {
  let { text } = file;
  for (const operation of operations) {
    const data = dataOf(file, text) ?? (file.id === 'manifest' ? undefined : {});
    if (isMoved && data !== undefined) {
      const { pointer, value } = baseOf(operation, data);
      const wanted = applyToData(data, operation);
      const isDone = operation.type === 'set' && isDeepStrictEqual(value, operation.value);
      if (!isDone && !isDeepStrictEqual(value, operation.oldValue)) {
        return {
          status: 'conflict',
          file: file.id,
          message: 'Un autre programme a changé cette valeur entre-temps.',
          pointer,
          yours: (wanted === undefined ? undefined : get(wanted, pointer)) ?? null,
          theirs: value ?? null,
          ...(operation.oldValue === undefined ? {} : { base: operation.oldValue }),
          range: locate(file, file.text, pointer),
          hash: file.hash,
        };
      }
    }
    const edits = edited(file, text, operation);
    if (edits === 'unreadable')
      return refused(file, `${file.path} contient une erreur de syntaxe : corrigez-la d’abord.`, operation.pointer);
    if (edits === 'not-found')
      return refused(file, 'Ce champ n’existe plus : rechargez le formulaire.', operation.pointer);
    text = applyEdits(text, edits);
  }
  return { text };
}

/** Carries out edits of the text that the author has seen, over what another program has done to it. */
function withEdits({ file, change, textOf }: ChangeOf, text: string): Changed {
  const { edits = [], baseHash } = change;
  if (edits.length === 0) return { text };
  const isMoved = baseHash !== file.hash;
  const base = isMoved ? textOf(baseHash) : file.text;
  const from = base === undefined ? undefined : plainText(base);
  const size = from?.text.length ?? Number.POSITIVE_INFINITY;
  let at = 0;
  for (const { start, end } of edits) {
    if (start < at || end > size) return refused(file, 'Ces changements ne correspondent pas au texte.');
    at = end;
  }
  if (base === undefined || !from) {
    const [first, last] = [edits[0], edits.at(-1)];
    return {
      status: 'conflict',
      file: file.id,
      message: 'Le fichier a changé depuis que l’éditeur l’a lu.',
      yours: edits.map(({ text: put }) => put).join('\n'),
      theirs: plainText(file.text).text,
      range: { start: first?.start ?? 0, end: last?.end ?? 0 },
      hash: file.hash,
    };
  }
  const own = edits.map((edit) => from.editOf(edit));
  const over = diffTexts(base, text);
  const moved = rebase(own, over);
  if (moved) return { text: applyEdits(text, moved) };
  const now = plainText(text);
  const mine = plainText(applyEdits(base, own)).text;
  // The lines from the first to the last that either has changed.
  const [before] = diffTexts(from.text, mine);
  const after = diffTexts(from.text, now.text);
  const start = Math.min(before?.start ?? 0, after[0]?.start ?? 0);
  const tail = Math.min(from.text.length - Math.max(at, ...after.map(({ end }) => end)), from.text.length - start);
  return {
    status: 'conflict',
    file: file.id,
    message: 'Un autre programme a changé le même passage entre-temps.',
    yours: mine.slice(start, mine.length - tail),
    theirs: now.text.slice(start, now.text.length - tail),
    base: from.text.slice(start, from.text.length - tail),
    range: { start, end: now.text.length - tail },
    hash: file.hash,
  };
}

/** What a change makes of a file, which may be another than the author has seen. */
export function changedText(given: ChangeOf): Changed {
  const { file, change } = given;
  const fields = withOperations(file, change.operations ?? [], change.baseHash !== file.hash);
  return 'status' in fields ? fields : withEdits(given, fields.text);
}
