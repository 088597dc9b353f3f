import { drawMotif } from '../../art/banner.ts';
import { escapeHtml } from '../../text/escape.ts';
import { backdrop, ink, shopFront } from './figures.ts';
import type { Film, FilmTexts } from './film.ts';
import { browserWindow, type MockupScreens } from './mockup.ts';
import { cue, picture, scene } from './stage.ts';

function front({ bays, left, scale, move = '' }: { bays: number; left: number; scale: number; move?: string }): string {
  const drawing = ink({ size: [bays * 250, 340], drawing: shopFront({ bays }) });
  return `<div style="left:${left}px;bottom:118px;${move}"><div style="transform:scale(${scale});transform-origin:0 100%">${drawing}</div></div>`;
}

/** Returns the three fronts next to each other. */
function row(from?: number): string {
  const move = (index: number) => (from === undefined ? '' : cue({ move: 'rise', at: from + index * 0.18 }));
  return [
    front({ bays: 1, left: 55, scale: 0.74, move: move(0) }),
    front({ bays: 2, left: 270, scale: 0.74, move: move(1) }),
    front({ bays: 3, left: 670, scale: 0.74, move: move(2) }),
  ].join('');
}

/** Returns the pages of a site, one behind the other. */
function pages({ count, at, top }: { count: number; at: number; top: number }): string {
  return Array.from({ length: count }, (_, index) => {
    const bars = '<path class="d" d="M16 16h98v46H16z"/><path d="M18 84h90M18 108h64" stroke-width="7"/>';
    const sheet = ink({
      size: [132, 140],
      drawing: `<rect class="p" x="3" y="3" width="126" height="134" rx="10"/>${bars}`,
    });
    const [column, line] = [index % 3, Math.floor(index / 3)];
    return `<div style="left:${760 + column * 152}px;top:${top + line * 156}px;${cue({ move: 'pop', at: at + index * 0.16, lasts: 0.4 })}">${sheet}</div>`;
  }).join('');
}

/** Returns a rising curve next to a magnifier; `reach` is its length in pixels. */
function curve({ reach, at, top }: { reach: number; at: number; top: number }): string {
  const path = `M8 112C${reach * 0.4} 108 ${reach * 0.55} 84 ${reach * 0.7} 56S${reach * 0.9} 16 ${reach} 10`;
  const drawing = `<path d="${path}" pathLength="1" stroke="#b23f1b" stroke-width="10" stroke-dasharray="1" style="${cue({ move: 'trace', at, lasts: 0.9, ease: 'ease-in-out' })}"/>`;
  const magnifier = picture(
    drawMotif('magnifier'),
    `left:748px;top:${top}px;width:110px;${cue({ move: 'pop', at: at - 0.2 })}`,
  );
  return `${magnifier}${ink({ size: [reach, 120], drawing, place: `left:880px;top:${top}px` })}`;
}

function plan({ name, at, content }: { name: string; at: number; content: string }): string {
  return `${backdrop()}<div class="floor"></div><div class="title" style="${cue({ move: 'fade', at })}">${escapeHtml(name)}</div>${content}`;
}

/** Returns the three plans as three shop-fronts, without prices. */
export function maquetteFilm({ opening, plans, closing }: FilmTexts['maquette'], mockup: MockupScreens): Film {
  const [small, middle, large] = plans;
  const slide = cue({ move: 'slide', at: 7.8 });
  const site = browserWindow({ mockup, width: 430, place: `position:absolute;left:766px;top:128px;${slide}` });
  const content = {
    small:
      front({ bays: 1, left: 230, scale: 1.2, move: cue({ move: 'rise', at: 1.4 }) }) +
      pages({ count: 3, at: 2, top: 330 }),
    middle:
      front({ bays: 2, left: 120, scale: 1.05, move: cue({ move: 'rise', at: 4.4 }) }) +
      pages({ count: 5, at: 4.9, top: 140 }) +
      curve({ reach: 250, at: 5.9, top: 456 }),
    large:
      front({ bays: 3, left: 56, scale: 0.88, move: cue({ move: 'rise', at: 7.4 }) }) +
      site +
      curve({ reach: 330, at: 8.6, top: 466 }),
  };
  const stage = [
    scene({ from: 0, to: 1.4, content: plan({ name: opening, at: -1, content: row() }) }),
    scene({ from: 1.4, to: 4.4, content: plan({ name: small, at: 1.4, content: content.small }) }),
    scene({ from: 4.4, to: 7.4, content: plan({ name: middle, at: 4.4, content: content.middle }) }),
    scene({ from: 7.4, to: 10.2, content: plan({ name: large, at: 7.4, content: content.large }) }),
    scene({ from: 10.2, content: plan({ name: closing, at: 10.3, content: row(10.3) }) }),
  ].join('');
  return { name: 'maquette', seconds: 12.4, stage };
}
