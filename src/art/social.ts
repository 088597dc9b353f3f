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
  /** Picture of the page as a data address. It covers the panel, where the mark of the site is drawn otherwise. */
  picture?: string | undefined;
  /** The mark of the site, as an SVG document (`drawTile`). */
  tile: string;
  /** Whether the site has awnings. */
  hasAwning: boolean;
  colours: { paper: string; surface: string; ink: string; muted: string; accent: string; cool: string };
}

const WIDTH = 1200;
const HEIGHT = 630;
/** Left edge of the picture's panel. */
const PANEL = 764;
/** Size of the picture in pixels. */
export const panelSize = { width: WIDTH - PANEL, height: HEIGHT } as const;
/** Size of the mark in the panel. */
const TILE = 240;
const LEFT = 72;
const TEXT_WIDTH = PANEL - LEFT - 44;
/** Width of one stripe of the awning. */
const STRIPE = 60;
/** Height of the awning above its scallops. */
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

/** Moves and scales the mark of the site. */
const placeTile = (tile: string, x: number, y: number, side: number) =>
  tile.replace('width="64" height="64"', `x="${x}" y="${y}" width="${side}" height="${side}"`);

function panel({ picture, tile, colours }: SocialDrawing): string {
  const { width, height } = panelSize;
  if (picture)
    return `<image x="${PANEL}" y="0" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice" href="${picture}"/>`;
  const ground = `<path fill="${colours.surface}" d="M${PANEL} 0h${width}v${height}h-${width}z"/>`;
  return ground + placeTile(tile, PANEL + (width - TILE) / 2, (height - TILE) / 2, TILE);
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
    placeTile(tile, LEFT, 112, 60),
    put(LEFT + 78, 153, colours.ink, set(siteName, { font: 'heading', size: 32 })),
    ...(section ? [put(LEFT, first - size * 0.72 - 30, colours.accent, set(section, { font: 'text', size: 30 }))] : []),
    ...lines.map((line, row) => put(LEFT, first + row * step, colours.ink, set(line, { font: 'heading', size }))),
    `<path fill="${colours.accent}" d="M${LEFT} 556h56v6h-56z"/>`,
    put(LEFT + 74, 568, colours.muted, set(address, { font: 'text', size: 28 })),
  ].join('');
}

/**
 * Draws the preview picture of a page, 1200 by 630: its title next to its first picture, under an awning if the site
 * has them. `set` converts text to outlines, so that the SVG needs no font.
 */
export function drawSocial(drawing: SocialDrawing, set: SetLine): string {
  const { colours, hasAwning } = drawing;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}"><path fill="${colours.paper}" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>${panel(drawing)}<path fill="${colours.ink}" d="M${PANEL - 3} 0h5v${HEIGHT}h-5z"/>${hasAwning ? awning(colours) : ''}${words(drawing, set)}</svg>`;
}
