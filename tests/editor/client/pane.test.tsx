import { expect, it, onTestFinished, vi } from 'vitest';
import { Pane } from '../../../src/editor/client/Pane.tsx';
import { fireEvent, render, screen } from '../../ui/testing-library.ts';

it('keeps the other parts of the editor if one has an error, and opens that one again', () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => errors.mockRestore());
  let isBroken = true;
  const Broken = () => {
    if (isBroken) throw new Error('broken');
    return <p>La page</p>;
  };
  render(
    <>
      <Pane name="Aperçu">
        <Broken />
      </Pane>
      <Pane name="Champs">
        <p>Le formulaire</p>
      </Pane>
    </>,
  );
  expect(screen.getByText('Le formulaire')).toBeTruthy();
  expect(screen.getByRole('region', { name: 'Aperçu' }).textContent).toContain('Vos textes sont gardés');
  isBroken = false;
  fireEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(screen.getByText('La page')).toBeTruthy();
});
