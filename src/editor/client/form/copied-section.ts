import { applyToData } from '../../../edit/apply-to-data.ts';
import type { Json } from '../../../edit/json-operation.ts';
import type { Schema } from '../../../model/schema/schemas.ts';
import { buildForm, formFields } from './build-form.ts';
import { withFreeId } from './new-entry.ts';

interface CopyOptions {
  schema: Schema;
  /** Address of the section's page. */
  path: string;
  /** The sections of the other page. */
  others: readonly Json[];
}

/**
 * Returns a copy of a section for another page, with an id that is unused there. Links to sections of the first page
 * still lead to that page.
 */
export function copiedSection(section: Json, { schema, path, others }: CopyOptions): Json {
  let copy = section;
  for (const { kind, value, pointer } of formFields(
    buildForm({ schema, pointer: '', value: section, isRequired: true }),
  )) {
    if (typeof value !== 'string') continue;
    const isOwn = kind === 'link' && value.startsWith('#');
    const led = isOwn ? path + value : kind === 'markdown' ? value.replaceAll('](#', `](${path}#`) : value;
    if (led !== value) copy = applyToData(copy, { type: 'set', pointer, value: led }) ?? copy;
  }
  return withFreeId(copy, others);
}
