import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** What a string stands for, by its keyword `x-kind`. A string without one is used as it is typed. */
export type StringKind =
  /** Shown: facts are filled in, typography is set, rules of texts look at it. `markdown` likewise, as Markdown. */
  | 'text'
  | 'markdown'
  /** Shown exactly as it is typed; facts are filled in. */
  | 'verbatim'
  /** A text of a form, with placeholders for its answers. */
  | 'template'
  /** Addresses: of a page or elsewhere, of a page, of a section, elsewhere, of a frame, of a page of ours, of a former one. */
  | 'link'
  | 'page'
  | 'anchor'
  | 'url'
  | 'frame-url'
  | 'path'
  | 'old-path'
  | 'email'
  | 'phone'
  /** Files below `content/media/`, and below `content/`. */
  | 'media'
  | 'markdown-file'
  | 'article'
  /** Dotted name of a value of the manifest. */
  | 'value-path'
  /** Any other kind: name of an entry of the collection that declares it (`collections.ts`). */
  | (string & {});

/** A JSON Schema (2020-12) as our files use it. */
export interface Schema {
  $id?: string;
  $ref?: string;
  type?: string | string[];
  title?: string;
  description?: string;
  properties?: Record<string, Schema>;
  additionalProperties?: boolean | Schema;
  items?: Schema;
  oneOf?: Schema[];
  discriminator?: { propertyName: string };
  default?: unknown;
  const?: unknown;
  enum?: unknown[];
  required?: string[];
  examples?: unknown[];
  maxLength?: number;
  minLength?: number;
  'x-kind'?: StringKind;
  /** Of an object that can be marked as a placeholder: what the owner is to put there, in a sentence. */
  'x-placeholder'?: string;
  /** Of a block: whether its heading is the title of the page. */
  'x-page-title'?: boolean;
  /** Of a block: whether it needs React in the browser. */
  'x-interactive'?: boolean;
  /** Of a part of the manifest: entries that strings of a kind name. Some are shown without being named. */
  'x-collection'?: { kind: string; isListed?: boolean };
  /** Of a part of the manifest: whether its values go by dotted names between braces. */
  'x-named'?: boolean;
  /** Of a part of the manifest: where the editor lists it. */
  'x-setting'?: 'often' | 'seldom';
  /** Of a text with placeholders: the names that are filled in there, besides those of the site. */
  'x-names'?: string[];
  /** Of a picture: whether it says nothing that the text next to it does not. */
  'x-decorative'?: boolean;
  [keyword: string]: unknown;
}

/** All schemas by `$id`. */
export type Schemas = ReadonlyMap<string, Schema>;

/** Where the schemas stand. */
const schemaDirectory = path.resolve(import.meta.dirname, '../../../schemas');

/** Every schema of `schemas/` but the one made for text editors, in the same order on every machine. */
function readSchemaFiles(): Schema[] {
  return (readdirSync(schemaDirectory, { recursive: true }) as string[])
    .filter((name) => name.endsWith('.schema.json') && name !== 'editor.schema.json')
    .sort()
    .map((name) => JSON.parse(readFileSync(path.join(schemaDirectory, name), 'utf8')) as Schema);
}

let loaded: Schemas | undefined;

/** Reads the schemas once a process: they are part of the program, not of a site. */
export function readSchemas(): Schemas {
  if (loaded) return loaded;
  const schemas = new Map<string, Schema>();
  for (const schema of readSchemaFiles()) if (schema.$id) schemas.set(schema.$id, schema);
  loaded = schemas;
  return schemas;
}

/** The schema of a file by its name relative to `schemas/`, for example `page` or `blocks/hero`. */
export function schemaNamed(name: string): Schema {
  const schema = readSchemas().get(`https://vitrine.example/schemas/${name}.schema.json`);
  if (!schema) throw new Error(`There is no schema named ${name}`);
  return schema;
}

/** Follows `$ref`; keywords beside it win over those of its target. `base` is the `$id` it is relative to. */
export function dereference(schema: Schema, base: string): { schema: Schema; base: string } {
  if (!schema.$ref) return { schema, base: schema.$id ?? base };
  const id = new URL(schema.$ref, base).href;
  const target = readSchemas().get(id);
  if (!target) throw new Error(`${base} refers to ${id}, which does not exist`);
  const { $ref: _, ...beside } = schema;
  return { schema: { ...target, ...beside }, base: id };
}
