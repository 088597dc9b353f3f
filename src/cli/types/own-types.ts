import type { OwnBlock } from '../../model/read/own-blocks.ts';
import { completeOwnSchema } from '../../model/schema/own-schemas.ts';
import type { Schema } from '../../model/schema/schemas.ts';

/** Path of the types, relative to the site folder. */
export const ownTypesFile = '.vitrine/blocks.d.ts';

/** Types of the exports of `vitrine/block`, apart from those of the site's own blocks. */
const MODULE = `  import type { ReactNode } from 'react';

  /** A section of a page: its background, space, heading (h2) and lead. \`row\` has the lead beside the heading. */
  export function Section(props: { block: object; layout?: 'row' | 'split'; children?: ReactNode }): ReactNode;

  /** A text in Markdown; \`headings\` is the level of its highest headings. */
  export function Markdown(props: { source: string; headings?: 'h2' | 'h3' | 'h4' }): ReactNode;

  /** Props of the component of a block. */
  export interface BlockProps<T extends keyof Blocks> {
    block: Blocks[T];
  }
`;

/** Returns a doc comment of one line; empty for an empty text. */
function comment(text: string, indent: string): string {
  return text ? `${indent}/** ${text.replaceAll('*/', '*\\/').replace(/\s+/g, ' ')} */\n` : '';
}

/** Returns the TypeScript type of a value. A key with a default is always present. */
function typeOf(schema: Schema, indent: string): string {
  const { type, enum: choices, const: only, items, properties, required = [] } = schema;
  if (only !== undefined) return JSON.stringify(only);
  if (choices) return choices.map((choice) => JSON.stringify(choice)).join(' | ');
  if (type === 'array') return `Array<${items ? typeOf(items, indent) : 'unknown'}>`;
  if (type === 'integer') return 'number';
  if (type !== 'object') return String(type ?? 'unknown');
  const inner = `${indent}  `;
  const keys = Object.entries(properties ?? {}).map(([key, property]) => {
    const isThere = required.includes(key) || property.default !== undefined;
    const { description = '' } = property;
    return `${comment(description, inner)}${inner}${key}${isThere ? '' : '?'}: ${typeOf(property, inner)};\n`;
  });
  return `{\n${keys.join('')}${indent}}`;
}

/** Generates the types of `vitrine/block` for a site's own blocks, from their schemas. */
export function ownTypes(blocks: readonly OwnBlock[]): string {
  const types = blocks.map((block) => {
    const { schema } = completeOwnSchema(block);
    return `${comment(schema.description ?? '', '    ')}    '${block.type}': ${typeOf(schema, '    ')};\n`;
  });
  const own = `  /** The blocks of this site, as their schemas describe them. */\n  export interface Blocks {\n${types.join('')}  }\n`;
  return `// Made from blocks/ by \`vitrine types\`. Do not edit.\ndeclare module 'vitrine/block' {\n${MODULE}\n${own}}\n`;
}
