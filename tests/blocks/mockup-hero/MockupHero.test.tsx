import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import type { InteractiveBlockProps } from '../../../src/blocks/block-props.ts';
import { MockupHero } from '../../../src/blocks/mockup-hero/MockupHero.tsx';
import { offeredValues } from '../../../src/forms/offered-values.ts';
import { labels } from '../../forms/blocks.ts';
import { cleanup, fireEvent, render, screen } from '../../ui/testing-library.ts';

type Block = InteractiveBlockProps<'mockup-hero'>['block'];

const colors = { paper: '#ffffff', ink: '#000000', accent: '#aa0000', onAccent: '#ffffff' };

const block: Block = {
  type: 'mockup-hero',
  key: 'mockup-hero-1',
  ground: 'paper',
  heading: 'Voyez votre site',
  actions: [{ label: 'Demander', to: '/#form', variant: 'primary' }],
  picture: { source: 'media/site.webp', alt: 'Un site' },
  phonePicture: { source: 'media/telephone.webp', alt: 'Un téléphone' },
  invitation: 'Essayez',
  company: { label: 'Entreprise', field: 'companyName' },
  trade: { label: 'Métier', field: 'projectDescription' },
  town: { label: 'Commune', field: 'city' },
  unchosen: 'À choisir',
  unnamed: 'Votre entreprise',
  caption: 'Aperçu automatique.',
  submit: 'Recevoir',
  to: '/#form',
  newTab: 'nouvel onglet',
  trades: [
    {
      name: 'Maçon',
      title: 'Maçonnerie',
      joint: 'à',
      button: 'Devis',
      pages: ['Chantiers'],
      line: 'Métier : maçonnerie.',
      picture: { source: 'media/macon.webp', alt: '' },
      colors,
    },
    {
      name: 'Autre métier',
      title: 'Votre savoir-faire',
      joint: 'à',
      button: 'Contact',
      pages: ['Services'],
      picture: { source: 'media/metier.svg', alt: '' },
      colors,
    },
  ],
};

const hero = <MockupHero block={block} labels={labels} />;
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const drawn = () => screen.queryByRole('img', { name: /Aperçu automatique/ });
const filled = () => [...document.querySelectorAll('.MuiButton-contained')].map(({ textContent }) => textContent);

afterEach(cleanup);

describe('mockup-hero', () => {
  it('shows its pictures until something is typed, with the manifest’s action filled', () => {
    render(hero);
    expect(screen.getByAltText('Un site')).toBeTruthy();
    expect(drawn()).toBeNull();
    expect(filled()).toEqual(['Demander']);
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
    expect(drawn()).toBeNull();
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

  it('has no control with a name, so that typed text never gets into an address', () => {
    const { container } = render(hero);
    expect(container.querySelector('form, [name]')).toBeNull();
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
