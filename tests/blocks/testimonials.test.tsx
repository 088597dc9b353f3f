import { describe, expect, it } from 'vitest';
import { exampleOf } from '../fixtures/fixture-site.ts';
import { renderExample, textOf } from './render-blocks.tsx';

const real: Record<string, unknown> = { ...exampleOf('testimonial'), placeholder: false, rating: 4 };

describe('testimonials', () => {
  it('tags an invented testimonial as an example', () => {
    expect(renderExample('testimonials').querySelector('figure > span')?.textContent).toBe('Exemple');
  });

  it('does not tag a real testimonial', () => {
    const figure = renderExample('testimonials', {}, { testimonials: [real] }).querySelector('figure');
    expect(figure?.textContent).not.toContain('Exemple ');
    expect(figure?.querySelector(':scope > span')).toBeNull();
  });

  it('draws the given number of stars, with a label', () => {
    const stars = renderExample('testimonials', {}, { testimonials: [real] }).querySelector('[role=img]');
    expect(stars?.getAttribute('aria-label')).toBe('4 étoiles sur 5');
    expect(stars?.querySelectorAll('.MuiRating-iconFilled')).toHaveLength(4);
  });

  it('draws no stars without a rating', () => {
    const { rating: _, ...without } = real;
    expect(renderExample('testimonials', {}, { testimonials: [without] }).querySelector('[role=img]')).toBeNull();
  });

  it('shows the place and date of publication, with a link', () => {
    const source = { label: 'Avis Google', url: 'https://example.com/avis' };
    const caption = (more: object) =>
      renderExample('testimonials', {}, { testimonials: [{ ...real, ...more }] }).querySelector('.source');
    const whole = caption({ source, date: '2026-11-20' });
    expect(textOf(whole)).toBe('Avis Google (nouvel onglet), 20 novembre 2026');
    expect(whole?.querySelector('a')?.getAttribute('href')).toBe('https://example.com/avis');
    expect(textOf(caption({ source: { label: 'Lettre' } }))).toBe('Lettre');
    expect(textOf(caption({ date: '2026-11-20' }))).toBe('20 novembre 2026');
    expect(caption({})).toBeNull();
  });

  it('shows the date of the experience, and whether the testimonial was checked', () => {
    const dates = { date: '2026-11-20', experienceDate: '2026-10-02', checking: 'Vérifié d’après la facture' };
    const root = renderExample('testimonials', {}, { testimonials: [{ ...real, ...dates }] });
    expect([...root.querySelectorAll('.source')].map((one) => textOf(one))).toEqual([
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
