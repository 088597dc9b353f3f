import { readFileSync } from 'node:fs';
import type * as HarfBuzz from 'harfbuzzjs';
import type { SetLine } from '../../../art/social.ts';
import { engineFile } from '../../../model/engine-files.ts';
import type { Theme } from '../../../model/types.generated.ts';

interface OutlineFont {
  hb: typeof HarfBuzz;
  font: HarfBuzz.Font;
  unitsPerEm: number;
  /** Outlines of the glyphs drawn so far: tracing one takes longer than shaping a line. */
  outlines: Map<number, string>;
}

async function open({ file, weight }: { file: 'bricolage' | 'source'; weight: number }): Promise<OutlineFont> {
  // Loaded on first use, so that a server without pictures starts faster.
  const [{ convert }, hb] = await Promise.all([import('fontverter'), import('harfbuzzjs')]);
  const packed = readFileSync(engineFile(`src/ui/fonts/${file}.woff2`));
  const plain = Uint8Array.from(await convert(packed, 'truetype'));
  const face = new hb.Face(new hb.Blob(plain.buffer));
  const font = new hb.Font(face);
  // The optical size of large titles; fonts without that axis ignore it.
  const variations = [`wght=${weight}`, 'opsz=40'].map((text) => hb.Variation.fromString(text));
  font.setVariations(variations.filter((variation) => variation !== undefined));
  return { hb, font, unitsPerEm: face.upem, outlines: new Map() };
}

function outlineOf({ font, outlines }: OutlineFont, glyph: number): string {
  const known = outlines.get(glyph);
  if (known !== undefined) return known;
  // Glyph 0 is the box for characters that the font lacks.
  const outline = glyph === 0 ? '' : font.glyphToPath(glyph).replace(/-?\d+\.\d+/g, (unit) => `${Math.round(+unit)}`);
  outlines.set(glyph, outline);
  return outline;
}

function setLine(outlineFont: OutlineFont, text: string, size: number): ReturnType<SetLine> {
  const { hb, font, unitsPerEm } = outlineFont;
  const buffer = new hb.Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  hb.shape(font, buffer);
  const scale = size / unitsPerEm;
  const positions = buffer.getGlyphPositions();
  let x = 0;
  let paths = '';
  buffer.getGlyphInfos().forEach(({ codepoint: glyph }, index) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
    const outline = outlineOf(outlineFont, glyph);
    if (outline) paths += `<path transform="translate(${x + xOffset} ${yOffset})" d="${outline}"/>`;
    x += xAdvance;
  });
  // The y axis points up in fonts, and down in pictures.
  return { markup: `<g transform="scale(${+scale.toFixed(5)} ${-scale.toFixed(5)})">${paths}</g>`, width: x * scale };
}

/**
 * Opens the engine's fonts, to set text with kerning, ligatures and accents as in a browser. `heading` selects the
 * heading font for headings; otherwise both use the text font.
 */
export async function openFont({ heading }: { heading: boolean }): Promise<SetLine> {
  // Open the files one after the other: the decoder has a single memory, which the second file would overwrite.
  const titles = await open(heading ? { file: 'bricolage', weight: 750 } : { file: 'source', weight: 700 });
  const text = await open({ file: 'source', weight: 600 });
  return (line, { font, size }) => setLine(font === 'heading' ? titles : text, line, size);
}

/** Opens the fonts of a theme. */
export function fontOf({ headingFont }: Pick<Theme, 'headingFont'>): Promise<SetLine> {
  return openFont({ heading: headingFont === 'bricolage' });
}
