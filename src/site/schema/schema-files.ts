import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Schema } from './schemas.ts';

/** Where the schemas stand. */
const schemaDirectory = path.resolve(import.meta.dirname, '../../../schemas');

/** Every schema of `schemas/` but the generated ones, in the same order on every machine. */
export function readSchemaFiles(): Schema[] {
  return (readdirSync(schemaDirectory, { recursive: true }) as string[])
    .filter((name) => name.endsWith('.schema.json') && !name.startsWith('generated'))
    .sort()
    .map((name) => JSON.parse(readFileSync(path.join(schemaDirectory, name), 'utf8')) as Schema);
}
