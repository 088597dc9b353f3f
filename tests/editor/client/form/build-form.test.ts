import { describe, expect, it } from 'vitest';
import type { Json } from '../../../../src/edit/json-operation.ts';
import { buildForm, formFields } from '../../../../src/editor/client/form/build-form.ts';
import type { FieldNode } from '../../../../src/editor/client/form/form-node.ts';
import { schemaAt } from '../../../../src/editor/client/form/schema-tree.ts';
import { get } from '../../../../src/model/read/pointer.ts';
import { fixtureManifest } from '../../../fixtures/fixture-site.ts';
import { resolvedSchema } from './schemas.ts';

const site = resolvedSchema('site');
const manifest = fixtureManifest() as Json;

function formAt(pointer: string) {
  const schema = schemaAt(site, manifest, pointer);
  if (!schema) throw new Error(`There is no schema at ${pointer}`);
  return buildForm({ schema, pointer, value: get(manifest, pointer), isRequired: true });
}

function fieldAt(root: string, pointer: string): FieldNode {
  const field = formFields(formAt(root)).find((one) => one.pointer === pointer);
  if (!field) throw new Error(`There is no field at ${pointer}`);
  return field;
}

function pointersIn(value: Json | undefined, pointer: string): string[] {
  if (typeof value !== 'object' || value === null) return [pointer];
  return Object.entries(value).flatMap(([key, member]) => pointersIn(member, `${pointer}/${key}`));
}

describe('the form of a value', () => {
  it('has a field for every value of the manifest except for the types of sections', () => {
    const shown = new Set(formFields(formAt('')).map(({ pointer }) => pointer));
    const wanted = pointersIn(manifest, '').filter((pointer) => !/\/sections\/\d+\/type$/.test(pointer));
    expect(wanted.filter((pointer) => !shown.has(pointer))).toEqual([]);
    expect(wanted.length).toBeGreaterThan(500);
  });

  it('labels fields with the titles of their schema, and marks required ones', () => {
    const field = fieldAt('/plans', '/plans/1/monthlyPrice');
    expect(field).toMatchObject({ title: 'Prix mensuel', control: 'number', isRequired: true, value: 49 });
    expect(fieldAt('/plans', '/plans/1/summary')).toMatchObject({ isRequired: false, maxLength: 140 });
  });

  it('selects controls by the kind of a value', () => {
    expect(fieldAt('/pages/0/sections/0', '/pages/0/sections/0/actions/0/to').control).toBe('link');
    expect(fieldAt('/pages/0/sections/0', '/pages/0/sections/0/actions/0/variant')).toMatchObject({
      control: 'choice',
      choices: ['primary', 'secondary', 'text'],
    });
    expect(fieldAt('/theme', '/theme/light/accent').control).toBe('colour');
    expect(fieldAt('/business', '/business/hours/0/opens').control).toBe('time');
    expect(fieldAt('/portfolio', '/portfolio/0/image/source').control).toBe('picture');
    expect(fieldAt('/plans', '/plans/1/popular').control).toBe('switch');
  });

  it('separates values that visitors do not read', () => {
    const form = formAt('/pages/0/sections/0');
    expect(form.type).toBe('group');
    if (form.type !== 'group') return;
    expect(form.main.map(({ key }) => key)).toContain('heading');
    expect(form.more.map(({ key }) => key)).toEqual(expect.arrayContaining(['id', 'ground', 'revealAfter']));
  });

  it('keeps a missing group closed', () => {
    const form = buildForm({ schema: resolvedSchema('page'), pointer: '/pages/9', value: {}, isRequired: true });
    const picture = form.type === 'group' && form.main.find(({ key }) => key === 'picture');
    expect(picture).toMatchObject({ type: 'group', main: [], more: [], isRequired: false });
  });

  it('has a field for a value of the wrong type, so that it can be corrected', () => {
    const schema = resolvedSchema('page');
    const form = buildForm({ schema, pointer: '', value: { sections: 'none' }, isRequired: true });
    expect(formFields(form).find(({ key }) => key === 'sections')).toMatchObject({ type: 'field', value: 'none' });
  });

  it('selects controls for the front matter of guides', () => {
    const value = { title: 'Un guide', drawing: ['phone', 'shop', 'key'], published: '2026-11-20' };
    const fields = formFields(
      buildForm({ schema: resolvedSchema('front-matter'), pointer: '', value, isRequired: true }),
    );
    const controls = Object.fromEntries(fields.map(({ pointer, control }) => [pointer, control]));
    expect(controls).toMatchObject({ '/title': 'line', '/published': 'date', '/drawing/0': 'motif', '/prev': 'page' });
  });
});

it('reads the value of a fact as a number unless its format is a text, or it was one without a format', () => {
  const controlOf = (fact: Record<string, string | number>) =>
    formFields(buildForm({ schema: resolvedSchema('fact'), pointer: '', value: { label: 'Fait', ...fact } })).find(
      ({ key }) => key === 'value',
    )?.control;
  expect(controlOf({ format: 'text', value: '06 39 98 00 68' })).toBe('line');
  expect(controlOf({ format: 'text' })).toBe('line');
  expect(controlOf({ value: '01000' })).toBe('line');
  expect(controlOf({ format: 'measure', value: '1,' })).toBe('number');
  expect(controlOf({ format: 'money' })).toBe('number');
  expect(controlOf({})).toBe('number');
});

it('knows which numbers are amounts of money', () => {
  const amountsIn = (name: string, value: Record<string, string | number>) =>
    formFields(buildForm({ schema: resolvedSchema(name), pointer: '', value })).flatMap(({ key, isMoney }) =>
      isMoney ? key : [],
    );
  expect(amountsIn('plan', { monthlyPrice: 29.9 })).toEqual(['monthlyPrice']);
  expect(amountsIn('backlink-pack', { monthlyPrice: 59, months: 3 })).toEqual(['monthlyPrice']);
  expect(amountsIn('fact', { format: 'money', value: 29.9, times: 1.5 })).toEqual(['value', 'to']);
  expect(amountsIn('fact', { format: 'range', value: 1, to: 2, currency: 'EUR' })).toEqual(['value', 'to']);
  expect(amountsIn('fact', { format: 'measure', value: 2.5 })).toEqual([]);
});
