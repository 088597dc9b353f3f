import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, type Mock, onTestFinished, vi } from 'vitest';
import { CallbackForm } from '../../../src/blocks/callback-form/CallbackForm.tsx';
import { reportConversion } from '../../../src/consent/conversion.ts';
import { FetchAheadProvider, NavigateProvider } from '../../../src/ui/page/navigate.ts';
import { isFull } from '../../browser/routes.ts';
import { callbackBlock as block, labels } from '../../forms/blocks.ts';
import { fakeService } from '../../forms/mail-service.ts';
import { quickUser, write } from '../../ui/quick-user.ts';
import { act, render, screen, waitFor, within } from '../../ui/testing-library.ts';

vi.mock('../../../src/consent/conversion.ts', () => ({ reportConversion: vi.fn() }));

const details = {
  Nom: 'Ana',
  Téléphone: '04 65 71 00 00',
  'E-mail': 'ana@example.com',
  Ville: 'Nîmes',
  Entreprise: 'Pain',
};

const service = fakeService();
let navigate: Mock<(to: string) => void>;
let fetchAhead: Mock<(to: string) => Promise<unknown>>;

beforeEach(() => {
  navigate = vi.fn();
  fetchAhead = vi.fn(async () => undefined);
});

function show() {
  const user = quickUser();
  const view = render(
    <NavigateProvider value={navigate}>
      <FetchAheadProvider value={fetchAhead}>
        <CallbackForm block={block} labels={labels} />
      </FetchAheadProvider>
    </NavigateProvider>,
  );
  return { user, ...view };
}

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

async function fillDetails(user: UserEvent) {
  await user.click(button(block.start));
  for (const [label, text] of Object.entries(details)) await write(user, field(label), text);
}

async function fillAll(user: UserEvent) {
  await fillDetails(user);
  await user.click(button('Suivant'));
  await user.selectOptions(field('Vente en ligne'), 'Oui');
  await write(user, field('Projet'), 'Un site.');
}

async function send() {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const view = show();
  await fillAll(view.user);
  await view.user.click(button(block.form.submit));
  await screen.findByRole('dialog');
  return view;
}

describe('the callback form', () => {
  it('only shows its button at first, and lists its steps next to it', () => {
    show();
    expect([...document.querySelectorAll('li .MuiStepLabel-label')].map((step) => step.textContent)).toEqual([
      'Vos coordonnées',
      'Votre projet',
    ]);
    expect(screen.getAllByRole('button').map((control) => control.textContent)).toEqual([block.start]);
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('opens its first step with the focus on its title, and explains who may call and how the answers are used', async () => {
    const { user } = show();
    await user.click(button(block.start));
    const title = screen.getByRole('heading', { name: 'Étape 1/2 Vos coordonnées' });
    expect(document.activeElement).toBe(title);
    expect(title.closest('[aria-current=step]')).toBe(screen.getAllByRole('listitem')[0]);
    expect(document.querySelectorAll('[aria-current=step]')).toHaveLength(1);
    expect(screen.getByText('Tous les champs sont obligatoires.')).toBeTruthy();
    expect(screen.getByText('Votre numéro sert à vous rappeler.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Vos droits' }).getAttribute('href')).toBe('/politique-confidentialite');
  });

  it('refuses a malformed address at « Suivant », and focuses it', async () => {
    const { user } = show();
    await fillDetails(user);
    await user.clear(field('E-mail'));
    await user.type(field('E-mail'), 'ana@');
    await user.click(button('Suivant'));
    expect(screen.getByRole('heading', { name: /Étape 1\/2/ })).toBeTruthy();
    expect(screen.getByText('Adresse incomplète.')).toBeTruthy();
    expect(field('E-mail').getAttribute('aria-invalid')).toBe('true');
    await waitFor(() => expect(document.activeElement).toBe(field('E-mail')));
  });

  it('shows a hint about a doubtful telephone number on leaving the field, and still accepts it', async () => {
    const { user } = show();
    await user.click(button(block.start));
    await user.type(field('Téléphone'), '12');
    expect(screen.queryByText('Numéro incomplet ?')).toBeNull();
    await user.tab();
    expect(screen.getByText('Numéro incomplet ?')).toBeTruthy();
    expect(field('Téléphone').getAttribute('aria-invalid')).toBe('false');
    const doubt = document.getElementById(field('Téléphone').getAttribute('aria-describedby')?.split(' ').at(-1) ?? '');
    expect(doubt?.textContent).toBe('Numéro incomplet ?');
    for (const [label, text] of Object.entries(details)) {
      if (label !== 'Téléphone') await write(user, field(label), text);
    }
    await user.click(button('Suivant'));
    expect(screen.getByRole('heading', { name: 'Étape 2/2 Votre projet' })).toBeTruthy();
  });

  it.runIf(isFull)('does not send on the second half of a double click on « Suivant »', async () => {
    const { user } = show();
    await fillAll(user);
    await user.click(button('Retour'));
    await user.click(button('Suivant'));
    act(() => {
      button(block.form.submit).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 2 }));
    });
    expect(button(block.form.submit)).toBeTruthy();
    expect(service.posted).toHaveLength(0);
  });

  it('is posted to the service, and after that is empty, shows its button and a dialog, and reports one conversion', async () => {
    const { user } = await send();
    expect(service.posted.map(({ url }) => url)).toEqual(['https://mail.test/api/v1.0/email/send']);
    expect(reportConversion).toHaveBeenCalledOnce();
    expect(window.sessionStorage).toHaveLength(0);
    const dialog = screen.getByRole('dialog', { name: 'C’est parti' });
    expect(dialog.getAttribute('aria-describedby')).toBe(within(dialog).getByText('Merci.').parentElement?.id);
    await user.click(within(dialog).getByRole('button', { name: 'Rester sur cette page' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(button(block.start));
    await user.click(button(block.start));
    expect(field('Nom').value).toBe('');
  });

  it('redirects to the presentation after 3000 ms, not earlier', async () => {
    await send();
    await act(() => vi.advanceTimersByTimeAsync(2800));
    expect(navigate).not.toHaveBeenCalled();
    await act(() => vi.advanceTimersByTimeAsync(200));
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/presentation');
  });

  const choices: [said: string, name: string, times: number][] = [
    ['« Rester sur cette page »', 'Rester sur cette page', 0],
    ['« Continuer », once', 'Continuer', 1],
  ];

  it.runIf(isFull).each(choices)('obeys %s before the redirect', async (_, name, times) => {
    const { user } = await send();
    await user.click(button(name));
    await act(() => vi.advanceTimersByTimeAsync(5000));
    expect(navigate.mock.calls).toEqual(Array.from({ length: times }, () => ['/presentation']));
  });

  it.runIf(isFull)(
    'stays, with its dialog, if the presentation cannot be loaded, and redirects after « Continuer »',
    async () => {
      fetchAhead.mockRejectedValue(new TypeError('Failed to fetch'));
      const { user } = await send();
      await act(() => vi.advanceTimersByTimeAsync(3000));
      expect(fetchAhead).toHaveBeenCalledExactlyOnceWith('/presentation');
      expect(navigate).not.toHaveBeenCalled();
      expect(screen.getByRole('dialog')).toBeTruthy();
      await user.click(button('Continuer'));
      expect(navigate).toHaveBeenCalledExactlyOnceWith('/presentation');
    },
  );

  it.each(choices)('obeys %s even while the presentation is loading', async (_, name, times) => {
    let arrive: (page: unknown) => void = () => undefined;
    fetchAhead.mockReturnValue(
      new Promise((resolve) => {
        arrive = resolve;
      }),
    );
    const { user } = await send();
    await act(() => vi.advanceTimersByTimeAsync(3000));
    await user.click(button(name));
    await act(async () => arrive(undefined));
    expect(navigate).toHaveBeenCalledTimes(times);
  });

  it.runIf(isFull)('does not redirect from a page that the visitor has left meanwhile', async () => {
    const { unmount } = await send();
    unmount();
    await vi.advanceTimersByTimeAsync(5000);
    expect(navigate).not.toHaveBeenCalled();
  });

  it('shows the exact alert after a failure, keeps everything, offers all other contacts, and still has one primary button', async () => {
    service.answerWith(500);
    const { user } = show();
    await fillAll(user);
    await user.click(button(block.form.submit));
    const failure = await screen.findByRole('alert');
    expect(alert).toHaveBeenCalledExactlyOnceWith(
      "Une erreur est survenue lors de l'envoi du formulaire. Veuillez réessayer.",
    );
    expect(field('Projet').value).toBe('Un site.');
    expect(button(block.form.submit).disabled).toBe(false);
    expect(
      within(failure)
        .getByRole('link', { name: /04 65 71 00 00/ })
        .getAttribute('href'),
    ).toBe('tel:+33465710000');
    const mail = within(failure).getByRole('link', { name: 'bonjour@example.com' }).getAttribute('href') ?? '';
    expect(new URL(mail).searchParams.get('subject')).toBe(block.form.letter?.subject);
    expect(decodeURIComponent(mail)).toContain('Un site.\r\nVente : Oui\r\nAna, Nîmes');
    expect(document.activeElement).toBe(button('Réessayer'));
    expect(button('Réessayer').className).toContain('MuiButton-outlined');
    expect(reportConversion).not.toHaveBeenCalled();
    service.answerWith(200);
    await user.click(button('Réessayer'));
    expect(await screen.findByRole('dialog')).toBeTruthy();
  });

  it.runIf(isFull)('focuses « Réessayer » as soon as the failure is shown', async () => {
    service.answerWith(500);
    const { user } = show();
    await fillAll(user);
    const focused = new Promise<Element | null>((resolve) => {
      const observer = new MutationObserver(() => {
        if (screen.queryByRole('alert')) resolve(document.activeElement);
      });
      observer.observe(document.body, { childList: true, subtree: true });
      onTestFinished(() => observer.disconnect());
    });
    await user.click(button(block.form.submit));
    expect(await focused).toBe(button('Réessayer'));
  });

  it.runIf(isFull)('shows all of a text over its limit, with the count, and refuses it', async () => {
    const { user } = show();
    await fillDetails(user);
    await user.click(field('Nom'));
    await user.paste('a'.repeat(98));
    expect(field('Nom').value).toBe(`Ana${'a'.repeat(98)}`);
    expect(screen.getByText('101 / 100')).toBeTruthy();
    expect(screen.getByText('100 caractères au plus.')).toBeTruthy();
    await user.click(button('Suivant'));
    expect(screen.getByRole('heading', { name: /Étape 1\/2/ })).toBeTruthy();
  });

  it('asks for one confirming click if the honeypot is filled, with the focus on it, and sends then', async () => {
    const { user, container } = show();
    await fillAll(user);
    const trap = container.querySelector<HTMLInputElement>('[name$=_website]');
    if (!trap) throw new Error('There is no hidden field');
    expect(trap).toMatchObject({ tabIndex: -1, autocomplete: 'off' });
    trap.value = 'https://spam.test';
    await user.click(button(block.form.submit));
    expect(service.posted).toHaveLength(0);
    expect(screen.getByRole('alert').textContent).toContain('Êtes-vous une personne ?');
    expect(document.activeElement).toBe(button('Confirmer et envoyer'));
    await user.keyboard('{Enter}');
    await screen.findByRole('dialog');
    expect(service.posted).toHaveLength(1);
    expect(JSON.stringify(service.posted)).not.toContain('spam');
  });
});
