import { renderToString } from 'react-dom/server';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { InteractiveBlockProps } from '../../../src/blocks/block-props.ts';
import { MockupHero } from '../../../src/blocks/mockup-hero/MockupHero.tsx';
import { offeredValues } from '../../../src/forms/offered-values.ts';
import { onAnnouncement } from '../../../src/ui/page/announce.ts';
import { labels } from '../../forms/blocks.ts';
import { fireEvent, render, screen } from '../../ui/testing-library.ts';

type Block = InteractiveBlockProps<'mockup-hero'>['block'];

const common = {
  joint: 'à' as const,
  colors: { paper: '#ffffff', ink: '#000000', accent: '#aa0000', onAccent: '#ffffff' },
};

const block: Block = {
  type: 'mockup-hero',
  key: 'mockup-hero-1',
  ground: 'paper',
  heading: 'Voyez votre site',
  actions: [{ label: 'Demander', to: '/#form', variant: 'primary' }],
  invitation: 'Essayez',
  company: { label: 'Entreprise', field: 'companyName' },
  trade: { label: 'Métier', field: 'projectDescription' },
  town: { label: 'Commune', field: 'city' },
  unchosen: 'À choisir',
  unnamed: 'Votre entreprise',
  caption: 'Aperçu automatique.',
  submit: 'Recevoir',
  announcement: 'Aperçu pour %s',
  hours: 'Horaires à compléter',
  newTab: 'nouvel onglet',
  trades: [
    {
      ...common,
      name: 'Maçon',
      title: 'Maçonnerie',
      button: 'Devis',
      pages: ['Chantiers'],
      line: 'Métier : maçonnerie.',
      prices: [{ name: 'Mur', price: '290 €' }],
      layout: 'wide',
      titleFont: 'serif',
      radius: 3,
      picture: { source: 'media/macon.webp', alt: '' },
    },
    {
      ...common,
      name: 'Autre métier',
      title: 'Votre savoir-faire',
      button: 'Contact',
      pages: ['Services'],
      layout: 'beside',
      titleFont: 'theme',
      radius: 8,
      picture: { source: 'media/metier.svg', alt: '' },
    },
  ],
};

const hero = <MockupHero block={block} labels={labels} />;
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const drawn = () => screen.queryByRole('img', { name: /Aperçu automatique/ });
const filled = () => [...document.querySelectorAll('.MuiButton-contained')].map(({ textContent }) => textContent);

describe('mockup-hero', () => {
  it('shows the first trade until something is typed, with the manifest’s action filled, and has no control with a name, so that typed text never gets into an address', () => {
    const { container } = render(hero);
    expect(container.querySelector('form, [name]')).toBeNull();
    expect(drawn()?.querySelector('.title')?.textContent).toBe('Maçonnerie');
    expect(filled()).toEqual(['Demander']);
  });

  it('has the layout, two prices and the hours of the trade', () => {
    render(hero);
    type('Métier', 'Maçon');
    expect(drawn()?.querySelector('[data-site]')?.getAttribute('data-site')).toBe('wide');
    const foot = [...(drawn()?.querySelector('.foot')?.children ?? [])].map((one) => one.textContent);
    expect(foot).toEqual(['Mur 290 €', 'Horaires à compléter']);
  });

  it('renames the first link once a name is typed, and keeps where it leads', () => {
    render(hero);
    type('Entreprise', 'Karim');
    const link = screen.getByRole('link', { name: 'Recevoir' });
    expect(link.getAttribute('href')).toBe('/#form');
    expect(screen.queryByRole('link', { name: 'Demander' })).toBeNull();
  });

  it('announces the name once, after a pause', () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const heard: string[] = [];
    onTestFinished(onAnnouncement((text) => heard.push(text)));
    render(hero);
    for (const name of ['M', 'Ma', 'Maçonnerie Karim']) {
      type('Entreprise', name);
      vi.advanceTimersByTime(500);
    }
    expect(heard).toEqual([]);
    vi.advanceTimersByTime(5000);
    expect(heard).toEqual(['Aperçu pour Maçonnerie Karim']);
  });

  it('shows the name in both headers, the trade, and the town in the title', () => {
    render(hero);
    type('Entreprise', 'Maçonnerie Karim');
    type('Métier', 'Maçon');
    type('Commune', 'Le Mans');
    const texts = (selector: string) => [...(drawn()?.querySelectorAll(selector) ?? [])].map((one) => one.textContent);
    expect(texts('.name')).toEqual(['Maçonnerie Karim', 'Maçonnerie Karim']);
    expect(texts('.title')).toEqual(['Maçonnerie au Mans', 'Maçonnerie au Mans']);
    expect(drawn()?.querySelector('img')?.getAttribute('src')).toBe('/media/macon.webp');
    expect(filled()).toEqual(['Recevoir']);
  });

  it('keeps a town with hyphens whole', () => {
    render(hero);
    type('Commune', 'Aix-en-Provence');
    const [title] = drawn()?.querySelectorAll('.title') ?? [];
    expect(title?.textContent).toBe('Votre savoir-faire à Aix-en-Provence');
    expect([...(title?.querySelectorAll('b') ?? [])].map((one) => one.textContent)).toEqual(['Aix-en-Provence']);
    type('Commune', 'Saint-Remy-en-Bouzemont-Saint-Genest-et-Isson');
    expect(drawn()?.querySelector('.title b')).toBeNull();
  });

  it('shows the last trade for a name only, and a generated name for a town only', () => {
    render(hero);
    type('Commune', 'Angers');
    expect(drawn()?.querySelector('.name')?.textContent).toBe('Votre entreprise');
    expect(drawn()?.querySelector('.title')?.textContent).toBe('Votre savoir-faire à Angers');
    expect(filled()).toEqual(['Demander']);
    type('Commune', ' ');
    expect(drawn()?.querySelector('.title')?.textContent).toBe('Maçonnerie');
  });

  it('shows markup as text', () => {
    render(hero);
    type('Entreprise', '<img src=x onerror=alert(1)> 🥐 &amp;');
    expect(drawn()?.querySelector('.name')?.innerHTML).toBe('&lt;img src=x onerror=alert(1)&gt; 🥐 &amp;amp;');
  });

  it('offers the typed text to the form, with the trade as first line', () => {
    render(hero);
    type('Entreprise', ' Karim ');
    type('Commune', 'Lens');
    type('Métier', 'Maçon');
    const offered = { companyName: 'Karim', city: 'Lens', projectDescription: 'Métier : maçonnerie.\n' };
    expect(offeredValues()).toEqual(offered);
    type('Métier', 'Autre métier');
    expect(offeredValues()).toEqual({ ...offered, projectDescription: '' });
  });

  it('keeps an earlier offer when it is shown again with blank fields', () => {
    const { unmount } = render(hero);
    type('Entreprise', 'Karim');
    type('Commune', 'Lens');
    unmount();
    render(hero);
    expect(offeredValues()).toMatchObject({ companyName: 'Karim', city: 'Lens' });
    type('Entreprise', 'Ana');
    type('Entreprise', '');
    expect(offeredValues()).toEqual({ companyName: '', city: '', projectDescription: '' });
  });

  it('keeps text typed before hydration', () => {
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = renderToString(hero);
    (container.querySelector('input') as HTMLInputElement).value = 'Karim';
    render(hero, { container, hydrate: true });
    expect(drawn()?.querySelector('.name')?.textContent).toBe('Karim');
    expect(container.querySelector('input')?.value).toBe('Karim');
  });
});
