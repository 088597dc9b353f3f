import { writeFile } from '../publish/files/write-file.ts';
import { editorSchema, schemaFile } from './types/editor-schema.ts';
import { generateTypes, typesFile } from './types/generate-types.ts';

writeFile(typesFile, await generateTypes());
writeFile(schemaFile, editorSchema());
