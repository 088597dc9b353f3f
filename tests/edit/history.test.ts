import { describe, expect, it } from 'vitest';
import { diffTexts } from '../../src/edit/diff-text.ts';
import {
  emptyHistory,
  type History,
  type HistoryStep,
  recordForeign,
  recordStep,
  type UndoneStep,
  undoOrRedo,
  withoutLast,
} from '../../src/edit/history.ts';
import { applyEdits, invert, rebase } from '../../src/edit/text-edit.ts';
import { createChance } from '../random/chance.ts';
import { seeds } from '../random/seeds.ts';

/** Creates files with texts and a history of changes. */
function createSession(first: Record<string, string>) {
  const texts = new Map(Object.entries(first));
  let history: History = emptyHistory;
  let id = 0;
  const textOf = (file: string) => texts.get(file) ?? '';
  const take = (taken: UndoneStep | HistoryStep | undefined) => {
    if (!taken || !('texts' in taken)) return taken?.isBlocked ? 'blocked' : 'nothing';
    for (const [file, text] of taken.texts) texts.set(file, text);
    history = taken.history;
    return 'taken';
  };
  const typeAll = (after: Record<string, string>) => {
    const changes = Object.entries(after).map(([file, text]) => {
      return { file, edits: invert(textOf(file), diffTexts(textOf(file), text)) };
    });
    history = recordStep(history, { id: ++id, label: 'x', time: 0, changes });
    for (const [file, text] of Object.entries(after)) texts.set(file, text);
  };
  return {
    texts,
    type: (file: string, after: string) => typeAll({ [file]: after }),
    typeAll,
    other(file: string, after: string) {
      history = recordForeign(history, { file, before: textOf(file), after }, textOf);
      texts.set(file, after);
    },
    /** Discards the blocked step. */
    drop() {
      history = withoutLast(history, 'undo');
    },
    undo: () => take(undoOrRedo(history, 'undo', textOf)),
    redo: () => take(undoOrRedo(history, 'redo', textOf)),
    history: () => history,
  };
}

describe('a history of steps', () => {
  it('is undone and redone across files', () => {
    const session = createSession({ a: 'un\ndeux\n', b: 'x\n' });
    session.type('a', 'un\nDEUX\n');
    session.type('b', 'y\n');
    expect([session.undo(), session.undo(), session.undo()]).toEqual(['taken', 'taken', 'nothing']);
    expect([...session.texts.values()]).toEqual(['un\ndeux\n', 'x\n']);
    expect([session.redo(), session.redo(), session.redo()]).toEqual(['taken', 'taken', 'nothing']);
    expect([...session.texts.values()]).toEqual(['un\nDEUX\n', 'y\n']);
  });

  it('keeps what another program saved elsewhere in the file, undone or redone', () => {
    const session = createSession({ a: 'un\ndeux\ntrois\n' });
    session.type('a', 'un\nDEUX\ntrois\n');
    session.type('a', 'un\nDEUX\nTROIS\n');
    session.other('a', 'zéro\nun\nDEUX\nTROIS\n');
    session.undo();
    session.undo();
    expect(session.texts.get('a')).toBe('zéro\nun\ndeux\ntrois\n');
    session.other('a', 'un\ndeux\ntrois\nquatre\n');
    session.redo();
    session.redo();
    expect(session.texts.get('a')).toBe('un\nDEUX\nTROIS\nquatre\n');
  });

  it('undoes nothing if another program changed the same text', () => {
    const session = createSession({ a: 'un\ndeux\n' });
    session.type('a', 'un\nDEUX\n');
    session.other('a', 'un\nautre\n');
    expect(session.undo()).toBe('blocked');
    expect(session.texts.get('a')).toBe('un\nautre\n');
  });

  it('undoes the steps before a blocked one, in the same text and in others that it changed', () => {
    const session = createSession({ a: 'un\ndeux\ntrois\n', b: 'x\ny\n' });
    session.type('a', 'UN\ndeux\ntrois\n');
    session.type('b', 'x\nY\n');
    session.typeAll({ a: 'UN\ntrès long\ntrois\n', b: 'w\nx\nY\n' });
    session.type('a', 'UN\ntrès long\nTROIS\n');
    session.other('a', 'UN\ntrès court\nTROIS\n');
    expect([session.undo(), session.undo()]).toEqual(['taken', 'blocked']);
    session.drop();
    expect([session.undo(), session.undo(), session.undo()]).toEqual(['taken', 'taken', 'nothing']);
    expect([...session.texts.values()]).toEqual(['un\ntrès court\ntrois\n', 'w\nx\ny\n']);
  });

  it('separates restored text from text that another program inserted at the same place', () => {
    const session = createSession({ a: 'ab\n' });
    session.type('a', 'aXb\n');
    session.type('a', 'ab\n');
    session.other('a', 'aYb\n');
    session.undo();
    expect(session.texts.get('a')).toBe('aYXb\n');
    session.undo();
    expect(session.texts.get('a')).toBe('aYb\n');
  });

  it('keeps two hundred steps', () => {
    const session = createSession({ a: '' });
    for (let step = 0; step < 205; step += 1) session.type('a', `${step}\n`);
    expect(session.history().undo).toHaveLength(200);
  });
});

it('the difference of two texts turns one into the other, and keeps changes of other lines', () => {
  const lines = ['un', 'deux', 'trois', '', '{', '}', 'quatre'];
  for (const seed of seeds()) {
    const chance = createChance(seed);
    const some = () => Array.from({ length: chance.between(0, 12) }, () => chance.pick(lines));
    const end = () => chance.pick(['', '\n']);
    const [before, after] = [some().join('\n') + end(), some().join('\n') + end()];
    const edits = diffTexts(before, after);
    expect(applyEdits(before, edits), `seed ${seed}`).toBe(after);
  }
  const base = 'un\ndeux\ntrois\nquatre\n';
  const mine = diffTexts(base, 'UN\ndeux\ntrois\nquatre\n');
  const theirs = diffTexts(base, 'un\ndeux\ntrois\nQUATRE\n');
  const moved = rebase(mine, theirs);
  expect(diffTexts('un 😀 deux', 'un 😁 deux')).toEqual([{ start: 3, end: 5, text: '😁' }]);
  expect(moved && applyEdits(applyEdits(base, theirs), moved)).toBe('UN\ndeux\ntrois\nQUATRE\n');
});
