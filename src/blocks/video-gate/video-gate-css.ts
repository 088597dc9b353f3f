/** Styles of the film: its place is the same before and after the click, so that nothing moves. */
export const videoGateCss = `
.film{position:relative;display:flex;flex-direction:column;overflow:hidden;border:1px solid var(--v-line);border-radius:var(--v-radius);background:#0b1817;color:#fff;box-shadow:var(--v-shadow)}
.film-screen{position:relative;width:100%}
.film-screen>video,.film-poster,.film-poster img{position:absolute;inset:0;width:100%;height:100%;object-fit:contain}
.film-poster{padding:0;border:0;background:none;cursor:pointer}
.film-sign{transition:scale var(--v-motion)}
.film-poster:hover .film-sign{scale:1.08}
.film-sign path{fill:currentColor}
.film-sign,.film-resume{position:absolute;z-index:1;top:50%;left:50%;display:flex;align-items:center;justify-content:center;gap:.75rem;min-width:5rem;min-height:5rem;transform:translate(-50%,-50%);border:3px solid var(--v-on-accent);border-radius:99px;background:var(--v-accent);color:var(--v-on-accent);font-weight:650}
.film-resume{padding:0 1.75rem 0 1.25rem;font-size:1.125rem}
.film-bar{display:flex;flex-wrap:wrap;gap:.25rem;min-height:3.25rem;padding:.25rem;background:#0b1817}
.film-title{align-items:center;margin:0;padding-inline:1rem;background:var(--v-surface);color:var(--v-ink);font-weight:650;line-height:1.3}
.film-bar button{display:inline-flex;align-items:center;justify-content:center;gap:.5rem;min-width:2.75rem;min-height:2.75rem;padding:0 .75rem;border:0;border-radius:calc(var(--v-radius)/2);background:none;color:#fff;font-size:1rem}
.film-bar button:hover{background:#ffffff24}
.film-bar button:last-child{margin-left:auto}
.film svg{width:1.5rem;height:1.5rem;flex:none;fill:none;stroke:currentColor;stroke-width:1.75;stroke-linecap:round;stroke-linejoin:round}
.film .film-sign svg,.film-resume>svg{width:2.25rem;height:2.25rem}
.film :focus-visible{outline:3px solid #fff;outline-offset:-3px;box-shadow:inset 0 0 0 6px #0b1817}
.film:fullscreen{max-width:none;border:0;border-radius:0}
.film:fullscreen .film-screen{flex:1;padding:0!important;aspect-ratio:auto!important}
.film-message{position:absolute;inset:0;display:flex;flex-direction:column;align-items:center;justify-content:center;gap:.5rem;margin:0;padding:1rem;text-align:center}
.film-message a,.film video a{color:#fff}
.film-again{min-height:2.75rem;padding:.5rem 1.25rem;border:2px solid #fff;border-radius:var(--v-radius);background:none;color:#fff;font-weight:650}
.film-late{position:absolute;inset:auto 0 0;margin:0;text-align:center;pointer-events:none}
.film-late>span{display:inline-block;margin:.75rem;padding:.5rem 1rem;border-radius:var(--v-radius);background:#0b1817;color:#fff}
.film-screen>[data-boot-note]{position:absolute;z-index:2;inset:0 0 auto;margin:0;padding:.75rem 1rem;background:#0b1817;color:#fff;line-height:1.4;text-align:center;text-wrap:balance}
.film-text{margin-top:calc(2*var(--v-space))}
.film-text>:not(summary){max-width:var(--v-text-width)}
.film-text summary{display:flex;align-items:center;gap:.75rem;width:fit-content;min-height:2.75rem;padding-block:.5rem;font-weight:650;list-style:none}
.film-text summary::-webkit-details-marker{display:none}
.film-text summary::before{content:"";flex:none;width:36px;height:36px;border:2px solid var(--v-ink);border-radius:99px;background:linear-gradient(var(--v-ink) 0 0) 50%/14px 2px no-repeat,linear-gradient(var(--v-ink) 0 0) 50%/2px 14px no-repeat}
.film-text[open] summary::before{background-size:14px 2px,0 0}
@media (max-width:37.49em){.film-sign{top:auto;left:auto;right:.75rem;bottom:.75rem;min-width:3.5rem;min-height:3.5rem;transform:none}.film .film-sign svg{width:1.75rem;height:1.75rem}.film-bar span{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}}
@media (scripting:none){.film-poster{visibility:hidden}.film-poster img{visibility:visible}}
@media (forced-colors:active){.film-bar button,.film-sign{border:1px solid}}`;
