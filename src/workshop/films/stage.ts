/** Size of the films in pixels, 16:9. */
export const stageSize = { width: 1280, height: 720 } as const;

/** Animations of the stage; each runs once and keeps its final state. */
const moves = `
@keyframes fade{from{opacity:0}}
@keyframes leave{to{opacity:0}}
@keyframes rise{from{opacity:0;transform:translateY(60px)}}
@keyframes pop{from{opacity:0;transform:scale(.6)}}
@keyframes draw{from{clip-path:inset(0 100% 0 0)}to{clip-path:inset(0 0 0 0)}}
@keyframes grow{to{transform:scale(1.34)}}
@keyframes ring{0%,100%{transform:rotate(0)}20%,60%{transform:rotate(-7deg)}40%,80%{transform:rotate(7deg)}}
@keyframes come{from{transform:translateX(-360px)}}
@keyframes enter{to{transform:translate(504px,-10px) scale(.9)}}
@keyframes open{to{transform:scaleX(.22)}}
@keyframes slide{from{opacity:0;transform:translateX(160px)}}
@keyframes trace{from{stroke-dashoffset:1}to{stroke-dashoffset:0}}
@keyframes write{22%{transform:translate(350px,0)}25%{transform:translate(-10px,60px)}44%{transform:translate(240px,230px)}55%{transform:translate(414px,90px)}66%{transform:translate(640px,90px)}67%{transform:translate(414px,142px)}77%{transform:translate(560px,142px)}79%{transform:translate(414px,225px)}90%{transform:translate(714px,225px)}92%{transform:translate(414px,265px)}100%{transform:translate(634px,265px)}}`;

const looks = `
*{box-sizing:border-box;margin:0}
body{width:1280px;height:720px;overflow:hidden;background:#fbf4e6;color:#2a1d16;font-family:Film,sans-serif;font-weight:700}
.scene,.scene>*{position:absolute}
.scene{inset:0}
svg,img{display:block;overflow:visible}
.title{left:0;right:0;top:48px;text-align:center;font-size:52px;letter-spacing:-.02em}
.step{left:64px;top:44px;display:flex;align-items:center;gap:22px;font-size:48px;letter-spacing:-.02em}
.step b{display:grid;place-items:center;width:76px;height:76px;border-radius:50%;background:#13545a;color:#f3f8ee;font-size:42px}
.dots{right:64px;top:70px;display:flex;gap:14px}
.dots i{width:24px;height:24px;border:4px solid #13545a;border-radius:50%}
.dots .on{background:#13545a}
.floor{left:0;right:0;bottom:0;height:124px;background:radial-gradient(circle at 50%,#c3ac85 0 0) 0 0/100% 10px no-repeat,#d9c6a1}
.floor::before,.floor::after{content:"";position:absolute;left:0;right:0;height:30px;background:repeating-linear-gradient(90deg,#e4d4b3 0 120px,#0000 120px 132px)}
.floor::before{top:30px}
.floor::after{top:74px;background-position-x:66px}
.action{padding:26px 52px;border-radius:18px;background:#b23f1b;color:#fffaf0;font-size:44px}
.note{font-size:28px;font-weight:500;color:#655446}
.sheet{background:#fffcf5;border:3px solid #2a1d16;border-radius:14px}`;

/** Timing of an animation: seconds from the film's start, and its duration. */
interface Cue {
  move: string;
  at: number;
  lasts?: number;
  ease?: string;
}

/**
 * Returns the `animation` declaration of one or more cues. A move that starts from an element's own style has no effect
 * before its start.
 */
export function cue(...cues: Cue[]): string {
  const ending = new Set(['leave', 'grow', 'enter', 'open', 'ring', 'write']);
  const list = cues.map(
    ({ move, at, lasts = 0.6, ease = 'ease-out' }) =>
      `${move} ${lasts}s ${at}s ${ease} ${ending.has(move) ? 'forwards' : 'both'}`,
  );
  return `animation:${list.join(',')};`;
}

/** Returns a scene that fades in and, unless it is the last one, out. */
export function scene({ from, to, content }: { from: number; to?: number; content: string }): string {
  const cues: Cue[] = [
    ...(from > 0 ? [{ move: 'fade', at: from, lasts: 0.4 }] : []),
    ...(to === undefined ? [] : [{ move: 'leave', at: to - 0.35, lasts: 0.35 }]),
  ];
  return `<div class="scene" style="${cues.length > 0 ? cue(...cues) : ''}">${content}</div>`;
}

/** Returns a drawing as a separate picture, so that its style classes stay inside of it. */
export function picture(svg: string, place: string): string {
  return `<img alt="" src="data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}" style="${place}">`;
}

/** Returns the page of a film. `font` is the site's heading font as a data address. */
export function stagePage({ stage, font }: { stage: string; font: string }): string {
  return `<!doctype html><meta charset="utf-8"><style>@font-face{font-family:Film;src:url(${font}) format("woff2");font-weight:200 800}${looks}${moves}</style><body>${stage}`;
}
