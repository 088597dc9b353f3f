import type { Chance } from './chance.ts';

type Palette = Record<string, string>;

const PAPER: Palette = {
  paper: '#ffffff',
  surface: '#fafafa',
  tint: '#f0f0f0',
  ink: '#111111',
  muted: '#444444',
  line: '#888888',
  accent: '#a03010',
  onAccent: '#ffffff',
  cool: '#105070',
  onCool: '#ffffff',
};

const NIGHT: Palette = {
  paper: '#101010',
  surface: '#1a1a1a',
  tint: '#202020',
  ink: '#f4f4f4',
  muted: '#c8c8c8',
  line: '#777777',
  accent: '#ffb080',
  onAccent: '#101010',
  cool: '#9ad0f0',
  onCool: '#101010',
};

/** Returns colours with enough contrast; sometimes any colours, whose contrast the check must report. */
export function anyPalette(chance: Chance): Palette {
  if (!chance.is(0.03)) return { ...chance.pick([PAPER, NIGHT]) };
  const colour = () => `#${chance.between(0, 0xffffff).toString(16).padStart(6, '0')}`;
  return Object.fromEntries(Object.keys(PAPER).map((name) => [name, colour()]));
}
