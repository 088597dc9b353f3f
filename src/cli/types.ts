import { writeFile } from '../publish/files/write-file.ts';
import { generateTypes, typesFile } from './generate-types.ts';

writeFile(typesFile, await generateTypes());
