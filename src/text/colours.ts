type Triple = [number, number, number];

// Convert sRGB values from 0 to 1 to linear light and back (IEC 61966-2-1).
const toLinear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
const fromLinear = (part: number) => (part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055);

function channels(hex: string): Triple {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** Returns the relative luminance of `#rrggbb`, 0 (black) to 1 (white). Source: WCAG 2.2, “relative luminance”. */
function luminance(hex: string): number {
  const [red, green, blue] = channels(hex).map((channel) => toLinear(channel / 255)) as Triple;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the contrast ratio of two `#rrggbb` colours, 1 to 21. Source: WCAG 2.2, “contrast ratio”. */
export function contrast(one: string, other: string): number {
  const [dim, bright] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (bright + 0.05) / (dim + 0.05);
}

/** Returns `one` mixed with a `share` (0 to 1) of `other`, both `#rrggbb`, in sRGB. */
export function mix(one: string, other: string, share: number): string {
  const end = channels(other);
  const mixed = channels(one).map((channel, index) => Math.round(channel + ((end[index] ?? 0) - channel) * share));
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** Colours of a theme that are adjacent on pages, and the contrast that WCAG 2.2 AA requires (1.4.3, 1.4.11). */
export const colourPairs: readonly (readonly [front: string, back: string, needed: number])[] = [
  ['ink', 'paper', 4.5],
  ['ink', 'surface', 4.5],
  ['ink', 'tint', 4.5],
  ['muted', 'paper', 4.5],
  ['muted', 'surface', 4.5],
  ['muted', 'tint', 4.5],
  ['cool', 'paper', 4.5],
  ['cool', 'surface', 4.5],
  ['cool', 'tint', 4.5],
  ['onAccent', 'accent', 4.5],
  ['onCool', 'cool', 4.5],
  ['accent', 'paper', 3],
];

/** A colour in a perceptual space: lightness 0 to 1, chroma from 0, hue in radians. Source: Björn Ottosson, “OKLab”. */
export interface Oklch {
  lightness: number;
  chroma: number;
  hue: number;
}

/** Returns the perceptual colour of `#rrggbb`. */
export function oklchOf(hex: string): Oklch {
  const [red, green, blue] = [1, 3, 5].map((at) =>
    toLinear(Number.parseInt(hex.slice(at, at + 2), 16) / 255),
  ) as Triple;
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  const lightness = 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short;
  return { lightness, chroma: Math.hypot(a, b), hue: Math.atan2(b, a) };
}

function channelsOf({ lightness, chroma, hue }: Oklch): Triple {
  const [a, b] = [chroma * Math.cos(hue), chroma * Math.sin(hue)];
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

/** Returns `#rrggbb`. If a screen cannot show the colour, uses a paler one of the same hue and lightness. */
export function hexOf(colour: Oklch): string {
  let { chroma } = colour;
  const isShown = (channels: Triple) => channels.every((part) => part >= -0.0005 && part <= 1.0005);
  while (chroma > 0 && !isShown(channelsOf({ ...colour, chroma }))) chroma = Math.max(0, chroma - 0.002);
  const parts = channelsOf({ ...colour, chroma }).map((part) => {
    const level = Math.round(255 * fromLinear(Math.min(1, Math.max(0, part))));
    return level.toString(16).padStart(2, '0');
  });
  return `#${parts.join('')}`;
}
