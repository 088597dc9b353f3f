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

function family(name: FontName): string {
  return `${fontMetrics[name].family},"${fontMetrics[name].family} local",sans-serif`;
}

/** The `font-family` lists of headings and text. */
export function fontFamilies(theme: Theme): { heading: string; text: string } {
  const text = theme.textFont === 'source' ? family('source') : stacks.system;
  if (theme.headingFont === 'bricolage') return { heading: family('bricolage'), text };
  return { heading: stacks[theme.headingFont], text };
}

/**
 * The face of a font file, and a face made of a font that the visitor has, scaled to nearly the same width and heights.
 * A file that comes too late for the first paint waits for the next page (`optional`): no two fonts break every line at
 * the same word, so a later change would move the page. The local face tells its true weight, so that browsers embolden
 * it where bold is asked for.
 */
export function fontFaces({ name, url }: { name: FontName; url: string }): string {
  const { family, weights, local, sizeAdjust, ascent, descent } = fontMetrics[name];
  const weight = local[0].endsWith('Bold') ? 'font-weight:700;' : '';
  const sources = local.map((font) => `local("${font}")`).join();
  return `@font-face{font-family:${family};font-weight:${weights};font-display:optional;src:url(${url}) format("woff2")}
@font-face{font-family:"${family} local";${weight}src:${sources};size-adjust:${sizeAdjust}%;ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:0%}`;
}
