import { expect, it } from 'vitest';
import { isSamePage } from '../../../src/shell/router/is-same-page.ts';

const at = (address: string) => new URL(address, 'https://exemple.fr');

it.each([
  ['the same path', '/', '/#callback-form'],
  ['the same query', '/?a=1', '/?a=1#callback-form'],
  ['the query without the trade, which the mock-up has removed', '/?metier=macon#callback-form', '/#callback-form'],
  ['the rest of the query', '/?a=1&metier=macon', '/?a=1#callback-form'],
  ['no query of a campaign', '/?utm_source=lettre&gclid=1', '/#callback-form'],
  ['the query of a campaign, on the way back', '/#callback-form', '/?utm_source=lettre&gclid=1'],
  ['another query, which no page reads', '/?a=1', '/?a=2'],
  ['another query without the trade', '/?a=1&metier=macon', '/?a=2'],
])('an address with %s is of the same page', (_, current, next) => {
  expect(isSamePage(at(current), at(next))).toBe(true);
});

it.each([
  ['another path', '/?metier=macon', '/realisations'],
  ['a trade to select', '/', '/?metier=macon'],
  ['another trade', '/?metier=macon', '/?metier=fleuriste'],
  ['another trade and the same campaign', '/?a=1&metier=macon', '/?a=1&metier=fleuriste'],
])('an address with %s is of another page', (_, current, next) => {
  expect(isSamePage(at(current), at(next))).toBe(false);
});
