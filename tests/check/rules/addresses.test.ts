import { describe, expect, it } from 'vitest';
import { rule as malformedEmail } from '../../../src/check/rules/contact/malformed-email.ts';
import { rule as anchorAlone } from '../../../src/check/rules/link/anchor-alone.ts';
import { rule as malformedLink } from '../../../src/check/rules/link/malformed.ts';
import { rules as linkRules } from '../../../src/check/rules/link/rules.ts';
import { linkedPartOf } from '../../../src/check/site-index/link-target.ts';
import type { SiteIndex } from '../../../src/check/site-index/site-index.ts';
import type { LinkUse } from '../../../src/check/site-index/site-parts.ts';
import { fromPartial } from '../../from-partial.ts';

const locate = () => ({ file: 'site.manifest.json', start: 0, end: 1 });

function link(to: string, kind: string, more: Partial<LinkUse> = {}): LinkUse {
  const target = linkedPartOf(to, kind);
  return { to, target, kind, locate, locateText: locate, isImage: false, isVague: false, ...more };
}

/** Returns the suggestion of the rule for one link, `refused` if there is none, or `undefined` if the link is valid. */
function judge(to: string, kind = 'link'): string | undefined {
  const sources = { media: new Map(['media/four.jpg', 'media/photos/pain.webp'].map((file) => [file, 1])) };
  const paths = () => ['/contact', '/guides/choisir-son-pain', '/'];
  const site = fromPartial<SiteIndex>({ links: [link(to, kind)], paths, sources });
  // Findings of other rules are ignored.
  const [finding, ...more] = [...malformedLink.check(site)].filter(({ causes = [] }) => causes.length === 0);
  expect(more).toEqual([]);
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
    ['ttps://exemple.fr/a', 'https://exemple.fr/a'],
    ['https//exemple.fr/a', 'https://exemple.fr/a'],
    ['http//exemple.fr', 'https://exemple.fr'],
    ['http/exemple.fr/a', 'https://exemple.fr/a'],
    ['HTTPS//exemple.fr', 'https://exemple.fr'],
    ['https;//exemple.fr/a', 'https://exemple.fr/a'],
    ['https;exemple.fr', 'https://exemple.fr'],
    ['httpsmon-exemple.fr/a/b', 'https://mon-exemple.fr/a/b'],
    ['exemple.fr/tarifs', 'https://exemple.fr/tarifs'],
    ['//www.exemple.fr', 'https://www.exemple.fr'],
    ['sous.mon-exemple.co.uk', 'https://sous.mon-exemple.co.uk'],
    ['a.b@exemple.fr', 'mailto:a.b@exemple.fr'],
    ['01 23 45 67 89', 'tel:+33123456789'],
    ['+33 (0)4 65 71 00 00', 'tel:+33465710000'],
    ['+33.123456789', 'tel:+33123456789'],
    ['Choisir-son-pin.md', '/guides/choisir-son-pain'],
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
  const found = (facts: object) => {
    const interpolate = (text: string) => text.replace('{{business.email}}', 'a@b.fr');
    const site = { ofKind: () => [], externalLinks: [], interpolate, ...facts } as unknown as SiteIndex;
    return [...malformedEmail.check(site)].map(({ args, suggestion }) => [args?.typed, suggestion]);
  };
  const inManifest = (value: string) =>
    found({ ofKind: (kind: string) => (kind === 'email' ? [{ value, locate }] : []) });
  const inLink = (to: string) => found({ externalLinks: [link(to, 'link')] });

  it.each(['a@b.fr', 'prenom.nom+devis@sous.mon-exemple.fr', 'a@école.fr', '{{business.email}}'])(
    'accepts %s',
    (address) => {
      expect(inManifest(address)).toEqual([]);
      if (!address.includes('{{')) expect(inLink(`MAILTO:${address}?subject=Devis`)).toEqual([]);
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
    ['a,c@b,co,uk', 'a.c@b.co.uk'],
    ['a@b..fr', 'a@b.fr'],
    ['.a@b.fr.', 'a@b.fr'],
    ['a.b.fr', undefined],
    ['a@b', undefined],
    ['a@-b.fr', undefined],
    ['a@b.f', undefined],
    ['amailto:@b.fr', undefined],
  ])('suggests the intended address for « %s »: %s', (typed, meant) => {
    expect(inManifest(typed)).toEqual([[typed, meant]]);
  });

  it.each([
    'mailto:a%40b.fr',
    'mailto:a%2Bb@c.fr',
    'mailto:a@b.fr,c@d.fr',
    'mailto:a@b.fr,c%40d.fr?cc=e@f.fr',
    'mailto:?subject=Devis',
    'https://exemple.fr/a',
    '/contact?de=mailto:x',
    'voir:mailto:rien',
  ])('accepts a link with one address, several or none, in percent signs or not: %s', (to) => {
    expect(inLink(to)).toEqual([]);
  });

  it.each([
    ['MAILTO:a(at)b.fr?subject=Devis?', 'a(at)b.fr', 'mailto:a@b.fr?subject=Devis?'],
    ['mailto:a@b,fr?subject=x,y', 'a@b,fr', 'mailto:a@b.fr?subject=x,y'],
    ['mailto:a@b.fr,', 'a@b.fr,', 'mailto:a@b.fr'],
    ['mailto:a@b.fr,c@d', 'a@b.fr,c@d', undefined],
    ['mailto:%E9@b.fr%', '%E9@b.fr%', undefined],
    ['mailto:100%@', '100%@', undefined],
    ['mailto:rien', 'rien', undefined],
    ['mailto:', '', undefined],
    ['mailto:?', '', undefined],
  ])('reports a link without its scheme and its subject, and corrects it with both: %s', (to, typed, meant) => {
    expect(inLink(to)).toEqual([[typed, meant]]);
  });
});

describe('link/anchor-alone', () => {
  const site = { '/': ['prix', 'avis'], '/contact': ['avis', 'message'], '/aide': ['avis'] };

  /** Returns the suggestions of the rule for a link on a site whose pages have these anchors. */
  function suggested(to: string, anchors: Record<string, string[]>, more: Partial<LinkUse> = {}) {
    const parts = fromPartial<SiteIndex>({
      links: [link(to, 'link', more)],
      examples: [],
      paths: () => Object.keys(anchors),
      anchorsOf: (path: string) => new Set(anchors[path]),
      placesHolding: () => [],
    });
    return [...anchorAlone.check(parts)].map(({ suggestion }) => suggestion);
  }

  it.each<[to: string, suggestions: (string | undefined)[], anchors?: Record<string, string[]>]>([
    ['#prix', ['/#prix']],
    ['#message', ['/contact#message']],
    ['#mesage', ['/contact#message']],
    ['#tout-autre', [undefined]],
    ['#plan', [undefined], { '/': ['plan'], '/a': ['plan'], '/b': [] }],
    ['#avis', []],
    ['/#prix', []],
    ['/contact', []],
  ])(
    'reports %s unless every page has the section, and suggests the only page that has it: %j',
    (to, found, anchors) => {
      expect(suggested(to, anchors ?? site)).toEqual(found);
    },
  );

  it('leaves a link on one page to the rule about its sections', () => {
    expect(suggested('#message', site, { pages: ['/'] })).toEqual([]);
  });
});

describe('link/own-page', () => {
  it.each<[what: string, to: string, pages: string[] | undefined, isOwn: boolean, more?: Partial<LinkUse>]>([
    ['its own page', '/pains', ['/pains'], true],
    ['its own page, twice on it', '/pains', ['/pains', '/pains'], true],
    ['another page', '/four', ['/pains'], false],
    ['a section of it', '/pains#prix', ['/pains'], false],
    ['a state of it', '/pains?tri=prix', ['/pains'], false],
    ['one of the pages that show the text', '/pains', ['/pains', '/four'], false],
    ['a page from every page', '/pains', undefined, false],
    ['one of the pages of a pattern', '/devis/12', ['/devis/:n'], false],
    ['the page of a picture', '/pains', ['/pains'], false, { isImage: true }],
    ['the page of a form’s notice, which is the same everywhere', '/pains', ['/pains'], false, { kind: 'link' }],
  ])('finds only a link that leads to its own page: %s', (_, to, pages, isOwn, more) => {
    const routeOf = (path: string) => (/^\/devis\/\w+$/.test(path) ? '/devis/:n' : path);
    const site = fromPartial<SiteIndex>({ links: [link(to, 'markdown', { pages, ...more })], routeOf });
    const rule = linkRules.find(({ code }) => code === 'link/own-page');
    expect([...(rule?.check(site) ?? [])].length > 0).toBe(isOwn);
  });
});
