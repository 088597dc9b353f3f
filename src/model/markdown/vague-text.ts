import { slugify } from '../../text/names.ts';

/** Link texts that are meaningless out of context (WCAG 2.4.4, RGAA 6.1). */
const VAGUE = new Set([
  'ici',
  'cliquez-ici',
  'cliquer-ici',
  'clic',
  'cliquez',
  'par-ici',
  'la',
  'lien',
  'ce-lien',
  'suivez-ce-lien',
  'en-savoir-plus',
  'savoir-plus',
  'plus',
  'voir',
  'voir-plus',
  'voir-ici',
  'lire',
  'lire-plus',
  'lire-la-suite',
  'la-suite',
  'suite',
  'decouvrir',
  'plus-d-infos',
  'plus-d-informations',
  'cette-page',
  'page',
  'click-here',
  'here',
  'read-more',
  'learn-more',
  'more',
  'link',
]);

/** Matches texts that are longer than any of these. */
const LONGER = /(?:[a-z0-9][^a-z0-9]*){20}/i;

/** Whether the text of a link does not describe its target. */
export function isVague(text: string): boolean {
  return !LONGER.test(text) && VAGUE.has(slugify(text));
}
