import type { UserEvent } from '@testing-library/user-event';
import { type HydrationOptions, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { FormBlock } from '../../../src/blocks/form/FormBlock.tsx';
import { isFull } from '../../browser/routes.ts';
import { contactBlock as block, labels } from '../../forms/blocks.ts';
import { fakeService } from '../../forms/mail-service.ts';
import { quickUser, write } from '../../ui/quick-user.ts';
import { act, render, screen, waitFor, within } from '../../ui/testing-library.ts';

const written = { Nom: 'Ana', 'E-mail': 'ana@example.com', Objet: 'Question', Message: 'Bonjour.' };

const service = fakeService();

const element = <FormBlock block={block} labels={labels} />;
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

function show() {
  return { user: quickUser(), ...render(element) };
}

/** Sets the whole text of each field: typing key by key takes a hundred times as long. */
async function fill(user: UserEvent) {
  for (const [label, text] of Object.entries(written)) await write(user, field(label), text);
}

/** Puts the page into the document as the server sends it. Returns a function that hydrates it. */
function serve() {
  const host = document.createElement('div');
  host.innerHTML = renderToString(element);
  document.body.append(host);
  return async (options?: HydrationOptions) => {
    const root = await act(async () => hydrateRoot(host, element, options));
    onTestFinished(() => {
      act(() => root.unmount());
      host.remove();
    });
  };
}

describe('the contact form', () => {
  it('keeps its button enabled while fields are empty, and reports each empty field on sending', async () => {
    const { user } = show();
    expect(button('Envoyer le message').disabled).toBe(false);
    await user.type(field('Nom'), 'Ana');
    await user.click(button('Envoyer le message'));
    expect(screen.getAllByText('Ce champ est vide.')).toHaveLength(3);
    await waitFor(() => expect(document.activeElement).toBe(field('E-mail')));
    expect(service.posted).toHaveLength(0);
  });

  it('reports a malformed address on leaving the field, and refuses it', async () => {
    const { user } = show();
    await fill(user);
    await user.clear(field('E-mail'));
    await user.type(field('E-mail'), 'ana@example');
    await user.tab();
    expect(screen.getByText('Adresse incomplète.')).toBeTruthy();
    await user.click(button('Envoyer le message'));
    expect(service.posted).toHaveLength(0);
  });

  it('after a success shows a dialog with a close button, and is empty', async () => {
    const { user } = show();
    await fill(user);
    await user.click(button('Envoyer le message'));
    const dialog = await screen.findByRole('dialog', { name: 'C’est parti' });
    await user.click(within(dialog).getByRole('button', { name: 'Fermer' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    for (const label of Object.keys(written)) expect(field(label).value).toBe('');
    expect(document.activeElement).toBe(button('Envoyer le message'));
  });

  it('hydrates the server’s markup without warnings, and keeps text typed before', async () => {
    const hydrate = serve();
    field('Nom').value = 'Ana';
    field('Message').value = 'Écrit trop tôt.';
    const onRecoverableError = vi.fn();
    await hydrate({ onRecoverableError });
    expect(onRecoverableError).not.toHaveBeenCalled();
    expect(console.error).not.toHaveBeenCalled();
    expect(field('Nom').value).toBe('Ana');
    const user = quickUser();
    await user.type(field('Objet'), 'Question');
    await user.type(field('Message'), ' Ou pas.');
    await user.type(field('E-mail'), 'ana@example.com');
    expect(field('Message').value).toBe('Écrit trop tôt. Ou pas.');
    await user.click(button('Envoyer le message'));
    await screen.findByRole('dialog');
    expect(service.posted[0]?.body.template_params).toMatchObject({
      from_name: 'Ana',
      message: 'Écrit trop tôt. Ou pas.',
    });
  });

  it.runIf(isFull)('prefers text typed before hydration to an older draft', async () => {
    const draft = { step: 0, values: { name: 'Ancien', subject: 'Sujet' } };
    window.sessionStorage.setItem('vitrine:draft:contact', JSON.stringify(draft));
    const hydrate = serve();
    field('Nom').value = 'Nouveau';
    await hydrate();
    expect(field('Nom').value).toBe('Nouveau');
    expect(field('Objet').value).toBe('Sujet');
    expect(screen.getByText('Votre texte a été repris.')).toBeTruthy();
  });

  it('shows without scripts how to contact the agency, and never puts text into an address', () => {
    const markup = renderToString(element);
    const quiet = /<noscript>(.*?)<\/noscript>/s.exec(markup)?.[1] ?? '';
    expect(quiet).toContain('Sans JavaScript :');
    expect(quiet).toContain('href="tel:+33465710000"');
    expect(quiet).toContain('href="mailto:bonjour@example.com"');
    expect(markup).toContain('action="mailto:bonjour@example.com"');
  });
});
