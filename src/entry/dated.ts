import { updateDates } from '../shell/frame/dated.ts';

/**
 * An inline script of sites with dated sentences: corrects, before the first paint, which of them the document shows, and
 * again when the visitor returns to it.
 */
const update = () => updateDates(document.documentElement);

update();
addEventListener('pageshow', update);
for (const type of ['prerenderingchange', 'visibilitychange']) document.addEventListener(type, update);
