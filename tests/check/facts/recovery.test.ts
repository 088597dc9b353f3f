import { describe, expect, it } from 'vitest';
import { FormErrorCollector } from '../../../src/check/facts/form-errors.ts';
import { type Recovery, recover, recoveryOf } from '../../../src/check/facts/recovery.ts';
import type { Diagnostic } from '../../../src/diagnostics/diagnostic.ts';

const file = 'site.manifest.json';

function fault(code: string, pointer: string | undefined, more: Partial<Diagnostic> = {}, of = file): Diagnostic {
  const place = { file: of, start: 0, end: 1, ...(pointer === undefined ? {} : { pointer }) };
  return { code, severity: 'error', place, args: {}, ...more };
}

describe('how a part of the wrong form is read', () => {
  const read = (code: string, more: Partial<Diagnostic> = {}) => recoveryOf(fault(code, '/a', more));

  it.each(['schema/unknown-key', 'schema/bad-name'])('is by the key that was meant: %s', (code) => {
    expect(read(code, { suggestion: 'title' })).toEqual({ key: 'title' });
    expect(read(code)).toBe('drop');
  });

  it('is as what the suggestion says, as a list of that part, or not at all', () => {
    expect(read('schema/bad-form', { suggestion: 'mon-plan' })).toEqual({ value: 'mon-plan' });
    expect(read('schema/bad-form')).toBe('drop');
    expect(read('schema/wrong-type', { suggestion: '29' })).toEqual({ value: 29 });
    expect(read('schema/wrong-type', { suggestion: '[a, b]' })).toBe('drop');
    expect(read('schema/wrong-type', { args: { expected: 'array', actual: 'object' } })).toBe('list');
    expect(read('schema/wrong-type', { args: { expected: 'array', actual: 'null' } })).toBe('drop');
    expect(read('schema/wrong-type', { args: { expected: 'string', actual: 'object' } })).toBe('drop');
  });

  it.each([
    'schema/missing-key',
    'schema/missing-keys',
    'front-matter/not-indented',
    'schema/too-long',
    'schema/too-small',
    'schema/too-large',
    'schema/too-few',
    'schema/too-many',
  ])('is as it stands after %s', (code) => {
    expect(read(code, { suggestion: 'x' })).toBeUndefined();
  });
});

describe('a recovered document', () => {
  const recovered = (value: unknown, recoveries: Record<string, Recovery>) =>
    recover(value, new Map(Object.entries(recoveries)));

  it('is the very same without recoveries', () => {
    const value = { a: [1] };
    expect(recovered(value, {})).toBe(value);
  });

  it('lacks what was dropped, whose neighbours keep their places', () => {
    expect(recovered({ a: 1, b: { c: 2, d: 3 } }, { '/b/c': 'drop' })).toEqual({ a: 1, b: { d: 3 } });
    expect(recovered([1, 2, 3], { '/1': 'drop' })).toEqual([1, undefined, 3]);
    expect(recovered({ a: 1 }, { '': 'drop' })).toBeUndefined();
  });

  it('has what was meant in the place of what was typed', () => {
    expect(recovered({ plans: [{ id: 'Mon Plan' }] }, { '/plans/0/id': { value: 'mon-plan' } })).toEqual({
      plans: [{ id: 'mon-plan' }],
    });
    expect(recovered({ 'a/b': { c: 1 } }, { '/a~1b': 'list' })).toEqual({ 'a/b': [{ c: 1 }] });
    expect(recovered({ a: null, b: false }, { '/b': { value: true } })).toEqual({ a: null, b: true });
  });

  it('knows a part by the key that was meant, unless another one has it', () => {
    expect(recovered({ titel: 'a', path: '/' }, { '/titel': { key: 'title' } })).toEqual({ title: 'a', path: '/' });
    expect(recovered({ titel: 'a', title: 'b' }, { '/titel': { key: 'title' } })).toEqual({ title: 'b' });
    expect(recovered({ titel: { a: 1, b: 2 } }, { '/titel': { key: 'title' }, '/titel/a': 'drop' })).toEqual({
      title: { b: 2 },
    });
  });
});

describe('the errors of a site’s form', () => {
  function collect(...found: Diagnostic[]) {
    const formErrors = new FormErrorCollector(file);
    for (const one of found) formErrors.add(one);
    const { recoveries, refused, missing, hiding } = formErrors;
    const read = [...recoveries].map(([name, own]) => [name, Object.fromEntries(own)]);
    return {
      recoveries: Object.fromEntries(read),
      refused: [...refused],
      missing: [...missing],
      hides: hiding.length > 0,
    };
  }

  it('are nothing while nothing is wrong, or without a place in a document', () => {
    const none = { recoveries: {}, refused: [], missing: [], hides: false };
    expect(collect()).toEqual(none);
    expect(collect(fault('json/missing-comma', undefined))).toEqual(none);
  });

  it('are the parts of the manifest whose form is wrong, and how each file is read', () => {
    expect(
      collect(
        fault('schema/unknown-key', '/site/titel', { suggestion: 'title' }),
        fault('schema/too-long', '/site/name'),
        fault('schema/bad-form', '/drawing', {}, 'content/a.md'),
        fault('schema/bad-form', '/date', { suggestion: '2026-01-01' }, 'content/a.md'),
      ),
    ).toEqual({
      recoveries: {
        [file]: { '/site/titel': { key: 'title' } },
        'content/a.md': { '/drawing': 'drop', '/date': { value: '2026-01-01' } },
      },
      refused: ['/site/titel', '/site/name'],
      missing: [],
      hides: false,
    });
  });

  it('are the keys that the manifest lacks, one by one, which hide what they held', () => {
    expect(
      collect(
        fault('schema/missing-key', '/pages/0', { args: { key: 'a/b' } }),
        fault('schema/missing-keys', '/site', { args: { keys: 'name, url' } }),
      ),
    ).toEqual({ recoveries: {}, refused: [], missing: ['/pages/0/a~1b', '/site/name', '/site/url'], hides: true });
    expect(collect(fault('schema/missing-key', '', { args: { key: 'title' } }, 'content/a.md'))).toEqual({
      recoveries: {},
      refused: [],
      missing: [],
      hides: true,
    });
  });

  it('hide what stood in a part of another type, unless it is read as what was meant', () => {
    const wrong = (more: Partial<Diagnostic>) => collect(fault('schema/wrong-type', '/plans', more)).hides;
    expect(wrong({})).toBe(true);
    expect(wrong({ args: { expected: 'array', actual: 'object' } })).toBe(true);
    expect(wrong({ suggestion: '29' })).toBe(false);
    expect(collect(fault('schema/bad-form', '/plans')).hides).toBe(false);
    expect(collect(fault('schema/wrong-type', '/a'), fault('schema/bad-form', '/b')).hides).toBe(true);
  });
});
