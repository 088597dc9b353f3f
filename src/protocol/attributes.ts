/* The `data-*` attributes that markup, boot script, program, editor and development server share. Each has its own
   constant, so that the boot script only contains the names that it uses. */

/** On `<html>`: addresses of the files to fetch before hydration, with spaces between them; the first is run. */
export const CLIENT_FILES = 'data-client';
/** On `<html>`: text of the note next to a control that cannot react, because files failed to load. */
export const LOAD_FAILED_TEXT = 'data-load-failed';
/** On `<html>`: the page is hydrated after loading, without an interaction. No value. */
export const HYDRATE_ON_LOAD = 'data-hydrate-on-load';
/** On `<html>`: style of the addresses of pages (`UrlStyle`), unless they are files. */
export const URL_STYLE = 'data-urls';
/** On `<html>`: base path of the site, which begins and ends in a slash, unless it is `/`. */
export const BASE_PATH = 'data-base';
/** On `<html>`: React handles links and controls. No value. */
export const HYDRATED = 'data-hydrated';
/** On the element that React hydrates, during development: hydration has begun. No value. */
export const HYDRATING = 'data-hydrating';

/** On `<html>`: ranges of days of the dated parts of the site (`formatRanges`). */
export const DATES = 'data-dates';
/** On `<html>`: positions of the ranges that do not include today, with spaces between them. */
export const DATES_OFF = 'data-off';
/** On `<html>`: day up to which the build has applied these ranges, YYYY-MM-DD (`RenderAssets.day`). */
export const DATES_FROM = 'data-day';
/** On a dated part: the position of its range. */
export const DATED = 'data-dated';

/** Key of a section of the main content. */
export const SECTION = 'data-section';
/** Key of a part that was only rendered on the server: header, footer, static sections. */
export const STATIC_HTML = 'data-static-html';
/** Milliseconds after the load until a section is shown. */
export const REVEAL_AFTER = 'data-reveal-after';
/** A section with `REVEAL_AFTER` is shown. No value. */
export const REVEALED = 'data-revealed';
/**
 * Address of a frame that is created when its section is shown; the other data attributes of the placeholder become the
 * frame's.
 */
export const FRAME_SOURCE = 'data-src';
/** Contains the server's HTML again, because React could not render the page. No value. */
export const ERROR_FALLBACK = 'data-error-fallback';

/** Style element of the pages of one kind. No value. */
export const PAGE_KIND_STYLE = 'data-page-kind';
/** Style element of Emotion: its critical rules of the page, or of one component. */
export const EMOTION_STYLE = 'data-emotion';
/** A style element of Emotion with the rules that only the text of a guide needs, for its figures. No value. */
export const TEXT_STYLE = 'data-text-style';

/** The browser handles clicks in here: the boot script ignores them. No value. */
export const NATIVE = 'data-native';
/** The note next to a control that cannot react. No value. */
export const LOAD_ERROR = 'data-load-error';
/** A control that opens the consent banner. No value. */
export const OPENS_CONSENT = 'data-consent';
/** The consent banner, which no dialog makes inert. No value. */
export const CONSENT_BANNER = 'data-consent-banner';
/** The year of the copyright line, which the program updates. No value. */
export const COPYRIGHT_YEAR = 'data-year';
/** The element in the bar of small screens that shows the next opening time of a closed business. No value. */
export const NEXT_OPENING = 'data-next-opening';
/**
 * The element that shows whether the business is open: « Ouvert, ferme à 19 h ». Its value is the pattern for an open
 * business, that of `CLOSED_TEXT` the pattern for a closed one, that of `UNKNOWN_TEXT` the text if neither is known.
 */
export const OPEN_TEXT = 'data-open-text';
export const CLOSED_TEXT = 'data-closed-text';
export const UNKNOWN_TEXT = 'data-unknown-text';
/** The last text that the program has put into an element with a state or an opening time. */
export const SHOWN_TEXT = 'data-shown-text';
/** The buttons and the position of a swipeable row, which is the element before them. No value. */
export const ROW_STEPS = 'data-row-steps';
/** The container of the links to the closest pages, on the 404 page. No value. */
export const CLOSEST_PAGES = 'data-closest';
/** Content of a form before it is begun. A link to its section begins it, as its button does. No value. */
export const FORM_START = 'data-form-start';
/** On a link: the plan that it selects, in words. On `<html>`: the plan selected last on this page. */
export const CHOSEN_PLAN = 'data-plan';
/** Name of a form, which also identifies its draft. */
export const FORM = 'data-form';
/** The honeypot field of a form, which is not stored in drafts. No value. */
export const HONEYPOT = 'data-honeypot';

/** During development, on the script `live.ts`: the state of the site that the document shows. */
export const SITE_STATE = 'data-state';
