import { inkColour, inkStyle } from './ink.ts';
import { type Trade, type TradeSite, tradeSites } from './mockup-sites.ts';
import { type MotifName, motifs } from './motifs/motifs.ts';

export type Frame = 'browser' | 'phone';

interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

function block({ x, y, w, h }: Box, tone: string, radius = 8): string {
  return `<rect class="${tone}" x="${x}" y="${y}" width="${w}" height="${h}" rx="${radius}"/>`;
}

/** Lines of text that cannot be read: bars of the given lengths, `step` apart. */
function lines({
  x,
  y,
  lengths,
  thick,
  step,
  tone,
}: {
  x: number;
  y: number;
  lengths: number[];
  thick: number;
  step: number;
  tone: string;
}): string {
  return lengths.map((length, row) => block({ x, y: y + row * step, w: length, h: thick }, tone, thick / 2)).join('');
}

/** A motif standing on the lower edge of a box, in its middle. */
function stand(motif: MotifName, { x, y, w, h }: Box): string {
  const scale = +Math.min(w / 210, h / 205).toFixed(3);
  return `<g transform="translate(${+(x + w / 2 - 100 * scale).toFixed(1)} ${+(y + h - 198 * scale).toFixed(1)}) scale(${scale})" stroke="${inkColour}" stroke-width="${+(Math.max(3, 5 * scale) / scale).toFixed(2)}" stroke-linecap="round" stroke-linejoin="round">${motifs[motif]}</g>`;
}

/** A picture with its three motifs, which keep to the right of `clear` units. */
function scene({ site, box, clear = 0 }: { site: TradeSite; box: Box; clear?: number }): string {
  const { x, y, w, h } = box;
  const floor = h * 0.2;
  const [main, ...others] = site.scene;
  const size = Math.min(h * 0.74, w * 0.48);
  const small = size * 0.56;
  const [left, width] = [x + clear, w - clear];
  const foot = y + h - floor * 0.55;
  const put = (motif: MotifName, centre: number, side: number) =>
    stand(motif, { x: centre - side / 2, y: foot - side, w: side, h: side });
  return `${block(box, 'c')}<circle class="e1" cx="${left + width / 2}" cy="${y + h * 0.5}" r="${Math.min(w, h) * 0.38}"/><path class="e2" d="M${x} ${y + h - floor}h${w}v${floor - 8}a8 8 0 0 1-8 8H${x + 8}a8 8 0 0 1-8-8z"/>${put(others[0], left + width * 0.17, small)}${put(others[1], left + width * 0.84, small)}${put(main, left + width / 2, size)}`;
}

function desktop(site: TradeSite): string {
  const head = `${block({ x: 40, y: 92, w: 30, h: 30 }, 'a', 15)}${lines({ x: 82, y: 101, lengths: [96], thick: 12, step: 0, tone: 'i' })}${[470, 550, 630].map((x) => block({ x, y: 103, w: 54, h: 8 }, 'i2', 4)).join('')}${block({ x: 712, y: 90, w: 88, h: 34 }, 'a', site.round)}`;
  const words = (x: number, y: number) =>
    `${lines({ x, y, lengths: [250, 190], thick: 24, step: 38, tone: 'i' })}${lines({ x, y: y + 88, lengths: [260, 240, 150], thick: 9, step: 20, tone: 'i2' })}${block({ x, y: y + 160, w: 132, h: 42 }, 'a', site.round)}${block({ x: x + 146, y: y + 160, w: 104, h: 42 }, 'l', site.round)}`;
  const heroes = {
    left: `${words(40, 178)}${scene({ site, box: { x: 340, y: 148, w: 460, h: 252 } })}`,
    right: `${scene({ site, box: { x: 40, y: 148, w: 460, h: 252 } })}${words(540, 178)}`,
    full: `${scene({ site, box: { x: 40, y: 148, w: 760, h: 252 }, clear: 250 })}${block({ x: 72, y: 180, w: 200, h: 176 }, 'v', 10)}${lines({ x: 92, y: 204, lengths: [150, 110], thick: 18, step: 28, tone: 'i' })}${lines({ x: 92, y: 264, lengths: [154, 130], thick: 8, step: 16, tone: 'i2' })}${block({ x: 92, y: 306, w: 104, h: 34 }, 'a', site.round)}`,
  };
  const cards = site.cards
    .map((motif, index) => {
      const x = 40 + index * 260;
      return `${block({ x, y: 424, w: 240, h: 116 }, 'v')}${block({ x: x + 12, y: 436, w: 92, h: 92 }, 'c')}${stand(motif, { x: x + 22, y: 446, w: 72, h: 72 })}${lines({ x: x + 118, y: 452, lengths: [96], thick: 11, step: 0, tone: 'i' })}${lines({ x: x + 118, y: 478, lengths: [104, 90, 60], thick: 7, step: 16, tone: 'i2' })}`;
    })
    .join('');
  return head + heroes[site.layout] + cards;
}

function mobile(site: TradeSite): string {
  const cards = site.cards
    .slice(0, 2)
    .map((motif, index) => {
      const y = 452 + index * 92;
      return `${block({ x: 32, y, w: 236, h: 80 }, 'v')}${block({ x: 40, y: y + 8, w: 64, h: 64 }, 'c')}${stand(motif, { x: 46, y: y + 14, w: 52, h: 52 })}${lines({ x: 118, y: y + 18, lengths: [100], thick: 11, step: 0, tone: 'i' })}${lines({ x: 118, y: y + 42, lengths: [130, 88], thick: 7, step: 16, tone: 'i2' })}`;
    })
    .join('');
  return `${block({ x: 32, y: 58, w: 26, h: 26 }, 'a', 13)}${lines({ x: 68, y: 65, lengths: [84], thick: 12, step: 0, tone: 'i' })}${lines({ x: 240, y: 62, lengths: [28, 28, 28], thick: 4, step: 8, tone: 'i' })}${scene({ site, box: { x: 32, y: 104, w: 236, h: 176 } })}${lines({ x: 32, y: 302, lengths: [216, 150], thick: 20, step: 32, tone: 'i' })}${lines({ x: 32, y: 370, lengths: [224, 190], thick: 8, step: 16, tone: 'i2' })}${block({ x: 32, y: 404, w: 236, h: 34 }, 'a', site.round)}${cards}`;
}

const bezel = `stroke="${inkColour}" stroke-width="6"`;

const frames: Record<Frame, (page: string) => { size: string; drawing: string }> = {
  browser: (page) => ({
    size: '840 566',
    drawing: `<clipPath id="p"><rect x="5" y="5" width="830" height="556" rx="20"/></clipPath><g clip-path="url(#p)"><path class="q" d="M0 0h840v566H0z"/>${page}<path fill="#efe0c6" d="M0 0h840v62H0z"/><path stroke="${inkColour}" stroke-width="5" d="M0 62h840"/></g><rect x="150" y="20" width="540" height="26" rx="13" fill="#fffaf0"/><circle fill="#cf5b33" cx="38" cy="33" r="9"/><circle fill="#f2ab3f" cx="66" cy="33" r="9"/><circle fill="#7fae86" cx="94" cy="33" r="9"/><rect x="4" y="4" width="832" height="558" rx="20" fill="none" ${bezel}/>`,
  }),
  phone: (page) => ({
    size: '300 640',
    drawing: `<rect x="4" y="4" width="292" height="632" rx="44" fill="${inkColour}"/><clipPath id="p"><rect x="14" y="14" width="272" height="612" rx="34"/></clipPath><g clip-path="url(#p)"><path class="q" d="M0 0h300v640H0z"/>${page}</g><rect x="112" y="24" width="76" height="16" rx="8" fill="${inkColour}"/>`,
  }),
};

/**
 * The home page of a small business, drawn in its own colours, in a browser or a telephone: what the agency sells,
 * shown without a word to translate. The address in the bar and the text are bars.
 */
export function drawMockup({ trade, frame }: { trade: Trade; frame: Frame }): string {
  const site = tradeSites[trade];
  const { size, drawing } = frames[frame](frame === 'browser' ? desktop(site) : mobile(site));
  const [paper, ground, sun, floor, accent, ink] = site.colours;
  const style = inkStyle({
    drawing,
    always: 'light',
    own: {
      q: [`fill:${paper}`, ''],
      c: [`fill:${ground}`, ''],
      e1: [`fill:${sun}`, ''],
      e2: [`fill:${floor}`, ''],
      a: [`fill:${accent}`, ''],
      i: [`fill:${ink}`, ''],
      i2: [`fill:${ink};opacity:.45`, ''],
      l: [`fill:none;stroke:${ink};stroke-width:3`, ''],
      v: [`fill:${site.card}`, ''],
    },
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size}">${style}${drawing}</svg>`;
}
