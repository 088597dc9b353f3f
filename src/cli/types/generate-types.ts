import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { compile } from 'json-schema-to-typescript';
import { engineFile } from '../../model/engine-files.ts';
import { componentName } from '../../text/names.ts';

type Schema = { [key: string]: unknown };

const schemas = engineFile('schemas');

/** Path of the generated TypeScript types. */
export const typesFile = engineFile('src/model/types.generated.ts');

function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null;
}

function typeName(file: string): string {
  const stem = path.basename(file, '.schema.json');
  if (stem === 'site') return 'Manifest';
  const endings: Record<string, string> = { blocks: 'Block', figures: 'Figure' };
  return componentName(stem) + (endings[path.dirname(file)] ?? '');
}

/** Replaces references between files by references inside of one document, and keeps titles for doc comments. */
function inline(value: unknown, directory: string): unknown {
  if (Array.isArray(value)) return value.map((item) => inline(item, directory));
  if (!isSchema(value)) return value;
  const { title, description, ...rest } = value;
  const out: Schema = {};
  for (const [key, child] of Object.entries(rest)) {
    if (key === '$id' || key === '$schema' || key === 'examples' || key.startsWith('x-')) continue;
    if (key === 'discriminator' || key === 'default') continue;
    if (key === '$ref') {
      const target = path.posix.join(directory, child as string);
      out.$ref = `#/$defs/${typeName(target)}`;
    } else if (key === 'properties') {
      out.properties = Object.fromEntries(
        Object.entries(child as Schema).map(([name, schema]) => [name, inline(schema, directory)]),
      );
    } else out[key] = inline(child, directory);
  }
  const properties = value.properties as Record<string, Schema> | undefined;
  if (properties) {
    const filled = Object.keys(properties).filter((name) => 'default' in (properties[name] ?? {}));
    out.required = [...new Set([...((out.required as string[] | undefined) ?? []), ...filled])];
  }
  if (typeof title === 'string' && !out.$ref) {
    out.description = typeof description === 'string' && description ? `${title}. ${description}` : title;
  }
  return out;
}

/**
 * Generates the TypeScript types of everything that `schemas/` describes, in resolved form: a key with a default is
 * always present.
 */
export async function generateTypes(): Promise<string> {
  const files = (readdirSync(schemas, { recursive: true }) as string[])
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => file.endsWith('.schema.json') && file !== 'editor.schema.json')
    .sort();
  const defs: Schema = {};
  for (const file of files) {
    const schema = JSON.parse(readFileSync(path.join(schemas, file), 'utf8')) as Schema;
    const name = typeName(file);
    const body = inline(schema, path.posix.dirname(file)) as Schema;
    if (name === 'Block') {
      defs[name] = { title: name, description: body.description, oneOf: body.oneOf };
      continue;
    }
    defs[name] = { ...body, title: name };
  }
  const { Manifest, ...rest } = defs;
  return compile({ ...(Manifest as Schema), $defs: rest } as never, 'Manifest', {
    additionalProperties: false,
    ignoreMinAndMaxItems: true,
    unreachableDefinitions: true,
    bannerComment: '// Made from schemas/ by `npm run types`. Do not edit.',
    style: { singleQuote: true, printWidth: 110 },
  });
}
