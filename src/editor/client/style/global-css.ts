import type { Tokens } from '../../../ui/styles/tokens.ts';

/**
 * Colours of the editor: cream, ink and one warm accent. They are not those of the edited site, so that the editor
 * stays readable while the author tries out colours.
 */
const light: Tokens = {
  paper: '#f6efe0',
  surface: '#fffcf5',
  tint: '#f1e6d0',
  ink: '#2a1d16',
  muted: '#5b4b3e',
  line: '#e0d0b3',
  edge: '#8b7761',
  accent: '#a83a18',
  'on-accent': '#fffaf0',
  cool: '#13545a',
  'on-cool': '#f3f8ee',
  error: '#9a1b2f',
  warning: '#7a4a00',
  shadow: '0 1px 2px #2a1d1614, 0 12px 32px -12px #2a1d1647',
};

const dark: Tokens = {
  paper: '#0d1a19',
  surface: '#162827',
  tint: '#1d3331',
  ink: '#f7ecd7',
  muted: '#c3b9a2',
  line: '#2f4744',
  edge: '#76908b',
  accent: '#f2a33c',
  'on-accent': '#241405',
  cool: '#93d0bd',
  'on-cool': '#0b2724',
  error: '#ffa8a0',
  warning: '#ffcf7d',
  shadow: '0 1px 2px #0006, 0 12px 32px -12px #000c',
};

const declare = (tokens: Tokens) =>
  Object.entries(tokens)
    .map(([name, value]) => `--v-${name}:${value}`)
    .join(';');

const paletteCss = `
:root{color-scheme:light dark;${declare(light)};--v-radius:8px;--v-space:8px;--v-motion:160ms}
@media (prefers-color-scheme:dark){:root{${declare(dark)}}}
@media (prefers-reduced-motion:reduce){:root{--v-motion:0s}*,::before,::after{animation:none!important;transition:none!important}}`;

/** Global styles of the editor's document. */
export const globalCss = `${paletteCss}
:root{--v-heading:"Bricolage Grotesque",system-ui,sans-serif;--v-text:"Source Sans 3",system-ui,-apple-system,"Segoe UI",sans-serif}
*,::before,::after{box-sizing:border-box}
html,body,#editor{height:100%;margin:0}
body{background:var(--v-paper);color:var(--v-ink);font:400 1rem/1.5 var(--v-text);overflow:hidden}
button,input,select,textarea{font:inherit;color:inherit}
:focus-visible{outline:2px solid var(--v-cool);outline-offset:2px}
::selection{background:var(--v-cool);color:var(--v-on-cool)}
.icon{display:inline-block;flex:none;fill:none;stroke:currentColor;stroke-width:1.75;stroke-linecap:round;stroke-linejoin:round;vertical-align:-.22em}
input[type=search]::-webkit-search-cancel-button{display:none}
mark{color:inherit;background:color-mix(in srgb,var(--v-accent) 28%,transparent)}
.visually-hidden{position:absolute;width:1px;height:1px;margin:-1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.skip-link{position:fixed;z-index:2000;top:8px;left:8px;padding:8px 16px;border-radius:8px;background:var(--v-ink);color:var(--v-paper);translate:0 -200%}
.skip-link:focus{translate:none}
@media (forced-colors:active){:focus-visible{outline-color:Highlight}}`;
