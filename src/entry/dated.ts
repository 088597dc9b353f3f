import { updateDates } from '../shell/frame/dated.ts';

/**
 * An inline script of sites with dated sentences: before the first paint, and again when the visitor returns to the
 * document, corrects which of the sentences it shows.
 */
const update = () => updateDates(document.documentElement);

update();
addEventListener('pageshow', update);
for (const type of ['prerenderingchange', 'visibilitychange']) document.addEventListener(type, update);
