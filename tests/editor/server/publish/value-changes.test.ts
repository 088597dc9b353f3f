import { describe, expect, it } from 'vitest';
import type { Json } from '../../../../src/edit/json-operation.ts';
import { revertedJson } from '../../../../src/editor/server/publish/revert-value.ts';
import { valueChanges } from '../../../../src/editor/server/publish/value-changes.ts';
import { fc } from '../../../fast-check.ts';

const changesOf = (before: Json, after: Json) => [...valueChanges(before, after)];

describe('differences between two values', () => {
  it.each<[string, Json, Json, object[]]>([
    ['a value', { a: 1, b: 2 }, { a: 1, b: 3 }, [{ type: 'set', before: '/b', after: '/b' }]],
    [
      'an entry known by its id, wherever it is',
      [
        { id: 'x', n: 1 },
        { id: 'y', n: 1 },
      ],
      [{ id: 'y', n: 2 }],
      [
        { type: 'set', before: '/1/n', after: '/0/n' },
        { type: 'removed', before: '/0', after: '/0' },
      ],
    ],
    ['an added item', ['a', 'b'], ['a', 'c', 'b'], [{ type: 'added', after: '/1' }]],
    ['an item that was changed', ['a', 'b'], ['a', 'c'], [{ type: 'set', before: '/1', after: '/1' }]],
    ['the order', ['a', 'b', 'c'], ['c', 'a', 'b'], [{ type: 'order', before: '', after: '' }]],
    [
      'a section of another type',
      [{ type: 'hero', heading: 'A' }],
      [{ type: 'faq', heading: 'A' }],
      [
        { type: 'added', after: '/0' },
        { type: 'removed', before: '/0', after: '/0' },
      ],
    ],
    [
      'a page whose address was changed',
      [{ path: '/a', title: 'A', sections: [] }],
      [{ path: '/b', title: 'A', sections: [] }],
      [{ type: 'set', before: '/0/path', after: '/0/path' }],
    ],
  ])('are %s', (_, before, after, changes) => {
    expect(changesOf(before, after)).toEqual(changes);
  });
});

const words = fc.constantFrom('a', 'b', 'c', 'd');
const entry = fc.record({ id: words, n: fc.integer({ min: 0, max: 3 }) }, { requiredKeys: ['id'] });
const document = fc.record(
  {
    title: words,
    list: fc.uniqueArray(words),
    entries: fc.uniqueArray(entry, { selector: ({ id }) => id }),
    inner: fc.record({ x: words, y: fc.boolean() }, { requiredKeys: [] }),
  },
  { requiredKeys: ['list'] },
);

it('differences can be reverted one by one until there are none', () => {
  fc.assert(
    fc.property(document, document, (...drawn) => {
      // Converts the objects to those that JSON creates.
      const [before, after] = JSON.parse(JSON.stringify(drawn)) as [Json, Json];
      const published = JSON.stringify(before, null, 2);
      let text = JSON.stringify(after, null, 2);
      for (let steps = 0; steps < 60; steps += 1) {
        const [change] = changesOf(before, JSON.parse(text) as Json);
        if (!change) {
          expect(JSON.parse(text)).toEqual(before);
          return;
        }
        const reverted = revertedJson({ published, text }, change, {});
        if (reverted === undefined || reverted === text) throw new Error(JSON.stringify(change));
        text = reverted;
      }
      throw new Error('it does not end');
    }),
  );
});

it('reverting restores the exact published characters', () => {
  const published = '{\n  "a": 1.50,\n  "b": { "c":"\\u00e9" , "d": [ 1,2 ] }\n}\n';
  const text = '{\n  "a": 2,\n  "b": { "c":"x" }\n}\n';
  const after = changesOf(JSON.parse(published) as Json, JSON.parse(text) as Json).reduce(
    (now, change) => revertedJson({ published, text: now }, change, {}) ?? '',
    text,
  );
  expect(after).toContain('"a": 1.50,');
  expect(after).toContain('"c":"\\u00e9"');
  expect(after).toContain('[ 1,2 ]');
});
