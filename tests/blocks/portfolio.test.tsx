import { describe, expect, it } from 'vitest';
import { exampleOf } from '../fixtures/fixture-site.ts';
import { renderExample } from './render-blocks.tsx';

const picture = exampleOf('picture', { alt: '' });

describe('portfolio', () => {
  it('does not tag a real site as an example', () => {
    const portfolio = [{ ...exampleOf('portfolio-item'), title: 'Fournil', placeholder: false }];
    expect(renderExample('portfolio', {}, { portfolio }).textContent).not.toContain('Exemple');
  });

  it('tags an invented site as an example, and opens it in a new tab, with a distinct name', () => {
    const root = renderExample('portfolio');
    expect(root.querySelector('li span')?.textContent).toBe('Exemple');
    const link = root.querySelector('a');
    expect(link?.getAttribute('href')).toBe('https://realisation.example.com');
    expect(link?.getAttribute('target')).toBe('_blank');
    expect(link?.getAttribute('rel')).toBe('noopener');
    expect(link?.textContent).toContain('Une réalisation (exemple)');
    expect(link?.textContent).toContain('(nouvel onglet)');
  });

  it('has site headings directly below the page title if the block has no heading', () => {
    expect(renderExample('portfolio', { heading: undefined }).querySelector('li h2')).not.toBeNull();
  });

  it('shows each site of a row in a browser and on a phone, with a link to it', () => {
    const portfolio = [exampleOf('portfolio-item', { url: '/exemples/macon/', phoneImage: picture })];
    const item = renderExample('portfolio', { layout: 'band' }, { portfolio }).querySelector('li');
    expect(item?.querySelectorAll('img')).toHaveLength(2);
    expect(item?.querySelector('a')?.getAttribute('href')).toBe('/exemples/macon/');
  });

  it('has buttons and the number of sites below a row of several', () => {
    const portfolio = ['a', 'b', 'c'].map((id) => exampleOf('portfolio-item', { id }));
    const changes = { layout: 'band', items: ['a', 'b', 'c'] };
    const steps = renderExample('portfolio', changes, { portfolio }).querySelector('[data-row-steps]');
    expect(steps?.textContent).toBe('1\u00A0/\u00A03');
    const names = [...(steps?.querySelectorAll('button') ?? [])].map((button) => button.getAttribute('aria-label'));
    expect(names).toEqual(['Site d’avant', 'Site d’après']);
    expect(renderExample('portfolio', { layout: 'band' }).querySelector('[data-row-steps]')).toBeNull();
  });

  it('shows the telephones of the sites, each with a link to it', () => {
    const portfolio = [exampleOf('portfolio-item', { phoneImage: picture })];
    const item = renderExample('portfolio', { layout: 'phones' }, { portfolio }).querySelector('li');
    expect(item?.querySelectorAll('img')).toHaveLength(1);
    expect(item?.querySelector('a')?.getAttribute('href')).toBe('https://realisation.example.com');
  });

  it('shows places inside a site, which its one link opens', () => {
    const portfolio = [exampleOf('portfolio-item', { shots: [{ label: 'Les prix', image: picture }] })];
    const root = renderExample('portfolio', {}, { portfolio });
    expect(root.querySelector('li li:has(img)')?.textContent).toBe('Les prix');
    expect(root.querySelectorAll('li li img')).toHaveLength(1);
    expect(root.querySelectorAll('a')).toHaveLength(1);
  });
});
