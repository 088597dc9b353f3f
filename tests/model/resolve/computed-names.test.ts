import { expect, it } from 'vitest';
import { createModel } from '../../../src/blocks/create-model.ts';
import { namesOf } from '../../../src/check/site-index/names.ts';
import { computedText } from '../../../src/model/resolve/computed-names.ts';
import { resolvePage } from '../../../src/model/resolve/resolve-page.ts';
import { WEEK } from '../../../src/text/opening-hours.ts';
import { checkMutation } from '../../check/mutated-site.ts';
import { siteWith } from './base-model.ts';

const file = 'site.manifest.json';
const find = 'Qui publie ce site,';
const put = 'Ouvert {{business.hoursText}}, fermé {{business.closedDays}}.';

it('replaces names by the opening hours, so that they change in one place', () => {
  const description = (closes: string) => {
    const sources = siteWith(({ business, pages }) => {
      business.hours = [{ days: ['monday', 'tuesday', 'wednesday'], opens: '07:00', closes }];
      Object.assign(pages[3] ?? {}, { description: put });
    });
    return resolvePage('/mentions', createModel(sources))?.description;
  };
  expect(description('19:00')).toBe(
    'Ouvert du lundi au mercredi, de 7\u00A0h\u00A0à\u00A019\u00A0h, fermé du jeudi au dimanche.',
  );
  expect(description('20:30')).toContain('à\u00A020\u00A0h\u00A030');
});

it('a computed name is known to the check and suggested to the editor, whatever the hours', () => {
  expect(checkMutation({ edits: [{ file, find, put }] })).toEqual([]);
  const all = { business: { hours: [{ days: ['monday'], opens: '07:00', closes: '19:00' }] } };
  expect(namesOf(all)).toEqual(expect.arrayContaining(['business.hoursText', 'business.closedDays']));
  expect(namesOf({ business: { hours: [] } })).toEqual(expect.arrayContaining(['business.hoursText']));
  expect(computedText({ business: { hours: ['lundi'] } }, 'business.hoursText')).toBeUndefined();
  const inAll = { file, find: '"days": ["monday", "tuesday"]', put: `"days": ${JSON.stringify(WEEK)}` };
  expect(checkMutation({ edits: [inAll, { file, find, put }] })).toEqual([]);
});

it.each([
  ['every day', [{ days: WEEK, opens: '07:00', closes: '19:00' }], 'du lundi au dimanche, de 7 h à 19 h', 'jamais'],
  ['no day', [], 'sans horaires réguliers', 'sans jour fixe'],
])('a computed name has a value for a business with hours on %s', (_, hours, open, closed) => {
  const plain = (name: string) => computedText({ business: { hours } }, name)?.replaceAll('\u00A0', ' ');
  expect([plain('business.hoursText'), plain('business.closedDays')]).toEqual([open, closed]);
});

it.each([
  [{ opens: '07:00', closes: '19:00' }],
  [{ days: 'monday', opens: '07:00', closes: '19:00' }],
  [{ days: ['monday'], closes: '19:00' }],
  [{ days: ['monday'], opens: 7, closes: '19:00' }],
  [{ days: ['monday'], opens: '07:00' }],
  [null],
  ['lundi'],
])('ignores incomplete opening hours: %j', (lacking) => {
  const whole = { days: ['tuesday'], opens: '08:00', closes: '12:00' };
  const said = (hours: unknown[]) => computedText({ business: { hours } }, 'business.hoursText');
  expect(said([lacking])).toBeUndefined();
  expect(said([lacking, whole])).toBe(said([whole]));
});
