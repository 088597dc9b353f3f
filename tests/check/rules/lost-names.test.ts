import { describe, expect, it } from 'vitest';
import { changed } from '../apply-mutation.ts';
import { both, edit, reported, STORY } from '../findings.ts';

// biome-ignore lint/suspicious/noExplicitAny: any part of the manifest may be removed.
type Manifest = any;

/** Returns the findings after a change of the manifest and more words in the story: codes and pointers. */
function said(change: (manifest: Manifest) => void, story = ''): unknown[][] {
  const find = '[Venez le voir](/contact)';
  return reported(both(changed(change), edit(STORY, find, `${find} ${story}`)), 'code', 'pointer');
}

const without =
  (...keys: (string | number)[]) =>
  (manifest: Manifest) => {
    const last = keys.at(-1) as string;
    delete keys.slice(0, -1).reduce((value, key) => value[key], manifest)[last];
  };

const put =
  (value: unknown, ...keys: (string | number)[]) =>
  (manifest: Manifest) => {
    const last = keys.at(-1) as string;
    keys.slice(0, -1).reduce((at, key) => at[key], manifest)[last] = value;
  };

describe('a part hidden by one mistake', () => {
  const hours = '{{business.hoursText}}, {{business.closedDays}}';

  it.each<[what: string, change: (manifest: Manifest) => void, code: string, pointer: string, story?: string]>([
    ['a chain whose guides are a number', put(3, 'chains', 0, 'articles'), 'schema/wrong-type', '/chains/0/articles'],
    ['a chain whose hub is a list', put(['/guides'], 'chains', 0, 'hub'), 'schema/wrong-type', '/chains/0/hub'],
    ['a chain that is a text', put('guides', 'chains', 0), 'schema/wrong-type', '/chains/0'],
    ['chains that are a text', put('guides', 'chains'), 'schema/wrong-type', '/chains'],
    ['a chain that is deleted', put([], 'chains'), 'reference/unknown', '/pages/1/sections/1/chain'],
    ['chains that are not there', without('chains'), 'reference/missing-part', '/pages/1/sections/1/chain'],
    ['a hub of another name', put('/tout-autre', 'chains', 0, 'hub'), 'link/unknown-page', '/chains/0/hub'],
    ['the path of a page', put(3, 'pages', 2, 'path'), 'schema/wrong-type', '/pages/2/path'],
    ['the sections of the home page', without('pages', 0, 'sections'), 'schema/missing-key', '/pages/0'],
    ['the sections of a hub', without('pages', 1, 'sections'), 'schema/missing-key', '/pages/1'],
    ['the price of a plan', without('plans', 0, 'monthlyPrice'), 'schema/missing-key', '/plans/0'],
    ['the plans', without('plans'), 'reference/missing-part', '/pages/0/sections/1/plans/0'],
    ['the testimonials', without('testimonials'), 'reference/missing-part', '/pages/0/sections/2/items/0'],
    ['the offers', without('popups'), 'reference/missing-part', '/chains/0/popup'],
    ['the facts', without('facts'), 'reference/missing-part', '/pages/0/sections/0/lead'],
    ['the business', without('business'), 'schema/missing-key', ''],
    ['a picture', without('testimonials', 0, 'image', 'source'), 'schema/missing-key', '/testimonials/0/image'],
    ['a plan of a fact', put('corbeille', 'plans', 0, 'id'), 'reference/unknown', '/pages/0/sections/1/plans/0'],
    [
      'a price',
      put('plans.basket.x', 'facts', 'basketPrice', 'from'),
      'fact/unknown-source',
      '/facts/basketPrice/from',
    ],
    ['an hour', put('24:00', 'business', 'hours', 0, 'closes'), 'schema/bad-form', '/business/hours/0/closes', hours],
    ['days', put('lundi-mardi', 'business', 'hours', 0, 'days'), 'schema/wrong-type', '/business/hours/0/days', hours],
    ['a missing hour', without('business', 'hours', 0, 'opens'), 'schema/missing-key', '/business/hours/0', hours],
    ['hours', put('9h-18h', 'business', 'hours'), 'schema/wrong-type', '/business/hours', hours],
  ])('is not reported as missing elsewhere: %s', (_, change, code, pointer, story) => {
    expect(said(change, story)).toEqual([[code, pointer]]);
  });

  it('is not reported as the missing title of a page without sections', () => {
    const found = said(put([], 'pages', 2, 'sections'));
    expect(found).toContainEqual(['schema/too-few', '/pages/2/sections']);
    expect(found.map(([code]) => code)).not.toContain('heading/no-h1');
  });
});

describe('another mistake', () => {
  const wrong = ['link/unknown-page', null];

  it.each([
    ['the hub of its chain', without('chains', 0, 'hub'), '[le voici](/guides/choisir-son-vin)'],
    ['the sections of another page', without('pages', 2, 'sections'), '[le voici](/contatc)'],
    ['the title of another page', without('pages', 2, 'title'), '[le voici](/contatc)'],
  ])('is still reported: a link, although the manifest lacks %s', (_, change, story) => {
    expect(said(change, story)).toContainEqual(wrong);
  });

  it.each([
    ['the guides of its chain', without('chains', 0, 'articles'), '[le voici](/guides/choisir-son-vin)'],
    ['the path of another page', without('pages', 2, 'path'), '[le voici](/contatc)'],
    ['the path of the home page', without('pages', 0, 'path'), '[le voici](/tout-autre)'],
  ])('is reported after the correction: a link, while the manifest lacks %s', (_, change, story) => {
    expect(said(change, story).map(([code]) => code)).toEqual([expect.stringContaining('schema/')]);
  });

  const renamed = ({ facts }: Manifest) => {
    facts.basketPrise = facts.basketPrice;
    delete facts.basketPrice;
  };

  it.each([
    ['an anchor', without('pages', 0, 'sections', 1, 'id'), '[le mot](/contact#mesage)', 'link/unknown-anchor'],
    ['a name', renamed, '{{facts.tout}}', 'fact/unknown'],
  ])('is still reported: %s', (_, change, story, code) => {
    expect(said(change, story).map(([name]) => name)).toEqual([code, code]);
  });

  it('is reported after the correction: a reference to plans of which one lacks its identifier', () => {
    const twice = (manifest: Manifest) => {
      delete manifest.plans[0].id;
      manifest.pages[0].sections[1].plans = ['basket', 'autre'];
    };
    expect(said(twice)).toEqual([['schema/missing-key', '/plans/0']]);
  });

  it('is reported at its next place if the first one is suppressed', () => {
    const silenced = '<!-- check-off link/unknown-page: bientôt -->\n[Venez](/rien)\n\n[Plus bas](/rien)';
    const mistake = edit(STORY, '[Venez le voir](/contact)', `\n\n${silenced}`);
    expect(reported(mistake, 'code', 'line', 'help')).toEqual([
      ['link/unknown-page', 8, expect.not.stringContaining('Autres')],
    ]);
  });
});
