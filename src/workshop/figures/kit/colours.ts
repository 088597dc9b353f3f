import type { Theme } from '../../../model/types.generated.ts';

type Palette = Theme['light'];

/** What a panel, a dot or a bar says by its colour: neutral, important (accent) or reassuring (cool). */
export type Tone = 'plain' | 'tint' | 'accent' | 'cool';

/** Colours of letters. */
export type Ink = 'ink' | 'muted' | 'accent' | 'cool' | 'onAccent' | 'onCool';

/** The classes of a drawing and what they declare in a palette. */
const classes: Record<string, (palette: Palette) => string> = {
  muted: ({ muted }) => `fill:${muted}`,
  accent: ({ accent }) => `fill:${accent}`,
  cool: ({ cool }) => `fill:${cool}`,
  onAccent: ({ onAccent }) => `fill:${onAccent}`,
  onCool: ({ onCool }) => `fill:${onCool}`,
  // Areas.
  ground: ({ surface, line }) => `fill:${surface};stroke:${line};stroke-width:2`,
  'a-plain': ({ surface, line }) => `fill:${surface};stroke:${line};stroke-width:2`,
  'a-tint': ({ tint, line }) => `fill:${tint};stroke:${line};stroke-width:2`,
  'a-accent': ({ surface, accent }) => `fill:${surface};stroke:${accent};stroke-width:2.5`,
  'a-cool': ({ surface, cool }) => `fill:${surface};stroke:${cool};stroke-width:2.5`,
  'a-question': ({ tint, ink }) => `fill:${tint};stroke:${ink};stroke-width:2`,
  // Full colour: pills, buttons, bars, dots.
  'f-plain': ({ muted }) => `fill:${muted}`,
  'f-tint': ({ line }) => `fill:${line}`,
  'f-accent': ({ accent }) => `fill:${accent}`,
  'f-cool': ({ cool }) => `fill:${cool}`,
  // Lines.
  rule: ({ line }) => `fill:none;stroke:${line};stroke-width:2`,
  stroke: ({ muted }) => `fill:none;stroke:${muted};stroke-width:2.5;stroke-linecap:round;stroke-linejoin:round`,
  's-plain': ({ muted }) => `fill:none;stroke:${muted};stroke-width:3.5;stroke-linejoin:round`,
  's-tint': ({ line }) => `fill:none;stroke:${line};stroke-width:3.5;stroke-linejoin:round`,
  's-accent': ({ accent }) => `fill:none;stroke:${accent};stroke-width:3.5;stroke-linejoin:round`,
  's-cool': ({ cool }) => `fill:none;stroke:${cool};stroke-width:3.5;stroke-linejoin:round`,
};

const FAMILY = '"Helvetica Neue",Arial,Roboto,"Liberation Sans",sans-serif';
const MONO = 'ui-monospace,Menlo,Consolas,"Liberation Mono",monospace';

/** The style sheet of a drawing: rules for the classes that it uses, by day and, with the reader's system, by night. */
export function styleOf(drawing: string, { light, dark }: Theme): string {
  const used = new Set([...drawing.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')));
  const rules = (palette: Palette) =>
    [`text{fill:${palette.ink}}`]
      .concat(Object.entries(classes).flatMap(([name, rule]) => (used.has(name) ? `.${name}{${rule(palette)}}` : [])))
      .join('');
  const letters = [`text{font-family:${FAMILY}}`, '.b{font-weight:700}', `.m{font-family:${MONO}}`].join('');
  return `<style>${letters}${rules(light)}@media(prefers-color-scheme:dark){${rules(dark)}}</style>`;
}
