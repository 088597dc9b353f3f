/** Style of the page of unknown addresses. */
export const notFoundCss = `
.not-found{max-width:calc(72rem + 2*var(--v-gutter));margin:auto;padding:calc(6*var(--v-space)) var(--v-gutter) calc(12*var(--v-space))}
.not-found-code{margin:0;color:var(--v-cool);font:800 clamp(6rem,22vw,14rem)/.85 var(--v-heading);letter-spacing:-.06em}
.not-found .lead{max-width:var(--v-text-width)}
.not-found nav h2{margin-top:calc(5*var(--v-space))}
.not-found ul{padding:0;list-style:none}
.not-found li a{display:inline-block;padding:.5em 0}`;
