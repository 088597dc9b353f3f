import { afterEach, beforeEach, expect, it } from 'vitest';
import { FormBlock } from '../../src/blocks/form/FormBlock.tsx';
import { quickUser, write } from '../ui/quick-user.ts';
import { cleanup, render, screen } from '../ui/testing-library.ts';
import { contactBlock, labels } from './blocks.ts';
import { type FakeService, fakeService } from './mail-service.ts';

let service: FakeService;

beforeEach(() => {
  service = fakeService();
});
afterEach(() => {
  cleanup();
  window.sessionStorage.clear();
});

it('asks for one more click if the honeypot is filled, with the focus on it, and sends then', async () => {
  render(<FormBlock block={contactBlock} labels={labels} />);
  const user = quickUser();
  const written = { Nom: 'Ana', 'E-mail': 'ana@example.com', Objet: 'Question', Message: 'Bonjour.' };
  for (const [label, text] of Object.entries(written)) await write(user, screen.getByLabelText(label), text);
  await user.type(document.querySelector<HTMLInputElement>('[name$=_website]') as HTMLInputElement, 'x');
  await user.click(screen.getByRole('button', { name: 'Envoyer le message' }));
  const { confirm, confirmLabel } = contactBlock.form.messages.honeypot;
  expect(screen.getByText(confirm)).toBeTruthy();
  expect(service.posted).toHaveLength(0);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: confirmLabel }));
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('dialog')).toBeTruthy();
  expect(service.posted).toHaveLength(1);
});
