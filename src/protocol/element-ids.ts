/*
 * The ids and the names of form controls that the program gives to elements. Each holds an underscore: neither an anchor
 * of an author nor a property of a form does.
 */

/** The element that React hydrates. */
export const APP_ID = 'v_app';
/** The main content: where skip links lead, and what the first paint waits for. */
export const MAIN_ID = 'v_contenu';
/** JSON of the page (`ClientPage`). */
export const PAGE_DATA_ID = 'v_page';
/** JSON of what all pages share (`ClientSite`), while developing. */
export const SITE_DATA_ID = 'v_site';
/** JSON of the parameter routes (`FallbackRoute[]`), on the page of unknown addresses. */
export const FALLBACK_ROUTES_ID = 'v_routes';

/** The heading of a section. */
export function headingId(section: string): string {
  return `v_title-${section}`;
}

/** The title of a table of contents, by the key of its section or part. */
export function contentsId(section: string): string {
  return `v_contents-${section}`;
}

/** The `id` of a form's control. */
export function controlId(form: string, field: string): string {
  return `v_field-${controlName(form, field)}`;
}

/**
 * The `name` of a form's control. A form has its controls as properties of their names, so that one named `elements` or
 * `nodeName` would hide what scripts, React among them, read there.
 */
export function controlName(form: string, field: string): string {
  return `${form}_${field}`;
}
