import type { Theme } from '../site/types.generated.ts';
import { fontMetrics } from './fonts/metrics.ts';

export type FontName = keyof typeof fontMetrics;
/** Address of each font file, as published. */
export type FontUrls = Record<FontName, string>;

const stacks = {
  system: 'system-ui,-apple-system,"Segoe UI",Roboto,sans-serif',
  serif: '"Iowan Old Style",Charter,Cambria,Georgia,serif',
} as const;

/** The font files that a theme needs: the ones to preload, and no other. */
export function usedFonts(theme: Theme): FontName[] {
  const names: FontName[] = [];
  if (theme.headingFont === 'bricolage') names.push('bricolage');
  if (theme.textFont === 'source') names.push('source');
  return names;
}

/** What a page is set in: the site's own letters, or stand-ins that every visitor has until those have come. */
type Letters = 'own' | 'stand-in';

function family(name: FontName, letters: Letters): string {
  const own = fontMetrics[name].family;
  return `${letters === 'own' ? `${own},` : ''}"${own} local",sans-serif`;
}

/** The `font-family` lists of headings and text. */
export function fontFamilies(theme: Theme, letters: Letters): { heading: string; text: string } {
  const text = theme.textFont === 'source' ? family('source', letters) : stacks.system;
  if (theme.headingFont === 'bricolage') return { heading: family('bricolage', letters), text };
  return { heading: stacks[theme.headingFont], text };
}

/**
 * The face of a font file, and its stand-ins: faces made of fonts that the visitor has, scaled to nearly the same width
 * and heights. A file that comes too late for the first paint waits (`optional`): no two fonts break every line at the
 * same word, so an unchecked change would move the page.
 */
export function fontFaces({ name, url }: { name: FontName; url: string }): string {
  const { family, weights, standIns } = fontMetrics[name];
  const faces = standIns.map(({ weights, local, sizeAdjust, ascent, descent }) => {
    const sources = local.map((font) => `local("${font}")`).join();
    return `@font-face{font-family:"${family} local";font-weight:${weights};src:${sources};size-adjust:${sizeAdjust}%;ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:0%}`;
  });
  return [
    `@font-face{font-family:${family};font-weight:${weights};font-display:optional;src:url(${url}) format("woff2")}`,
    ...faces,
  ].join('\n');
}

/**
 * The face that stands in for the large figures of prices, as `@font-face` in a styled element: the figures of Arial are
 * so much narrower than ours, next to its letters, that a price would change its width.
 */
export function figureFace() {
  const { family, figures } = fontMetrics.bricolage;
  return {
    fontFamily: `"${family} local"`,
    fontWeight: figures.weights,
    src: figures.local.map((font) => `local("${font}")`).join(),
    unicodeRange: 'U+30-39,U+20AC',
    sizeAdjust: `${figures.sizeAdjust}%`,
    ascentOverride: `${figures.ascent}%`,
    descentOverride: `${figures.descent}%`,
    lineGapOverride: '0%',
  };
}
