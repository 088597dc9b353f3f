import { branchesOf } from '../../check/suggestions/block-choice.ts';
import { engineFile } from '../../model/engine-files.ts';
import { editorSchemaFile } from '../../model/read/site-files.ts';
import { ROOTS } from '../../model/schema/create-ajv.ts';
import { dereference, readSchemas, type Schema } from '../../model/schema/schemas.ts';

/** Path of the schema for text editors in this repository. */
export const schemaFile = engineFile(editorSchemaFile);

const PREFIX = 'https://vitrine.example/schemas/';

/**
 * Keywords that text editors do not support, or that refer to the bundled files; those that begin with `x-` are dropped
 * as well.
 */
const DROPPED = new Set(['$id', '$schema', 'discriminator', 'oneOf', 'examples']);

/** Pattern of colours: with a format instead, text editors show a colour picker. */
const COLOR = '^#[0-9a-fA-F]{6}$';

function nameOf(id: string): string {
  return id.slice(PREFIX.length).replace('.schema.json', '').replaceAll('/', '.');
}

/** Returns the purpose of a block, in one line. */
function purposeOf({ title = '', description = '' }: Schema): string {
  return [title, description].filter(Boolean).join(' : ');
}

function snippetsOf(
  schema: Schema,
  label = schema.title ?? '',
): { label: string; description: string; body: object }[] {
  const objects = (schema.examples ?? []).filter((example) => typeof example === 'object' && example !== null);
  return objects.map((body) => ({ label, description: schema.description ?? '', body: body as object }));
}

/** Returns the keywords of a schema that text editors support. */
function forEditors(schema: Schema): Schema {
  return Object.fromEntries(
    Object.entries(schema).filter(([keyword]) => !DROPPED.has(keyword) && !keyword.startsWith('x-')),
  );
}

/** Bundles a schema with the schemas that it refers to. Each of these becomes a definition in the result. */
class Bundle {
  readonly definitions = new Map<string, Schema>();

  /** Returns a schema whose references lead to definitions in the bundle. */
  convert(schema: Schema): Schema {
    if (schema.$ref) return this.#refer(schema);
    const out = forEditors(schema);
    if (schema.type === 'string' && schema.examples) out.examples = schema.examples;
    if (schema.pattern === COLOR) out.format = 'color-hex';
    if (schema.properties) {
      const entries = Object.entries(schema.properties).map(([key, child]) => [key, this.convert(child)] as const);
      out.properties = Object.fromEntries(entries);
      const type = out.properties.type;
      // The type of a block has the purpose of the block as its description, which text editors show.
      if (type?.const !== undefined) out.properties.type = { ...type, description: purposeOf(schema) };
    }
    if (schema.items) out.items = this.convert(schema.items);
    if (typeof schema.additionalProperties === 'object')
      out.additionalProperties = this.convert(schema.additionalProperties);
    if (schema.discriminator) return { ...out, ...this.#choice(schema) };
    const snippets = snippetsOf(schema);
    return snippets.length > 0 ? { ...out, defaultSnippets: snippets } : out;
  }

  /**
   * Returns a reference to a definition in the bundle. Text editors let the keywords of a definition override those
   * next to its reference, so the definition has no title of its own.
   */
  #refer({ $ref = '', ...siblings }: Schema): Schema {
    const rest = forEditors(siblings);
    const schema = dereference({ $ref });
    const name = nameOf($ref);
    if (!this.definitions.has(name)) {
      this.definitions.set(name, {});
      const { title: _, description: __, ...definition } = this.convert(schema);
      this.definitions.set(name, definition);
    }
    const { title, description } = schema;
    return { ...(title && { title }), ...(description && { description }), ...rest, $ref: `#/$defs/${name}` };
  }

  /**
   * Returns the choice between the block types, each with its own keys. Unlisted types are left to `check`, because a
   * site may have its own. There is no `oneOf`, because with it, text editors would explain a mistake by the most
   * similar type.
   */
  #choice(schema: Schema): Schema {
    const branches = branchesOf(schema);
    const { title = '', description = '' } = branches[0]?.schema.properties?.type ?? {};
    const known = {
      enum: branches.map(({ type }) => type),
      enumDescriptions: branches.map(({ schema: branch }) => purposeOf(branch)),
    };
    return {
      required: ['type'],
      properties: { ...schema.properties, type: { title, description, type: 'string', anyOf: [known, {}] } },
      allOf: branches.map(({ type, reference }) => ({
        if: { properties: { type: { const: type } }, required: ['type'] },
        // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
        then: this.#refer(reference),
      })),
      defaultSnippets: branches.flatMap(({ type, schema: branch }) =>
        snippetsOf(branch, `${branch.title ?? type} (${type})`),
      ),
    };
  }
}

/**
 * Drops `multipleOf` at any depth: text editors divide without tolerance, and report that 29.9 is not a multiple of
 * 0.01.
 */
function withoutMultiples(keyword: string, value: unknown): unknown {
  return keyword === 'multipleOf' ? undefined : value;
}

/** Bundles everything in `schemas/` about a manifest into one schema for text editors; returns the text of its file. */
export function editorSchema(): string {
  const root = readSchemas().get(ROOTS.site);
  if (!root) throw new Error('There is no schema of the manifest');
  const bundle = new Bundle();
  const converted = bundle.convert(root);
  const definitions = [...bundle.definitions].sort(([one], [other]) => (one < other ? -1 : 1));
  const $comment = 'Made from schemas/ by npm run types. Do not edit.';
  const { $schema } = root;
  const whole = { $schema, $comment, ...converted, $defs: Object.fromEntries(definitions) };
  return `${JSON.stringify(whole, withoutMultiples, 1)}\n`;
}
