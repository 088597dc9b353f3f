import { describe, expect, it } from 'vitest';
import { renderExample, textOf } from './render-blocks.tsx';

describe('contact-details', () => {
  it('labels every value, links the phone number and the e-mail address, and shows the whole address', () => {
    const root = renderExample('contact-details');
    const links = [...root.querySelectorAll('a')];
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['tel:+33400000001', 'mailto:pain@exemples.fr']);
    expect(links[0]?.textContent?.replace(/\s/g, ' ')).toBe('04 00 00 00 01');
    expect([...root.querySelectorAll('dt')].map(textOf)).toEqual(['Téléphone', 'E-\u2060mail', 'Adresse', 'Horaires']);
    expect(root.querySelector('address')?.innerHTML).toContain('13100 Exempleville');
    expect(textOf(root.querySelector('dl > div:last-child dd'))).toContain('Du lundi au vendredi');
  });

  it('shows opening hours of several lines in the full width', () => {
    const isWide = (hours: string) =>
      renderExample('contact-details', { hours }).querySelector('dl')?.hasAttribute('data-rows');
    expect(isWide('Du lundi au vendredi')).toBe(false);
    expect(isWide('Lundi : 9 h – 12 h et 14 h – 18 h\nMardi : 9 h – 12 h')).toBe(true);
  });

  it('shows who answers, in an empty frame as long as that is a placeholder', () => {
    const signer = { name: 'Camille Fournil', role: 'Au pétrin', placeholder: true };
    const root = renderExample('contact-details', { signer });
    expect(root.querySelector('figure [data-empty]')).not.toBeNull();
    expect(textOf(root.querySelector('figcaption'))).toContain('Camille Fournil, photographie à venir');
    expect(renderExample('contact-details').querySelector('figure')).toBeNull();
  });
});
