import type { Place } from '../../diagnostics/diagnostic.ts';
import { join } from '../../model/read/pointer.ts';
import { entriesAt, isRaw, objectAt, type Raw, textAt } from '../../model/read/values.ts';
import { keyNaming } from '../../model/schema/block-schemas.ts';
import { namedEntries } from './collections.ts';
import type { PageEntry, SiteForm, SiteParts } from './site-parts.ts';

/** Returns the forms of the manifest, with the fields of all their steps. */
export function formsOf(manifest: Raw): SiteForm[] {
  return namedEntries(manifest, 'forms').map(({ id, value, pointer }) => {
    const fields = entriesAt(value, 'steps', pointer)
      .flatMap((step) => entriesAt(step.value, 'fields', step.pointer))
      .map((field) => ({ name: textAt(field.value, 'name') ?? '', settings: field.value, pointer: field.pointer }));
    return { id, pointer, fields, params: objectAt(value, 'params') };
  });
}

/** Returns the form that a block shows. */
export function formIn(block: Raw): string | undefined {
  const key = keyNaming('form', textAt(block, 'type'));
  return key === undefined ? undefined : textAt(block, key);
}

/** Returns the page of each form that only one page shows, by the form's pointer. */
export function pagesOfForms(forms: readonly SiteForm[], pages: readonly PageEntry[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const { id, pointer } of forms) {
    const shows = pages.filter(({ sections }) => sections.some(({ value }) => formIn(value) === id));
    const [page, ...others] = new Set(shows.map(({ path }) => path));
    if (page !== undefined && others.length === 0) found.set(pointer, page);
  }
  return found;
}

/** Returns the names in `mail.templates` that have no form, each with its place. */
export function strayTemplates({
  manifest,
  forms,
  at,
}: Pick<SiteParts, 'manifest' | 'forms' | 'at'>): { typed: string; place: Place }[] {
  return Object.keys(objectAt(objectAt(manifest, 'mail'), 'templates'))
    .filter((typed) => !forms.some(({ id }) => id === typed))
    .map((typed) => ({ typed, place: at(join('/mail/templates', typed), 'key') }));
}

/** Returns the forms without a mail template. */
export function formsWithoutTemplate({ manifest, forms }: Pick<SiteParts, 'manifest' | 'forms'>): SiteForm[] {
  const { templates } = objectAt(manifest, 'mail');
  return isRaw(templates) ? forms.filter(({ id }) => !Object.hasOwn(templates, id)) : [];
}
