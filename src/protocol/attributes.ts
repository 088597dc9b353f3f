/*
 * The `data-*` attributes that markup, boot script, program, editor and development server share. Each is a constant of
 * its own, because the boot script then carries no name that it does not use.
 */

/** On `<html>`: addresses of the files to fetch before hydration, with spaces between them; the first is run. */
export const CLIENT_FILES = 'data-client';
/** On `<html>`: the note of a control that cannot answer, because the files did not come. */
export const LOAD_FAILED_TEXT = 'data-load-failed';
/** On `<html>`: the page is hydrated once it has loaded, without an interaction. No value. */
export const HYDRATE_ON_LOAD = 'data-hydrate-on-load';
/** On `<html>`: how addresses of pages are written (`UrlStyle`), unless as files. */
export const URL_STYLE = 'data-urls';
/** On `<html>`: the path that the site is published under, which begins and ends in a slash, unless it is `/`. */
export const BASE_PATH = 'data-base';
/** On `<html>`: links and controls are React's. No value. */
export const HYDRATED = 'data-hydrated';

/** Key of a section of the main content. */
export const SECTION = 'data-section';
/** Key of what was rendered on the server alone: header, footer, static sections. */
export const STATIC_HTML = 'data-static-html';
/** Milliseconds after the load until a section shows. */
export const REVEAL_AFTER = 'data-reveal-after';
/** A section with `REVEAL_AFTER` shows. No value. */
export const REVEALED = 'data-revealed';
/**
 * Address of a frame that starts when the section around it shows; the place's other data are the frame's attributes.
 */
export const FRAME_SOURCE = 'data-src';
/** The server's HTML stands here again, because React could not render the page. No value. */
export const ERROR_FALLBACK = 'data-error-fallback';

/** Style element of the pages of one kind. No value. */
export const PAGE_KIND_STYLE = 'data-page-kind';
/** Style element of Emotion: its critical rules of the page, or of one component. */
export const EMOTION_STYLE = 'data-emotion';
/** One of these whose rules only the text of a guide needs, for its figures. No value. */
export const TEXT_STYLE = 'data-text-style';

/** The browser answers clicks in here itself: the boot script leaves them alone. No value. */
export const NATIVE = 'data-native';
/** The note beside a control that cannot answer. No value. */
export const LOAD_ERROR = 'data-load-error';
/** A control that opens the consent banner. No value. */
export const OPENS_CONSENT = 'data-consent';
/** The consent banner, which no dialog makes inert. No value. */
export const CONSENT_BANNER = 'data-consent-banner';
/** The year of the copyright line, which the program brings up to date. No value. */
export const COPYRIGHT_YEAR = 'data-year';
/** Where the bar of small screens says when the business opens next, while it is closed. No value. */
export const NEXT_OPENING = 'data-next-opening';
/** The place of the closest pages, on the page of unknown addresses. No value. */
export const CLOSEST_PAGES = 'data-closest';
/** What a form shows before it is begun. A link to its section begins it as its button does. No value. */
export const FORM_START = 'data-form-start';
/** On a link: the plan that it chooses, in words. On `<html>`: the plan that was chosen last on this page. */
export const CHOSEN_PLAN = 'data-plan';
/** Kind of a form, which names its draft. */
export const FORM = 'data-form';
/** The field of a form that only robots fill, and no draft keeps. No value. */
export const HONEYPOT = 'data-honeypot';

/** While developing, on the script `live.ts`: which state of the site the document shows. */
export const SITE_STATE = 'data-state';
