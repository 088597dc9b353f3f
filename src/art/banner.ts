import { ends, floors, type Hue, huePaints, walls } from './backgrounds.ts';
import { inkStyle } from './ink.ts';
import { type MotifName, motifs } from './motifs/motifs.ts';
import { createRandom, pickRandom } from './random.ts';

/** Width of the edges of objects, in units of the banner. */
const EDGE = 3;
const FLOOR = 344;

function place({ motif, x, scale }: { motif: MotifName; x: number; scale: number }): string {
  const left = x - 100 * scale;
  const top = FLOOR + 8 - 200 * scale;
  return `<g transform="translate(${left} ${top}) scale(${scale})">${motifs[motif]}</g>`;
}

/** Draws the shadow of a motif on the counter. */
const shadow = (x: number, scale: number) =>
  `<ellipse class="d" cx="${x + 10}" cy="${FLOOR + 8}" rx="${112 * scale}" ry="10"/>`;

/**
 * Draws the illustration of a guide, 1200 by 420: a shop's counter with the first motif large in the middle, the second
 * and third smaller on its left and right, in the light of a window on the left. `slug` seeds the variations, so that
 * guides with the same motifs differ.
 */
export function drawBanner(banner: {
  motifs: readonly [MotifName, MotifName, MotifName];
  hue: Hue;
  slug: string;
}): string {
  const random = createRandom(banner.slug);
  const [middle, left, right] = banner.motifs;
  const wall = pickRandom(random, walls);
  const floor = pickRandom(random, floors);
  const end = Math.floor(random() * ends.length);
  const spread = 300 + Math.round(random() * 24);
  const side = random() < 0.5 ? 1 : -1;
  const placed = [
    { motif: left, x: 600 - spread, scale: 1 },
    { motif: right, x: 600 + spread, scale: 1 },
    { motif: middle, x: 600, scale: 1.5 },
  ];
  const shades = placed.map(({ x, scale }) => `M${x + 30 * scale} 0h${90 * scale}v360h-${130 * scale}z`).join('');
  const drawing = [
    `<path class="a" d="M0 0h1200v420H0z"/>${wall}<path class="f" d="M0 ${FLOOR}h1200v76H0z"/>${floor}`,
    `<g stroke-width="${EDGE}" stroke-linecap="round" stroke-linejoin="round">`,
    `<g transform="translate(${600 + side * 506} ${FLOOR + 8})">${ends[end]}</g>`,
    ...placed.map(({ x, scale }) => shadow(x, scale)),
    `<g id="o">${placed.map(place).join('')}</g></g>`,
    `<mask id="s" mask-type="alpha"><use href="#o"/></mask><path class="d" mask="url(#s)" d="${shades}"/>`,
  ].join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 420">${inkStyle({ drawing, own: huePaints(banner.hue) })}${drawing}</svg>`;
}

/** Draws a single motif without a background, 200 by 200. */
export function drawMotif(motif: MotifName): string {
  const drawing = `<g stroke-width="${EDGE}" stroke-linecap="round" stroke-linejoin="round">${motifs[motif]}</g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-6 -2 212 208">${inkStyle({ drawing })}${drawing}</svg>`;
}
