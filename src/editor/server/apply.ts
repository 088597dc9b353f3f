import type { Change, ChangedFile } from '../../model/read/change.ts';
import { isMedia } from '../../model/read/site-files.ts';
import type { ApplyAnswer, ApplyRequest, Refused, RequestedChange, Saved } from '../protocol.ts';
import { answers } from '../words/answers.ts';
import { changedText } from './changed-texts.ts';
import { type AnyFile, type CommitterOptions, createCommitter, type OpenedChange, refused } from './commit-change.ts';
import type { EditorSession } from './editor-session.ts';
import { changeOfStep, textChangesOf } from './journal.ts';
import { hashOfText, newFile, type OpenFile, openMedia } from './source-files.ts';

/** Maximum number of attempts if another program saves at the same moment. */
const MAX_ATTEMPTS = 3;

/** Executes changes for the editor. */
export interface Applier {
  apply(request: ApplyRequest): Promise<ApplyAnswer>;
  undo(request: { id: string }): Promise<ApplyAnswer>;
  redo(request: { id: string }): Promise<ApplyAnswer>;
  /** Writes the change that `make` returns for the current site, as one step of the history. */
  change(request: { id: string }, make: () => { label: string; change: Change } | Refused): Promise<ApplyAnswer>;
}

/** Creates the executor of changes for a session. */
export function createApplier(editor: EditorSession, options: CommitterOptions = {}): Applier {
  const { saved, commit } = createCommitter(editor, options);
  const { answered, journal } = editor;
  /** For each state that an undo or redo has produced, the state before it. */
  const statesBefore = new Map<string, string>();

  const repeatedly = async (attempt: () => Promise<ApplyAnswer | undefined>): Promise<ApplyAnswer> => {
    for (let tries = 0; tries < MAX_ATTEMPTS; tries += 1) {
      const answer = await attempt();
      if (answer) return answer;
    }
    return { ...refused(answers.savedAgain), mayPass: true };
  };

  /** Whether two states differ only by undo and redo of the author. */
  const isOwnUndo = (from: string, to: string): boolean => {
    let at: string | undefined = to;
    // Undo and redo may form a circle.
    for (let steps = 0; steps < statesBefore.size && at !== undefined; steps += 1) {
      at = statesBefore.get(at);
      if (at === from) return true;
    }
    return false;
  };

  /** Returns the change of the files of a request, or the reason why there is none. */
  const changeOfFields = ({
    id,
    changes,
  }: ApplyRequest): (OpenedChange & { isDone: boolean }) | Exclude<ApplyAnswer, Saved> => {
    const change: ChangedFile[] = [];
    const own = new Map<string, string>();
    const files: OpenFile[] = [];
    for (const { file: name } of changes) {
      const file = editor.open(name);
      if ('status' in file) return file;
      if (files.some((one) => one.id === file.id)) return refused(answers.namedTwice);
      files.push(file);
    }
    const { sources } = editor.session.current();
    const isDone = answered.has(id);
    for (const [index, file] of files.entries()) {
      const requested = changes[index] as RequestedChange;
      const base = editor.textOf(file, requested.baseHash);
      // An executed change is already in the file: only determine the state that its author sees.
      const now = isDone ? { ...file, text: base ?? file.text } : file;
      const changed =
        isDone && base === undefined
          ? { text: file.text, own: file.text }
          : changedText({
              file: now,
              sources,
              change: requested,
              base,
              isOwnUndo: isOwnUndo(requested.baseHash, file.hash),
            });
      if ('status' in changed) {
        if (changed.status === 'refused') return changed;
        return { ...changed, document: editor.documentOf(file) };
      }
      own.set(file.path, changed.own);
      const was = file.isNew ? {} : { was: file.hash };
      if (!isDone && changed.text !== file.text) change.push({ file: file.path, ...was, now: changed.text });
    }
    return { change, files: new Map(files.map((file) => [file.path, file])), own, isDone };
  };

  /** Opens an existing file, and compares it with the text that the history has last recorded. */
  const open = (name: string, isUnknown: string): AnyFile | Refused => {
    if (isMedia(name)) {
      const file = openMedia(editor.directory, name);
      if ('problem' in file) return refused(file.problem);
      journal.syncWith(name, file.text);
      return file;
    }
    const id = editor.idOf(name);
    return id ? editor.open(id) : refused(isUnknown);
  };

  const undoOrRedo = (direction: 'undo' | 'redo', id: string) => async (): Promise<ApplyAnswer | undefined> => {
    if (answered.has(id)) return saved([], new Map());
    const step = journal.history()[direction].at(-1);
    if (!step) return refused(answers.nothingTo[direction]);
    const giveUp = (reason: string) => {
      journal.drop(direction);
      editor.announce();
      return refused(`${answers.cannotTake[direction](step.label)} : ${reason}`);
    };
    const files = new Map<string, AnyFile>();
    for (const { file: name, becomes } of step.changes) {
      // Opening a file records the changes that another program has saved: they shift the step, or block it.
      const opened =
        becomes === 'created' ? newFile(editor.idOf(name), name) : open(name, answers.noLongerOfSite(name));
      if ('status' in opened) return giveUp(opened.message);
      files.set(name, opened);
    }
    const taken = journal.next(direction, (name) => files.get(name)?.text ?? '');
    if (!taken || !('texts' in taken)) return giveUp(answers.passageChanged);
    const change = changeOfStep(taken, (name) => files.get(name)?.hash, journal.bytesNamed);
    if (!change) return giveUp(answers.pictureGone);
    const answer = await commit(id, { change, files, own: taken.texts }, (texts) => {
      journal.recordUndo(taken);
      for (const [name, { after, becomes }] of texts) {
        const file = files.get(name);
        if (file && becomes !== 'removed') statesBefore.set(hashOfText(file, after), file.hash);
      }
      return editor.stepOf(taken.step);
    });
    return answer?.status !== 'refused' || answer.mayPass ? answer : giveUp(answer.message);
  };

  return {
    apply: (request) =>
      repeatedly(async () => {
        const { id, label, field, startedAt } = request;
        const opened = changeOfFields(request);
        if ('status' in opened) return opened;
        if (opened.isDone) return saved(opened.files.values(), opened.own);
        if (opened.change.length === 0) {
          answered.begin(id, []);
          return saved(opened.files.values(), opened.own);
        }
        return commit(id, opened, (texts) => {
          const step = journal.record({ label, field, startedAt, time: Date.now() }, texts);
          return step && editor.stepOf(step);
        });
      }),
    change: ({ id }, make) =>
      repeatedly(async () => {
        if (answered.has(id)) return saved([], new Map());
        const made = make();
        if ('status' in made) return made;
        const files = new Map<string, AnyFile>();
        for (const { file: name, to, was } of made.change) {
          if (to !== undefined) files.set(to, newFile(editor.idOf(to), to));
          if (was === undefined) files.set(name, newFile(editor.idOf(name), name));
          else {
            const opened = open(name, `${name} ne se modifie pas ici.`);
            if ('status' in opened) return opened;
            if (opened.hash !== was) return refused(answers.justSaved(name));
            files.set(name, opened);
          }
        }
        const texts = textChangesOf(made.change, (name) => files.get(name)?.text ?? '');
        const own = new Map([...texts].map(([name, { after }]) => [name, after]));
        return commit(id, { change: made.change, files, own }, (texts) => {
          const step = journal.record({ label: made.label, time: Date.now() }, texts);
          return step && editor.stepOf(step);
        });
      }),
    undo: ({ id }) => repeatedly(undoOrRedo('undo', id)),
    redo: ({ id }) => repeatedly(undoOrRedo('redo', id)),
  };
}
