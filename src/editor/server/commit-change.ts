import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type WriteOutcome, writeChange } from '../../build/files/write-change.ts';
import { isReadable, keepsReadable } from '../../edit/keeps-readable.ts';
import type { Change } from '../../model/read/change.ts';
import { isMedia } from '../../model/read/site-files.ts';
import type { Refused, Saved, SourceId } from '../protocol.ts';
import { answers } from '../words/answers.ts';
import { type EditorSession, MAX_TEXTS_CHECKED_AT_ONCE } from './editor-session.ts';
import { type TextChanges, textChangesOf } from './journal.ts';
import { codeOf, describeRefusal, hashOfText, newFile, type OpenFile } from './source-files.ts';

/** A source or a media file. */
export type AnyFile = OpenFile<SourceId | undefined>;

/** A save waits for all rules only if their last run took at most this time, in milliseconds. */
const MAX_CHECK_MS = 250;

/** Delay before the rules run, in which the browser can request the changed page, in milliseconds. */
const PAGE_FIRST_MS = 40;

export interface CommitterOptions {
  pageFirstMs?: number;
  maxCheckMs?: number | undefined;
}

export function refused(message: string): Refused {
  return { status: 'refused', message };
}

/**
 * Returns the refusal of a text that cannot be parsed. The change may succeed later if the file has to be corrected
 * first.
 */
function unreadable({ path, text }: AnyFile): Refused {
  const isBroken = !isReadable(path, text);
  const reason = isBroken ? answers.syntaxError(path) : answers.wouldBreak(path);
  return { ...refused(reason), mayPass: isBroken };
}

/**
 * Returns the refusal of a change that could not be written. It may succeed later, unless a file already exists or is
 * not a regular file of the site.
 */
function describeOutcome({ file, code, left }: Exclude<WriteOutcome, { status: 'done' }>): Refused {
  const rest = left.map((name) => ` ${answers.left(name)}`).join('');
  const mayPass = code !== 'EEXIST' && !code.startsWith('file/');
  const reason = code ? describeRefusal(file, 'écrit', code) : answers.justSaved(file);
  return { ...refused(reason + rest), mayPass };
}

/**
 * Returns the files whose bytes a change replaces or removes and undo needs, with their hashes: media files, and texts
 * whose bytes cannot be made from the text.
 */
function vanishingFiles(change: Change, texts: TextChanges): { file: string; was: string }[] {
  return change.flatMap(({ file, to, was, now }) => {
    const isMoved = to !== undefined && now === undefined;
    const isNeeded = isMedia(file) ? !isMoved : now === null && texts.get(file)?.hash !== undefined;
    return was !== undefined && isNeeded ? [{ file, was }] : [];
  });
}

/**
 * A change, the current state of its files by path (`files`), and their texts with only this change applied (`own`).
 */
export interface OpenedChange {
  change: Change;
  files: ReadonlyMap<string, AnyFile>;
  own: ReadonlyMap<string, string>;
}

/** Writes changes, then runs the rules. */
export interface Committer {
  /**
   * Returns the answer to an executed change, with the current files. `own` has the text of each file with only this
   * change applied.
   */
  saved(files: Iterable<AnyFile>, own: ReadonlyMap<string, string>, step?: Saved['step']): Saved;
  /**
   * Writes a change, records it as a step with `record`, and returns the result; `undefined` if another program has
   * saved one of the files in the meantime.
   */
  commit(
    id: string,
    opened: OpenedChange,
    record: (texts: TextChanges) => Saved['step'],
  ): Promise<Saved | Refused | undefined>;
}

/** Creates the writer of a session's changes. */
export function createCommitter(editor: EditorSession, options: CommitterOptions = {}): Committer {
  const { pageFirstMs = PAGE_FIRST_MS, maxCheckMs = MAX_CHECK_MS } = options;
  const { answered, journal } = editor;
  /** Duration of the last run of all rules. Before the first run on a large site, it is assumed to be too long. */
  let duration =
    editor.session.current().sources.markdown.size > MAX_TEXTS_CHECKED_AT_ONCE ? Number.POSITIVE_INFINITY : 0;

  /** Reports the problems that all rules find in the site, or only those of its form if all rules take too long. */
  const runRules = () => {
    const { session } = editor;
    if (duration > maxCheckMs) return editor.announceFindings(session.current());
    const start = performance.now();
    editor.announceFindings(session.runRules());
    duration = performance.now() - start;
  };

  const saved: Committer['saved'] = (files, own, step) => {
    const named = [...files].flatMap((file) => (file.id ? [{ ...file, id: file.id }] : []));
    const documents = named.flatMap(({ id }) => {
      const now = editor.open(id);
      return 'status' in now ? [] : [editor.documentOf(now)];
    });
    const kept = named.map((file) => [file.id, editor.keep(file, own.get(file.path) ?? file.text)] as const);
    return { status: 'saved', documents, own: Object.fromEntries(kept), step, ...editor.report() };
  };

  const commit: Committer['commit'] = async (id, { change, files, own }, record) => {
    const texts = textChangesOf(change, (name) => files.get(name)?.text ?? '');
    const written = [...texts].filter(([, { before, after }]) => before !== after);
    const broken = written.find(([name, { before, after }]) => !isMedia(name) && !keepsReadable(name, before, after));
    if (broken) return unreadable(files.get(broken[0]) ?? newFile(editor.idOf(broken[0]), broken[0]));
    const vanishing = vanishingFiles(change, texts);
    const forget = () => {
      for (const { was } of vanishing) journal.forgetFile(was);
    };
    for (const { file, was } of vanishing) {
      try {
        journal.keepFile(path.join(editor.directory, file), was);
      } catch (error) {
        forget();
        return refused(describeRefusal(file, 'gardé', codeOf(error)));
      }
    }
    answered.begin(id, [...files.values()]);
    const outcome = writeChange(editor.directory, change);
    if (outcome.status !== 'done') {
      answered.cancel(id);
      forget();
      return outcome.status === 'stale' && outcome.left.length === 0 ? undefined : describeOutcome(outcome);
    }
    answered.end(id);
    const step = record(texts);
    if (written.length > 0) {
      editor.wrote(
        new Map(
          written.map(([name, { after, becomes, otherName = name, hash }]) => {
            const file = files.get(otherName) ?? files.get(name) ?? newFile(editor.idOf(name), name);
            const now = isMedia(name) ? after : (hash ?? hashOfText(file, after));
            return [name, becomes === 'removed' ? undefined : now];
          }),
        ),
      );
      // Let the page render before the rules block the event loop.
      if (pageFirstMs > 0) await pause(pageFirstMs);
      runRules();
    }
    return saved(files.values(), own, step);
  };

  return { saved, commit };
}
