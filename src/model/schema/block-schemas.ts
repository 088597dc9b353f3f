import { readSchemas, type Schema } from './schemas.ts';

/** Returns the schema of a block type; `undefined` if there is no such type. */
export function schemaOfType(type: string | undefined): Schema | undefined {
  return readSchemas().get(`https://vitrine.example/schemas/blocks/${type}.schema.json`);
}

/** Whether the heading of blocks of a type is the title of the page. */
export function isPageTitle(type: string | undefined): boolean {
  return schemaOfType(type)?.['x-page-title'] === true;
}

/** Returns the key with which blocks of a type refer to one entry of a kind; `undefined` if they have none. */
export function keyNaming(kind: string, type: string | undefined): string | undefined {
  const properties = Object.entries(schemaOfType(type)?.properties ?? {});
  return properties.find(([, schema]) => schema['x-kind'] === kind)?.[0];
}
