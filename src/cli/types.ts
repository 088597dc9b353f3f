import { renameSync, writeFileSync } from 'node:fs';
import { generateTypes, typesFile } from './generate-types.ts';

writeFileSync(`${typesFile}.tmp`, await generateTypes());
renameSync(`${typesFile}.tmp`, typesFile);
