import { floorShapes, type Hue, hues, sparks, wallShapes } from './backgrounds.ts';
import { inkColour, inkStyle } from './ink.ts';
import { type MotifName, motifs } from './motifs/motifs.ts';
import { createSeed, pick } from './seed.ts';

/** Width of every outline, in units of the banner. */
const STROKE = 6.5;
const FLOOR = 344;
/** Positions of floating shapes, clear of the three motifs. */
const perches = [
  [100, 120],
  [236, 78],
  [404, 96],
  [776, 84],
  [962, 70],
  [1098, 132],
] as const;

function place({ motif, x, scale }: { motif: MotifName; x: number; scale: number }): string {
  const left = x - 100 * scale;
  const top = FLOOR + 4 - 200 * scale;
  return `<ellipse class="d" cx="${x}" cy="${FLOOR + 6}" rx="${104 * scale}" ry="11"/><g transform="translate(${left} ${top}) scale(${scale})" stroke-width="${+(STROKE / scale).toFixed(2)}">${motifs[motif]}</g>`;
}

/**
 * The illustration of a guide, 1200 by 420: the first motif large in the middle, the second and third smaller on its
 * left and right. `slug` seeds the variations, so that guides with the same motifs differ.
 */
export function drawBanner(banner: {
  motifs: readonly [MotifName, MotifName, MotifName];
  hue: Hue;
  slug: string;
}): string {
  const seed = createSeed(banner.slug);
  const { light, dark } = hues[banner.hue];
  const [middle, left, right] = banner.motifs;
  const wall = pick(seed, wallShapes);
  const floor = pick(seed, floorShapes);
  const floating = perches
    .filter(() => seed() < 0.62)
    .map(([x, y]) => {
      const [dx, dy, turn] = [seed(), seed(), seed()].map((share) => Math.round((share - 0.5) * 36)) as [
        number,
        number,
        number,
      ];
      return `<g transform="translate(${x + dx} ${y + dy}) rotate(${turn})">${pick(seed, sparks)}</g>`;
    })
    .join('');
  const spread = 300 + Math.round(seed() * 24);
  const drawing = `<path class="a" d="M0 0h1200v420H0z"/>${wall}<path class="f" d="M0 ${FLOOR}h1200v76H0z"/>${floor}<g stroke="${inkColour}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round">${floating}${place({ motif: left, x: 600 - spread, scale: 1 })}${place({ motif: right, x: 600 + spread, scale: 1 })}${place({ motif: middle, x: 600, scale: 1.5 })}</g>`;
  const style = inkStyle({
    drawing,
    own: {
      a: [`fill:${light[0]}`, `fill:${dark[0]}`],
      f: [`fill:${light[1]}`, `fill:${dark[1]}`],
      c: [`fill:${light[2]};stroke:none`, `fill:${dark[2]}`],
    },
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 420">${style}${drawing}</svg>`;
}

/** A single motif without a background, 200 by 200. */
export function drawMotif(motif: MotifName): string {
  const drawing = `<g stroke="${inkColour}" stroke-width="6" stroke-linecap="round" stroke-linejoin="round">${motifs[motif]}</g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-6 -2 212 208">${inkStyle({ drawing })}${drawing}</svg>`;
}
