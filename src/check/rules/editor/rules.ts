import { editorSchemaFile } from '../../../model/read/site-files.ts';
import { textAt } from '../../../model/read/values.ts';
import type { Rule } from '../rule.ts';
import { rule as noSchema } from './no-schema.ts';

/** File that npm writes after installing the packages of a folder. */
const INSTALLED = 'node_modules/.package-lock.json';

/** The rules of the group « editor ». */
export const rules: readonly Rule[] = [
  noSchema,
  /**
   * The schema that the manifest refers to exists, unless it belongs to a package and no packages are installed yet.
   * Schemas on the web are not checked.
   */
  {
    code: 'editor/unknown-schema',
    severity: 'note',
    subsumedBy: ['schema/*'],
    *check({ sources, written, at }) {
      const typed = textAt(written, '$schema');
      if (typed === undefined || /^\w+:/.test(typed) || !sources.isFile || sources.isFile(typed)) return;
      if (/^(?:\.\/)?node_modules\//.test(typed) && !sources.isFile(INSTALLED)) return;
      yield { place: at('/$schema'), args: { typed, example: `"./node_modules/vitrine/${editorSchemaFile}"` } };
    },
  },
];
