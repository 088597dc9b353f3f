import type { SetLine } from './social.ts';

/** A logo as a file. */
export interface TileLogo {
  bytes: Uint8Array;
  /** Media type. */
  type: string;
  width: number;
  height: number;
}

interface TileColours {
  paper: string;
  accent: string;
  onAccent: string;
}

/** Greatest ratio of a logo's sides at which it can be read on a square tile. */
const MAX_SIDE_RATIO = 1.3;

/** Articles and prepositions, which give a name no initial. */
const NO_INITIAL = /^(?:à|au|aux|chez|d|de|des|du|en|et|l|la|le|les|un|une)$/iu;

/**
 * Returns the initials of the first two words of a name, without articles and prepositions; of its only word, if it has
 * one.
 */
function initialsOf(name: string): string {
  const words = name.match(/[\p{L}\p{N}]+/gu) ?? [];
  const own = words.filter((word) => !NO_INITIAL.test(word));
  return (own.length > 0 ? own : words)
    .slice(0, 2)
    .map((word) => [...word][0]?.toUpperCase() ?? '')
    .join('');
}

/** Whether a logo is drawn on the tile. A wide one would be too small there. */
export function fitsTile({ width, height }: Pick<TileLogo, 'width' | 'height'>): boolean {
  return Math.max(width / height, height / width) <= MAX_SIDE_RATIO;
}

/** Draws the initials as outlines, in the middle of the tile. */
function drawInitials(initials: string, { onAccent }: TileColours, set: SetLine): string {
  const size = initials.length > 1 ? 29 : 38;
  const { markup, width } = set(initials, { font: 'heading', size });
  const scale = Math.min(1, 52 / width);
  const at = `${(32 - (width * scale) / 2).toFixed(2)} ${(32 + size * scale * 0.35).toFixed(2)}`;
  return `<g fill="${onAccent}" transform="translate(${at}) scale(${scale.toFixed(3)})">${markup}</g>`;
}

/**
 * Draws the mark of a site in a square of 64 by 64: its logo on paper if it is nearly square, else its initials. `set`
 * converts text to outlines; it is only called for initials.
 */
export function drawTile(
  { logo, name, colours }: { logo?: TileLogo | undefined; name: string; colours: TileColours },
  set: SetLine,
): string {
  const ground = (fill: string) => `<rect width="64" height="64" rx="14" fill="${fill}"/>`;
  const drawing =
    logo && fitsTile(logo)
      ? `${ground(colours.paper)}<image x="7" y="7" width="50" height="50" href="data:${logo.type};base64,${Buffer.from(logo.bytes).toString('base64')}"/>`
      : ground(colours.accent) + drawInitials(initialsOf(name), colours, set);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="0 0 64 64">${drawing}</svg>`;
}
