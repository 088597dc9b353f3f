/* Ids of elements and names of form controls set by the program. Each contains an underscore, so that it differs
   from authors' anchors and from properties of a form. */

/** The element that React hydrates. */
export const APP_ID = 'v_app';
/** The note that an example shows when a visitor presses its telephone number. */
export const NO_ANSWER_ID = 'v_no-answer';
/** The main content, which skip links lead to. */
export const MAIN_ID = 'v_contenu';
/** The second section of a page: the first paint waits for it, so that the first section is complete then. */
export const SECOND_SECTION_ID = 'v_next';
/** JSON of the page (`ClientPage`). */
export const PAGE_DATA_ID = 'v_page';
/** JSON of the data that all pages share (`ClientSite`), during development. */
export const SITE_DATA_ID = 'v_site';
/** JSON of the parameter routes (`FallbackRoute[]`), on the 404 page. */
export const FALLBACK_ROUTES_ID = 'v_routes';

/** Returns the `id` of the heading of a section. */
export function headingId(section: string): string {
  return `v_title-${section}`;
}

/** Returns the `id` of the title of a table of contents, by the key of its section or part. */
export function contentsId(section: string): string {
  return `v_contents-${section}`;
}

/** Returns the `id` of a control in the mock-up that visitors can try, or of the mock-up's title. */
export function mockupId(section: string, part: string): string {
  return `v_mockup-${section}-${part}`;
}

/** Returns the `id` of a form's control. */
export function controlId(form: string, field: string): string {
  return `v_field-${controlName(form, field)}`;
}

/**
 * Returns the `name` of a form's control. A form has a property for each of its controls, so a control named `elements`
 * or `nodeName` would hide a property that scripts, including React, read.
 */
export function controlName(form: string, field: string): string {
  return `${form}_${field}`;
}
