import path from 'node:path';
import { writeFile } from '../build/files/write-file.ts';
import { projectRoot, siteDirectory } from '../build/project.ts';
import { readOptions, siteOption } from './options/read-options.ts';
import { commandLine } from './terminal/command-line.ts';
import { ownTypesFile } from './types/own-types.ts';
import { writeOwnTypes } from './types/write-own-types.ts';

const options = readOptions(commandLine('types', '[options]'), {
  site: siteOption,
});

/** Generates the engine's files from its own schemas. This requires packages that a site does not have. */
async function writeEngineTypes(): Promise<void> {
  const { blockLists, figureLists } = await import('./types/block-lists.ts');
  const { editorSchema, schemaFile } = await import('./types/editor-schema.ts');
  const { generateTypes, typesFile } = await import('./types/generate-types.ts');
  for (const [file, text] of [...blockLists(projectRoot), ...figureLists(projectRoot)])
    writeFile(path.join(projectRoot, file), text);
  writeFile(typesFile, await generateTypes());
  writeFile(schemaFile, editorSchema());
}

const site = siteDirectory(options.site);
if (site === projectRoot) await writeEngineTypes();
const isWritten = writeOwnTypes(site);
if (isWritten) console.log(`The types of the blocks of this site are in ${ownTypesFile}.`);
else if (site !== projectRoot)
  console.log(`This site has no blocks of its own: ${commandLine('new:block')} writes one.`);
