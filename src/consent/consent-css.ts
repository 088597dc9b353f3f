/**
 * Styles of the banner, which exists only on awake pages. `--v-consent` is its height while it shows: the footer keeps
 * that much free below, the offer stands above it, and the bar of small screens, which it would cover, is away.
 */
export const consentCss = `
html{scroll-padding-bottom:calc(var(--v-consent,0px) + 1rem)}
html .site-footer::after{content:"";display:block;height:var(--v-consent,0px)}
html .menu nav{max-height:calc(100dvh - var(--v-header) - var(--v-consent,0px))}
.consent{--consent-side:max(.75rem,calc((100% - var(--v-cards-width))/2));position:fixed;z-index:1300;inset:auto 0 0;display:flex;flex-direction:column;max-height:min(45dvh,26rem);border-top:1px solid var(--v-line);background:var(--v-surface);color:var(--v-ink);box-shadow:0 -10px 30px -18px #0006;font-size:1rem;line-height:1.45}
.consent-open{max-height:min(75dvh,36rem)}
.consent-text{flex:1 1 auto;min-height:0;overflow:auto;padding:1rem var(--consent-side) .25rem}
.consent h2{margin-block:0 .25rem;font-size:1.25rem;line-height:1.25}
.consent p,.consent ul{margin-block:0 .5rem}
.consent ul{padding:0;list-style:none}
.consent-choice{display:grid;grid-template-columns:auto 1fr;gap:.125rem .75rem;padding-block:.625rem;border-top:1px solid var(--v-line)}
.consent-choice label{display:contents;cursor:pointer}
.consent-choice input{position:relative;grid-row:1/3;width:1.5rem;height:1.5rem;margin:.125rem;appearance:none;border:2px solid var(--v-muted);border-radius:4px}
.consent-choice :checked{border-color:var(--v-cool);background:var(--v-cool)}
.consent-choice :checked::after{content:"";position:absolute;left:.4rem;top:.1rem;width:.45rem;height:.85rem;border:solid var(--v-on-cool);border-width:0 2.5px 2.5px 0;transform:rotate(40deg)}
.consent-choice strong{grid-column:2}
.consent-choice span{grid-column:2;color:var(--v-muted)}
.consent-choice span::first-letter{text-transform:uppercase}
.consent-actions{display:grid;grid-template-columns:repeat(auto-fit,minmax(6.5rem,1fr));gap:.375rem;padding:.5rem var(--consent-side) max(.75rem,env(safe-area-inset-bottom))}
.consent-actions button{min-height:3rem;padding:.5rem 0;border:2px solid var(--v-ink);border-radius:var(--v-radius);background:var(--v-surface);color:var(--v-ink);font:inherit;font-weight:650;line-height:1.2;cursor:pointer}
.consent-actions button:hover{background:color-mix(in srgb,var(--v-ink) 8%,var(--v-surface))}
@media (min-width:37.5em){.consent{--consent-side:max(var(--v-gutter),calc((100% - var(--v-cards-width))/2))}.consent-actions{gap:.75rem;grid-template-columns:repeat(3,minmax(0,14rem));justify-content:start}.consent-actions button{font-size:1.0625rem}}
@media (max-height:27.99rem){.consent{overflow:auto}.consent-open.consent-open{max-height:85dvh}.consent-text{padding-top:.5rem}.consent-actions{padding-bottom:.5rem}}
@media (max-height:27.99rem) and (max-width:29.99em){.consent.consent{max-height:85dvh}body:has(>.offer) .consent.consent{max-height:45dvh}}
@media (max-height:27.99rem) and (min-width:30em){.consent{flex-direction:row;max-height:min(85dvh,max(45dvh,10rem))}.consent-text{padding-bottom:.5rem}.consent-actions{flex:none;grid-template-columns:minmax(6.5rem,11rem);align-content:center;gap:.375rem;padding-block:.5rem;padding-left:0}.consent-actions button{min-height:2.75rem;padding-block:.25rem}}
@media (prefers-reduced-motion:no-preference){.consent{animation:consent-in var(--v-motion) ease-out}@keyframes consent-in{from{transform:translateY(1.5rem);opacity:0}}}
html[style*="--v-consent"] .mobile-bar{display:none}
@media print{.consent{display:none}}`;
