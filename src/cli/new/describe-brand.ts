import { type BrandAccent, MAX_GREY_CHROMA, TEXT_CONTRAST } from '../../text/brand-palette.ts';
import { oklchOf } from '../../text/colours.ts';

/** Returns a contrast ratio for display, rounded down so that it is not overstated. */
const shownRatio = (ratio: number) => `${(Math.floor(ratio * 10) / 10).toFixed(1)}:1`;

/** Describes the adaptation of a brand's colour in each scheme, one a line. */
export function describeBrand(brand: string, accents: readonly BrandAccent[]): string {
  const given = brand.toLowerCase();
  const outcomes = accents.map(({ accent, ratio, ratioBefore }) => {
    if (accent === given) return `${accent}, as given (contrast ${shownRatio(ratio)})`;
    const change = oklchOf(accent).lightness < oklchOf(given).lightness ? 'darker' : 'lighter';
    return `${accent}, ${change} (contrast ${shownRatio(ratio)}): ${given} has ${shownRatio(ratioBefore)} there, texts and buttons need ${TEXT_CONTRAST}:1`;
  });
  const isOne = new Set(outcomes).size === 1;
  const lines = isOne
    ? [`  both schemes: ${outcomes[0]}`]
    : accents.map(({ scheme }, index) => `  ${scheme} scheme: ${outcomes[index]}`);
  const hue =
    oklchOf(given).chroma < MAX_GREY_CHROMA
      ? '  It has no hue: the site is in white, greys and black.'
      : '  Its hue is kept; the other colours of the site have the same hue.';
  return [`Colour ${given}:`, ...lines, hue].join('\n');
}
