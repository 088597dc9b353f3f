type Rgb = [number, number, number];

function channels(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** Relative luminance of `#rrggbb`, 0 (black) to 1 (white). Source: WCAG 2.2, “relative luminance”. */
function luminance(hex: string): number {
  const [red, green, blue] = channels(hex).map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of two `#rrggbb` colours, 1 to 21. Source: WCAG 2.2, “contrast ratio”. */
export function contrast(one: string, other: string): number {
  const [dim, bright] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (bright + 0.05) / (dim + 0.05);
}

/** `one` mixed with a `share` (0 to 1) of `other`, both `#rrggbb`, in sRGB. */
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
