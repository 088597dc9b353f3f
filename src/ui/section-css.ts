/**
 * The frame of every section: `.section` carries a ground and the air around it, `.section-inner` the measure,
 * `.section-head` the heading and its lead. It is plain CSS, so that it costs the browser no script.
 */
export const sectionCss = `
.section{position:relative;padding:var(--v-section) var(--v-gutter)}
.section-inner{max-width:var(--v-cards-width);margin:auto}`;

/**
 * What stands in the sections of pages made of blocks: heading and lead, notes, layouts of wide screens. An address that
 * names a section leads to its edge, without the air that `scroll-padding-top` keeps above a heading.
 */
export const sectionPartsCss = `
.section{scroll-margin-top:calc(-2*var(--v-space))}
.section-continued{padding-top:0}
.section-head{max-width:44rem;margin-bottom:calc(5*var(--v-space))}
.section-head>*{margin:0}
.section-head .lead{margin-top:calc(2*var(--v-space));color:var(--v-muted);max-width:60ch}
.section-notes{margin:calc(4*var(--v-space)) 0 0;padding:0;list-style:none;color:var(--v-muted);font-size:1rem;max-width:var(--v-text-width)}
.section-notes li{padding-bottom:.5em;break-inside:avoid}
@media (min-width:68.75em){
ul.section-notes{max-width:none;columns:2;column-gap:calc(8*var(--v-space));margin-top:calc(7*var(--v-space))}
.section-head{margin-bottom:calc(7*var(--v-space))}
.section-row .section-head{display:grid;grid-template-columns:1fr 1fr;gap:calc(8*var(--v-space));align-items:baseline;max-width:none}
.section-row .section-head .lead{margin:0}
.section-split{display:grid;grid-template-columns:minmax(0,5fr) minmax(0,7fr);gap:calc(8*var(--v-space));align-items:start}
.section-split>:only-child{grid-column:2}
.section-split .section-head{position:sticky;top:calc(var(--v-header) + 4*var(--v-space));margin:0}
}`;
