import { setTimeout as pause } from 'node:timers/promises';
import { validate } from '../../check/validate.ts';
import type { HistoryStep } from '../../edit/history.ts';
import { plainText } from '../../edit/line-ends.ts';
import { hashOf } from '../../publish/files/hash.ts';
import type { ApplyAnswer, ApplyRequest, Conflict, Refused, Saved } from '../protocol.ts';
import { changedText } from './changed-texts.ts';
import type { Desk } from './desk.ts';
import type { TextChanges } from './journal.ts';
import { problemsOf } from './problems.ts';
import { bytesWith, type OpenFile, replaceBytes } from './source-files.ts';
import { describeRefusal } from './system-refusal.ts';

/** A file with the text that it is to have. */
interface Rewritten {
  file: OpenFile;
  text: string;
}

/** Why nothing was written: another program was faster, or the system refused, in a sentence. */
type WriteRefusal = { isChanged: true } | { problem: string };

/** Takes back what was written, as far as nobody has saved over it. */
function restore(written: readonly Rewritten[]): void {
  for (const { file, text } of written) {
    try {
      replaceBytes({ ...file, bytes: bytesWith(file, text) }, file.bytes);
    } catch {
      // The first error is the one reported.
    }
  }
}

/** Writes several files, all of them or none. */
function writeTexts(files: readonly Rewritten[]): WriteRefusal | undefined {
  const written: Rewritten[] = [];
  for (const one of files) {
    try {
      if (!replaceBytes(one.file, bytesWith(one.file, one.text))) {
        restore(written);
        return { isChanged: true };
      }
      written.push(one);
    } catch (error) {
      restore(written);
      return { problem: describeRefusal(one.file.path, 'écrit', error) };
    }
  }
  return undefined;
}

/** Longest that all rules may have taken last time, if a save is to wait for them; in milliseconds. */
const PATIENCE = 250;

/** So long the rules wait for the browser to ask for the page that a save changes, in milliseconds. */
const PAGE_FIRST = 40;

/** How often a change is made anew because another program has saved at the same moment. */
const TRIES = 3;

/** Carries out what the editor asks for. */
export interface Applier {
  apply(request: ApplyRequest): Promise<ApplyAnswer>;
  undo(): Promise<ApplyAnswer>;
  redo(): Promise<ApplyAnswer>;
}

function refused(message: string): Refused {
  return { status: 'refused', message };
}

/** Files with the texts that a request makes of them, or why it makes none. */
function rewrite(desk: Desk, { changes }: ApplyRequest): Rewritten[] | Exclude<ApplyAnswer, Saved> {
  const rewritten: Rewritten[] = [];
  for (const change of changes) {
    const file = desk.open(change.file);
    if ('status' in file) return file;
    if (rewritten.some((one) => one.file.id === file.id)) return refused('Un fichier est nommé deux fois.');
    const changed = changedText({ file, change, textOf: desk.textOf });
    if ('status' in changed) return changed;
    rewritten.push({ file, text: changed.text });
  }
  return rewritten;
}

function changesOf(rewritten: readonly Rewritten[]): TextChanges {
  return new Map(rewritten.map(({ file, text }) => [file.path, { before: file.text, after: text }]));
}

/** Makes what carries out changes at a desk. */
export function createApplier(desk: Desk): Applier {
  /** How long all rules took last time. */
  let duration = 0;

  /** What the rules say of the site: all of them, or where that takes long, those of the form. */
  const judge = () => {
    const checked = duration <= PATIENCE;
    const start = performance.now();
    const problems = problemsOf(desk.session.judge(checked ? undefined : validate));
    if (checked) duration = performance.now() - start;
    return { problems, checked };
  };

  /** Writes files and says what came of it; nothing where another program was faster. */
  const commit = async (
    rewritten: readonly Rewritten[],
    note: () => Saved['step'],
  ): Promise<Saved | Refused | undefined> => {
    const written = rewritten.filter(({ file, text }) => file.text !== text);
    const failure = writeTexts(written);
    if (failure && 'isChanged' in failure) return undefined;
    if (failure) return { ...refused(failure.problem), mayPass: true };
    const step = note();
    const hashes = new Map(written.map(({ file, text }) => [file.path, hashOf(bytesWith(file, text))]));
    desk.wrote(hashes);
    // Whoever types looks at the page, which the rules would hold up.
    await pause(PAGE_FIRST);
    const { problems, checked } = judge();
    desk.setFound(problems, checked);
    return {
      status: 'saved',
      hashes: Object.fromEntries(rewritten.map(({ file }) => [file.id, hashes.get(file.path) ?? file.hash])),
      ...(step ? { step } : {}),
      journal: desk.journalState(),
      problems,
      checked,
    };
  };

  const repeatedly = async (attempt: () => Promise<ApplyAnswer | undefined>): Promise<ApplyAnswer> => {
    for (let tries = 0; tries < TRIES; tries += 1) {
      const answer = await attempt();
      if (answer) return answer;
    }
    return refused('Un autre programme enregistre sans cesse le même fichier.');
  };

  const nothingDone = (rewritten: readonly Rewritten[]): Saved => ({
    status: 'saved',
    hashes: Object.fromEntries(rewritten.map(({ file }) => [file.id, file.hash])),
    journal: desk.journalState(),
    ...desk.found(),
  });

  /** What is said where another program has changed what a step would. */
  const blocked = (direction: 'undo' | 'redo', step: HistoryStep, file: OpenFile): Conflict => {
    const plain = plainText(file.text);
    const edits = step.changes.find((change) => change.file === file.path)?.edits ?? [];
    const [start, end] = [edits[0]?.start ?? 0, edits.at(-1)?.start ?? 0].map((offset) =>
      plain.fromFile(Math.min(offset, file.text.length)),
    ) as [number, number];
    const done = direction === 'undo' ? 'annulé' : 'rétabli';
    return {
      status: 'conflict',
      file: file.id,
      message: `« ${step.label} » ne peut pas être ${done} : un autre programme a changé le même passage.`,
      yours: edits.map(({ text }) => text).join('\n'),
      theirs: plain.text.slice(start, end),
      range: { start, end },
      hash: file.hash,
    };
  };

  const travel = (direction: 'undo' | 'redo') => async (): Promise<ApplyAnswer | undefined> => {
    const { journal } = desk;
    const step = journal.history()[direction].at(-1);
    if (!step) return refused(direction === 'undo' ? 'Il n’y a rien à annuler.' : 'Il n’y a rien à rétablir.');
    const files = new Map<string, OpenFile>();
    for (const { file: name } of step.changes) {
      const id = desk.idOf(name);
      // What another program has saved meanwhile moves the step, or blocks it.
      const file = id ? desk.open(id) : refused(`${name} n’est plus un fichier du site.`);
      if ('status' in file) return file;
      files.set(name, file);
    }
    const taken = journal.next(direction, (name) => files.get(name)?.text ?? '');
    if (!taken || !('texts' in taken)) {
      journal.drop(direction);
      const [file] = files.values();
      return file && taken ? blocked(direction, taken, file) : refused('Il n’y a rien à annuler.');
    }
    const rewritten = [...files].map(([name, file]) => ({ file, text: taken.texts.get(name) ?? file.text }));
    return commit(rewritten, () => {
      journal.taken(taken);
      return desk.stepOf(taken.step);
    });
  };

  return {
    apply: (request) =>
      repeatedly(async () => {
        const files = rewrite(desk, request);
        if ('status' in files) return files;
        if (files.every(({ file, text }) => file.text === text)) return nothingDone(files);
        const { label, field, startedAt } = request;
        return commit(files, () => {
          const step = desk.journal.record({ label, field, startedAt, time: Date.now() }, changesOf(files));
          return step && desk.stepOf(step);
        });
      }),
    undo: () => repeatedly(travel('undo')),
    redo: () => repeatedly(travel('redo')),
  };
}
