import { writeFile } from '../build/files.ts';
import { generateTypes, typesFile } from './generate-types.ts';

writeFile(typesFile, await generateTypes());
