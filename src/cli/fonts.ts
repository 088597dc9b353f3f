import { copyFileSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { arialWidth } from './arial-widths.ts';
import { readFontTables } from './font-tables.ts';

/** Makes the two font files of the site from their packages, and measures them. Run again after an update of either. */
const folder = new URL('../ui/fonts/', import.meta.url);
const { resolve } = createRequire(import.meta.url);

/** What French needs: Basic Latin, Latin-1, œ Œ Ÿ, spaces of every width, dashes, quotes, and the signs of trade. */
const latin = Array.from({ length: 0x17f - 0x20 }, (_, index) => String.fromCharCode(0x20 + index))
  .filter((sign) => sign < '\u007f' || (sign >= '\u00a0' && sign <= '\u00ff') || 'œŒŸ'.includes(sign))
  .join('');
const characters = `${latin}\u2009\u202f\u2011–—‘’“”‚„•…‹›€™−×≈→←↑↓`;
/**
 * Without these a French page would show letters of two fonts. U+202F is not among them: browsers make the narrow
 * no-break space of the font's own space when it has no picture for it.
 */
const required = ' \u00a0«»’…–—€œŒàâçèéêëîïôùûüÀÇÉÈÊ°²×·';

/** Everyday French, to weigh the letters as the site uses them. */
const sample =
  'un site clair amène des clients : vos horaires, vos prix, vos photos et un numéro que l’on peut appeler d’un geste. ' +
  'nous dessinons la maquette, vous la regardez, et le site n’est mis en ligne que lorsqu’il vous plaît. ' +
  'l’hébergement comprend les mises à jour, la sauvegarde de chaque nuit et les petites retouches du mois.';

const features = ['kern', 'liga', 'mark', 'mkmk', 'ccmp', 'locl', 'tnum', 'lnum'];

const fonts = [
  {
    name: 'bricolage',
    family: 'Bricolage',
    package: '@fontsource-variable/bricolage-grotesque',
    file: 'bricolage-grotesque-latin-standard-normal.woff2',
    axes: { wght: { min: 500, max: 800 }, opsz: 40, wdth: 96 },
    weights: '500 800',
    usual: { wght: 700, opsz: 40, wdth: 96 },
    likeness: 'bold',
    local: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Roboto Bold'],
  },
  {
    name: 'source',
    family: 'Source',
    package: '@fontsource-variable/source-sans-3',
    file: 'source-sans-3-latin-wght-normal.woff2',
    axes: { wght: { min: 400, max: 700 } },
    weights: '400 700',
    usual: { wght: 400 },
    likeness: 'regular',
    local: ['Arial', 'ArialMT', 'Liberation Sans', 'Roboto'],
  },
] as const;

function write(file: string, data: string | Uint8Array): void {
  const target = new URL(file, folder);
  writeFileSync(`${target.pathname}.tmp`, data);
  renameSync(`${target.pathname}.tmp`, target);
}

function percent(ratio: number): number {
  return +(ratio * 100).toFixed(2);
}

async function makeFont(font: (typeof fonts)[number]): Promise<string> {
  const original = readFileSync(resolve(`${font.package}/files/${font.file}`));
  const subset = await subsetFont(original, characters, {
    targetFormat: 'woff2',
    variationAxes: font.axes,
    keepFeatures: features,
    noHinting: true,
  });
  const usual = await subsetFont(original, characters, { targetFormat: 'truetype', variationAxes: font.usual });
  const tables = readFontTables(usual);
  const missing = [...required].filter((sign) => tables.advance(sign) === undefined);
  if (missing.length > 0) console.warn(`${font.name}: no picture for ${missing.map((sign) => `“${sign}”`).join(' ')}`);
  let own = 0;
  let local = 0;
  for (const sign of sample) {
    const width = arialWidth(sign, font.likeness);
    const advance = tables.advance(sign);
    if (width === undefined || advance === undefined) continue;
    own += advance / tables.unitsPerEm;
    local += width / 1000;
  }
  const scale = own / local;
  write(`${font.name}.woff2`, subset);
  copyFileSync(resolve(`${font.package}/LICENSE`), new URL(`${font.name}-LICENSE.txt`, folder));
  console.log(`${font.name}.woff2: ${subset.length} bytes`);
  return `  ${font.name}: {
    family: '${font.family}',
    weights: '${font.weights}',
    local: [${font.local.map((name) => `'${name}'`).join(', ')}],
    sizeAdjust: ${percent(scale)},
    ascent: ${percent(tables.ascent / tables.unitsPerEm / scale)},
    descent: ${percent(tables.descent / tables.unitsPerEm / scale)},
  },`;
}

mkdirSync(folder, { recursive: true });
const entries: string[] = [];
for (const font of fonts) entries.push(await makeFont(font));
write(
  'metrics.ts',
  `/** Written by \`npx tsx src/cli/fonts.ts\`. Percentages; \`local\` names fonts that the visitor may have. */
export const fontMetrics = {
${entries.join('\n')}
} as const;
`,
);
