import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import type { CallName } from '../../src/editor/calls.ts';
import { maxBodyBytesOf, requests } from '../../src/editor/requests.ts';
import { engineFile } from '../../src/model/engine-files.ts';

const id = '12345678-abcd';
const change = { file: 'manifest', baseHash: 'h' };
const apply = (changed: object) => ({ id, label: 'x', changes: [{ ...change, ...changed }] });

/** Requests of each kind, and others that differ from them by one mistake. */
const cases: [CallName, { good: unknown[]; bad: unknown[] }][] = [
  ['site', { good: [{}, { known: 'h' }], bad: [[], null, 'x', { known: 1 }] }],
  [
    'document',
    {
      good: [{ file: 'manifest' }, { file: 'guide:a/b' }, { file: 'text:a' }],
      bad: [{}, { file: '../x' }, { file: 'guide:' }, { file: 'guide:a\0b' }, { file: 'guide:a\nb' }],
    },
  ],
  ['schema', { good: [{ file: 'manifest', pointer: '' }], bad: [{ file: 'manifest', pointer: 'site' }] }],
  [
    'apply',
    {
      good: [
        apply({}),
        apply({ operations: [{ type: 'set', pointer: '/a', value: null, oldValue: null }] }),
        apply({ operations: [{ type: 'move', pointer: '/a/0', to: 2 }] }),
        apply({ body: [{ start: 1, end: 1, text: '' }], edits: [] }),
        { ...apply({}), field: 'f', startedAt: 1 },
      ],
      bad: [
        { ...apply({}), changes: [] },
        { ...apply({}), id: 'short' },
        { ...apply({}), label: 'x'.repeat(2001) },
        { ...apply({}), field: 1 },
        apply({ operations: [{ type: 'set', pointer: '/a' }] }),
        apply({ operations: [{ type: 'move', pointer: '/a/0', to: -1 }] }),
        apply({ operations: [{ type: 'rename', pointer: '/a' }] }),
        apply({ operations: null }),
        apply({ body: [{ start: 0.5, end: 1, text: '' }] }),
        apply({ body: [{ start: 1, end: 1, text: '\0' }] }),
      ],
    },
  ],
  [
    'structure',
    {
      good: [
        { id, change: { type: 'remove', path: '/a', choices: ['/b', null] } },
        { id, change: { type: 'add-chain', name: 'A', guides: ['B'], isInMenu: true } },
      ],
      bad: [
        { id, change: { type: 'remove', path: '/a' } },
        { id, change: { type: 'remove', path: '/a', choices: [undefined, 1] } },
        { id, change: { type: 'add-guide', chain: 'a', title: ' \n' } },
        { change: { type: 'remove-picture', file: 'a' } },
      ],
    },
  ],
  [
    'publish',
    { good: [{ state: 's', target: 'branch', message: '' }], bad: [{ state: 's', target: 'force', message: '' }] },
  ],
  ['picture-add', { good: [{ id, name: 'a.png', data: 'QUJD' }], bad: [{ id, name: 'a.png', data: 'é' }] }],
  ['spelling', { good: [{ texts: [{ text: 'a\0', markdown: true }] }], bad: [{}, { texts: [{ text: 'a' }] }] }],
  ['spelling-add', { good: [{ word: 'été' }], bad: [{ word: '#' }, { word: '' }] }],
];

describe.each(cases)('the request %s', (name, { good, bad }) => {
  const { read, schema } = requests[name];
  const isValid = new Ajv2020({ strict: false }).compile(schema);

  it.each(good)('is read, and fits its schema: %j', (value) => {
    expect(read(value)).toEqual(value);
    expect(isValid(value)).toBe(true);
  });

  it.each(bad)('is refused, also by its schema: %j', (value) => {
    expect(read(value)).toBeUndefined();
    expect(isValid(value)).toBe(false);
  });
});

it('leaves out unknown keys', () => {
  expect(requests.search.read({ text: 'a', path: '/etc/passwd' })).toEqual({ text: 'a' });
  const operation = { type: 'unset', pointer: '/a', value: 1, file: 'x' };
  const read = requests.apply.read(apply({ operations: [operation], path: 'x' }));
  expect(read?.changes[0]?.operations).toEqual([{ type: 'unset', pointer: '/a' }]);
});

it('refuses an edit that ends before it starts, which no schema can say', () => {
  expect(requests.apply.read(apply({ edits: [{ start: 2, end: 1, text: '' }] }))).toBeUndefined();
});

it('the documented proxy lets a picture of the maximum size through', () => {
  const guide = readFileSync(engineFile('src/editor/installer-en-ligne.md'), 'utf8');
  const megabytes = Number(/client_max_body_size (\d+)m;/.exec(guide)?.[1]);
  expect(megabytes * 1024 * 1024).toBeGreaterThanOrEqual(maxBodyBytesOf('picture-add'));
});
