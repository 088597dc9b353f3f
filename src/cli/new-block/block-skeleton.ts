import { componentName } from '../../text/names.ts';
import { filledTemplate } from './filled-template.ts';

/** A new block type. */
export interface NewBlock {
  /** Name in the manifest, in kebab case. */
  type: string;
  /** Title for authors. */
  title: string;
  /** Purpose of the block. */
  description: string;
  /** Whether React hydrates it in the browser. */
  interactive: boolean;
  /** The collection of the site whose entries it shows. */
  reads?: ReadCollection;
}

/** A collection to whose entries a block refers. */
export interface ReadCollection {
  /** Its key in the manifest and in the block. */
  key: string;
  title: string;
  /** Kind of the strings that refer to an entry. */
  kind: string;
  /** Type of an entry. */
  type: string;
  /** Id of an entry, used in the block's example. */
  example: string;
}

/** A JSON schema as parsed. */
export interface BlockSchema {
  properties: Record<string, object>;
  [key: string]: unknown;
}

/** Keys of most blocks, whose schemas are copied from other blocks. */
const SHARED = ['id', 'ground', 'revealAfter', 'placeholder', 'heading', 'lead', 'text'];

/** Returns the most frequent schema of a key in other blocks, except for Markdown texts. */
function describedByMost(key: string, others: readonly BlockSchema[]): object {
  const counts = new Map<string, number>();
  for (const { properties } of others) {
    const written = JSON.stringify(properties[key] ?? {});
    if (written !== '{}' && !written.includes('"markdown"')) counts.set(written, (counts.get(written) ?? 0) + 1);
  }
  const [first] = [...counts].sort(([, one], [, other]) => other - one);
  return JSON.parse(first?.[0] ?? '{}') as object;
}

/** Returns the schema of a list of references to entries. */
function listOfNames({ title, kind }: ReadCollection): object {
  const items = { type: 'string', title: 'Identifiant', description: 'Identifiant.', minLength: 1, 'x-kind': kind };
  const description = 'Identifiants, dans l’ordre d’affichage.';
  return { type: 'array', title, description, items, minItems: 1, uniqueItems: true };
}

/** Returns the schema of a new block, with the keys that it shares with `others`. */
export function schemaOfNewBlock(
  { type, title, description, interactive, reads }: NewBlock,
  others: readonly BlockSchema[],
): BlockSchema {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: `https://vitrine.example/schemas/blocks/${type}.schema.json`,
    title,
    description,
    'x-placeholder': `Mettez à la place du contenu provisoire ce que montre chez vous « ${title} ».`,
    ...(interactive && { 'x-interactive': true }),
    type: 'object',
    properties: {
      type: { ...describedByMost('type', others), const: type },
      ...Object.fromEntries(SHARED.map((name) => [name, describedByMost(name, others)])),
      ...(reads && { [reads.key]: listOfNames(reads) }),
    },
    required: ['type', 'heading', 'text', ...(reads ? [reads.key] : [])],
    additionalProperties: false,
    examples: [{ type, heading: title, text: description, ...(reads && { [reads.key]: [reads.example] }) }],
  };
}

/** Returns the source of the definition of a new block that takes data of the site. */
export function definitionOfBlock(type: string, { key, type: entry }: ReadCollection): string {
  return filledTemplate('definition.ts', { type, key, entry });
}

/** Returns the source of the component of a new block. */
export function blockComponent({ type, interactive, reads }: NewBlock): string {
  const entries = reads ? filledTemplate('entries.tsx', { key: reads.key }).trimEnd() : '';
  return filledTemplate(interactive ? 'interactive.tsx' : 'static.tsx', { type, name: componentName(type), entries });
}

/** Returns the source of the test of a new block. */
export function blockTest({ type, description, interactive }: NewBlock): string {
  const values = { type, name: componentName(type), text: JSON.stringify(description) };
  return filledTemplate(interactive ? 'interactive.test.tsx' : 'static.test.tsx', values);
}
