import { REVEAL_AFTER, REVEALED, SECTION, STATIC_HTML } from '../../protocol/attributes.ts';

/**
 * Rules for every page that belong to no component: scroll padding, the height of the bar of small screens while it is
 * fixed, and controls that wait for hydration.
 */
export const pageCss = `
[${STATIC_HTML}],[${SECTION}]{display:contents}
html{scroll-padding-bottom:calc(var(--v-consent,0px) + 1rem)}
[aria-busy][aria-busy]{cursor:progress;opacity:.6}
@media(max-width:47.99em) and (min-height:28rem){:root{scroll-padding-bottom:max(5rem,var(--v-consent,0px) + 1rem);--v-bar:calc(3.25rem + 1px + env(safe-area-inset-bottom));animation:bar linear;animation-timeline:scroll();animation-range:0 480px}@keyframes bar{from{--bar-out:1}to{--bar-out:0}}}
@media(max-height:27.99rem){html{scroll-padding-top:1rem}}`;

/** Rules for pages with timed sections. */
export const timedCss = `
[${REVEAL_AFTER}]{display:block}
[${REVEAL_AFTER}]:not([${REVEALED}]){visibility:hidden}`;

/** Rules for pages made of blocks: the look of blocks that failed. */
export const sectionsCss = `
.block-failed{max-width:var(--v-text-width);margin:calc(4*var(--v-space)) auto;padding:calc(2*var(--v-space)) var(--v-gutter);border:1px solid var(--v-line);border-radius:var(--v-radius)}`;
