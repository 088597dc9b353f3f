/**
 * Style of the 404 page: an enamel sign that hangs from the header, next to the links. The similar pages come last,
 * because they are loaded later.
 */
export const notFoundCss = `
.not-found{display:grid;grid-template-columns:minmax(0,1fr);gap:calc(6*var(--v-space));max-width:calc(var(--v-cards-width) + 2*var(--v-gutter));margin:auto;padding:0 var(--v-gutter) calc(12*var(--v-space))}
.not-found-code{position:relative;width:fit-content;min-width:2.35em;margin:calc(9*var(--v-space)) 0 calc(5*var(--v-space));padding:.1em .32em .16em;border-radius:var(--v-radius);background:var(--v-cool);color:var(--v-on-cool);box-shadow:inset 0 0 0 6px var(--v-cool),inset 0 0 0 9px var(--v-on-cool);font:800 clamp(min(5rem,25vw),15vw,9rem)/1 var(--v-heading);letter-spacing:-.04em}
.not-found-code::before{content:"";position:absolute;bottom:100%;left:20%;right:20%;height:calc(9*var(--v-space));border:solid var(--v-ink);border-width:0 3px}
.not-found h1{margin:0}
.not-found .lead{max-width:36rem;margin:calc(2*var(--v-space)) 0 calc(4*var(--v-space))}
.not-found h2{margin:calc(4*var(--v-space)) 0 calc(1.5*var(--v-space));font-size:1.125rem;letter-spacing:0}
.not-found ul{margin:0;padding:0;list-style:none;border-top:2px solid var(--v-ink)}
.not-found li{border-bottom:1px solid var(--v-line)}
.not-found li a{display:flex;justify-content:space-between;gap:1em;padding:.75em 0;color:var(--v-ink);text-decoration:none;font-weight:600;line-height:1.35}
.not-found li a::after{content:"";align-self:center;flex:none;width:.55em;height:.55em;margin-right:.2em;border:solid var(--v-cool);border-width:2px 2px 0 0;transform:rotate(45deg)}
.not-found li a:hover{text-decoration:underline}
@media (min-width:68.75em){.not-found{grid-template-columns:minmax(0,1fr) minmax(0,1fr);gap:calc(8*var(--v-space))}.not-found-ways{margin-top:calc(9*var(--v-space))}}`;
