import { floors, type Hue, huePaints, walls } from './backgrounds.ts';
import { inkStyle } from './ink.ts';
import { type MotifName, motifs } from './motifs/motifs.ts';
import { createSeed, pick } from './seed.ts';
import { fitTitle } from './social-title.ts';

/** A line of text as outlines, from x = 0 on the baseline y = 0; lengths in pixels. */
interface SetText {
  markup: string;
  width: number;
}

/** Converts a line of text to outlines of the site's fonts, so that the picture is the same on every machine. */
export type SetLine = (text: string, style: { font: 'heading' | 'text'; size: number }) => SetText;

/** Content of the preview picture of a page. */
export interface SocialDrawing {
  siteName: string;
  /** Short address of the site, at the foot. */
  address: string;
  title: string;
  /** Part of the site that the page belongs to, above the title. */
  section?: string | undefined;
  motifs: readonly [MotifName, MotifName, MotifName];
  hue: Hue;
  /** Seeds the variations. */
  seed: string;
  /** The mark of the site, as an SVG document. */
  tile: string;
  /** Whether the site has awnings. */
  hasAwning: boolean;
  colours: { paper: string; surface: string; ink: string; muted: string; accent: string; cool: string };
}

const WIDTH = 1200;
const HEIGHT = 630;
/** Left edge of the illustration's panel. */
const PANEL = 764;
const LEFT = 72;
const TEXT_WIDTH = PANEL - LEFT - 44;
const FLOOR = 500;
/** All walls except the market, whose awning would hang below that of the picture. */
const indoors = [walls[0], walls[1], walls[2], walls[3], walls[5]] as const;
/** Width of one stripe of the awning, and how far it hangs down. */
const STRIPE = 60;
const CLOTH = 46;

function awning({ cool, surface, ink }: SocialDrawing['colours']): string {
  const radius = STRIPE / 2;
  const stripe = (index: number) => {
    const x = index * STRIPE;
    return `<path fill="${index % 2 ? surface : cool}" d="M${x} -4h${STRIPE}v${CLOTH + 4}a${radius} ${radius} 0 0 1-${STRIPE} 0z"/>`;
  };
  const stripes = Array.from({ length: WIDTH / STRIPE }, (_, index) => stripe(index)).join('');
  return `<g stroke="${ink}" stroke-width="5" stroke-linejoin="round">${stripes}</g>`;
}

function stand({ motif, x, foot, scale }: { motif: MotifName; x: number; foot: number; scale: number }): string {
  const corner = `${x - 100 * scale} ${foot - 198 * scale}`;
  return `<ellipse class="d" cx="${x}" cy="${foot}" rx="${100 * scale}" ry="${12 * scale}"/><g transform="translate(${corner}) scale(${scale})">${motifs[motif]}</g>`;
}

function panel({ motifs: [main, left, right], hue, seed: text }: SocialDrawing): string {
  const seed = createSeed(text);
  const width = WIDTH - PANEL;
  const drawing = [
    `<path class="a" d="M0 0h${width}v${HEIGHT}H0z"/>`,
    // Backgrounds of the banners, 1200 by 420, moved to the middle and to the floor of the panel.
    `<g transform="translate(${width / 2 - 660} ${FLOOR - 344 * 1.1}) scale(1.1)">${pick(seed, indoors)}</g>`,
    `<path class="f" d="M0 ${FLOOR}h${width}v${HEIGHT - FLOOR}H0z"/>`,
    `<g transform="translate(${width / 2 - 600} ${FLOOR - 344 * 1.7}) scale(1 1.7)">${pick(seed, floors)}</g>`,
    '<g stroke-width="3" stroke-linecap="round" stroke-linejoin="round">',
    stand({ motif: main, x: width / 2, foot: FLOOR + 12, scale: 1.36 }),
    stand({ motif: left, x: 102, foot: FLOOR + 84, scale: 0.74 }),
    stand({ motif: right, x: width - 102, foot: FLOOR + 88, scale: 0.74 }),
    '</g>',
  ].join('');
  const style = inkStyle({ drawing, own: huePaints(hue, 'light'), always: 'light' });
  return `${style}<svg x="${PANEL}" y="0" width="${width}" height="${HEIGHT}" viewBox="0 0 ${width} ${HEIGHT}">${drawing}</svg>`;
}

function words(drawing: SocialDrawing, set: SetLine): string {
  const { colours, siteName, address, title, section, tile } = drawing;
  const put = (x: number, y: number, fill: string, { markup }: SetText) =>
    `<g transform="translate(${x} ${y})" fill="${fill}">${markup}</g>`;
  const { size, lines } = fitTitle({
    title,
    width: TEXT_WIDTH,
    measure: (line, at) => set(line, { font: 'heading', size: at }).width,
  });
  const step = size * 1.12;
  const middle = section ? 374 : 346;
  const first = middle - (lines.length * step) / 2 + size * 0.88;
  return [
    tile.replace('width="64" height="64"', `x="${LEFT}" y="112" width="60" height="60"`),
    put(LEFT + 78, 153, colours.ink, set(siteName, { font: 'heading', size: 32 })),
    ...(section ? [put(LEFT, first - size * 0.72 - 30, colours.accent, set(section, { font: 'text', size: 30 }))] : []),
    ...lines.map((line, row) => put(LEFT, first + row * step, colours.ink, set(line, { font: 'heading', size }))),
    `<path fill="${colours.accent}" d="M${LEFT} 556h56v6h-56z"/>`,
    put(LEFT + 74, 568, colours.muted, set(address, { font: 'text', size: 28 })),
  ].join('');
}

/**
 * The preview picture of a page, 1200 by 630: its title next to its illustration, under an awning if the site has them. `set` converts text
 * to outlines, so that the SVG needs no font.
 */
export function drawSocial(drawing: SocialDrawing, set: SetLine): string {
  const { colours, hasAwning } = drawing;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}"><path fill="${colours.paper}" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>${panel(drawing)}<path fill="${colours.ink}" d="M${PANEL - 3} 0h5v${HEIGHT}h-5z"/>${hasAwning ? awning(colours) : ''}${words(drawing, set)}</svg>`;
}
