import { expect, it } from 'vitest';
import { rule } from '../../../src/check/rules/service/ads-without-choice.ts';
import type { SiteIndex } from '../../../src/check/site-index/site-index.ts';

const good = { id: 'a', name: 'Annonces', purpose: 'publicite', trackers: true, cookies: [{ name: '_a' }] };
const { cookies: _, ...silent } = good;

it.each([
  ['waits for the choice and names its cookies', good, []],
  ['sets no trackers', { ...good, trackers: false }, ['/services/1/trackers']],
  ['is necessary', { ...good, purpose: 'necessaire' }, ['/services/1/purpose']],
  ['has an empty list of cookies', { ...good, cookies: [] }, ['/services/1/cookies']],
  ['has no list of cookies', silent, ['/services/1/id']],
  ['is not the one that the ads name', { ...good, id: 'b', trackers: false }, []],
])('an ads service that %s is reported at its place', (_, service, places) => {
  const services = [{ id: 'x', purpose: 'necessaire', trackers: false }, service];
  const facts = { manifest: { ads: { service: 'a' }, services }, at: (pointer: string) => pointer };
  expect([...rule.check(facts as unknown as SiteIndex)].map(({ place }) => place)).toEqual(places);
});
