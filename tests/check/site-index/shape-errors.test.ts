import { describe, expect, it } from 'vitest';
import {
  NO_SHAPE_ERRORS,
  placesHolding,
  placesOfIgnoredItems,
  placesOfMissingKey,
  shapeErrorsOf,
  soundPart,
} from '../../../src/check/site-index/shape-errors.ts';
import type { Diagnostic } from '../../../src/diagnostics/diagnostic.ts';
import type { Sources } from '../../../src/model/read/source.ts';
import { fromPartial } from '../../from-partial.ts';

const file = 'site.manifest.json';

function fault(code: string, pointer: string | undefined, more: Partial<Diagnostic> = {}, of = file): Diagnostic {
  const place = { file: of, start: 0, end: 1, ...(pointer === undefined ? {} : { pointer }) };
  return { code, severity: 'error', place, args: {}, ...more };
}

/** Returns the shape errors of a manifest and of one text. */
function errorsOf(found: Diagnostic[], data: unknown = {}, frontMatter: unknown = {}) {
  const markdown = new Map([['a', { path: 'content/a.md', data: frontMatter }]]);
  return shapeErrorsOf(fromPartial<Sources>({ manifest: { path: file, data }, markdown }), found);
}

const pointersOf = (places: readonly { pointer?: string }[]) => places.map(({ pointer }) => pointer);

/** Returns the pointers of the values of the manifest that are ignored after one error. */
const outAfter = (...fault_: Parameters<typeof fault>) => [...(errorsOf([fault(...fault_)]).out.get(file) ?? [])];

describe('a part of a site with a wrong shape', () => {
  it('is ignored, key by key and item by item, in its own file', () => {
    const found = [fault('schema/unknown-key', '/site/titel'), fault('schema/bad-form', '/date', {}, 'content/a.md')];
    const { out } = errorsOf(found);
    expect([...out].map(([name, pointers]) => [name, ...pointers])).toEqual([
      [file, '/site/titel'],
      ['content/a.md', '/date'],
    ]);
    expect(errorsOf([]).out.size).toBe(0);
    expect(errorsOf([fault('json/missing-comma', undefined)])).toEqual(NO_SHAPE_ERRORS);
  });

  it('is the whole item if its type is wrong or missing', () => {
    const section = '/pages/0/sections/1';
    expect(outAfter('schema/unknown-block', `${section}/type`, { suggestion: 'hero' })).toEqual([section]);
    expect(outAfter('schema/unknown-key', `${section}/typ`, { suggestion: 'type' })).toEqual([section]);
    expect(outAfter('schema/unknown-key', '/type')).toEqual(['/type']);
  });

  it('is kept if only its length or its content is wrong', () => {
    for (const code of ['schema/too-long', 'schema/missing-key'])
      expect(outAfter(code, '/a', { suggestion: 'x' })).toEqual([]);
  });

  it('hides unknown content: missing and moved keys, values of another type', () => {
    const hides = (...of: Parameters<typeof fault>) => errorsOf([fault(...of)]).hiding.length > 0;
    expect(hides('schema/missing-key', '/a', { args: { key: 'b' } })).toBe(true);
    expect(hides('schema/missing-key', '/a', { args: { key: 'id' } })).toBe(false);
    expect(hides('schema/missing-keys', '/a', { args: { keys: 'id, path, title' } })).toBe(true);
    expect(hides('schema/moved-key', '/a')).toBe(true);
    expect(hides('schema/wrong-type', '/a')).toBe(true);
    expect(hides('schema/wrong-type', '/a', { suggestion: '["b"]' })).toBe(true);
    expect(hides('schema/wrong-type', '/a', { suggestion: '29' })).toBe(false);
    expect(hides('schema/wrong-type', '/a', { args: { expected: 'array', actual: 'object' } })).toBe(false);
    expect(hides('schema/bad-form', '/a')).toBe(false);
  });
});

describe('a document without its parts of a wrong shape', () => {
  const sound = (value: unknown, ...out: string[]) => soundPart(value, new Set(out));

  it('is the same object if there are none', () => {
    const value = { a: [1] };
    expect(soundPart(value, undefined)).toBe(value);
  });

  it('lacks keys and items, while the other items keep their indices', () => {
    expect(sound({ a: 1, b: { c: 2, d: 3 } }, '/b/c')).toEqual({ a: 1, b: { d: 3 } });
    expect(sound([1, 2, 3], '/1')).toEqual([1, undefined, 3]);
    expect(sound({ a: 1 }, '')).toBeUndefined();
    expect(sound({ 'a/b': { c: 1 }, d: null }, '/a~1b/c')).toEqual({ 'a/b': {}, d: null });
  });
});

describe('an ignored part', () => {
  it('contains its texts', () => {
    const data = { pages: [{ url: { to: '/pains#prix' } }], titre: 'Le « pain » "bon"' };
    const errors = errorsOf([fault('schema/unknown-key', '/pages/0/url'), fault('schema/unknown-key', '/titre')], data);
    expect(pointersOf(placesHolding('/pains', errors))).toEqual(['/pages/0/url']);
    expect(pointersOf(placesHolding('"bon"', errors))).toEqual(['/titre']);
    expect(placesHolding('/rien', errors)).toEqual([]);
    const inText = errorsOf([fault('schema/unknown-key', '/image', {}, 'content/a.md')], {}, { image: 'media/a.svg' });
    expect(placesHolding('media/a.svg', inText)).toHaveLength(1);
  });

  it('is the cause if its key is missing', () => {
    const errors = errorsOf([
      fault('schema/missing-key', '/plans/0', { args: { key: 'id' } }),
      fault('schema/missing-keys', '/site', { args: { keys: 'name, url' } }),
      fault('schema/bad-form', '/plans/1/id'),
      fault('schema/unknown-key', '/plans/2/idd'),
      fault('schema/wrong-type', '/popups'),
    ]);
    const missed = (holder: string, key: string) => pointersOf(placesOfMissingKey(holder, key, errors));
    expect(missed('/plans/0', 'id')).toEqual(['/plans/0']);
    expect(missed('/plans/0', 'price')).toEqual([]);
    expect(missed('/site', 'url')).toEqual(['/site']);
    expect(missed('/plans/1', 'id')).toEqual(['/plans/1/id']);
    expect(missed('/plans/2', 'id')).toEqual(['/plans/2/idd']);
    expect(missed('/popups', 'x')).toEqual(['/popups']);
    const items = errorsOf([fault('schema/wrong-type', '/a/1'), fault('schema/too-long', '/a/0')]);
    expect(pointersOf(placesOfIgnoredItems(['x', undefined, 'y'], '/a', items))).toEqual(['/a/1']);
  });
});
