import '@testing-library/jest-dom/vitest';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Popup } from '../../../src/model/types.generated.ts';
import { OfferPopup } from '../../../src/shell/popup/OfferPopup.tsx';
import { quickUser } from '../../ui/quick-user.ts';
import { act, cleanup, fireEvent, render, screen } from '../../ui/testing-library.ts';

const popup: Popup = {
  id: 'offre',
  title: 'Votre site offert',
  text: 'Avec un forfait.',
  points: ['Maquette en 48 h ouvrées', 'Site en 7 jours'],
  note: 'Sans engagement.',
  accept: { label: 'Je profite de l’offre', to: '/', variant: 'primary' },
  decline: 'Non merci',
  close: 'Fermer l’offre',
  depth: 0.5,
};

const offer = () => screen.queryByRole('dialog', { name: popup.title });

/** Scrolls the page to a depth without a gesture. */
function moveTo(depth: number) {
  Object.assign(window, { scrollY: depth * 1000 });
  fireEvent.scroll(document);
}

/** Scrolls down to a depth with a gesture of the visitor. */
function scrollTo(depth: number) {
  fireEvent.wheel(window);
  moveTo(depth);
}

function show({ pageKey = 'visit-1', days = {} } = {}) {
  const view = (key: string) => (
    <>
      <button type="button">Dans la page</button>
      <OfferPopup popup={{ ...popup, ...days }} navigate={vi.fn()} pageKey={key} />
    </>
  );
  const { rerender } = render(view(pageKey));
  return { open: (key: string) => rerender(view(key)) };
}

// The offer is opened once before the tests, so that the modules that it loads are loaded already.
beforeAll(async () => {
  Object.defineProperty(document.documentElement, 'scrollHeight', { value: 2000, configurable: true });
  Object.assign(window, { innerHeight: 1000, scrollY: 600 });
  show({ pageKey: 'first' });
  await screen.findByRole('dialog');
  cleanup();
});
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  Object.defineProperty(document.documentElement, 'scrollHeight', { value: 2000, configurable: true });
  Object.assign(window, { innerHeight: 1000, scrollY: 0 });
});
afterEach(() => {
  cleanup();
  document.body.innerHTML = '';
  history.replaceState(null, '', '/');
  vi.useRealTimers();
});

describe('OfferPopup', () => {
  it('opens from its first day to its last, by the day of Paris', () => {
    show({ days: { from: '2026-08-03', until: '2026-08-18' } });
    for (const [time, isShown] of [
      ['2026-08-02T21:59:00Z', false],
      ['2026-08-18T22:00:00Z', false],
      ['2026-08-18T21:59:00Z', true],
    ] as const) {
      vi.setSystemTime(new Date(time));
      scrollTo(0.6);
      expect([time, offer() !== null]).toEqual([time, isShown]);
    }
  });

  it('opens at half of the page, shows the whole offer, and stays open while the reader scrolls', () => {
    show();
    scrollTo(0.49);
    expect(offer()).toBeNull();
    scrollTo(0.5);
    expect(offer()).not.toHaveAttribute('aria-modal');
    expect(offer()).toHaveAccessibleDescription(/Avec un forfait.*Maquette en 48 h ouvrées.*Sans engagement/);
    scrollTo(0.2);
    expect(offer()).not.toBeNull();
  });

  it('opens after a scroll that began during hydration of a page loaded at its top', () => {
    show({ pageKey: 'first' });
    moveTo(0.6);
    expect(offer()).toBeInTheDocument();
  });

  it.each([
    ['« Non merci »', () => quickUser().click(screen.getByRole('button', { name: 'Non merci' }))],
    ['the close button', () => quickUser().click(screen.getByRole('button', { name: popup.close }))],
    ['the backdrop', () => quickUser().click(document.querySelector('.MuiBackdrop-root') as Element)],
    ['Escape', () => quickUser().keyboard('{Escape}')],
  ])('closes with %s and stays closed during this page view', async (_, close) => {
    show();
    scrollTo(0.6);
    await close();
    expect(offer()).toBeNull();
    scrollTo(0);
    scrollTo(1);
    expect(offer()).toBeNull();
  });

  it('waits while another dialog is open, and opens at the next scroll after it', () => {
    const dialog = document.createElement('div');
    dialog.setAttribute('role', 'dialog');
    document.body.append(dialog);
    show();
    scrollTo(0.6);
    expect(offer()).toBeNull();
    dialog.remove();
    scrollTo(0.61);
    expect(offer()).not.toBeNull();
  });

  it('does not count the arrival, but any scroll after a pause', () => {
    show();
    moveTo(0.7);
    moveTo(0.8);
    expect(offer()).toBeNull();
    act(() => vi.advanceTimersByTime(300));
    expect(offer()).toBeNull();
    moveTo(0.81);
    expect(offer()).not.toBeNull();
  });

  it('counts a jump from the table of contents, which follows a click', async () => {
    show();
    await quickUser().click(screen.getByRole('button', { name: 'Dans la page' }));
    moveTo(0.7);
    expect(offer()).not.toBeNull();
  });

  it('opens immediately if the visitor has scrolled far before hydration', () => {
    Object.assign(window, { scrollY: 600 });
    show({ pageKey: 'first' });
    expect(offer()).not.toBeNull();
  });

  it('does not open immediately on a page scrolled to an anchor', () => {
    history.replaceState(null, '', '/guide#tarifs');
    Object.assign(window, { scrollY: 600 });
    show({ pageKey: 'first' });
    expect(offer()).toBeNull();
    scrollTo(0.61);
    expect(offer()).not.toBeNull();
  });

  it('does not open immediately on a page restored by the browser', () => {
    Object.defineProperty(performance, 'getEntriesByType', { configurable: true, value: () => [{ type: 'reload' }] });
    Object.assign(window, { scrollY: 600 });
    show({ pageKey: 'first' });
    expect(offer()).toBeNull();
    Reflect.deleteProperty(performance, 'getEntriesByType');
  });

  it('opens again for the next guide, once that is read as far', async () => {
    const { open } = show();
    scrollTo(0.6);
    await quickUser().keyboard('{Escape}');
    Object.assign(window, { scrollY: 0 });
    open('visit-2');
    expect(offer()).toBeNull();
    scrollTo(0.5);
    expect(offer()).not.toBeNull();
  });

  it('is removed with its page', () => {
    const { open } = show();
    scrollTo(0.6);
    Object.assign(window, { scrollY: 0 });
    open('visit-2');
    expect(offer()).toBeNull();
  });
});
