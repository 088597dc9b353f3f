import { expect, it } from 'vitest';
import { SubmitButton } from '../../src/forms/SubmitButton.tsx';
import { render, screen } from '../ui/testing-library.ts';
import { contactForm } from './blocks.ts';

it('the submit button does not keep its state across a reload, which Firefox would restore', () => {
  render(<SubmitButton label="Envoyer" messages={contactForm.messages} sending={false} ready />);
  expect(screen.getByRole('button').getAttribute('autocomplete')).toBe('off');
});
