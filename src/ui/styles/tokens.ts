import type { Theme } from '../../model/types.generated.ts';
import { mix } from '../../text/colours.ts';

export type Tokens = Record<string, string>;

/** Colours of errors. They are not part of a theme, because they have the same meaning on every site. */
const errorColours = { light: '#9a1b2f', dark: '#ffa8a0' } as const;

function schemeTokens(scheme: Theme['light']): Tokens {
  return {
    paper: scheme.paper,
    surface: scheme.surface,
    tint: scheme.tint,
    ink: scheme.ink,
    muted: scheme.muted,
    line: scheme.line,
    accent: scheme.accent,
    'on-accent': scheme.onAccent,
    cool: scheme.cool,
    'on-cool': scheme.onCool,
  };
}

/** Returns the page's tokens in the light scheme, without their `--v-` prefix. */
export function lightTokens(theme: Theme): Tokens {
  const { ink } = theme.light;
  const shadow = `0 1px 1px ${ink}0f,0 14px 28px -16px ${ink}47`;
  return { ...schemeTokens(theme.light), error: errorColours.light, shadow };
}

/** Returns the page's tokens in the dark scheme, without their `--v-` prefix. */
export function darkTokens(theme: Theme): Tokens {
  return { ...schemeTokens(theme.dark), error: errorColours.dark, shadow: '0 14px 28px -16px #000c' };
}

/** Returns the tokens of the ground `ink`: the dark scheme inside a light page; a raised surface inside a dark one. */
export function inkGroundTokens(theme: Theme): Tokens {
  return { ...darkTokens(theme), paper: theme.dark.surface, surface: mix(theme.dark.surface, theme.dark.cool, 0.1) };
}

/**
 * Returns the tokens of the ground `cool`, the same in both schemes. Its accent is `onCool`, because the theme's accent
 * may lack contrast with the cool colour.
 */
export function coolGroundTokens(theme: Theme): Tokens {
  const { cool, onCool } = theme.light;
  return {
    paper: cool,
    surface: mix(cool, onCool, 0.08),
    tint: mix(cool, onCool, 0.08),
    ink: onCool,
    muted: mix(onCool, cool, 0.12),
    line: mix(cool, onCool, 0.35),
    accent: onCool,
    'on-accent': cool,
    cool: onCool,
    'on-cool': cool,
    error: mix(errorColours.dark, '#ffffff', 0.5),
  };
}
