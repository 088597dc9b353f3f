import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { engineFile } from '../engine-files.ts';

/** Meaning of a string, from its keyword `x-kind`. A string without one is used as typed. */
type StringKind =
  /** A shown text, with facts, typography and rules for texts. `markdown`: the same, in Markdown. */
  | 'text'
  | 'markdown'
  /** Shown exactly as typed, with facts replaced. */
  | 'verbatim'
  /** A text of a form, with placeholders for its answers. */
  | 'template'
  /**
   * Addresses, in this order: of any page or site, of a page, of a section, of another site, of a frame; the path of a
   * page itself, and a former path.
   */
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
  /** Any other kind: reference to an entry of the collection that declares it (`collections.ts`). */
  | (string & {});

/** A JSON Schema (2020-12), with the keywords that our files use. Its references are absolute. */
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
  /** For an object that can be marked as a placeholder: a sentence about what the owner should supply. */
  'x-placeholder'?: string;
  /** For a block: whether its heading is the title of the page. */
  'x-page-title'?: boolean;
  /** For a block: whether it needs React in the browser. */
  'x-interactive'?: boolean;
  /**
   * For a part of the manifest: strings of this kind refer to its entries. `isListed`: entries are shown even without a
   * reference.
   */
  'x-collection'?: { kind: string; isListed?: boolean };
  /** For a part of the manifest: whether its values have dotted names between braces. */
  'x-named'?: boolean;
  /** For a part of the manifest: how prominently the editor lists it. */
  'x-setting'?: 'often' | 'seldom';
  /** For a text: names between braces that are replaced there, in addition to those of the site. */
  'x-names'?: string[];
  /** For a picture: whether it adds nothing to the text next to it. */
  'x-decorative'?: boolean;
  [keyword: string]: unknown;
}

/** All schemas by `$id`. */
export type Schemas = ReadonlyMap<string, Schema>;

const schemaDirectory = engineFile('schemas');

/** Reads a schema and makes its references absolute, because a visit of a site follows thousands of them. */
function readSchema(file: string): Schema {
  const schema = JSON.parse(readFileSync(file, 'utf8')) as Schema;
  const makeAbsolute = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const one = value as Schema;
    if (typeof one.$ref === 'string') one.$ref = new URL(one.$ref, schema.$id).href;
    for (const inner of Object.values(one)) makeAbsolute(inner);
  };
  makeAbsolute(schema);
  return schema;
}

/** Returns all files of `schemas/`, except the one generated for text editors, in the same order on every machine. */
function readSchemaFiles(): Schema[] {
  return (readdirSync(schemaDirectory, { recursive: true }) as string[])
    .filter((name) => name.endsWith('.schema.json') && name !== 'editor.schema.json')
    .sort()
    .map((name) => readSchema(path.join(schemaDirectory, name)));
}

let loaded: Schemas | undefined;

/** Reads the schemas once in each process: they belong to the program, and not to a site. */
export function readSchemas(): Schemas {
  if (loaded) return loaded;
  const schemas = new Map<string, Schema>();
  for (const schema of readSchemaFiles()) if (schema.$id) schemas.set(schema.$id, schema);
  loaded = schemas;
  return schemas;
}

/** Returns the schema in a file, by its name relative to `schemas/`, for example `page` or `blocks/hero`. */
export function schemaNamed(name: string): Schema {
  const schema = readSchemas().get(`https://vitrine.example/schemas/${name}.schema.json`);
  if (!schema) throw new Error(`There is no schema named ${name}`);
  return schema;
}

/** Returns the French title of a key, which the editor shows; the key itself if it has none. */
export const titleOfKey = (key: string, { properties }: Schema): string => properties?.[key]?.title ?? key;

/** Follows `$ref`; keywords next to it override those of its target. */
export function dereference(schema: Schema): Schema {
  if (!schema.$ref) return schema;
  const { $ref, ...beside } = schema;
  const target = readSchemas().get($ref);
  if (!target) throw new Error(`A schema refers to ${$ref}, which does not exist`);
  return Object.keys(beside).length === 0 ? target : { ...target, ...beside };
}
