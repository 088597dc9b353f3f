import { expect, it } from 'vitest';
import { Chooser } from '../../../../src/editor/client/kit/Chooser.tsx';
import { fireEvent, render, screen } from '../../../ui/testing-library.ts';

function openChooser(onChoose: (entry: string) => void = () => {}): HTMLElement {
  const anchor = document.body.appendChild(document.createElement('button'));
  anchor.focus();
  render(
    <Chooser
      anchor={anchor}
      title="Choisir un lien"
      entries={['Accueil', 'Contact']}
      keyOf={String}
      textOf={String}
      onChoose={onChoose}
      onClose={() => {}}
    >
      {String}
    </Chooser>,
  );
  return screen.getByRole('textbox', { name: /Choisir un lien/ });
}

it('takes the keys for its search as soon as it is there, before it has finished appearing', () => {
  const search = openChooser();
  expect(document.activeElement).toBe(search);
});

it('chooses with Enter, but not while Enter confirms the word of an input method', () => {
  const chosen: string[] = [];
  const search = openChooser((entry) => chosen.push(entry));
  fireEvent.keyDown(search, { key: 'Enter', isComposing: true });
  expect(chosen).toEqual([]);
  fireEvent.keyDown(search, { key: 'Enter' });
  expect(chosen).toEqual(['Accueil']);
});

it('moves to its entries with the down arrow, but not while the arrow chooses the word of an input method', () => {
  const search = openChooser();
  fireEvent.keyDown(search, { key: 'ArrowDown', isComposing: true });
  expect(document.activeElement).toBe(search);
  fireEvent.keyDown(search, { key: 'ArrowDown' });
  expect(document.activeElement?.textContent).toBe('Accueil');
});
