import { writeFile } from '../publish/files/write-file.ts';
import { generateTypes, typesFile } from './types/generate-types.ts';

writeFile(typesFile, await generateTypes());
