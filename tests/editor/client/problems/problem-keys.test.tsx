import { expect, it, vi } from 'vitest';
import { FieldProblems } from '../../../../src/editor/client/fields/FieldProblems.tsx';
import { ProblemList } from '../../../../src/editor/client/problems/ProblemList.tsx';
import type { Editor } from '../../../../src/editor/client/state/editor.ts';
import { createStore, type EditorState } from '../../../../src/editor/client/state/state.ts';
import { EditorContext } from '../../../../src/editor/client/state/use-editor.tsx';
import type { EditorProblem } from '../../../../src/editor/protocol.ts';
import { render, screen } from '../../../ui/testing-library.ts';

/** Returns two problems of a field: the same misspelt word twice, after a text of this length. */
const problemsAfter = (length: number) =>
  [0, 20].map((offset): EditorProblem => {
    const range = { start: length + offset, end: length + offset + 3 };
    const correction = { text: 'pain', edit: { ...range, text: 'pain' }, hash: String(length) };
    const [file, path, pointer] = ['manifest' as const, 'site.manifest.json', '/pages/0/title'];
    const place = { file, path, pointer, range, line: 1, column: 1 };
    return { ...place, code: 'spelling/word', severity: 'note', message: '« pian »', help: '', routes: [], correction };
  });

it.each([
  ['at a field', (problems: EditorProblem[]) => <FieldProblems id="x" problems={problems} />],
  ['in the list', (problems: EditorProblem[]) => <ProblemList title="De cette page" problems={problems} />],
] as const)('a button that is being pressed %s stays when a text before its problem grows', (_, view) => {
  const editor = {
    store: createStore({
      documents: new Map(),
      schemas: {},
      tree: { name: '', pages: [], chains: [], texts: [], settings: [], facts: [] },
    } as unknown as EditorState),
    correct: vi.fn(),
  };
  const shown = (length: number) => (
    <EditorContext value={editor as unknown as Editor}>{view(problemsAfter(length))}</EditorContext>
  );
  const { rerender } = render(shown(100));
  const buttons = screen.getAllByRole('button', { name: /^Corriger : pain/ });
  expect(buttons).toHaveLength(2);
  rerender(shown(101));
  expect(buttons.map((button) => button.isConnected)).toEqual([true, true]);
});
