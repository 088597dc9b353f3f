import { describe, expect, it } from 'vitest';
import { rule as malformedEmail } from '../../../src/check/rules/contact/malformed-email.ts';
import { rule as malformedLink } from '../../../src/check/rules/link/malformed.ts';
import { linkedPartOf } from '../../../src/check/site-index/link-target.ts';
import type { SiteIndex } from '../../../src/check/site-index/site-index.ts';
import type { LinkUse } from '../../../src/check/site-index/site-parts.ts';
import { fromPartial } from '../../from-partial.ts';

const place = { file: 'site.manifest.json', start: 0, end: 1 };
const locate = () => place;
const paths = ['/contact', '/guides/choisir-son-pain', '/'];

function link(to: string, kind: string): LinkUse {
  return { to, target: linkedPartOf(to, kind), kind, locate, locateText: locate, isImage: false, isVague: false };
}

/** Returns the suggestion of the rule for one link, `refused` if there is none, or `undefined` if the link is valid. */
function judge(to: string, kind = 'link'): string | undefined {
  const sources = {
    media: new Map([
      ['media/four.jpg', 1],
      ['media/photos/pain.webp', 1],
    ]),
  };
  const site = fromPartial<SiteIndex>({ links: [link(to, kind)], paths: () => paths, sources });
  // Findings of other rules are ignored.
  const [finding, ...more] = [...malformedLink.check(site)].filter(({ causes = [] }) => causes.length === 0);
  expect(more).toEqual([]);
  return finding && (finding.suggestion ?? 'refused');
}

/**
 * Returns the suggestion of the rule for one e-mail address, `refused` if there is none, or `undefined` if it is valid.
 */
function judgeEmail(value: string, { asLink = false } = {}): string | undefined {
  const ofKind = (kind: string) => (kind === 'email' && !asLink ? [{ value, locate }] : []);
  const externalLinks = asLink ? [link(value, 'link')] : [];
  const interpolate = (text: string) => text.replace('{{business.email}}', 'a@b.fr');
  const site = { ofKind, externalLinks, interpolate } as unknown as SiteIndex;
  const [finding] = [...malformedEmail.check(site)];
  return finding && (finding.suggestion ?? 'refused');
}

describe('link/malformed', () => {
  it.each([
    ['/contact', 'link'],
    ['/contact?objet=devis#form', 'link'],
    ['#tarifs', 'link'],
    ['/contact', 'page'],
    ['https://exemple.fr/a', 'url'],
    ['http://exemple.fr', 'link'],
    ['https://localhost:5173/', 'url'],
    ['https://127.0.0.1/', 'url'],
    ['https://[::1]/', 'url'],
    ['https://école.exemple.fr/', 'link'],
    ['https://xn--cole-9oa.xn--p1ai/', 'link'],
    ['mailto:a@b.fr', 'link'],
    ['tel:+33123456789', 'link'],
    ['sms:+33123456789', 'markdown'],
    ['media/agenda.html', 'frame-url'],
    ['media/plan.pdf', 'markdown'],
    ['/media/plan du site.pdf', 'markdown'],
    ['{{facts.adresse}}', 'link'],
  ])('accepts %s as a %s', (to, kind) => {
    expect(judge(to, kind)).toBeUndefined();
  });

  it.each([
    ['', 'link', 'refused'],
    ['  ', 'link', 'refused'],
    ['mailto:a@b.fr', 'url', 'refused'],
    ['mailto:a@b.fr', 'page', 'refused'],
    ['tel:+33123456789', 'url', 'refused'],
    ['sms:+33123456789', 'page', 'refused'],
    ['magnet:abc', 'link', 'refused'],
    ['media/plan.pdf', 'link', 'refused'],
    ['/contact', 'url', 'refused'],
    ['#tarifs', 'page', 'refused'],
    ['#', 'link', 'refused'],
    ['//exemple.fr/a', 'link', 'https://exemple.fr/a'],
    ['/con tact', 'link', '/contact'],
    ['/con tact', 'markdown', '/contact'],
    ['/media/plan.pdf ', 'markdown', '/media/plan.pdf'],
    ['/media/plan du site.pdf', 'link', '/media/plan%20du%20site.pdf'],
    [' https://exemple.fr/', 'link', 'https://exemple.fr/'],
    ['https://exemple.fr/a b', 'link', 'https://exemple.fr/a%20b'],
    ['https://exemple', 'link', 'refused'],
    ['https://-exemple.fr/', 'link', 'refused'],
    ['https://', 'link', 'refused'],
  ])('reports « %s » as a %s and suggests %s', (to, kind, suggestion) => {
    expect(judge(to, kind)).toBe(suggestion);
  });

  it.each([
    ['htps://exemple.fr/a', 'https://exemple.fr/a'],
    ['ttps://exemple.fr/a', 'https://exemple.fr/a'],
    ['https//exemple.fr/a', 'https://exemple.fr/a'],
    ['http//exemple.fr', 'https://exemple.fr'],
    ['http/exemple.fr/a', 'https://exemple.fr/a'],
    ['HTTPS//exemple.fr', 'https://exemple.fr'],
    ['https;//exemple.fr/a', 'https://exemple.fr/a'],
    ['https;exemple.fr', 'https://exemple.fr'],
    ['httpsmon-exemple.fr/a/b', 'https://mon-exemple.fr/a/b'],
    ['www.exemple.fr', 'https://www.exemple.fr'],
    ['exemple.fr/tarifs', 'https://exemple.fr/tarifs'],
    ['//www.exemple.fr', 'https://www.exemple.fr'],
    ['sous.mon-exemple.co.uk', 'https://sous.mon-exemple.co.uk'],
    ['a.b@exemple.fr', 'mailto:a.b@exemple.fr'],
    ['01 23 45 67 89', 'tel:+33123456789'],
    ['+33 (0)4 65 71 00 00', 'tel:+33465710000'],
    ['+33.123456789', 'tel:+33123456789'],
    ['contact', '/contact'],
    ['choisir-son-pain.md', '/guides/choisir-son-pain'],
    ['Choisir-son-pin.md', '/guides/choisir-son-pain'],
    ['contact.html', '/contact'],
    ['index.html', '/'],
    ['four.jpg', '/media/four.jpg'],
    ['images/fuor.jpg', '/media/four.jpg'],
    ['pain.webp', '/media/photos/pain.webp'],
    ['exemple.fr/contact.html', 'https://exemple.fr/contact.html'],
    ['nouvelle.png', '/media/nouvelle.png'],
    ['/maquette-offerte/boulangerie exemple', '/maquette-offerte/boulangerie-exemple'],
    ['../contact.html', '/contact'],
    ['./contact.htm', '/contact'],
    ['guides/choisir-son-pain.md', '/guides/choisir-son-pain'],
    ['../../guides/choisir-son-pin', '/guides/choisir-son-pain'],
    ['mailt:a@b.fr', 'mailto:a@b.fr'],
    ['htpps:exemple.fr', 'https://exemple.fr'],
    ['https:/exemple.fr/', 'https://exemple.fr/'],
    ['https:exemple.fr/a', 'https://exemple.fr/a'],
    ['0590123456', 'tel:+590590123456'],
    ['0033 4 65 71 00 48', 'tel:+33465710048'],
    ['https:///exemple.fr', 'https://exemple.fr'],
    ['https:\\\\exemple.fr', 'https://exemple.fr'],
    ['tout autre chose encore', 'refused'],
    ['mahttps//exemple.fr', 'refused'],
    ['12345678', 'refused'],
    ['a@b@exemple.fr', 'refused'],
  ])('suggests the intended address for « %s »: %s', (to, meant) => {
    expect(judge(to)).toBe(meant);
  });
});

describe('contact/malformed-email', () => {
  it.each(['a@b.fr', 'prenom.nom+devis@sous.mon-exemple.fr', 'a@école.fr', '{{business.email}}'])(
    'accepts %s',
    (address) => {
      expect(judgeEmail(address)).toBeUndefined();
      if (!address.includes('{{'))
        expect(judgeEmail(`MAILTO:${address}?subject=Devis`, { asLink: true })).toBeUndefined();
    },
  );

  it.each([
    [' a@b.fr ', 'a@b.fr'],
    ['mailto:a@b.fr', 'a@b.fr'],
    [' mailto:a@b.fr', 'a@b.fr'],
    ['Mailto: a@b.fr', 'a@b.fr'],
    ['a (at) b.fr', 'a@b.fr'],
    ['a(at)b.fr', 'a@b.fr'],
    ['a [at] b.fr', 'a@b.fr'],
    ['a[AT]b.fr', 'a@b.fr'],
    ['a at b.fr', 'a@b.fr'],
    ['p at at b.fr', 'p@atb.fr'],
    ['a  @  b . fr', 'a@b.fr'],
    ['a@b,fr', 'a@b.fr'],
    ['a,c@b,co,uk', 'a.c@b.co.uk'],
    ['a@b..fr', 'a@b.fr'],
    ['.a@b.fr.', 'a@b.fr'],
    ['a.b.fr', 'refused'],
    ['a@b', 'refused'],
    ['a@-b.fr', 'refused'],
    ['a@b.f', 'refused'],
    ['amailto:@b.fr', 'refused'],
  ])('suggests the intended address for « %s »: %s', (typed, meant) => {
    expect(judgeEmail(typed)).toBe(meant);
  });

  it('keeps the scheme of a link, and decodes its percent signs', () => {
    expect(judgeEmail('mailto:a%40b.fr', { asLink: true })).toBeUndefined();
    expect(judgeEmail('mailto:%E9@b.fr%', { asLink: true })).toBe('refused');
    expect(judgeEmail('mailto:a@b,fr?subject=x,y', { asLink: true })).toBe('mailto:a@b.fr?subject=x,y');
    expect(judgeEmail('https://exemple.fr/a', { asLink: true })).toBeUndefined();
    expect(judgeEmail('/contact?de=mailto:x', { asLink: true })).toBeUndefined();
  });
});

describe('an e-mail address in a link', () => {
  it.each(['mailto:a@b.fr,c@d.fr', 'mailto:a@b.fr,c%40d.fr?cc=e@f.fr', 'mailto:?subject=Devis'])(
    'may be one of several, or missing: %s',
    (to) => {
      expect(judgeEmail(to, { asLink: true })).toBeUndefined();
    },
  );

  it.each([
    ['mailto:', 'refused'],
    ['mailto:?', 'refused'],
    ['mailto:a@b.fr,c@d', 'refused'],
    ['mailto:a@b.fr,', 'mailto:a@b.fr'],
  ])('is missing or incomplete in « %s »: %s', (to, meant) => {
    expect(judgeEmail(to, { asLink: true })).toBe(meant);
  });

  it('is reported without its scheme and its subject, and corrected with both', () => {
    const reported = (to: string) => {
      const facts = { ofKind: () => [], externalLinks: [link(to, 'link')], interpolate: (text: string) => text };
      return [...malformedEmail.check(fromPartial<SiteIndex>(facts))].map(({ args, suggestion }) => [
        args?.typed,
        suggestion,
      ]);
    };
    expect(reported('MAILTO:a(at)b.fr?subject=Devis?')).toEqual([['a(at)b.fr', 'mailto:a@b.fr?subject=Devis?']]);
    expect(reported('mailto:rien')).toEqual([['rien', undefined]]);
    expect(reported('voir:mailto:rien')).toEqual([]);
    expect(reported('mailto:a%2Bb@c.fr')).toEqual([]);
    expect(reported('mailto:100%@')).toEqual([['100%@', undefined]]);
  });
});
