import '@testing-library/jest-dom/vitest';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { ConsentBanner } from '../../src/consent/ConsentBanner.tsx';
import { configureConsent } from '../../src/consent/configure.ts';
import { consentStore } from '../../src/consent/consent.ts';
import { consentKey } from '../../src/consent/consent-storage.ts';
import { listenForPresses } from '../../src/ui/page/after-press.ts';
import { quickUser } from '../ui/quick-user.ts';
import { act, fireEvent, render, screen, within } from '../ui/testing-library.ts';
import { consent, settings } from './settings.ts';

const placeholder = { ...settings, ads: { ...settings.ads, placeholder: true } } as typeof settings;
const banner = () => screen.queryByRole('region', { name: consent.title });
/** Shows the page, and the banner if it is due, with its code loaded. */
const show = async () => {
  render(
    <>
      <button type="button">Ailleurs</button>
      <ConsentBanner consent={consent} gated={settings.gated} />
    </>,
  );
  await act(async () => void (await import('../../src/consent/BannerRegion.tsx')));
};

const press = (name: string) => quickUser().click(screen.getByRole('button', { name }));
const height = () => document.documentElement.style.getPropertyValue('--v-consent');

beforeEach(() => {
  localStorage.clear();
  consentStore.close();
  configureConsent(placeholder);
});

describe('ConsentBanner', () => {
  it('shows every purpose before the choice and three equal buttons, and takes no focus', async () => {
    await show();
    const buttons = within(banner() as HTMLElement).getAllByRole('button');
    expect(buttons.map(({ textContent }) => textContent)).toEqual(['Tout refuser', 'Tout accepter', 'Personnaliser']);
    expect(new Set(buttons.map(({ className }) => className)).size).toBe(1);
    expect(document.body).toHaveFocus();
    expect(banner()?.closest('dialog,[role=dialog]')).toBeNull();
    expect(banner()).toHaveTextContent('Publicité : Mesure les annonces.');
    expect(banner()).toHaveTextContent('Agenda : Affiche l’agenda.');
    expect(banner()).not.toHaveTextContent(consent.text);
  });

  it('does not appear during a press', async () => {
    onTestFinished(listenForPresses());
    await act(async () => void (await import('../../src/consent/BannerRegion.tsx')));
    const { container } = render(<ConsentBanner consent={consent} gated={settings.gated} />);
    fireEvent(container, new Event('pointerdown', { bubbles: true }));
    await act(async () => void (await import('../../src/consent/BannerRegion.tsx')));
    expect(banner()).toBeNull();
    fireEvent(container, new Event('click', { bubbles: true }));
    await screen.findByRole('region', { name: consent.title });
  });

  it.each([
    ['Tout accepter', true],
    ['Tout refuser', false],
  ])('sets --v-consent to its height until it answers all purposes with « %s » and closes', async (name, granted) => {
    await show();
    expect(height()).toBe('calc(0px + var(--v-bar,0px))');
    await press(name);
    expect(consentStore.read()?.choices).toEqual({ publicite: granted, agenda: granted });
    expect(banner()).toBeNull();
    expect(height()).toBe('');
    expect(localStorage.getItem(consentKey)).toContain('"v":3');
  });

  it('begins a custom choice with all purposes off, and stores the ticked ones', async () => {
    await show();
    await press('Personnaliser');
    const boxes = screen.getAllByRole('checkbox').filter((box) => !(box as HTMLInputElement).disabled);
    expect(boxes).toHaveLength(2);
    for (const box of boxes) expect(box).not.toBeChecked();
    expect(within(banner() as HTMLElement).getByRole('heading', { name: consent.title })).toBeVisible();
    expect(within(banner() as HTMLElement).getByRole('link', { name: 'Voir la liste' })).toBeVisible();
    expect(banner()).toHaveTextContent(consent.text);
    expect(banner()).toHaveTextContent('Mesure les annonces. Service : Google Ads (Google Ireland).');
    await quickUser().click(screen.getByRole('checkbox', { name: /^Agenda/ }));
    await press('Enregistrer mes choix');
    expect(consentStore.isGranted('agenda')).toBe(true);
    expect(consentStore.isGranted('publicite')).toBe(false);
    expect(banner()).toBeNull();
  });

  it('shows the current choice when opened again, and returns the focus', async () => {
    await show();
    await press('Tout accepter');
    screen.getByRole('button', { name: 'Ailleurs' }).focus();
    act(() => consentStore.open());
    expect(banner()).toHaveFocus();
    expect(screen.getByRole('checkbox', { name: /^Publicité/ })).toBeChecked();
    await press('Tout refuser');
    expect(consentStore.read()?.choices).toEqual({ publicite: false, agenda: false });
    expect(screen.getByRole('button', { name: 'Ailleurs' })).toHaveFocus();
  });

  it('only closes with Escape if every answer is there', async () => {
    await show();
    screen.getByRole('button', { name: 'Tout accepter' }).focus();
    await quickUser().keyboard('{Escape}');
    expect(banner()).not.toBeNull();
    await press('Personnaliser');
    await quickUser().keyboard('{Escape}');
    expect(screen.getAllByRole('checkbox').length).toBeGreaterThan(1);
    await press('Tout refuser');
    act(() => consentStore.open());
    await quickUser().keyboard('{Escape}');
    expect(banner()).toBeNull();
  });

  it.each([
    ['a marked element', () => screen.getByRole('button', { name: 'Gérer' })],
    ['a descendant of one', () => screen.getByText('Gérer')],
  ])('opens from %s, and from no other element', async (_, opener) => {
    render(
      <p>
        <button type="button" data-consent="">
          <b>Gérer</b>
        </button>
        <i>ailleurs</i>
      </p>,
    );
    await show();
    await press('Tout refuser');
    await quickUser().click(screen.getByText('ailleurs'));
    expect(banner()).toBeNull();
    await quickUser().click(opener());
    expect(banner()).not.toBeNull();
  });

  it.each([consentKey, null])('follows a choice made or cleared in another tab: %s', async (key) => {
    await show();
    await press('Tout refuser');
    localStorage.clear();
    act(() => void dispatchEvent(new StorageEvent('storage', { key: 'other' })));
    expect(banner()).toBeNull();
    act(() => void dispatchEvent(new StorageEvent('storage', { key })));
    expect(banner()).not.toBeNull();
  });

  it('does not move the focus when a button that takes none is pressed', async () => {
    await show();
    await press('Tout accepter');
    screen.getByRole('button', { name: 'Ailleurs' }).focus();
    act(() => consentStore.open());
    const input = document.body.appendChild(document.createElement('input'));
    act(() => input.focus());
    fireEvent.click(screen.getByRole('button', { name: 'Tout refuser' }));
    expect(input).toHaveFocus();
    input.remove();
  });
});
