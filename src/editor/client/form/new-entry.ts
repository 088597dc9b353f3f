import { applyToData } from '../../../edit/apply-to-data.ts';
import type { Json } from '../../../edit/json-operation.ts';
import { get, join, keysOf } from '../../../model/read/pointer.ts';
import type { Schema } from '../../../model/schema/schemas.ts';
import { slugify } from '../../../text/names.ts';
import type { FieldOperation, SourceId } from '../../protocol.ts';
import { call } from '../calls/call.ts';
import { buildForm, formFields } from './build-form.ts';
import type { MapNode } from './form-node.ts';
import { type Option, optionsOf, type ReferredSite } from './references.ts';
import { chooseVariant, isObject, memberSchema, schemaAt } from './schema-tree.ts';
import { withOldValue } from './typed-value.ts';

/** Returns the chain to which a list of guides belongs; `undefined` for any other list of the manifest. */
export function chainOf(pointer: string, manifest: Json | undefined): { chain: string; name: string } | undefined {
  if (!/^\/chains\/\d+\/articles$/.test(pointer)) return undefined;
  const found = get<Json | undefined>(manifest, pointer.replace(/\/articles$/, ''));
  if (!isObject(found) || typeof found.id !== 'string') return undefined;
  return { chain: found.id, name: typeof found.name === 'string' ? found.name : found.id };
}

/**
 * Returns values that the items of a list may refer to, if each item is a reference. Guides are limited to those of the
 * same chain.
 */
export function referencesFor(
  list: Schema,
  { pointer, ...site }: ReferredSite & { pointer: string },
): Option[] | undefined {
  const kind = list.items?.['x-kind'];
  if (list.items?.type !== 'string' || kind === undefined) return undefined;
  const options = optionsOf(kind, site);
  if (kind !== 'article') return options.length > 0 ? options : undefined;
  const articles = get<Json | undefined>(site.manifest, pointer.replace(/\/[^/]*$/, '/articles'));
  return options.filter(({ value }) => Array.isArray(articles) && articles.includes(value));
}

/**
 * Returns a new value for a place: the example of its schema, which the server adapts to this site. Returns `undefined`
 * if the server does not answer.
 */
export async function newPart(file: SourceId, pointer: string): Promise<Json | undefined> {
  const described = await call('schema', { file, pointer }).catch(() => undefined);
  return described?.templates[0]?.value;
}

/** Returns a new fact with an unknown value and an unused key. */
export function newFact({ schema, value: known }: Pick<MapNode, 'schema' | 'value'>): { key: string; value: Json } {
  const title = (schema.additionalProperties as Schema).title ?? '';
  const base = slugify(title);
  let key = base;
  for (let count = 2; isObject(known) && Object.hasOwn(known, key); count += 1) key = `${base}${count}`;
  return { key, value: { label: title, format: 'number', value: null, placeholder: true } };
}

/** Returns a new entry, marked as provisional if entries of its list can be. */
export function markedEntry(list: Schema, entry: Json): Json {
  const canBeMarked = list.items && memberSchema(chooseVariant(list.items, entry), 'placeholder') !== undefined;
  return isObject(entry) && canBeMarked ? { ...entry, placeholder: true } : entry;
}

/**
 * Returns the operation that marks the nearest object around a list as provisional; an empty list if no object around
 * it can be marked, or if that object already is.
 */
export function markAround(schema: Schema | undefined, data: Json | undefined, pointer: string): FieldOperation[] {
  const keys = keysOf(pointer);
  for (let length = keys.length - 1; length > 0; length -= 1) {
    const around = keys.slice(0, length).reduce<string>(join, '');
    const described = schema && schemaAt(schema, data, around);
    if (!described?.properties?.placeholder) continue;
    const mark = `${around}/placeholder`;
    return get(data, mark) === true ? [] : [withOldValue({ type: 'set', pointer: mark, value: true }, data)];
  }
  return [];
}

/** Gives a new item of a list a unique id, if it has an id. */
export function withFreeId(item: Json, others: readonly Json[]): Json {
  if (!isObject(item) || typeof item.id !== 'string') return item;
  const ids = new Set(others.map((other) => (isObject(other) ? other.id : undefined)));
  let id = item.id;
  for (let count = 2; ids.has(id); count += 1) id = `${item.id}-${count}`;
  return { ...item, id };
}

interface CopyOptions {
  schema: Schema;
  /** Address of the section's page. */
  path: string;
  /** The sections of the other page. */
  others: readonly Json[];
}

/**
 * Returns a copy of a section for another page, with an id that is unused there. Links to sections of the first page
 * still lead to that page.
 */
export function copiedSection(section: Json, { schema, path, others }: CopyOptions): Json {
  let copy = section;
  for (const { kind, value, pointer } of formFields(
    buildForm({ schema, pointer: '', value: section, isRequired: true }),
  )) {
    if (typeof value !== 'string') continue;
    const isOwn = kind === 'link' && value.startsWith('#');
    const led = isOwn ? path + value : kind === 'markdown' ? value.replaceAll('](#', `](${path}#`) : value;
    if (led !== value) copy = applyToData(copy, { type: 'set', pointer, value: led }) ?? copy;
  }
  return withFreeId(copy, others);
}
