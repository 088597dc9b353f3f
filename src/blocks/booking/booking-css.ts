/** Styles of the agenda's place. Both heights come from the block; 37.5 em is the specification's small breakpoint, 600 px. */
export const bookingCss = `
.booking{position:relative;height:var(--booking-small);overflow:hidden;border:1px solid var(--v-line);border-radius:var(--v-radius);background:var(--v-surface);box-sizing:content-box}
@media (min-width:37.5em){.booking{height:var(--booking-wide)}}
.booking-frame,.booking iframe{display:block;width:100%;height:100%;border:0}
.booking-gate{display:flex;flex-direction:column;align-items:center;justify-content:center;gap:1rem;height:100%;padding:1.5rem;text-align:center}
.booking-gate p{margin:0;max-width:32rem}
.booking-gate button{min-height:3rem;padding:.625rem 1.375rem;border:0;border-radius:var(--v-radius);background:var(--v-accent);color:var(--v-on-accent);font-weight:650}
.booking-link{margin:1rem 0 0}
.booking-link a{display:inline-block;padding-block:.5rem}
@media (forced-colors:active){.booking-gate button{border:1px solid}}
@media (scripting:none){.booking{display:none}}`;
