import { expect, it } from 'vitest';
import { FieldProblems } from '../../../../src/editor/client/fields/FieldProblems.tsx';
import { ProblemList } from '../../../../src/editor/client/problems/ProblemList.tsx';
import type { EditorProblem } from '../../../../src/editor/protocol.ts';
import { screen } from '../../../ui/testing-library.ts';
import { renderInEditor } from '../fields/render-in-editor.tsx';

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
  const { rerender } = renderInEditor(view(problemsAfter(100)), {});
  const buttons = screen.getAllByRole('button', { name: /^Corriger : pain/ });
  expect(buttons).toHaveLength(2);
  rerender(view(problemsAfter(101)));
  expect(buttons.map((button) => button.isConnected)).toEqual([true, true]);
});
