import { describe, expect, it } from 'vitest';
import { clashes, enqueue, remaining } from '../../../../src/editor/client/state/pending.ts';
import type { PendingChange } from '../../../../src/editor/client/state/state.ts';

const typed = (value: string, oldValue?: string): PendingChange => ({
  file: 'manifest',
  label: 'Titre',
  field: '/title',
  operations: [{ type: 'set', pointer: '/title', value, ...(oldValue !== undefined && { oldValue }) }],
});

const written = (base: string, wanted: string): PendingChange => ({
  file: 'guide:a/b',
  label: 'Texte',
  field: 'text:guide:a/b',
  text: { base, wanted },
});

describe('changes that wait to be saved', () => {
  it('are one while the same field is typed in, from the value before the first key', () => {
    expect(enqueue([typed('A', 'x')], typed('AB', 'A'))).toEqual([typed('AB', 'x')]);
    expect(enqueue([written('a', 'ab')], written('ab', 'abc'))).toEqual([written('a', 'abc')]);
  });

  it('keep the time of the first key', () => {
    const [merged] = enqueue([{ ...typed('A', 'x'), startedAt: 1 }], { ...typed('AB', 'A'), startedAt: 2 });
    expect(merged?.startedAt).toBe(1);
  });

  it('keep their order where they are of different fields', () => {
    const other = { ...typed('B'), field: '/description' };
    expect(enqueue([typed('A')], other)).toHaveLength(2);
  });

  it('ask for nothing where a key was typed and taken back', () => {
    expect(remaining(typed('x', 'x'), { data: { title: 'x' }, text: '', hash: 'h' })).toBeUndefined();
    const added: PendingChange = { ...typed('A') };
    const gone = { ...typed(''), operations: [{ type: 'unset' as const, pointer: '/title', oldValue: 'A' }] };
    expect(enqueue([added], gone)[0]?.operations).toEqual([]);
  });

  it('of a text move along with what another program has changed elsewhere in it', () => {
    const change = written('un deux trois', 'un deux TROIS');
    const theirs = { text: 'UN deux trois', hash: 'h' };
    expect(clashes(change, theirs.text)).toBe(false);
    const long = { text: 'tout au début : un deux trois', hash: 'h' };
    expect(remaining(change, long)?.edits).toEqual([{ start: 24, end: 29, text: 'TROIS' }]);
  });

  it('of a text clash with what another program has changed at the same place', () => {
    expect(clashes(written('un deux trois', 'un DEUX trois'), 'un zwei trois')).toBe(true);
    expect(clashes(written('un deux trois', 'un DEUX trois'), 'un DEUX trois')).toBe(false);
  });
});
