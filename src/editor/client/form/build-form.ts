import type { Json } from '../../../edit/json-operation.ts';
import { join, keysOf } from '../../../model/read/pointer.ts';
import type { Schema } from '../../../model/schema/schemas.ts';
import { isMoney } from '../../../text/format-fact.ts';
import type { Control, FieldNode, FormNode } from './form-node.ts';
import { chooseVariant, isObject, memberSchema } from './schema-tree.ts';

/** Maximum length of a one-line text, in characters. */
const MAX_LINE_LENGTH = 90;

/** Keys that visitors never read. Forms show them last, so that texts come first. */
const seldom = new Set([
  'id',
  'ground',
  'revealAfter',
  'placeholder',
  'noindex',
  'example',
  'layout',
  'frame',
  'width',
  'height',
  'variants',
  'variant',
  '$schema',
]);

const kinds: Record<string, Control> = {
  markdown: 'markdown',
  link: 'link',
  page: 'page',
  media: 'picture',
  template: 'paragraph',
};

/** Kinds of strings that are typed; a string of any other kind refers to a part of the site. */
const typed = new Set([
  'text',
  'verbatim',
  'anchor',
  'url',
  'frame-url',
  'path',
  'old-path',
  'email',
  'phone',
  'value-path',
]);

function controlOfString(schema: Schema): Control {
  const kind = schema['x-kind'];
  if (kind && !typed.has(kind)) return kinds[kind] ?? 'reference';
  if (schema.format === 'date') return 'date';
  if (typeof schema.pattern === 'string' && schema.pattern.startsWith('^#')) return 'colour';
  if (typeof schema.pattern === 'string' && schema.pattern.includes(':[0-5]')) return 'time';
  return (schema.maxLength ?? 0) > MAX_LINE_LENGTH ? 'paragraph' : 'line';
}

function controlOf(
  { schema, key, value }: Pick<FieldNode, 'schema' | 'key' | 'value'>,
  { parent, holder }: Around,
): Control {
  if (schema.enum) {
    if (key === 'icon') return 'icon';
    return parent === 'drawing' ? 'motif' : 'choice';
  }
  const types = [schema.type].flat();
  const [type] = types;
  if (type === 'boolean') return 'switch';
  // The format of a fact decides whether its value is a text; without a format, a text stays a text.
  const { format } = isObject(holder) ? holder : {};
  const mayBeText = types.length > 1 && types.includes('string');
  if (mayBeText && (format === undefined ? typeof value === 'string' : format === 'text')) return 'line';
  if (type === 'number' || type === 'integer') return 'number';
  return controlOfString(schema);
}

interface BuildFormOptions {
  /** A schema with all references resolved. */
  schema: Schema;
  pointer: string;
  value: Json | undefined;
  isRequired?: boolean;
  parent?: string;
  /** The object or list that holds the value. */
  holder?: Json | undefined;
}

/** The object or list that holds a value, and its key. */
type Around = Required<Pick<BuildFormOptions, 'parent'>> & Pick<BuildFormOptions, 'holder'>;

/**
 * Returns whether a number is an amount of money: only amounts have a smallest step. For a fact, this depends on its
 * other values.
 */
function holdsMoney({ schema, key }: Pick<FieldNode, 'schema' | 'key'>, { holder }: Around): boolean {
  return schema.multipleOf !== undefined || (['value', 'to'].includes(key) && isObject(holder) && isMoney(holder));
}

function fieldOf(base: Omit<FieldNode, 'type' | 'control'>, around: Around): FieldNode {
  const { schema } = base;
  const control = controlOf(base, around);
  const [example] = schema.examples ?? [];
  return {
    ...base,
    type: 'field',
    control,
    kind: schema['x-kind'],
    choices: schema.enum as Json[] | undefined,
    fallback: schema.default as Json | undefined,
    example: typeof example === 'string' ? example : undefined,
    maxLength: schema.maxLength,
    isMoney: control === 'number' && holdsMoney(base, around),
  };
}

/**
 * Builds the form of a value from its schema: groups, lists and fields, each with the pointer at which it is changed. A
 * value of the wrong type becomes a field, so that it can be corrected.
 */
export function buildForm({
  schema: written,
  pointer,
  value,
  isRequired = false,
  parent = '',
  holder,
}: BuildFormOptions): FormNode {
  const schema = chooseVariant(written, value);
  const key = keysOf(pointer).at(-1) ?? '';
  const { title = key, description = '' } = schema;
  const base = { pointer, key, title, description, isRequired, value, schema };
  const childrenOf = (
    members: readonly (readonly [string | number, Json | undefined])[],
    required: Set<string> | true,
  ) =>
    members.flatMap(([name, member]) => {
      const found = memberSchema(schema, String(name));
      if (!found || found.const !== undefined) return [];
      const isNeeded = required === true || required.has(String(name));
      return [
        buildForm({
          schema: found,
          pointer: join(pointer, name),
          value: member,
          isRequired: isNeeded,
          parent: key,
          holder: value,
        }),
      ];
    });

  if (schema.type === 'array' && (value === undefined || Array.isArray(value))) {
    const { minItems = 0, maxItems = Number.POSITIVE_INFINITY } = schema as { minItems?: number; maxItems?: number };
    const items = childrenOf([...(value ?? []).entries()], true);
    return { ...base, type: 'list', items, itemTitle: schema.items?.title ?? '', minItems, maxItems };
  }
  if (schema.type === 'object' && (value === undefined || isObject(value))) {
    if (!schema.properties) return { ...base, type: 'map', entries: childrenOf(Object.entries(value ?? {}), true) };
    // A missing object shows no members until it is added.
    if (value === undefined && !isRequired) return { ...base, type: 'group', main: [], more: [] };
    const members = Object.keys(schema.properties).map((name) => [name, value?.[name]] as const);
    const children = childrenOf(members, new Set(schema.required ?? []));
    const isSeldom = (node: FormNode) => seldom.has(node.key);
    return {
      ...base,
      type: 'group',
      main: children.filter((node) => !isSeldom(node)),
      more: children.filter(isSeldom),
    };
  }
  return fieldOf(base, { parent, holder });
}

/** Returns all fields of a form, in display order. */
export function formFields(node: FormNode): FieldNode[] {
  if (node.type === 'field') return [node];
  if (node.type === 'group') return [...node.main, ...node.more].flatMap(formFields);
  return (node.type === 'list' ? node.items : node.entries).flatMap(formFields);
}
