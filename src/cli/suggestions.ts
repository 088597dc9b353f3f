import path from 'node:path';
import { loadSite } from '../build/load.ts';
import { siteDirectory } from '../build/project.ts';
import { writeSuggestions } from '../build/refresh-suggestions.ts';
import { editorSchemaFile, namesEditorSchema } from '../site/suggestions/editor-schema-file.ts';
import { validate } from '../site/validate.ts';
import { readOptions } from './options.ts';
import { printDiagnostics } from './report.ts';

const options = readOptions('npm run suggestions -- [options]', {
  site: { type: 'string', help: 'folder with site.manifest.json (default: SITE, else the project)' },
});
const site = loadSite(siteDirectory(options.site), validate);
if (!site.model) {
  printDiagnostics(site);
  process.exit(1);
}
const changed = writeSuggestions(site.sources);
const file = path.relative(process.cwd(), path.join(site.sources.directory, editorSchemaFile));
console.log(changed ? `${file} is up to date again` : `${file} was up to date`);
if (!namesEditorSchema(site.sources.manifest.data)) {
  console.log(`Editors find it once the manifest begins with "$schema": "./${editorSchemaFile}"`);
}
