import { expect, it, vi } from 'vitest';
import { FigureDialog } from '../../../../src/editor/client/guide/FigureDialog.tsx';
import { words } from '../../../../src/editor/client/words/words.ts';
import { fireEvent, screen } from '../../../ui/testing-library.ts';
import { renderInEditor } from '../fields/render-in-editor.tsx';

const typed =
  'kind: parts\ntitle: Un nom\ncaption: Son prix : {{facts.price}}\nparts:\n  - label: TVA\n    value: 1 €\n';

const tree = { facts: [{ name: 'facts.price', label: 'Prix', value: '59 €' }] };

function show(yaml: string | undefined) {
  const onApply = vi.fn();
  renderInEditor(<FigureDialog typed={yaml} onApply={onApply} onClose={() => undefined} />, {}, { tree });
  return onApply;
}

it('the form of a figure shows the existing values, and returns the changed ones', async () => {
  const onApply = show(typed);
  expect(screen.getByText('59 €')).toBeTruthy();
  expect(document.body.textContent).not.toContain('{{');
  fireEvent.change(screen.getByDisplayValue('Un nom'), { target: { value: 'Un autre nom' } });
  fireEvent.click(screen.getByRole('button', { name: words.addNamed('Part') }));
  await screen.findByRole('button', { name: 'Part 2' });
  fireEvent.click(screen.getByRole('button', { name: words.applyFigure }));
  expect(onApply).toHaveBeenCalledWith({
    kind: 'parts',
    title: 'Un autre nom',
    caption: 'Son prix : {{facts.price}}',
    parts: [{ label: 'TVA', value: '1 €' }, {}],
  });
});

it('the form of a figure begins with the example of a kind for a new figure', () => {
  show(undefined);
  fireEvent.change(screen.getByLabelText(words.figureKind), { target: { value: 'timeline' } });
  expect(screen.getByDisplayValue('Calendrier d’une migration')).toBeTruthy();
});

it('the form of a figure names the values that it lets choose', () => {
  show('kind: bars\nbars:\n  - label: Un\n    value: 1 €\n    tone: cool\n');
  fireEvent.click(screen.getByRole('button', { name: 'Un' }));
  fireEvent.mouseDown(screen.getByRole('combobox', { name: 'Ton' }));
  const names = screen.getAllByRole('option').map(({ textContent }) => textContent);
  expect(names).toEqual(expect.arrayContaining([words.none, 'Attention', 'Rassurant']));
  expect(document.body.textContent).not.toMatch(/accent|cool/);
});

it('the form of a figure asks for a correction first if the figure cannot be parsed', () => {
  show('kind parts');
  expect(screen.getByText(words.figureUnread)).toBeTruthy();
});
