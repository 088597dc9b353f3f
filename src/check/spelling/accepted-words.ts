import { objectAt, type Raw, textAt } from '../../model/read/values.ts';
import { maskText } from '../../text/mask-text.ts';
import { wordsOf } from '../../text/prose.ts';
import type { Lexicon } from './lexicon.ts';

/**
 * Legal terms and the name of the mail service, which any site needs, and « mi- », which the dictionary lacks with a
 * capital.
 */
const COMMON_WORDS = ['EmailJS', 'Ltd', 'mi', 'Pte', 'RCS', 'RGPD', 'RNE', 'SIREN'];

/** Returns the names of the business, its town, its owner and its host. */
function namesIn(manifest: Raw): string[] {
  const business = objectAt(manifest, 'business');
  const address = objectAt(business, 'address');
  const legal = objectAt(business, 'legal');
  return [
    textAt(objectAt(manifest, 'site'), 'name'),
    textAt(business, 'name'),
    textAt(address, 'street'),
    textAt(address, 'city'),
    textAt(legal, 'companyName'),
    textAt(legal, 'publisher'),
    textAt(objectAt(legal, 'host'), 'name'),
    textAt(objectAt(legal, 'host'), 'address'),
  ].filter((name) => name !== undefined);
}

/**
 * Returns the words that are correct on a site although the dictionary lacks them: those of its list, the names of its
 * business, and legal terms.
 */
export function acceptedWords(lexicon: Lexicon, manifest: Raw): string[] {
  const names = namesIn(manifest).map(maskText);
  // « d’Öz » also makes « Öz » known.
  const words = names.flatMap((name) => [...wordsOf(name).map(({ text }) => text), ...(name.match(/\p{L}+/gu) ?? [])]);
  return [...lexicon.words.keys(), ...COMMON_WORDS, ...words.map((word) => word.replace(/’/g, "'"))];
}
