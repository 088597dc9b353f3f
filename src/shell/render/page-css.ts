import { REVEAL_AFTER, REVEALED, SECTION, STATIC_HTML } from '../../protocol/attributes.ts';
/** What pages say of themselves where no component does: how they scroll, and that a control waits for the program. */
export const frameCss = `
[${STATIC_HTML}],[${SECTION}]{display:contents}
html{scroll-padding-bottom:calc(var(--v-consent,0px) + 1rem)}
[aria-busy][aria-busy]{cursor:progress;opacity:.6}
@media(max-width:47.99em){html{scroll-padding-bottom:max(5rem,var(--v-consent,0px) + 1rem)}}
@media(max-height:27.99rem){html{scroll-padding-top:1rem;scroll-padding-bottom:calc(var(--v-consent,0px) + 1rem)}}`;

/** Style of what only pages made of blocks have: parts that wait for their time, and blocks that broke. */
export const partsCss = `
[${REVEAL_AFTER}]{display:block}
[${REVEAL_AFTER}]:not([${REVEALED}]){visibility:hidden}
.block-failed{max-width:var(--v-text-width);margin:calc(4*var(--v-space)) auto;padding:calc(2*var(--v-space)) var(--v-gutter);border:1px solid var(--v-line);border-radius:var(--v-radius)}`;
