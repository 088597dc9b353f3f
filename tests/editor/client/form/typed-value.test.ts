import { describe, expect, it } from 'vitest';
import type { FieldNode } from '../../../../src/editor/client/form/form-node.ts';
import { operationOf, readNumber, shownText } from '../../../../src/editor/client/form/typed-value.ts';

const field = (change: Partial<FieldNode>): FieldNode => ({
  type: 'field',
  control: 'line',
  pointer: '/title',
  key: 'title',
  title: 'Titre',
  description: '',
  isRequired: true,
  value: 'Avant',
  schema: {},
  ...change,
});

describe('text typed into a field', () => {
  it('is a number with a comma or a dot, and spaces between thousands', () => {
    expect(['2,5', '2.5', '1 200', '-3', '1\u202f000'].map(readNumber)).toEqual([2.5, 2.5, 1200, -3, 1000]);
  });

  it('is kept as a text if it is not a number', () => {
    expect(['', '2,', 'douze'].map(readNumber)).toEqual(['', '2,', 'douze']);
    expect(operationOf(field({ control: 'number', value: 2 }), 'douze')).toEqual({
      type: 'set',
      pointer: '/title',
      value: 'douze',
    });
  });

  it('stays empty if it is required, and is removed if it is not', () => {
    expect(operationOf(field({}), '')).toEqual({ type: 'set', pointer: '/title', value: '' });
    expect(operationOf(field({ isRequired: false }), '')).toEqual({ type: 'unset', pointer: '/title' });
    expect(operationOf(field({ isRequired: false, value: undefined }), '')).toBeUndefined();
  });

  it('changes nothing if it equals the value', () => {
    expect(operationOf(field({}), 'Avant')).toBeUndefined();
    expect(operationOf(field({ control: 'number', value: 2.5 }), '2,50')).toBeUndefined();
    expect(operationOf(field({ value: undefined, fallback: 'par mois' }), 'par mois')).toBeUndefined();
  });

  it('is shown with a comma', () => {
    expect(shownText(2.5)).toBe('2,5');
    expect(shownText(undefined)).toBe('');
    expect([29.9, 29.95, 30, 29.905].map((value) => shownText(value, true))).toEqual([
      '29,90',
      '29,95',
      '30',
      '29,905',
    ]);
    expect(operationOf(field({ control: 'number', value: 29.9, isMoney: true }), '29,90')).toBeUndefined();
  });
});
