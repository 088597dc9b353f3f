import { objectAt, type Raw, textAt } from '../../../model/read/values.ts';
import { colourPairs, contrast } from '../../../text/colours.ts';
import type { Rule } from '../rule.ts';

interface Failure {
  front: string;
  back: string;
  ratio: number;
  needed: number;
}

/** Returns the pairs with insufficient contrast. */
function failuresIn(colours: Raw): Failure[] {
  return colourPairs.flatMap(([front, back, needed]) => {
    const one = textAt(colours, front);
    const other = textAt(colours, back);
    if (one === undefined || other === undefined) return [];
    const ratio = contrast(one, other);
    return ratio < needed ? [{ front, back, ratio, needed }] : [];
  });
}

/** Returns the colour that most failures share: changing it fixes most of them. */
function culprit(failures: Failure[]): string {
  const counts = new Map<string, number>();
  for (const { front, back } of failures)
    for (const name of [front, back]) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].reduce((most, entry) => (entry[1] > most[1] ? entry : most), ['', 0] as [string, number])[0];
}

/** Texts have enough contrast with their backgrounds. */
export const rule: Rule = {
  code: 'theme/contrast',
  severity: 'error',
  *check({ manifest, at }) {
    for (const mode of ['light', 'dark']) {
      const colours = objectAt(objectAt(manifest, 'theme'), mode);
      let failures = failuresIn(colours);
      while (failures.length > 0) {
        const name = culprit(failures);
        const [worst] = failures
          .filter(({ front, back }) => front === name || back === name)
          .sort((a, b) => a.ratio - b.ratio);
        failures = failures.filter(({ front, back }) => front !== name && back !== name);
        if (!worst) break;
        // Rounded down: 4.49 must not be shown as 4.5.
        const ratio = (Math.floor(worst.ratio * 100) / 100).toFixed(2);
        yield { place: at(`/theme/${mode}/${name}`), args: { ...worst, ratio, mode } };
      }
    }
  },
};
