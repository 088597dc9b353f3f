import { contrast, hexOf, type Oklch, oklchOf } from './colours.ts';

/** The colours of one scheme, by their names in the manifest. */
type Scheme = Readonly<Record<string, string>>;

/** Contrast that WCAG 2.2 AA requires of texts (1.4.3); it is also enough for controls (1.4.11). */
export const TEXT_CONTRAST = 4.5;

/** Backgrounds of texts. */
const BACKGROUNDS = ['paper', 'surface', 'tint'];

/** Maximum chroma of backgrounds, which should look neutral. */
const MAX_GROUND_CHROMA = 0.03;

/** Below this chroma, a colour looks grey. */
export const MAX_GREY_CHROMA = 0.02;

/** Step of the search for a lightness. */
const LIGHTNESS_STEP = 0.005;

/** Returns the colour with the nearest lightness that has enough contrast on all given backgrounds. */
function readable(colour: Oklch, grounds: readonly string[]): string {
  const reads = (hex: string) => grounds.every((ground) => contrast(hex, ground) >= TEXT_CONTRAST);
  for (let distance = 0; distance <= 1; distance += LIGHTNESS_STEP) {
    for (const lightness of [colour.lightness - distance, colour.lightness + distance]) {
      const hex = hexOf({ ...colour, lightness: Math.min(1, Math.max(0, lightness)) });
      if (reads(hex)) return hex;
    }
  }
  throw new Error(`No lightness can be read on ${grounds.join(', ')}`);
}

/** Returns white or nearly black, whichever has more contrast with a colour. */
function textOn(ground: string): string {
  const dark = '#141414';
  return contrast('#ffffff', ground) >= contrast(dark, ground) ? '#ffffff' : dark;
}

/** Returns a scheme in the hue of a brand. A grey brand makes it grey. */
function inHue(scheme: Scheme, brand: string): Scheme {
  const own = oklchOf(brand);
  const share = Math.min(1, own.chroma / 0.06);
  const at = (name: string) => oklchOf(scheme[name] ?? '#808080');
  const quiet = (name: string) => {
    const { lightness, chroma } = at(name);
    return { lightness, chroma: Math.min(chroma, MAX_GROUND_CHROMA) * share, hue: own.hue };
  };
  const grounds = BACKGROUNDS.map((name) => hexOf(quiet(name)));
  const accent = readable(own, grounds);
  const cool = readable({ ...at('cool'), chroma: at('cool').chroma * share, hue: own.hue }, grounds);
  return {
    ...scheme,
    ...Object.fromEntries(BACKGROUNDS.map((name, index) => [name, grounds[index] ?? ''])),
    ink: readable(quiet('ink'), grounds),
    muted: readable(quiet('muted'), grounds),
    line: hexOf(quiet('line')),
    accent,
    onAccent: textOn(accent),
    cool,
    onCool: textOn(cool),
  };
}

/**
 * Result of adapting a brand's colour to a scheme. Ratios are the lowest contrast between a colour and the backgrounds.
 */
export interface BrandAccent {
  scheme: 'light' | 'dark';
  accent: string;
  ratio: number;
  /** Ratio of the original colour. */
  ratioBefore: number;
}

/**
 * Changes a theme to the hue of a brand. If the colour itself has too little contrast, its lightness is changed until
 * texts and controls meet WCAG 2.2 AA, in both schemes.
 */
export function brandTheme<T extends object>(theme: T, brand: string): { theme: T; accents: BrandAccent[] } {
  const schemes = (['light', 'dark'] as const).map(
    (name) => [name, inHue(theme[name as keyof T] as Scheme, brand)] as const,
  );
  const accents = schemes.map(([scheme, colours]) => {
    const { accent = '' } = colours;
    const ratioOf = (hex: string) => Math.min(...BACKGROUNDS.map((name) => contrast(hex, colours[name] ?? '')));
    return { scheme, accent, ratio: ratioOf(accent), ratioBefore: ratioOf(brand) };
  });
  return { theme: { ...theme, ...Object.fromEntries(schemes) }, accents };
}
