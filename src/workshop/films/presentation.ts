import { drawMotif } from '../../art/banner.ts';
import { inkColour } from '../../art/ink.ts';
import { escapeHtml } from '../../text/escape.ts';
import { backdrop, ink, person, shopFront } from './figures.ts';
import type { Film, FilmTexts } from './film.ts';
import { browserWindow, type MockupScreens, phoneScreen } from './mockup.ts';
import { cue, picture, scene } from './stage.ts';

type Texts = FilmTexts['presentation'];

function step(texts: Texts, index: number, at: number): string {
  const dots = texts.steps.map((_, dot) => `<i${dot <= index ? ' class="on"' : ''}></i>`).join('');
  return `<div class="step" style="${cue({ move: 'fade', at })}"><b>${index + 1}</b>${escapeHtml(texts.steps[index] ?? '')}</div><div class="dots" style="${cue({ move: 'fade', at })}">${dots}</div>`;
}

/** Returns the bakery with its name on the sign. */
function bakery({ shop, left, door }: { shop: string; left: number; door?: string }): string {
  const sign = `<text x="250" y="57" text-anchor="middle" font-family="Film" font-weight="700" font-size="29" fill="#fffaf0" stroke="none">${escapeHtml(shop)}</text>`;
  const drawing = shopFront({ bays: 2, sign, ...(door ? { door } : {}) });
  return ink({
    size: [500, 340],
    drawing,
    place: `left:${left}px;bottom:118px;position:absolute;transform:scale(1.12);transform-origin:50% 100%`,
  });
}

function analysis(texts: Texts): string {
  const notes = [250, 210, 236, 150, 222]
    .map((length, row) => {
      const style = cue({ move: 'draw', at: 2 + row * 0.42, lasts: 0.4, ease: 'linear' });
      return `<path d="M40 ${212 + row * 38}h${length}" stroke="${row === 3 ? '#b23f1b' : '#13545a'}" stroke-width="9" style="${style}"/>`;
    })
    .join('');
  const rings = [0, 1, 2, 3, 4].map((ring) => `<path class="n" d="M${58 + ring * 56} 22v36"/>`).join('');
  const notebook = ink({
    size: [340, 400],
    drawing: `<rect class="p" x="6" y="40" width="328" height="354" rx="16"/><path class="o" d="M40 84h116v96H40z"/><path class="n" d="M182 104h112M182 132h84M182 160h102"/>${rings}${notes}`,
    place: 'left:850px;top:178px',
  });
  const shop = picture(drawMotif('shop'), 'left:900px;top:266px;width:96px');
  const baker = ink({
    size: [120, 260],
    drawing: person({
      cloth: 'r',
      apron: true,
      hat: true,
      phone: 'ear',
      arm: `transform-box:fill-box;transform-origin:20% 90%;${cue({ move: 'ring', at: 0.9, lasts: 0.9 })}`,
    }),
    place: 'left:704px;bottom:74px;transform:scale(1.15);transform-origin:50% 100%',
  });
  const opening = `<div class="title" style="${cue({ move: 'leave', at: 1.1, lasts: 0.3 })}">${escapeHtml(texts.opening)}</div>`;
  return `${backdrop()}<div class="floor"></div>${bakery({ shop: texts.shop, left: 90 })}${baker}${notebook}${shop}${opening}${step(texts, 0, 1.3)}`;
}

function sketch(texts: Texts): string {
  const at = 5.4;
  const bar = (x: number, y: number, length: number, from: number) =>
    `<path d="M${x} ${y}h${length}" stroke-width="8" style="${cue({ move: 'draw', at: from, lasts: 0.5, ease: 'linear' })}"/>`;
  const hours = texts.hours
    .map(
      (text, row) =>
        `<text x="500" y="${196 + row * 52}" font-family="Film" font-weight="600" font-size="34" fill="${inkColour}" stroke="none" style="${cue({ move: 'draw', at: at + 2 + row * 0.4, lasts: 0.4, ease: 'linear' })}">${escapeHtml(text)}</text>`,
    )
    .join('');
  const page = ink({
    size: [880, 470],
    drawing: `<rect class="p" x="4" y="4" width="872" height="462" rx="16"/><text x="60" y="88" font-family="Film" font-weight="700" font-size="52" fill="${inkColour}" stroke="none" style="${cue({ move: 'draw', at, lasts: 0.8, ease: 'linear' })}">${escapeHtml(texts.shop)}</text>${hours}${bar(500, 330, 300, at + 2.8)}${bar(500, 370, 220, at + 3)}`,
    place: 'left:200px;top:176px',
  });
  const frame = ink({
    size: [260, 200],
    drawing: `<rect x="4" y="4" width="252" height="192" rx="12" stroke-dasharray="14 12" style="${cue({ move: 'draw', at: at + 0.9, lasts: 0.7, ease: 'linear' })}"/>`,
  });
  const bread = picture(
    drawMotif('bread'),
    `position:absolute;left:54px;top:24px;width:152px;${cue({ move: 'pop', at: at + 1.5 })}`,
  );
  const photo = `<div style="left:268px;top:318px;width:260px;height:200px;transform-origin:0 0;${cue({ move: 'grow', at: at + 3.2, lasts: 0.7, ease: 'ease-in-out' })}">${frame}${bread}</div>`;
  const pencil = `<div style="left:260px;top:170px;${cue({ move: 'write', at, lasts: 3.6, ease: 'linear' }, { move: 'leave', at: at + 3.6, lasts: 0.3 })}">${picture(drawMotif('pencil'), 'width:120px;transform:rotate(215deg)')}</div>`;
  return `${page}${photo}${pencil}${step(texts, 1, 5)}`;
}

function development(texts: Texts, mockup: MockupScreens): string {
  const place = 'position:absolute;left:170px;top:150px;';
  const plain = browserWindow({
    mockup,
    width: 760,
    place: `${place}filter:grayscale(1) contrast(.5) brightness(1.3);`,
  });
  const drawn = cue({ move: 'draw', at: 10.4, lasts: 1.6, ease: 'ease-in-out' });
  const painted = browserWindow({ mockup, width: 760, place: place + drawn });
  const slide = cue({ move: 'slide', at: 12.2, lasts: 0.7 });
  const phone = phoneScreen({ mockup, width: 238, place: `position:absolute;left:880px;top:190px;${slide}` });
  return `${plain}${painted}${phone}${step(texts, 2, 9.6)}`;
}

function launch(texts: Texts, mockup: MockupScreens): string {
  const walker = ink({
    size: [150, 260],
    drawing: person({ cloth: 'b', phone: 'hand' }),
    place: 'transform:scale(1.15);transform-origin:50% 100%',
  });
  const door = cue({ move: 'open', at: 16.5, lasts: 0.5 });
  const passer = `<div style="left:530px;bottom:74px;${cue({ move: 'come', at: 14, lasts: 1.3 }, { move: 'enter', at: 16.6, lasts: 0.9, ease: 'ease-in-out' }, { move: 'leave', at: 17.3, lasts: 0.3 })}">${walker}</div>`;
  const shown = cue({ move: 'pop', at: 15, lasts: 0.5 }, { move: 'leave', at: 16.5, lasts: 0.3 });
  const place = `position:absolute;left:250px;top:150px;transform-origin:100% 60%;${shown}`;
  const phone = phoneScreen({ mockup, width: 222, place });
  return `${backdrop()}<div class="floor"></div>${bakery({ shop: texts.shop, left: 660, door })}${passer}${phone}${step(texts, 3, 14)}`;
}

function closing(texts: Texts): string {
  const bread = picture(drawMotif('shop'), `left:530px;top:70px;width:220px;${cue({ move: 'rise', at: 18 })}`);
  return `${bread}<div class="title" style="top:316px;font-size:64px;${cue({ move: 'rise', at: 18.1 })}">${escapeHtml(texts.closing)}</div><div style="left:0;right:0;top:430px;display:flex;justify-content:center;${cue({ move: 'rise', at: 18.3 })}"><div class="action">${escapeHtml(texts.action)}</div></div><div class="note" style="left:0;right:0;bottom:64px;text-align:center;${cue({ move: 'fade', at: 18.6 })}">${escapeHtml(texts.note)}</div>`;
}

/** Returns the film in which a bakery's site is created in four steps. */
export function presentationFilm(texts: Texts, mockup: MockupScreens): Film {
  const stage = [
    scene({ from: 0, to: 5, content: analysis(texts) }),
    scene({ from: 5, to: 9.6, content: sketch(texts) }),
    scene({ from: 9.6, to: 14, content: development(texts, mockup) }),
    scene({ from: 14, to: 18, content: launch(texts, mockup) }),
    scene({ from: 18, content: closing(texts) }),
  ].join('');
  return { name: 'presentation', seconds: 20.6, stage };
}
