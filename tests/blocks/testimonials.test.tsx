import { describe, expect, it } from 'vitest';
import { exampleOf } from '../fixtures/fixture-site.ts';
import { renderExample, textOf } from './render-blocks.tsx';

const show = (more: object = {}) =>
  renderExample(
    'testimonials',
    {},
    { testimonials: [exampleOf('testimonial', { placeholder: false, rating: 4, ...more })] },
  );

describe('testimonials', () => {
  it('tags an invented testimonial as an example', () => {
    expect(renderExample('testimonials').querySelector('figure > span')?.textContent).toBe('Exemple');
  });

  it('does not tag a real testimonial, and draws the given number of stars, with a label', () => {
    const figure = show().querySelector('figure');
    expect(figure?.textContent).not.toContain('Exemple ');
    expect(figure?.querySelector(':scope > span')).toBeNull();
    const stars = figure?.querySelector('[role=img]');
    expect(stars?.getAttribute('aria-label')).toBe('4 étoiles sur 5');
    expect(stars?.querySelectorAll('.MuiRating-iconFilled')).toHaveLength(4);
  });

  it('draws no stars without a rating', () => {
    expect(show({ rating: undefined }).querySelector('[role=img]')).toBeNull();
  });

  it('shows the place and date of publication, with a link', () => {
    const source = { label: 'Avis Google', url: 'https://example.com/avis' };
    const caption = (more: object) => show(more).querySelector('.source');
    const whole = caption({ source, date: '2026-11-20' });
    expect(textOf(whole)).toBe('Avis Google (nouvel onglet), 20 novembre 2026');
    expect(whole?.querySelector('a')?.getAttribute('href')).toBe('https://example.com/avis');
    expect(textOf(caption({ source: { label: 'Lettre' } }))).toBe('Lettre');
    expect(textOf(caption({ date: '2026-11-20' }))).toBe('20 novembre 2026');
    expect(caption({})).toBeNull();
  });

  it('shows the date of the experience, and whether the testimonial was checked', () => {
    const dates = { date: '2026-11-20', experienceDate: '2026-10-02', checking: 'Vérifié d’après la facture' };
    expect([...show(dates).querySelectorAll('.source')].map((one) => textOf(one))).toEqual([
      '20 novembre 2026, expérience du 2 octobre 2026',
      'Vérifié d’après la facture',
    ]);
  });

  it('lists what anybody can check, each with its link', () => {
    const checks = [
      { label: 'Registre', to: 'https://registre.example/', text: 'Notre SIREN.' },
      { label: 'Conditions', to: '/cgv' },
    ];
    const links = [...renderExample('testimonials', { checks }).querySelectorAll('h3 + ul a')];
    expect(links.map((one) => one.getAttribute('href'))).toEqual(['https://registre.example/', '/cgv']);
    expect(links.map((one) => one.getAttribute('target'))).toEqual(['_blank', null]);
    expect(renderExample('testimonials').querySelector('h3 + ul')).toBeNull();
  });
});
