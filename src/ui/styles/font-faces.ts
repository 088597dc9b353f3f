import type { Theme } from '../../model/types.generated.ts';
import fontMetrics from '../fonts/metrics.json' with { type: 'json' };

export type FontName = keyof typeof fontMetrics;
/** Address of each published font file. */
export type FontUrls = Record<FontName, string>;

const stacks = {
  system: 'system-ui,-apple-system,"Segoe UI",Roboto,sans-serif',
  serif: '"Iowan Old Style",Charter,Cambria,Georgia,serif',
} as const;

/** The web fonts that a theme needs. */
export function usedFonts(theme: Theme): FontName[] {
  const names: FontName[] = [];
  if (theme.headingFont === 'bricolage') names.push('bricolage');
  if (theme.textFont === 'source') names.push('source');
  return names;
}

function family(name: FontName): string {
  const { family } = fontMetrics[name];
  return `${family},"${family} fallback",sans-serif`;
}

/** The `font-family` lists of headings and text. */
export function fontFamilies(theme: Theme): { heading: string; text: string } {
  const text = theme.textFont === 'source' ? family('source') : stacks.system;
  if (theme.headingFont === 'bricolage') return { heading: family('bricolage'), text };
  return { heading: stacks[theme.headingFont], text };
}

/**
 * `@font-face` of a web font and of its fallbacks, local fonts with its metrics, so that next to nothing moves when the
 * web font comes (`decisions/web-fonts.md`).
 */
export function fontFaces({ name, url }: { name: FontName; url: string }): string {
  const { family, weights, fallbacks } = fontMetrics[name];
  return [
    `@font-face{font-family:${family};font-weight:${weights};font-display:swap;src:url(${url}) format("woff2")}`,
    ...fallbacks.map(
      ({ weights, src, sizeAdjust, ascentOverride, descentOverride, lineGapOverride }) =>
        `@font-face{font-family:"${family} fallback";font-weight:${weights};src:${src};size-adjust:${sizeAdjust};ascent-override:${ascentOverride};descent-override:${descentOverride};line-gap-override:${lineGapOverride}}`,
    ),
  ].join('\n');
}
