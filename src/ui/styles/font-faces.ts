import type { Theme } from '../../model/types.generated.ts';
import { ownFontFile } from '../../text/files.ts';
import fontMetrics from '../fonts/metrics.json' with { type: 'json' };

type FontName = keyof typeof fontMetrics;
/** Address of each published font file. */
export type FontUrls = Record<FontName, string>;

type OwnFont = NonNullable<NonNullable<Theme['fonts']>['heading']>;

const stacks = {
  system: 'system-ui,-apple-system,"Segoe UI",Roboto,sans-serif',
  serif: '"Iowan Old Style",Charter,Cambria,Georgia,serif',
} as const;

/** Returns the web fonts of the engine that a theme needs. */
export function usedFonts({ headingFont, textFont, fonts }: Theme): FontName[] {
  const names: FontName[] = [];
  if (headingFont === 'bricolage' && !fonts?.heading) names.push('bricolage');
  if (textFont === 'source' && !fonts?.text) names.push('source');
  return names;
}

function family(name: FontName): string {
  const { family } = fontMetrics[name];
  return `${family},"${family} fallback",sans-serif`;
}

/** Returns the `font-family` lists of headings and text. */
export function fontFamilies(theme: Theme): { heading: string; text: string } {
  const { headingFont, textFont, fonts } = theme;
  const own = (font: OwnFont, fallback: string) => `"${font.file}",${fallback}`;
  const text = textFont === 'source' ? family('source') : stacks.system;
  const heading = headingFont === 'bricolage' ? family('bricolage') : stacks[headingFont];
  return {
    heading: fonts?.heading ? own(fonts.heading, headingFont === 'serif' ? stacks.serif : 'sans-serif') : heading,
    text: fonts?.text ? own(fonts.text, 'sans-serif') : text,
  };
}

/**
 * Returns the `@font-face` rules of a site's own fonts. `base` is the site's base path. A font for both headings and
 * text is declared once.
 */
export function ownFontFaces({ fonts = {} }: Theme, base: string): string[] {
  const faces = [fonts.heading, fonts.text].flatMap((font) => (font ? [font] : []));
  return [
    ...new Set(
      faces.map(
        ({ file, weights }) =>
          `@font-face{font-family:"${file}";font-weight:${weights.join(' ')};font-display:swap;src:url(${base}${ownFontFile(file)}) format("woff2")}`,
      ),
    ),
  ];
}

/**
 * Returns the `@font-face` rules of a web font and of its fallbacks. These are local fonts adjusted to its metrics, so
 * that the layout hardly shifts when it loads (`decisions/web-fonts.md`).
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
