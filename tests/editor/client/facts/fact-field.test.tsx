import { EditorView } from '@codemirror/view';
import { type ComponentProps, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { LabelledFactField } from '../../../../src/editor/client/facts/FactField.tsx';
import { act, fireEvent, screen } from '../../../ui/testing-library.ts';
import { renderInEditor } from '../fields/render-in-editor.tsx';

const tree = { facts: [{ name: 'facts.delay', label: 'Délai', value: '48 h' }] };

let setText: (text: string) => void;

function Field({ value, ...props }: Omit<ComponentProps<typeof LabelledFactField>, 'onType' | 'label'>) {
  const [text, set] = useState(value);
  setText = set;
  return (
    <>
      <LabelledFactField {...props} label="Chapeau" value={text} onType={set} />
      <button type="button">Après</button>
      <output>{text}</output>
    </>
  );
}

const show = (props: ComponentProps<typeof Field>) => renderInEditor(<Field {...props} />, {}, { tree });

const box = () => screen.getByRole('textbox', { name: 'Chapeau' });
const text = () => screen.getByRole('status').textContent;
const view = () => EditorView.findFromDOM(box()) as EditorView;
const leave = () => act(() => screen.getByText('Après').focus());

it('keeps its input while a fact is typed into it, and shows the fact as its value once it is left', () => {
  show({ value: '' });
  act(() => box().focus());
  const input = box();
  fireEvent.change(input, { target: { value: 'En {{facts.delay}}' } });
  expect(box()).toBe(input);
  leave();
  expect(box().textContent).toBe('En 48 h');
});

it('keeps its chips while the last one is deleted, and is a plain input once it is left', () => {
  show({ value: '{{facts.delay}}' });
  const chips = box();
  act(() => chips.focus());
  act(() => view().dispatch({ changes: { from: 0, to: 15, insert: 'Vite' } }));
  expect(text()).toBe('Vite');
  expect(box()).toBe(chips);
  leave();
  expect((box() as HTMLInputElement).value).toBe('Vite');
});

it('shows a fact that comes from elsewhere, such as by undo', () => {
  show({ value: 'Vite' });
  act(() => setText('En {{facts.delay}}'));
  expect(box().textContent).toBe('En 48 h');
});

it('inserts a fact at the caret', async () => {
  show({ value: 'En tout', offersFacts: true });
  (box() as HTMLInputElement).setSelectionRange(3, 3);
  fireEvent.click(screen.getByRole('button', { name: 'Insérer un fait' }));
  fireEvent.click(await screen.findByRole('button', { name: /48 h/ }));
  expect(text()).toBe('En {{facts.delay}}tout');
  expect((await screen.findByText('48 h', { selector: '.cm-fact' })).title).toBe('Délai');
});

it('loses no letter of two that are typed before the next render', () => {
  show({ value: '{{facts.delay}}' });
  for (const letter of ['a', 'b']) {
    const { length } = view().state.doc;
    view().dispatch({ changes: { from: length, insert: letter }, userEvent: 'input.type' });
  }
  expect(text()).toBe('{{facts.delay}}ab');
  expect(view().state.doc.toString()).toBe('{{facts.delay}}ab');
});

it('hides the marks of Markdown until the caret is in them', async () => {
  show({ value: 'Voir [les conditions](/cgv#prix), **vite**.', isMarkdown: true });
  expect(box().textContent).toBe('Voir les conditions, vite.');
  act(() => box().focus());
  act(() => view().dispatch({ selection: { anchor: 8 } }));
  expect(box().textContent).toBe('Voir [les conditions](/cgv#prix), vite.');
  leave();
  await vi.waitFor(() => expect(box().textContent).toBe('Voir les conditions, vite.'), 20_000);
});

it('shows the words of a description in the place of a value that the page puts in', () => {
  show({ value: '%s | {{facts.delay}}', placeholder: 'le titre de la page' });
  expect(box().textContent).toBe('le titre de la page | 48 h');
});
