import { existsSync } from 'node:fs';
import path from 'node:path';
import { componentFile, isOwnType, ownBlocksFolder, ownTypeName } from '../../model/read/own-blocks.ts';
import { writeFile } from '../../publish/files/write-file.ts';
import { componentName } from '../../text/component-name.ts';
import { asInSchemas, refusedTitle, type WrittenBlock } from './write-block.ts';

/** A new block of a site. */
export interface NewOwnBlock {
  type: string;
  /** Name in the editor's list of sections. */
  title: string;
  /** Purpose of the block. */
  description: string;
}

/** For text editors only, so that they find the types of blocks. */
const TSCONFIG = {
  compilerOptions: {
    target: 'ES2022',
    module: 'ESNext',
    moduleResolution: 'Bundler',
    jsx: 'react-jsx',
    strict: true,
    skipLibCheck: true,
    noEmit: true,
    types: [],
  },
  include: ['.', '../.vitrine/blocks.d.ts'],
};

function schemaOf({ type, title, description }: NewOwnBlock): object {
  return {
    title,
    description,
    'x-placeholder': `Mettez à la place du contenu provisoire ce que montre chez vous « ${title} ».`,
    properties: {
      text: { type: 'string', title: 'Texte', description: 'Une ou deux phrases.', maxLength: 400 },
    },
    required: ['heading', 'text'],
    examples: [{ type, heading: title, text: description }],
  };
}

function componentOf(type: string): string {
  return `import Typography from '@mui/material/Typography';
import { type BlockProps, Section } from 'vitrine/block';

/** What \`${type}\` shows; schema.json says what it holds. */
export function ${componentName(type)}({ block }: BlockProps<'${type}'>) {
  return (
    <Section block={block}>
      <Typography>{block.text}</Typography>
    </Section>
  );
}
`;
}

const toJson = (data: unknown) => `${JSON.stringify(data, null, 2)}\n`;

/**
 * Writes a block into the folder of a site: its schema with an example, and its component. It needs no registration.
 */
export function writeOwnBlock(site: string, asked: NewOwnBlock): WrittenBlock {
  const { type } = asked;
  if (!isOwnType(type))
    return { written: [], refused: `"${type}" is not a name for a block of a site: write it as ${ownTypeName(type)}` };
  const block = { type, title: asInSchemas(asked.title), description: asInSchemas(asked.description) };
  const refused = refusedTitle(block.title);
  if (refused) return { written: [], refused };
  const folder = `${ownBlocksFolder}/${type}`;
  if (existsSync(path.join(site, folder))) return { written: [], refused: `${folder} exists already` };
  const config = `${ownBlocksFolder}/tsconfig.json`;
  const files: [file: string, text: string][] = [
    [`${folder}/schema.json`, toJson(schemaOf(block))],
    [componentFile({ type, name: componentName(type) }), componentOf(type)],
    ...(existsSync(path.join(site, config)) ? [] : ([[config, toJson(TSCONFIG)]] satisfies [string, string][])),
  ];
  for (const [file, text] of files) writeFile(path.join(site, file), text);
  return { written: files.map(([file]) => file) };
}
