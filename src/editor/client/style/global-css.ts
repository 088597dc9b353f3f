import { paletteCss } from './palette.ts';

/** Styles of the whole document of the editor. */
export const globalCss = `${paletteCss}
:root{--v-heading:"Bricolage Grotesque",system-ui,sans-serif;--v-text:"Source Sans 3",system-ui,-apple-system,"Segoe UI",sans-serif}
*,::before,::after{box-sizing:border-box}
html,body,#editor{height:100%;margin:0}
body{background:var(--v-paper);color:var(--v-ink);font:400 1rem/1.5 var(--v-text);overflow:hidden}
button,input,select,textarea{font:inherit;color:inherit}
:focus-visible{outline:2px solid var(--v-cool);outline-offset:2px}
::selection{background:var(--v-cool);color:var(--v-on-cool)}
.icon{display:inline-block;flex:none;fill:none;stroke:currentColor;stroke-width:1.75;stroke-linecap:round;stroke-linejoin:round;vertical-align:-.22em}
.visually-hidden{position:absolute;width:1px;height:1px;margin:-1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.skip-link{position:fixed;z-index:2000;top:8px;left:8px;padding:8px 16px;border-radius:8px;background:var(--v-ink);color:var(--v-paper);translate:0 -200%}
.skip-link:focus{translate:none}
@media (forced-colors:active){:focus-visible{outline-color:Highlight}}`;
