import type { Theme } from '../../model/types.generated.ts';
import { contrast } from '../../text/colours.ts';
import { type FontUrls, fontFaces, fontFamilies, ownFontFaces, usedFonts } from './font-faces.ts';
import { proseCss } from './prose-css.ts';
import { coolGroundTokens, darkTokens, inkGroundTokens, lightTokens, type Tokens } from './tokens.ts';
import { cardsWidth, gutter, sectionSpace, textWidth, typeScale } from './type-scale.ts';

function declare(tokens: Tokens): string {
  return Object.entries(tokens)
    .map(([name, value]) => `--v-${name}:${value};`)
    .join('');
}

/** Returns the tokens of `next` that differ from those of `base`. */
function changes(base: Tokens, next: Tokens): Tokens {
  return Object.fromEntries(Object.entries(next).filter(([name, value]) => base[name] !== value));
}

/** Minifies CSS. Only for the style sheets of this folder, because it ignores strings. */
function squeeze(css: string): string {
  return css
    .replace(/\s*\n\s*/g, '')
    .replace(/\s*([{};])\s*/g, '$1')
    .replace(/([a-z-]):\s+/g, '$1:')
    .replaceAll(';}', '}')
    .replaceAll('@media (', '@media(');
}

/** Turns awnings into lines. The doubled class has the specificity to override the awning's rules, which come later. */
const lineCss =
  ':root{--v-awning:5px}.awning.awning{border-top:0;filter:none}.awning.awning>div{height:5px;background:var(--v-accent);mask:none}';

/**
 * Returns the colour schemes of the browser's own controls: only `dark` if the palette of the light scheme is dark,
 * too.
 */
function controlSchemes({ light: { paper } }: Theme): string {
  return contrast(paper, '#ffffff') > contrast(paper, '#000000') ? 'dark' : 'light dark';
}

function tokenCss(theme: Theme): string {
  const light = lightTokens(theme);
  const dark = darkTokens(theme);
  const { heading, text } = fontFamilies(theme);
  return `
:root,[data-ground=paper]{color-scheme:${controlSchemes(theme)};${declare(light)}}
:root{--v-radius:${theme.radius}px;--v-space:${theme.space}px;--v-motion:${theme.motion}ms;--v-heading:${heading};--v-text:${text};--v-section:${sectionSpace};--v-gutter:${gutter};--v-text-width:${textWidth};--v-cards-width:${cardsWidth};--v-header:4.5rem}
[data-ground]{background:var(--v-paper);color:var(--v-ink)}
[data-ground=tint]{background:var(--v-tint)}
[data-ground=ink]{color-scheme:dark;${declare(inkGroundTokens(theme))}}
[data-ground=cool]{color-scheme:dark;${declare(coolGroundTokens(theme))}}
${theme.trim === 'line' ? lineCss : ''}
@media (prefers-color-scheme:dark){:root,[data-ground=paper]{${declare(changes(light, dark))}}}
@media (prefers-reduced-motion:reduce){:root{--v-motion:0s}*,::before,::after{animation:none!important;transition:none!important}}`;
}

const elementCss = `
*,::before,::after{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;scroll-padding-top:calc(var(--v-header) + 2*var(--v-space));-webkit-tap-highlight-color:#0000}
body{margin:0;background:var(--v-paper);color:var(--v-ink);font:400 ${typeScale.body}/1.6 var(--v-text);overflow-wrap:break-word}
h1,h2,h3,h4{margin:0 0 .5em;font-family:var(--v-heading);font-weight:700;letter-spacing:-.02em;line-height:1.14;text-wrap:balance}
h1{font-size:${typeScale.h1};line-height:1.08}
h2{font-size:${typeScale.h2}}
h3{font-size:${typeScale.h3};line-height:1.22;letter-spacing:-.012em}
h4{font-size:${typeScale.h4};line-height:1.3;letter-spacing:0}
p,ul,ol,dl,figure,pre,blockquote{margin:0 0 1em}
p,li{text-wrap:pretty}
h1,h2,h3,h4,p,li,.title{overflow-wrap:anywhere}
strong,b,dt{font-weight:650}
picture{display:contents}
img,svg,video{display:block;max-width:100%;height:auto}
button,input,select,textarea{font:inherit;color:inherit}
summary,button,label{cursor:pointer}
hr{border:0;border-top:1px solid var(--v-line);margin:2em 0}
a{color:var(--v-cool);text-decoration-thickness:1px;text-underline-offset:.2em}
a:hover{text-decoration-thickness:2px}
:focus-visible{outline:3px solid var(--v-cool);outline-offset:3px;border-radius:4px}
[tabindex="-1"]:focus{outline:0}
::selection{background:var(--v-cool);color:var(--v-on-cool)}
[hidden]{display:none!important}
.visually-hidden{position:absolute;width:1px;height:1px;margin:-1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}`;

/** Scrolling to an anchor is smooth, and scrolling to the focus is not, as on a hydrated page. */
const outputCss = `
@media (prefers-reduced-motion:no-preference){html:has(:target){scroll-behavior:smooth}@view-transition{navigation:auto}::view-transition-old(root),::view-transition-new(root){animation-duration:var(--v-motion)}}
@media (forced-colors:active){.MuiCard-root,.callout{border:1px solid}:focus-visible{outline-color:Highlight}}
@media print{
:root,[data-ground]{color-scheme:light;--v-paper:#fff;--v-surface:#fff;--v-tint:#fff;--v-ink:#000;--v-cool:#000;--v-line:#999;--v-accent:#fff;--v-section:2rem}
*,::before,::after{background:none!important;color:#000!important}
body{font-size:11pt}
.menu,.site-footer,nav,form,video,iframe,.MuiButton-root{display:none!important}
a[href^=http]::after{content:" (" attr(href) ")";font-size:.8em}
a[href^=http]::after,.prose td code{overflow-wrap:anywhere}
.prose td code{font-size:inherit;white-space:normal}
h1,h2,h3,h4,summary,dt,p:has(+ul,+ol,+.table-scroll){break-after:avoid}
li,tr,img,figure,.callout{break-inside:avoid}
pre{white-space:pre-wrap}
::details-content{content-visibility:visible}
.prose table{font-size:9pt}
.prose{max-width:none}
}`;

/**
 * Returns the style sheet that is inlined in the head of every page, before its critical styles. `fonts` has the
 * addresses of the published font files of the engine, `base` is the base path of the site.
 */
export function baseCss({ theme, fonts, base }: { theme: Theme; fonts: FontUrls; base: string }): string {
  const faces = usedFonts(theme).map((name) => fontFaces({ name, url: fonts[name] }));
  return squeeze([...faces, ...ownFontFaces(theme, base), tokenCss(theme), elementCss, proseCss, outputCss].join('\n'));
}
