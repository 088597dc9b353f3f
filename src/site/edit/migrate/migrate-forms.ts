import { isDeepStrictEqual } from 'node:util';
import { entriesAt, isRaw, objectAt, type Raw, textAt } from '../../read/values.ts';
import { schemaNamed } from '../../schema/schemas.ts';
import { diffTexts } from '../diff-text.ts';
import { editJson } from '../edit-json.ts';
import type { Json, JsonOperation } from '../json-operation.ts';
import { applyEdits, type TextEdit } from '../text-edit.ts';
import { FORMER_FORMS, type FormerForm } from './former-forms.ts';

/** A block that describes its form itself. */
interface FormerBlock {
  value: Raw;
  pointer: string;
  former: FormerForm;
}

function formerBlocks(manifest: Raw): FormerBlock[] {
  const sections = entriesAt(manifest, 'pages').flatMap(({ value, pointer }) => entriesAt(value, 'sections', pointer));
  return sections.flatMap(({ value, pointer }) => {
    const type = textAt(value, 'type') ?? '';
    const former = Object.hasOwn(FORMER_FORMS, type) ? FORMER_FORMS[type] : undefined;
    return former && !Object.hasOwn(value, 'form') ? [{ value, pointer, former }] : [];
  });
}

/** A name for a form that no other one has: its own, or one with a number. */
function freeName(id: string, form: Json, forms: ReadonlyMap<string, Json>): string {
  let name = id;
  for (let count = 2; forms.has(name) && !isDeepStrictEqual(forms.get(name), form); count += 1) name = `${id}-${count}`;
  return name;
}

/** What leads from a manifest whose blocks describe their forms to one that holds them under `forms`. */
function operationsFor(manifest: Raw): JsonOperation[] {
  const forms = new Map(Object.entries(objectAt(manifest, 'forms')) as [string, Json][]);
  const former = objectAt(objectAt(manifest, 'mail'), 'templates');
  const templates = new Map(Object.entries(former) as [string, Json][]);
  const ofBlocks: JsonOperation[] = [];
  const found = formerBlocks(manifest);
  for (const {
    value,
    pointer,
    former: { id, keys, form: describe },
  } of found) {
    const form = describe(value);
    const name = freeName(id, form, forms);
    forms.set(name, form);
    const template = templates.get(id);
    if (template !== undefined) templates.set(name, template);
    for (const key of keys)
      if (Object.hasOwn(value, key)) ofBlocks.push({ type: 'unset', pointer: `${pointer}/${key}` });
    ofBlocks.push({ type: 'set', pointer: `${pointer}/form`, value: name });
  }
  // Each of the three forms had to have a template, whether the site showed it or not.
  for (const { id } of Object.values(FORMER_FORMS)) if (!forms.has(id)) templates.delete(id);
  const ofForms: JsonOperation[] = [];
  if (found.length > 0) ofForms.push({ type: 'set', pointer: '/forms', value: Object.fromEntries(forms) });
  for (const [id, template] of templates)
    if (!Object.hasOwn(former, id)) ofForms.push({ type: 'set', pointer: `/mail/templates/${id}`, value: template });
  for (const id of Object.keys(former))
    if (!templates.has(id)) ofForms.push({ type: 'unset', pointer: `/mail/templates/${id}` });
  return [...ofBlocks, ...ofForms];
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return undefined;
  }
}

/**
 * The edits that turn a manifest whose blocks describe their forms into one that holds them under `forms`; none where it
 * does already. Every character outside the edits stays. Nothing where the text is no JSON.
 */
export function migrateForms(text: string): TextEdit[] | undefined {
  const manifest = parse(text);
  if (!isRaw(manifest)) return undefined;
  const schema = schemaNamed('site');
  let after = text;
  for (const operation of operationsFor(manifest)) {
    const edits = editJson({ text: after, operation, schema });
    if (typeof edits === 'string') return undefined;
    after = applyEdits(after, edits);
  }
  return diffTexts(text, after);
}
