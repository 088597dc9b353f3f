import { editorSchemaFile } from '../../../model/read/site-files.ts';
import type { Rule } from '../rule.ts';

/** The manifest refers to the schema with which text editors explain and complete it, if the site has one. */
export const rule: Rule = {
  code: 'editor/no-schema',
  severity: 'note',
  *check({ sources, written }) {
    const { path: file, text } = sources.manifest;
    const offset = text.indexOf('{');
    if (Object.hasOwn(written, '$schema') || offset < 0 || !sources.isFile?.(editorSchemaFile)) return;
    const line = `"$schema": "./${editorSchemaFile}"`;
    const suggestion = Object.keys(written).length > 0 ? `{\n  ${line},` : `{ ${line}`;
    yield { place: { file, start: offset, end: offset + 1, pointer: '' }, args: { line }, suggestion };
  },
};
