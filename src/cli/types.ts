import path from 'node:path';
import { writeFile } from '../publish/files/write-file.ts';
import { projectRoot } from '../publish/project.ts';
import { blockLists } from './types/block-lists.ts';
import { editorSchema, schemaFile } from './types/editor-schema.ts';
import { generateTypes, typesFile } from './types/generate-types.ts';

for (const [file, text] of blockLists(projectRoot)) writeFile(path.join(projectRoot, file), text);
writeFile(typesFile, await generateTypes());
writeFile(schemaFile, editorSchema());
