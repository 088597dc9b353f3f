/** On `window`: the page is hydrated. The boot script replays the click that it captured. */
export const HYDRATED_EVENT = 'vitrine:hydrated';
/** On `window`: a file of the program is missing. The boot script reloads the page if it is stale. */
export const FILE_MISSING_EVENT = 'vitrine:file-missing';
/** On `window`: the document shows another page, which has not been hydrated. */
export const PAGE_REPLACED_EVENT = 'vitrine:page-replaced';
/** On the target of a link, once the page is hydrated. A listener that scrolls there itself cancels the event. */
export const TARGETED_EVENT = 'vitrine:targeted';
/** On `window`: a text for the page's status line. */
export const ANNOUNCE_EVENT = 'vitrine:announce';
/**
 * On `document`, during development: the site was saved. `detail` is the document of the page's new state. A page that
 * applies it itself cancels the event.
 */
export const SAVED_EVENT = 'vitrine:saved';

/** From the development server to open pages: their content has changed (`SiteChange`). */
export const UPDATE_MESSAGE = 'vitrine:update';
/** From an open page to the development server: it is listening, and shows this state of the site. */
export const LISTENING_MESSAGE = 'vitrine:listening';

/** A change, as sent by the development server. */
export interface SiteChange {
  /** The page has also loaded the changed modules, which replace themselves. */
  inBrowser: boolean;
  /** Addresses of the media files that were saved. */
  media?: string[];
}

declare global {
  interface WindowEventMap {
    [HYDRATED_EVENT]: Event;
    [FILE_MISSING_EVENT]: Event;
    [PAGE_REPLACED_EVENT]: Event;
    [ANNOUNCE_EVENT]: CustomEvent<string>;
  }
  interface DocumentEventMap {
    [TARGETED_EVENT]: Event;
    [SAVED_EVENT]: CustomEvent<Document>;
  }
}
