import type { Tokens } from '../../../ui/styles/tokens.ts';

/**
 * Colours of the editor: cream, ink and one warm accent, as our own site has them. They are not those of the site that
 * is edited, so that the editor stays readable while somebody tries out colours.
 */
export const light: Tokens = {
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

export const dark: Tokens = {
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

export const paletteCss = `
:root{color-scheme:light dark;${declare(light)};--v-radius:8px;--v-space:8px;--v-motion:160ms}
@media (prefers-color-scheme:dark){:root{${declare(dark)}}}
@media (prefers-reduced-motion:reduce){:root{--v-motion:0s}*,::before,::after{animation:none!important;transition:none!important}}`;
