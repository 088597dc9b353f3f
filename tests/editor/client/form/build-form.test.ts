import { describe, expect, it } from 'vitest';
import type { Json } from '../../../../src/edit/json-operation.ts';
import { buildForm, formFields } from '../../../../src/editor/client/form/build-form.ts';
import type { FormNode } from '../../../../src/editor/client/form/form-node.ts';
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

const formOf = (name: string, value: Json) =>
  buildForm({ schema: resolvedSchema(name), pointer: '', value, isRequired: true });

const controlsIn = (form: FormNode) =>
  Object.fromEntries(formFields(form).map(({ pointer, control }) => [pointer, control]));

function pointersIn(value: Json | undefined, pointer: string): string[] {
  if (typeof value !== 'object' || value === null) return [pointer];
  return Object.entries(value).flatMap(([key, member]) => pointersIn(member, `${pointer}/${key}`));
}

describe('the form of a value', () => {
  const fields = new Map(formFields(formAt('')).map((field) => [field.pointer, field]));

  it('has a field for every value of the manifest except for the types of sections', () => {
    const wanted = pointersIn(manifest, '').filter((pointer) => !/\/sections\/\d+\/type$/.test(pointer));
    expect(wanted.filter((pointer) => !fields.has(pointer))).toEqual([]);
    expect(wanted.length).toBeGreaterThan(500);
  });

  it('labels fields with the titles of their schema, and marks required ones', () => {
    const price = { title: 'Prix mensuel', control: 'number', isRequired: true, value: 49 };
    expect(fields.get('/plans/1/monthlyPrice')).toMatchObject(price);
    expect(fields.get('/plans/1/summary')).toMatchObject({ isRequired: false, maxLength: 140 });
  });

  it('selects controls by the kind of a value', () => {
    expect(controlsIn(formAt(''))).toMatchObject({
      '/pages/0/sections/0/actions/0/to': 'link',
      '/pages/0/sections/0/actions/0/variant': 'choice',
      '/theme/light/accent': 'colour',
      '/business/hours/0/opens': 'time',
      '/portfolio/0/image/source': 'picture',
      '/plans/1/popular': 'switch',
    });
    expect(fields.get('/pages/0/sections/0/actions/0/variant')?.choices).toEqual(['primary', 'secondary', 'text']);
    const guide = { title: 'Un guide', drawing: ['phone', 'shop', 'key'], published: '2026-11-20' };
    const controls = { '/title': 'line', '/published': 'date', '/drawing/0': 'motif', '/prev': 'page' };
    expect(controlsIn(formOf('front-matter', guide))).toMatchObject(controls);
  });

  it('separates values that visitors do not read', () => {
    const form = formAt('/pages/0/sections/0');
    expect(form.type).toBe('group');
    if (form.type !== 'group') return;
    expect(form.main.map(({ key }) => key)).toContain('heading');
    expect(form.more.map(({ key }) => key)).toEqual(expect.arrayContaining(['id', 'ground', 'revealAfter']));
  });

  it('keeps a missing group closed', () => {
    const form = formOf('page', {});
    const picture = form.type === 'group' && form.main.find(({ key }) => key === 'picture');
    expect(picture).toMatchObject({ type: 'group', main: [], more: [], isRequired: false });
  });

  it('has a field for a value of the wrong type, so that it can be corrected', () => {
    const wrong = formFields(formOf('page', { sections: 'none' })).find(({ key }) => key === 'sections');
    expect(wrong).toMatchObject({ type: 'field', value: 'none' });
  });
});

it('reads the value of a fact as a number unless its format is a text, or it was one without a format', () => {
  const controlOf = (fact: Record<string, string>) => controlsIn(formOf('fact', { label: 'Fait', ...fact }))['/value'];
  expect(controlOf({ format: 'text', value: '06 39 98 00 68' })).toBe('line');
  expect(controlOf({ format: 'text' })).toBe('line');
  expect(controlOf({ value: '01000' })).toBe('line');
  expect(controlOf({ format: 'measure', value: '1,' })).toBe('number');
  expect(controlOf({ format: 'money' })).toBe('number');
  expect(controlOf({})).toBe('number');
});

it('knows which numbers are amounts of money', () => {
  const amountsIn = (name: string, value: Record<string, string | number>) =>
    formFields(formOf(name, value)).flatMap(({ key, isMoney }) => (isMoney ? key : []));
  expect(amountsIn('plan', { monthlyPrice: 29.9 })).toEqual(['monthlyPrice']);
  expect(amountsIn('backlink-pack', { monthlyPrice: 59, months: 3 })).toEqual(['monthlyPrice']);
  expect(amountsIn('fact', { format: 'money', value: 29.9, times: 1.5 })).toEqual(['value', 'to']);
  expect(amountsIn('fact', { format: 'range', value: 1, to: 2, currency: 'EUR' })).toEqual(['value', 'to']);
  expect(amountsIn('fact', { format: 'measure', value: 2.5 })).toEqual([]);
});
