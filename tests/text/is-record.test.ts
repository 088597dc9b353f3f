import { expect, it } from 'vitest';
import { isRecord } from '../../src/text/is-record.ts';

it('only accepts objects with keys, neither null nor lists', () => {
  expect([{}, { a: 1 }, null, [], 'a', 1, undefined].filter(isRecord)).toEqual([{}, { a: 1 }]);
});
