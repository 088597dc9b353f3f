import { slugify } from '../../text/slug.ts';

/** Words that say nothing once they are read apart from their sentence (WCAG 2.4.4, RGAA 6.1). */
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

/** More letters than any of these words has. */
const LONGER = /(?:[a-z0-9][^a-z0-9]*){20}/i;

/** Whether the words of a link do not say where it leads. */
export function isVague(text: string): boolean {
  return !LONGER.test(text) && VAGUE.has(slugify(text));
}
