import '@testing-library/jest-dom/vitest';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { BlockProps } from '../../../src/blocks/block-props.ts';
import { Booking } from '../../../src/blocks/booking/Booking.tsx';
import { configureConsent } from '../../../src/consent/configure.ts';
import { consentStore } from '../../../src/consent/consent.ts';
import type { Labels } from '../../../src/model/types.generated.ts';
import { revealSection } from '../../../src/ui/page/timed-frames.ts';
import { UiProvider } from '../../../src/ui/theme/UiProvider.tsx';
import { agendaService, consent } from '../../consent/settings.ts';
import { act, cleanup, render, screen } from '../../ui/testing-library.ts';

type Block = BlockProps<'booking'>['block'];

const local: Block = {
  key: 'booking-1',
  type: 'booking',
  ground: 'paper',
  heading: 'Réservez votre appel pour la personnaliser avec moi',
  title: 'Réserver un appel',
  url: 'media/agenda.html',
  service: { ...agendaService, trackers: false },
  openLabel: 'Ouvrir l’agenda dans un nouvel onglet',
  showLabel: 'Afficher l’agenda',
  consentText: 'Cet agenda vient d’un autre service.',
  height: 630,
  smallHeight: 945,
};
const remote: Block = { ...local, url: 'https://agenda.example.com/rdv', service: agendaService };
const view = (block: Block) => <Booking block={block} labels={{} as Labels} />;
const frame = () => screen.queryByTitle('Réserver un appel');

beforeEach(() => {
  localStorage.clear();
  configureConsent({ consent, gated: [agendaService] });
});

describe('Booking', () => {
  it('omits the frame in the server’s HTML', () => {
    const html = renderToString(view(local));
    expect(html).toContain('data-src="/media/agenda.html"');
    expect(html).not.toContain('<iframe');
  });

  it('keeps a frame added before hydration', () => {
    const container = document.createElement('div');
    container.dataset.revealAfter = '4000';
    container.innerHTML = renderToString(view(local));
    document.body.append(container);
    revealSection(container);
    const before = frame();
    expect(before).toBeInTheDocument();
    const onRecoverableError = vi.fn();
    render(view(local), { container, hydrate: true, onRecoverableError });
    expect(frame()).toBe(before);
    expect(onRecoverableError).not.toHaveBeenCalled();
  });

  it('has the height of the specification: 945 px, or 630 px in windows at least 600 px wide', () => {
    render(<UiProvider>{view(local)}</UiProvider>);
    const css = document.head.textContent;
    expect(css).toMatch(/\{[^}]*height:945px/);
    expect(css).toMatch(/@media \(min-width:37\.5em\)\{[^}]*\{height:630px;?\}/);
  });

  it('starts the frame when its section is shown', () => {
    render(<div data-reveal-after="4000">{view(local)}</div>);
    expect(frame()).toBeNull();
  });

  it('starts the frame immediately if its section is already shown', () => {
    render(
      <div data-reveal-after="4000" data-revealed="">
        {view(local)}
      </div>,
    );
    expect(frame()).toHaveAttribute('src', '/media/agenda.html');
  });

  it('gives a page of this site no access to this origin, and keeps the origin of a foreign one', () => {
    render(view(local));
    expect(frame()?.getAttribute('sandbox')).not.toContain('allow-same-origin');
    cleanup();
    render(view({ ...remote, service: { ...agendaService, trackers: false } }));
    expect(frame()?.getAttribute('sandbox')).toMatch(/ allow-downloads allow-same-origin$/);
    expect(frame()).toHaveAttribute('referrerpolicy', 'strict-origin-when-cross-origin');
  });

  it('shows a question instead of the frame if the service sets trackers', async () => {
    render(view(remote));
    expect(frame()).toBeNull();
    expect(screen.getByText('Cet agenda vient d’un autre service.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Afficher l’agenda' }));
    expect(frame()).toHaveAttribute('src', 'https://agenda.example.com/rdv');
    expect(consentStore.isGranted('agenda')).toBe(true);
    expect(consentStore.isGranted('publicite')).toBe(false);
  });

  it('reacts to a consent or a refusal in the banner', () => {
    render(view(remote));
    act(() => consentStore.choose({ agenda: true }));
    expect(frame()).not.toBeNull();
    act(() => consentStore.choose({ agenda: false }));
    expect(frame()).toBeNull();
  });

  it.each([local, remote])('always links to the agenda in a new tab', (block) => {
    render(view(block));
    const link = screen.getByRole('link', { name: 'Ouvrir l’agenda dans un nouvel onglet' });
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('href', block === local ? '/media/agenda.html' : block.url);
  });
});
