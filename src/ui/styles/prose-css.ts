import { typeScale } from './type-scale.ts';

/**
 * Styles of rendered Markdown on every page: `.prose` is the body of a text, `.table-scroll` the scroll container of a
 * table, `.callout` a callout (`.callout-brief` a summary) with `.callout-title`.
 */
export const proseCss = `
.prose{max-width:var(--v-prose-width,var(--v-text-width))}
.prose>*{margin:0 0 1.15em}
.prose>:not(.table-scroll,figure,pre){max-width:var(--v-text-width)}
.prose>:last-child,.callout>:last-child{margin-bottom:0}
.prose>h2{margin:2em 0 .6em;font-size:${typeScale.proseH2}}
.prose>h3{margin:1.7em 0 .5em}
.prose>h4{margin:1.5em 0 .4em}
.prose>:first-child{margin-top:0}
.prose ul,.prose ol{padding-left:1.35em}
.prose li{margin:.35em 0;padding-left:.2em}
.prose li::marker{color:var(--v-cool);font-weight:650}
.table-scroll{container-type:inline-size;overflow-x:auto;border:1px solid var(--v-line);border-radius:var(--v-radius);background:var(--v-surface)}
.table-scroll table{border-collapse:collapse;width:100%;font-size:1rem;line-height:1.45;font-variant-numeric:tabular-nums}
.table-scroll :is(th,td){padding:.75em;text-align:left;vertical-align:top}
.table-scroll td{border-top:1px solid var(--v-line)}
:is(th,td).center{text-align:center}
:is(th,td).right{text-align:right}
.table-scroll th{background:var(--v-tint);font-weight:650;vertical-align:bottom}
.callout{padding:1.1em 1.3em;border-radius:var(--v-radius);border-left:5px solid var(--v-cool);background:var(--v-tint);overflow:hidden}
.callout-title{margin:0 0 .5em;font:700 1.1em/1.3 var(--v-heading)}
.callout-brief{border:2px solid var(--v-ink);background:var(--v-surface);box-shadow:6px 6px 0 var(--v-line)}
.prose figure{margin:1.8em 0}
.prose figure>img{width:100%;border-radius:var(--v-radius)}
.prose figure>[src$=".svg"]{max-width:min(100%,36rem)}
figcaption{margin-top:.6em;max-width:36rem;font-size:1rem;line-height:1.45;color:var(--v-muted)}
blockquote{padding-left:1.2em;border-left:3px solid var(--v-line);font-size:${typeScale.lead};font-style:italic}`;

/**
 * Styles that few texts need, each with a pattern of the markup that needs it: `.checklist` is a task list (`.done` on
 * ticked items), `.cards` a table whose rows are cards in a narrow container, `.wide` the container of such a table
 * that needs 16rem more (the table covers the padding of this container, which makes the container count as narrower; of
 * a container narrower than 32rem, as on a phone with large text, it is half, which is still narrow),
 * `.table-note` the sentence above a table, `.wrapped` a preformatted text of sentences.
 */
const rareCss: readonly [markup: RegExp, css: string][] = [
  [
    /class="[^"]*(?<![\w-])checklist(?![\w-])/,
    `
ul.checklist{list-style:none;padding:0}
.checklist>li{position:relative;padding:0 0 0 2em}
.checklist>li::before{content:"";position:absolute;left:0;top:.2em;width:1.2em;height:1.2em;border:2px solid var(--v-cool);border-radius:4px}
.checklist>.done::after{content:"";position:absolute;left:.42em;top:.36em;width:.36em;height:.68em;border:solid var(--v-cool);border-width:0 2.5px 2.5px 0;transform:rotate(40deg)}`,
  ],
  [
    /data-footnote-backref/,
    `
.prose [data-footnote-backref]{padding:0 .4em}`,
  ],
  [
    /class="[^"]*(?<![\w-])(?:cards|wide|table-note)(?![\w-])/,
    `
.prose>.table-note{margin-bottom:.4em;font-size:1rem;color:var(--v-muted)}
.wide{padding-right:min(16rem,50%)}
.wide>table{width:min(200%,100% + 16rem);margin-right:max(-16rem,-100%)}
@media screen{@container(max-width:36rem){
.cards thead{position:absolute;left:-999em}
.cards,.cards :is(tbody,tr,th,td){display:block}
.cards tr{padding:.5em 0}
.cards tr+tr{border-top:1px solid var(--v-line)}
.cards :is(th,td){padding:.25em 1em;border:0;text-align:left;overflow-wrap:anywhere}
.cards tr>:first-child{font-weight:650}
.cards [data-label]::before{content:attr(data-label) "\\a0: ";color:var(--v-muted)}
}}`,
  ],
  [
    /<(?:code|pre)[ >]/,
    `
code,pre{font:max(1rem,.94em)/1.5 ui-monospace,"Cascadia Mono",Menlo,Consolas,monospace}
code{padding:.1em .2em;border-radius:4px;background:color-mix(in srgb,currentColor 8%,#0000)}
pre{overflow-x:auto;padding:1.1em 1.3em;border-radius:var(--v-radius);background:var(--v-tint);border:1px solid var(--v-line);tab-size:2}
.wrapped{white-space:pre-wrap}
pre code{padding:0;background:none}`,
  ],
];

/** Returns the styles that a page's markup needs in addition to `proseCss`. */
export function proseCssOf(html: string): string {
  return rareCss.map(([markup, css]) => (markup.test(html) ? css.replaceAll('\n', '') : '')).join('');
}
