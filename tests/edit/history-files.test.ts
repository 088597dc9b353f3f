import { expect, it } from 'vitest';
import { emptyHistory, inverseOf, recordForeign, recordStep, undoOrRedo } from '../../src/edit/history.ts';

it('undoes a step that turns one file into another, and redoes it', () => {
  const edits = [
    { file: 'a', edits: [{ start: 0, end: 4, text: '' }], becomes: 'removed' as const },
    { file: 'b', edits: [{ start: 0, end: 0, text: 'text' }], becomes: 'created' as const },
  ];
  const before: Record<string, string> = { a: 'text', b: '' };
  const changes = edits.map((one) => inverseOf(before[one.file] ?? '', one));
  const history = recordStep(emptyHistory, { id: 1, label: 'Rename', time: 0, changes });
  const after: Record<string, string> = { a: '', b: 'text' };
  const undone = undoOrRedo(history, 'undo', (file) => after[file] ?? '');
  if (!undone || !('texts' in undone)) throw new Error('not undone');
  expect(undone.step.changes.map(({ file, becomes }) => [file, becomes])).toEqual([
    ['a', 'created'],
    ['b', 'removed'],
  ]);
  expect(Object.fromEntries(undone.texts)).toEqual(before);
  const redone = undoOrRedo(undone.history, 'redo', (file) => before[file] ?? '');
  if (!redone || !('texts' in redone)) throw new Error('not redone');
  expect(redone.step.changes.map(({ becomes }) => becomes)).toEqual(['removed', 'created']);
  expect(Object.fromEntries(redone.texts)).toEqual(after);
});

it('removes a file only if that leaves nothing of it', () => {
  const changes = [{ file: 'a', edits: [{ start: 0, end: 4, text: '' }], becomes: 'removed' as const }];
  const step = { id: 1, label: 'New', time: 0, changes };
  const foreign = { file: 'a', before: 'text', after: 'text and more' };
  for (const from of ['undo', 'redo'] as const) {
    const history = recordForeign({ ...emptyHistory, [from]: [step] }, foreign, () => '');
    const taken = undoOrRedo(history, from, () => foreign.after);
    expect(taken && 'texts' in taken, from).toBe(false);
  }
});

it('a step that creates a file keeps its text while another program has a file of that name', () => {
  const changes = [{ file: 'a', edits: [{ start: 0, end: 0, text: 'Mon texte.' }], becomes: 'created' as const }];
  const history = recordStep(emptyHistory, { id: 1, label: 'Renommage', time: 0, changes });
  const meanwhile = recordForeign(history, { file: 'a', before: '', after: 'Un autre texte.' }, () => '');
  const undone = undoOrRedo(meanwhile, 'undo', () => '');
  expect(undone && 'texts' in undone && undone.texts.get('a')).toBe('Mon texte.');
});
