/** The element that React hydrates. */
export const APP_ID = 'app';
/** The main content: where skip links lead, and what the first paint waits for. */
export const MAIN_ID = 'contenu';
/** JSON of the page (`ClientPage`). */
export const PAGE_DATA_ID = 'page';
/** JSON of what all pages share (`ClientSite`), while developing. */
export const SITE_DATA_ID = 'site-data';
/** JSON of the parameter routes (`FallbackRoute[]`), on the page of unknown addresses. */
export const FALLBACK_ROUTES_ID = 'fallback-routes';
