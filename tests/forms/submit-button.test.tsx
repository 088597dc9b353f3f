import { expect, it } from 'vitest';
import { SubmitButton } from '../../src/forms/SubmitButton.tsx';
import { cleanup, render, screen } from '../ui/testing-library.ts';
import { contactForm } from './blocks.ts';

const show = (sending: boolean, ready: boolean) => {
  render(<SubmitButton label="Envoyer" messages={contactForm.messages} sending={sending} ready={ready} />);
  return screen.getByRole<HTMLButtonElement>('button');
};

it('sends a complete form, once, and shows that it is sending', () => {
  expect([show(false, true).disabled, screen.getByRole('button').textContent]).toEqual([false, 'Envoyer']);
  cleanup();
  expect([show(true, true).disabled, screen.getByRole('button').textContent]).toEqual([true, 'Envoi en cours...']);
  cleanup();
  expect(show(false, false).disabled).toBe(true);
});

it('does not keep its state across a reload, which Firefox would restore', () => {
  expect(show(false, true).getAttribute('autocomplete')).toBe('off');
});
