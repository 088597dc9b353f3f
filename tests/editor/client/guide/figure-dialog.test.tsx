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

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addListener: vi.fn(), removeListener: vi.fn() }));
});
afterEach(() => void vi.unstubAllGlobals());

describe('the form of a figure', () => {
  it('shows the existing values, and returns the changed ones', () => {
    const onApply = vi.fn();
    const facts = [{ name: 'facts.price', label: 'Prix', value: '59 €' }];
    const editor = { store: createStore(fromPartial<EditorState>({ tree: { facts } })), open: vi.fn() };
    render(
      <EditorContext value={fromPartial<Editor>(editor)}>
        <FigureDialog typed={typed} onApply={onApply} onClose={() => undefined} />
      </EditorContext>,
    );
    expect(screen.getByText('59 €')).toBeInTheDocument();
    expect(document.body.textContent).not.toContain('{{');
    fireEvent.change(screen.getByDisplayValue('Un nom'), { target: { value: 'Un autre nom' } });
    fireEvent.click(screen.getByRole('button', { name: `${words.add} : Part` }));
    fireEvent.click(screen.getByRole('button', { name: words.applyFigure }));
    expect(onApply).toHaveBeenCalledWith({
      kind: 'parts',
      title: 'Un autre nom',
      caption: 'Son prix : {{facts.price}}',
      parts: [{ label: 'TVA', value: '1 €' }, {}],
    });
  });

  it('begins with the example of a kind for a new figure', () => {
    render(<FigureDialog typed={undefined} onApply={() => undefined} onClose={() => undefined} />);
    fireEvent.change(screen.getByLabelText(words.figureKind), { target: { value: 'timeline' } });
    expect(screen.getByDisplayValue('Calendrier d’une migration')).toBeInTheDocument();
  });

  it('names the values that it lets choose', () => {
    const yaml = 'kind: bars\nbars:\n  - label: Un\n    value: 1 €\n    tone: cool\n';
    render(<FigureDialog typed={yaml} onApply={() => undefined} onClose={() => undefined} />);
    const [tone] = screen.getAllByLabelText('Ton') as HTMLSelectElement[];
    expect(tone?.selectedOptions[0]?.textContent).toBe('Rassurant');
    expect([...(tone?.options ?? [])].map(({ value, text }) => [value, text])).toEqual([
      ['', words.none],
      ['accent', 'Attention'],
      ['cool', 'Rassurant'],
    ]);
    expect(document.body.textContent).not.toMatch(/accent|cool/);
  });

  it('asks for a correction first if the figure cannot be parsed', () => {
    render(<FigureDialog typed="kind parts" onApply={() => undefined} onClose={() => undefined} />);
    expect(screen.getByText(words.figureUnread)).toBeInTheDocument();
  });
});
