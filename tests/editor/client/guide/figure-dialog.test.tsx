import '@testing-library/jest-dom/vitest';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FigureDialog } from '../../../../src/editor/client/guide/FigureDialog.tsx';
import type { Editor } from '../../../../src/editor/client/state/editor.ts';
import { createStore, type EditorState } from '../../../../src/editor/client/state/state.ts';
import { EditorContext } from '../../../../src/editor/client/state/use-editor.tsx';
import { words } from '../../../../src/editor/client/words/words.ts';
import { fromPartial } from '../../../from-partial.ts';
import { fireEvent, render, screen } from '../../../ui/testing-library.ts';

const typed =
  'kind: parts\ntitle: Un nom\ncaption: Son prix : {{facts.price}}\nparts:\n  - label: TVA\n    value: 1 €\n';

const facts = [{ name: 'facts.price', label: 'Prix', value: '59 €' }];
const state = fromPartial<EditorState>({ tree: { facts }, documents: new Map(), schemas: {} });

function show(yaml: string | undefined) {
  const onApply = vi.fn();
  render(
    <EditorContext value={fromPartial<Editor>({ store: createStore(state), open: vi.fn(), notify: vi.fn() })}>
      <FigureDialog typed={yaml} onApply={onApply} onClose={() => undefined} />
    </EditorContext>,
  );
  return onApply;
}

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addListener: vi.fn(), removeListener: vi.fn() }));
});
afterEach(() => void vi.unstubAllGlobals());

describe('the form of a figure', () => {
  it('shows the existing values, and returns the changed ones', async () => {
    const onApply = show(typed);
    expect(screen.getByText('59 €')).toBeInTheDocument();
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

  it('begins with the example of a kind for a new figure', () => {
    show(undefined);
    fireEvent.change(screen.getByLabelText(words.figureKind), { target: { value: 'timeline' } });
    expect(screen.getByDisplayValue('Calendrier d’une migration')).toBeInTheDocument();
  });

  it('names the values that it lets choose', () => {
    show('kind: bars\nbars:\n  - label: Un\n    value: 1 €\n    tone: cool\n');
    fireEvent.click(screen.getByRole('button', { name: 'Un' }));
    fireEvent.mouseDown(screen.getByRole('combobox', { name: 'Ton' }));
    const names = screen.getAllByRole('option').map(({ textContent }) => textContent);
    expect(names).toEqual(expect.arrayContaining([words.none, 'Attention', 'Rassurant']));
    expect(document.body.textContent).not.toMatch(/accent|cool/);
  });

  it('asks for a correction first if the figure cannot be parsed', () => {
    show('kind parts');
    expect(screen.getByText(words.figureUnread)).toBeInTheDocument();
  });
});
