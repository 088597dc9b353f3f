/**
 * Styles of the offer: a sheet of at most 40 % of the window's height on small screens, above the consent banner. On a
 * telephone held sideways its buttons stand beside its text, in very low windows all of it scrolls.
 */
export const popupCss = `
.offer{position:fixed;z-index:1200;inset:0;display:flex;align-items:flex-end;justify-content:center;padding-bottom:var(--v-consent,0px)}
.offer-backdrop{position:absolute;inset:0;background:#0b1817b3}
.offer-sheet{position:relative;display:flex;flex-direction:column;width:100%;max-height:40vh;max-height:min(40dvh,calc(100dvh - var(--v-consent,0px)));border:1px solid var(--v-line);border-radius:var(--v-radius) var(--v-radius) 0 0;background:var(--v-surface);color:var(--v-ink);box-shadow:var(--v-shadow);font-size:1rem;line-height:1.4}
.offer-sheet:focus{outline:0}
.offer-text{flex:1 1 auto;min-height:0;overflow:auto;overscroll-behavior:contain;padding:.75rem 1rem .25rem}
.offer-text h2{display:flow-root;margin:0 0 .25rem;font-size:1.1875rem;line-height:1.25}
.offer-text p,.offer-text ul{margin:0 0 .375rem}
.offer-text ul{display:flex;flex-wrap:wrap;gap:0 1.75rem;padding-left:1.125rem}
.offer-text li::marker{color:var(--v-cool)}
.offer-note{color:var(--v-muted)}
.offer-actions{display:grid;grid-template-columns:1.5fr 1fr;gap:.5rem;padding:.5rem 1rem .75rem}
.offer-actions button{min-height:2.75rem;padding:.375rem .5rem;border:2px solid var(--v-ink);border-radius:var(--v-radius);background:none;font-weight:650;line-height:1.2}
.offer-actions .offer-accept{border-color:var(--v-accent);background:var(--v-accent);color:var(--v-on-accent)}
.offer-close{position:sticky;z-index:1;top:-.75rem;float:right;margin:-.5rem -.75rem 0 .25rem;width:2.75rem;height:2.75rem;padding:0;border:0;border-radius:var(--v-radius);background:var(--v-surface);font-size:1.75rem;line-height:1}
@media (min-width:37.5em) and (min-height:28rem){
.offer{align-items:center;padding-inline:1rem}
.offer-sheet{width:auto;max-width:32rem;max-height:calc(100dvh - var(--v-consent,0px) - 2rem);border-radius:var(--v-radius);font-size:1.0625rem}
.offer-text{padding:2rem 2rem .5rem}
.offer-text h2{margin-bottom:.75rem;font-size:1.625rem}
.offer-text p,.offer-text ul{margin-bottom:.75rem}
.offer-text ul{display:block}
.offer-actions{display:flex;flex-wrap:wrap;gap:.75rem;padding:.5rem 2rem 2rem}
.offer-actions button{min-height:3rem;padding:.625rem 1.375rem}
.offer-close{top:-1rem;margin:-1rem -1rem 0 .5rem}
}
@media (min-width:37.5em) and (max-height:27.99rem){
.offer-sheet{flex-direction:row}
.offer-actions{flex:none;grid-template-columns:13rem;align-content:center;padding:.5rem 1rem .5rem 0}
}
@media (max-height:17.99rem){
.offer-sheet{overflow:auto;overscroll-behavior:contain}
.offer-text{flex:none;overflow:visible;padding-top:.75rem}
.offer-actions{padding-bottom:.75rem}
.offer-close.offer-close{top:0;margin-top:-.5rem}
}
@media (prefers-reduced-motion:no-preference){
.offer-backdrop{animation:offer-fade var(--v-motion)}
.offer-sheet{animation:offer-in var(--v-motion) ease-out}
@keyframes offer-fade{from{opacity:0}}
@keyframes offer-in{from{opacity:0;transform:translateY(1.5rem)}}
}
@media (forced-colors:active){.offer-close{border:1px solid}}
@media print{.offer{display:none}}`;
