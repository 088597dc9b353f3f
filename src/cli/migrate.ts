import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { siteDirectory } from '../publish/project.ts';
import { migrateForms } from '../site/edit/migrate/migrate-forms.ts';
import { applyEdits } from '../site/edit/text-edit.ts';
import { manifestName } from '../site/read/site-files.ts';
import { formatEdits } from './migrate/format-edits.ts';
import { readOptions } from './options/read-options.ts';

const options = readOptions('npm run migrate -- [options]', {
  site: { type: 'string', help: 'folder with site.manifest.json (default: SITE, else the project)' },
  'dry-run': { type: 'boolean', help: 'print the edits and write nothing' },
});

/** Ends the process because the manifest cannot be migrated. */
function refuse(message: string): never {
  console.error(message);
  process.exit(2);
}

const file = path.join(siteDirectory(options.site), manifestName);
if (!existsSync(file)) refuse(`There is no ${file}`);
const text = readFileSync(file, 'utf8');
const edits = migrateForms(text);
if (!edits) refuse(`${manifestName} n’est pas du JSON valide : « npm run check » dit ce qui ne va pas.`);
if (edits.length === 0) console.log(`${manifestName} : rien à déplacer.`);
else if (options['dry-run']) process.stdout.write(formatEdits(manifestName, text, edits));
else {
  writeFileSync(file, applyEdits(text, edits));
  console.log(`${manifestName} : ${edits.length} passage(s) réécrit(s). « npm run check » le contrôle.`);
}
