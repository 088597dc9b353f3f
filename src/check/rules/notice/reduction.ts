import { entriesAt, textAt, textsAt } from '../../../model/read/values.ts';
import type { Rule } from '../rule.ts';

/**
 * A reduction of a price: « −20 % », « 10 € de remise », « soldes ». « Offert » and « gratuit » announce none. The word
 * « remise » also means a handover, as in « remise des clés ».
 */
const REDUCTION =
  /(?<!\d\s?)[-−–]\s*\d+(?:[,.]\d+)?\s*%|\bremises?\b(?!\s+(?:des|du|en|aux?|(?:de|à)(?!\s*\d))(?!\p{L}))|\br[ée]ductions?\b|\brabais\b|\bau lieu de\b|\bsoldes\b|\ben solde\b|\bprix barr[ée]s?(?!\p{L})/iu;

/** A former price: « au lieu de 59 € », « prix antérieur : 59 € », or two amounts. */
const FORMER = /(?:au lieu de|prix (?:antérieur|précédent|le plus bas)|ancien prix)[^.]{0,40}?\d[\d\s.,]*€|€.*\d\s*€/i;

/**
 * An announcement or an offer with a reduction states the former price: the lowest of the thirty days before (Code de
 * la consommation, L112-1-1). The rule only asks, because it cannot know whether a text is lawful.
 */
export const rule: Rule = {
  code: 'notice/reduction',
  severity: 'note',
  *check({ manifest, interpolate, at }) {
    for (const { value, pointer } of [...entriesAt(manifest, 'notices'), ...entriesAt(manifest, 'popups')]) {
      if (value.perishable === true) continue;
      const texts = ['title', 'text', 'note'].flatMap((key) => {
        const text = textAt(value, key);
        return text === undefined ? [] : [{ text, pointer: `${pointer}/${key}` }];
      });
      const all = [...texts, ...textsAt(value, 'points', pointer)].map((one) => ({
        ...one,
        text: interpolate(one.text),
      }));
      const found = all.find(({ text }) => REDUCTION.test(text));
      const words = found && REDUCTION.exec(found.text)?.[0];
      if (!found || !words || all.some(({ text }) => FORMER.test(text))) continue;
      yield { place: at(found.pointer), args: { words: words.trim() } };
    }
  },
};
