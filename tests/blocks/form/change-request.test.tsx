import { afterEach, beforeEach, describe, expect, it, type Mock, vi } from 'vitest';
import { FormBlock } from '../../../src/blocks/form/FormBlock.tsx';
import { changesBlock as block, labels } from '../../forms/blocks.ts';
import { type FakeService, fakeService } from '../../forms/mail-service.ts';
import { quickUser } from '../../ui/quick-user.ts';
import { cleanup, render, screen, within } from '../../ui/testing-library.ts';

let service: FakeService;
let alert: Mock;

beforeEach(() => {
  service = fakeService();
  alert = vi.fn();
  vi.stubGlobal('alert', alert);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  window.sessionStorage.clear();
});

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const text = () => screen.getByLabelText<HTMLTextAreaElement>('Modifications');

function show() {
  return { user: quickUser(), ...render(<FormBlock block={block} labels={labels} />) };
}

describe('the change request', () => {
  it('has eight lines, and a button that requires text other than whitespace', async () => {
    const { user } = show();
    expect(text()).toMatchObject({ rows: 8, required: true });
    expect(button(block.form.submit).disabled).toBe(true);
    await user.type(text(), ' {Enter} ');
    expect(button(block.form.submit).disabled).toBe(true);
    await user.type(text(), 'Un autre titre.');
    expect(button(block.form.submit).disabled).toBe(false);
  });

  it('sends the changes with the note on the bank details, and replies to the agency', async () => {
    const { user } = show();
    await user.type(text(), '  Un autre titre.{Enter}');
    await user.click(button(block.form.submit));
    const dialog = await screen.findByRole('dialog');
    expect(service.posted[0]?.body).toMatchObject({
      template_id: 't-changes',
      template_params: {
        to_name: 'L’atelier',
        from_name: 'Client pré-validé',
        subject: 'Modifications de maquette',
        message: 'Un autre titre.\n\nLe client a validé ses coordonnées bancaires.',
        reply_to: 'bonjour@example.com',
      },
    });
    await user.click(within(dialog).getByRole('button', { name: 'Fermer' }));
    expect(text().value).toBe('');
    expect(document.activeElement).toBe(text());
    expect(window.sessionStorage).toHaveLength(0);
  });

  it('shows its own alert after a failure and keeps the text', async () => {
    service.answerWith(413);
    const { user } = show();
    await user.type(text(), 'Un autre titre.');
    await user.click(button(block.form.submit));
    await screen.findByRole('alert');
    expect(alert).toHaveBeenCalledExactlyOnceWith("Une erreur est survenue lors de l'envoi. Veuillez réessayer.");
    expect(text().value).toBe('Un autre titre.');
    expect(button(block.form.submit).disabled).toBe(false);
  });

  it('omits the note on bank details in the message for the visitor’s mail program', async () => {
    service.answerWith(500);
    const { user } = show();
    await user.type(text(), '  Un autre titre.{Enter}');
    await user.click(button(block.form.submit));
    const failure = await screen.findByRole('alert');
    const letter = new URL(within(failure).getByRole<HTMLAnchorElement>('link', { name: block.email }).href);
    expect(letter.searchParams.get('subject')).toBe(block.form.params.subject);
    expect(letter.searchParams.get('body')).toBe('Un autre titre.');
  });

  it('restores the text after a reload', async () => {
    const { user, unmount } = show();
    await user.type(text(), 'Un autre titre.');
    unmount();
    show();
    expect(text().value).toBe('Un autre titre.');
    expect(screen.getByText('Votre texte a été repris.')).toBeTruthy();
  });
});
