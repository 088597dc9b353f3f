import { expect, it } from 'vitest';
import type { FieldNode } from '../../../../src/editor/client/form/form-node.ts';
import { operationOf, readNumber, shownText } from '../../../../src/editor/client/form/typed-value.ts';
import type { FieldOperation } from '../../../../src/editor/protocol.ts';

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

const set = (value: string): FieldOperation => ({ type: 'set', pointer: '/title', value });

it.each<[string, Partial<FieldNode>, string, FieldOperation | undefined]>([
  ['is kept as a text if it is not a number', { control: 'number', value: 2 }, 'douze', set('douze')],
  ['stays empty if it is required', {}, '', set('')],
  ['is removed if it is empty and not required', { isRequired: false }, '', { type: 'unset', pointer: '/title' }],
  ['changes nothing if it is as empty as before', { isRequired: false, value: undefined }, '', undefined],
  ['changes nothing if it equals the value', {}, 'Avant', undefined],
  ['changes nothing if it is the same number', { control: 'number', value: 2.5 }, '2,50', undefined],
  ['changes nothing if it is the same amount', { control: 'number', value: 29.9, isMoney: true }, '29,90', undefined],
  ['changes nothing if it equals the fallback', { value: undefined, fallback: 'par mois' }, 'par mois', undefined],
])('text typed into a field %s', (_, change, text, operation) => {
  expect(operationOf(field(change), text)).toEqual(operation);
});

it('a typed number has a comma or a dot, and spaces between thousands', () => {
  expect(['2,5', '2.5', '1 200', '-3', '1\u202f000'].map(readNumber)).toEqual([2.5, 2.5, 1200, -3, 1000]);
  expect(['', '2,', 'douze'].map(readNumber)).toEqual(['', '2,', 'douze']);
});

it('a number is shown with a comma, and an amount of money with two decimals or none', () => {
  expect([shownText(2.5), shownText(undefined)]).toEqual(['2,5', '']);
  const amounts = [29.9, 29.95, 30, 29.905].map((value) => shownText(value, true));
  expect(amounts).toEqual(['29,90', '29,95', '30', '29,905']);
});
