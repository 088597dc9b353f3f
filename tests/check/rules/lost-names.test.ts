import { describe, expect, it } from 'vitest';
import { changed } from '../apply-mutation.ts';
import { checkMutation } from '../mutated-site.ts';

// biome-ignore lint/suspicious/noExplicitAny: any part of the manifest may be removed.
type Manifest = any;

/** Returns the findings after a change of the manifest, and optionally of the story: codes and pointers. */
function said(change: (manifest: Manifest) => void, story?: string): [string, string | null][] {
  const { edits = [] } = changed(change);
  const find = '[Venez le voir](/contact)';
  const more = story === undefined ? [] : [{ file: 'content/textes/histoire.md', find, put: `${find} ${story}` }];
  return checkMutation({ edits: [...edits, ...more] }).map(({ code, pointer }) => [code, pointer]);
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
  it.each([
    ['a chain', without('chains', 0, 'hub'), 'schema/missing-key', '/chains/0'],
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
    [
      'the picture of a testimonial',
      without('testimonials', 0, 'image', 'source'),
      'schema/missing-key',
      '/testimonials/0/image',
    ],
  ])('is not reported as missing elsewhere: %s', (_, change, code, pointer) => {
    expect(said(change)).toEqual([[code, pointer]]);
  });

  it.each([
    ['an hour', put('24:00', 'business', 'hours', 0, 'closes'), 'schema/bad-form', '/business/hours/0/closes'],
    ['days', put('lundi-mardi', 'business', 'hours', 0, 'days'), 'schema/wrong-type', '/business/hours/0/days'],
    ['a missing hour', without('business', 'hours', 0, 'opens'), 'schema/missing-key', '/business/hours/0'],
    ['hours', put('9h-18h', 'business', 'hours'), 'schema/wrong-type', '/business/hours'],
  ])('is not reported as missing in the computed hours: %s', (_, change, code, pointer) => {
    expect(said(change, '{{business.hoursText}}, {{business.closedDays}}')).toEqual([[code, pointer]]);
  });

  it('is not reported as the missing title of a page without sections', () => {
    const reported = said(put([], 'pages', 2, 'sections'));
    expect(reported).toContainEqual(['schema/too-few', '/pages/2/sections']);
    expect(reported.map(([code]) => code)).not.toContain('heading/no-h1');
  });

  it('is reported once if a fact copies from a plan that others name, too', () => {
    expect(said(put('corbeille', 'plans', 0, 'id'))).toEqual([['reference/unknown', '/pages/0/sections/1/plans/0']]);
    expect(said(put('plans.basket.monthlyPrise', 'facts', 'basketPrice', 'from'))).toEqual([
      ['fact/unknown-source', '/facts/basketPrice/from'],
    ]);
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

  it('is still reported: an anchor and a name', () => {
    expect(
      said(without('pages', 0, 'sections', 1, 'id'), '[le mot](/contact#mesage)')
        .map(([code]) => code)
        .sort(),
    ).toEqual(['link/unknown-anchor', 'link/unknown-anchor']);
    const renamed = (manifest: Manifest) => {
      manifest.facts.basketPrise = manifest.facts.basketPrice;
      delete manifest.facts.basketPrice;
    };
    expect(
      said(renamed, '{{facts.tout}}')
        .map(([code]) => code)
        .sort(),
    ).toEqual(['fact/unknown', 'fact/unknown']);
  });

  it('is reported after the correction: a reference to plans of which one lacks its identifier', () => {
    const twice = (manifest: Manifest) => {
      delete manifest.plans[0].id;
      manifest.pages[0].sections[1].plans = ['basket', 'autre'];
    };
    expect(said(twice)).toEqual([['schema/missing-key', '/plans/0']]);
  });

  it('is reported at its next place if the first one is suppressed', () => {
    const story = 'content/textes/histoire.md';
    const silenced = '<!-- check-off link/unknown-page: bientôt -->\n[Venez](/rien)\n\n[Plus bas](/rien)';
    const edit = { file: story, find: '[Venez le voir](/contact)', put: `\n\n${silenced}` };
    const found = checkMutation({ edits: [edit] });
    expect(found.map(({ code, line, help }) => [code, line, help.includes('Autres')])).toEqual([
      ['link/unknown-page', 8, false],
    ]);
  });
});
