import { get } from '../../../model/read/pointer.ts';
import type { EditorProblem } from '../../protocol.ts';
import { buildForm, formFields } from '../form/build-form.ts';
import { type OpenSite, outerTitles, placeOf } from '../form/place-of.ts';
import { memberSchema, schemaAt } from '../form/schema-tree.ts';
import { schemaOf } from '../state/state.ts';

/**
 * Whether a placeholder has a mark, which the author removes. A placeholder without a mark is recognized by its words,
 * and leaves the list when they change.
 */
export function isMarked({ code }: Pick<EditorProblem, 'code'>): boolean {
  return code === 'placeholder/standing' || code === 'placeholder/text';
}

/** Whether a Markdown file is marked as a whole. */
export function isWholeText(placeholder: Pick<EditorProblem, 'code' | 'file' | 'pointer'>): boolean {
  const { file, pointer } = placeholder;
  return isMarked(placeholder) && file !== 'manifest' && pointer === '/placeholder';
}

/** Returns the pointer of the object that holds a mark. */
function markedBy(pointer: string): string {
  return pointer.replace(/\/placeholder$/, '');
}

/**
 * Returns the pointer to open: the first filled field of a marked object, or the field with the placeholder's words.
 */
export function fieldToReplace(site: OpenSite, placeholder: EditorProblem): string | undefined {
  const { file, pointer } = placeholder;
  if (!file || pointer === undefined || !isMarked(placeholder)) return pointer;
  const marked = markedBy(pointer);
  const data = site.documents.get(file)?.data;
  const root = schemaOf(site, file);
  const schema = root && schemaAt(root, data, marked);
  // A text is opened as a whole.
  if (!marked || !schema) return marked;
  const form = buildForm({ schema, pointer: marked, value: get(data, marked), isRequired: true });
  const fields = form.type === 'group' ? form.main.flatMap(formFields) : [];
  return fields.find(({ value }) => value !== undefined)?.pointer ?? marked;
}

/**
 * Returns a hint about the text that replaces a placeholder. The problem's help names keys of the file, « like this »;
 * the hint names the titles of these keys, which forms show.
 */
export function hintOf({ schemas, documents }: OpenSite, { file, pointer, help }: EditorProblem): string {
  const { site } = schemas;
  if (!site || file !== 'manifest' || pointer === undefined) return help;
  const marked = schemaAt(site, documents.get('manifest')?.data, markedBy(pointer));
  const titleOf = (key: string) => (marked && memberSchema(marked, key)?.title) ?? memberSchema(site, key)?.title;
  return help.replace(/« (\w+) »/g, (named, key: string) => (titleOf(key) ? `« ${titleOf(key)} »` : named));
}

/** Returns the place of a placeholder in the words of the forms. The name of a marked object is shown next to it. */
export function placeToReplace(site: OpenSite, placeholder: EditorProblem): string {
  const { pointer, ...rest } = placeholder;
  if (pointer === undefined || !isMarked(placeholder)) return placeOf(site, placeholder);
  if (placeholder.file !== 'manifest') return placeOf(site, rest);
  const marked = markedBy(pointer);
  const [first, section] = outerTitles(site, marked);
  const isInSection = /^\/pages\/\d+\/sections\/\d+\//.test(marked);
  return [first, isInSection && section].filter(Boolean).join(' › ');
}
