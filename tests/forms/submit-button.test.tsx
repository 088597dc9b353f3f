import { cleanup, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SubmitButton } from '../../src/forms/SubmitButton.tsx';
import { contactForm } from './blocks.ts';

const show = (sending: boolean, ready: boolean) => {
  render(<SubmitButton label="Envoyer" messages={contactForm.messages} sending={sending} ready={ready} />);
  return screen.getByRole<HTMLButtonElement>('button');
};

it('sends what is ready, once, and says that it does', () => {
  expect([show(false, true).disabled, screen.getByRole('button').textContent]).toEqual([false, 'Envoyer']);
  cleanup();
  expect([show(true, true).disabled, screen.getByRole('button').textContent]).toEqual([true, 'Envoi en cours...']);
  cleanup();
  expect(show(false, false).disabled).toBe(true);
});

it('is told to keep no state of its own over a reload, which Firefox would bring back', () => {
  expect(show(false, true).getAttribute('autocomplete')).toBe('off');
});
