import type { Theme } from '../../src/model/types.generated.ts';

/** The site's own colours. */
export const themeFixture: Theme = {
  light: {
    paper: '#fbf4e6',
    surface: '#fffcf5',
    tint: '#f2e5cd',
    ink: '#2a1d16',
    muted: '#655446',
    line: '#dcc9a8',
    accent: '#b23f1b',
    onAccent: '#fffaf0',
    cool: '#13545a',
    onCool: '#f3f8ee',
  },
  dark: {
    paper: '#10201f',
    surface: '#182c2b',
    tint: '#0b1817',
    ink: '#f7ecd7',
    muted: '#c3b9a2',
    line: '#3a524e',
    accent: '#f2a33c',
    onAccent: '#241405',
    cool: '#93d0bd',
    onCool: '#0b2724',
  },
  radius: 12,
  space: 8,
  motion: 200,
  trim: 'awning',
  headingFont: 'bricolage',
  textFont: 'source',
};
