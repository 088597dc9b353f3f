import { describe, expect, it } from 'vitest';
import { linksADot } from '../../src/blocks/backlink-packs/Links.tsx';
import { fillPlaceholders, mailtoHref } from '../../src/blocks/backlink-packs/mailto.ts';
import { exampleOf } from '../fixtures/fixture-site.ts';
import { renderExample, textOf } from './render-blocks.tsx';

/** Parses a mailto address like a mail program (RFC 6068). */
function readMailto(href: string): { to: string; subject: string; body: string } {
  const [, to = '', query = ''] = /^mailto:([^?]*)\?(.*)$/.exec(href) ?? [];
  const fields = Object.fromEntries(query.split('&').map((part) => part.split('=').map(decodeURIComponent)));
  return { to: decodeURIComponent(to), subject: fields.subject ?? '', body: fields.body ?? '' };
}

describe('backlink-packs', () => {
  it('has order links that decode to the original subject and text', () => {
    const order = {
      subject: 'Commande du {{pack}} : été & hiver',
      body: 'À « {{price}} » ?\nVoilà, l’œuvre + 100 %.\r\nFin #1',
    };
    const href =
      renderExample('backlink-packs', { order }).querySelector('a[href^=mailto]')?.getAttribute('href') ?? '';
    expect(readMailto(href)).toEqual({
      to: 'pain@exemples.fr',
      subject: 'Commande du Pack 1 : été & hiver',
      body: 'À « 59 € » ?\r\nVoilà, l’œuvre + 100 %.\r\nFin #1',
    });
    expect(href).toContain('%0D%0A');
    expect(href).toMatch(/^[\x21-\x7e]+$/);
  });

  it('shows the price with its tax, every number of links, and an order link with a distinct name', () => {
    const root = renderExample('backlink-packs');
    expect(root.querySelector('a[href^=mailto]')?.textContent).toBe('Commander\u00A0: Pack 1');
    const text = textOf(root.querySelector('li'));
    expect(text).toContain('59 € TTC');
    expect(text).toContain('20 liens forts par mois');
    expect(text).toContain('40 autres liens par mois');
    expect(text).toContain('180 liens en tout');
    expect(text).toContain('10 liens offerts');
    expect(text).not.toContain('Rapport');
  });

  it('shows the total price of a pack with a number of months', () => {
    const price = (pack: object) =>
      textOf(renderExample('backlink-packs', {}, { backlinkPacks: [pack] }).querySelector('li'));
    const { months: _, ...monthly } = exampleOf('backlink-pack');
    expect(price({ ...monthly, months: 3 })).toContain('soit 177 € en tout');
    expect(price(monthly)).not.toContain('soit');
  });

  it('has a legend for dots and rings', () => {
    const key = renderExample('backlink-packs').querySelector('p[aria-hidden]');
    expect(textOf(key)).toContain('10 liens forts par mois');
    expect(textOf(key)).toContain('10 autres liens par mois');
    expect(key?.querySelectorAll('circle')).toHaveLength(2);
    expect(linksADot([{ strongLinks: 20, otherLinks: 40 }])).toBe(10);
    const many = { strongLinks: 1000, otherLinks: 2000 };
    expect(linksADot([{ strongLinks: 20, otherLinks: 40 }, many])).toBe(20);
  });

  it('renders its notes as Markdown', () => {
    const notes = ['**À savoir.** Lire [ceci](/referencement-seo).'];
    const root = renderExample('backlink-packs', { notes });
    expect(root.querySelector('strong ~ a, p > a')?.getAttribute('href')).toBe('/referencement-seo');
  });

  it('encodes characters that break mail programs, and keeps unknown names', () => {
    expect(mailtoHref({ to: 'a+b@example.com', subject: "l'été (1)!", body: 'a\rb\nc' })).toBe(
      'mailto:a%2Bb@example.com?subject=l%27%C3%A9t%C3%A9%20%281%29%21&body=a%0D%0Ab%0D%0Ac',
    );
    expect(fillPlaceholders('{{pack}} {{autre}}', { pack: 'Pack $& 1' })).toBe('Pack $& 1 {{autre}}');
  });
});
