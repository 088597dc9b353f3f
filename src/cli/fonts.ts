import { copyFileSync, mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { writeFile } from '../build/files.ts';
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

/**
 * Fonts with the letters of Arial and of its kin, by their weight. Safari finds a font by the name of its family or by
 * its PostScript name alone, others by its full name too (CSS Fonts, 4.3.4): hence Arial's bold twice.
 */
const arial = {
  regular: ['Arial', 'Liberation Sans', 'Roboto'],
  bold: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Roboto Bold'],
} as const;

/**
 * The two fonts. Each has stand-ins that the visitor has, by weight: `usual` is the instance that a stand-in is measured
 * against, and `room` how much wider than that it is drawn, so that a text hardly ever needs more lines, once it is set
 * in its own letters, than it had before.
 */
const fonts = [
  {
    name: 'bricolage',
    family: 'Bricolage',
    package: '@fontsource-variable/bricolage-grotesque',
    file: 'bricolage-grotesque-latin-standard-normal.woff2',
    axes: { wght: { min: 500, max: 800 }, opsz: 40, wdth: 96 },
    weights: '500 800',
    standIns: [{ weights: '100 900', likeness: 'bold', room: 1.015, usual: { wght: 700, opsz: 40, wdth: 96 } }],
    // Of one width, a twentieth wider than they are on average; with them goes the sign of the euro, wider yet.
    figures: { weights: '100 900', likeness: 'bold', room: 1.03, usual: { wght: 800, opsz: 40, wdth: 96 } },
  },
  {
    name: 'source',
    family: 'Source',
    package: '@fontsource-variable/source-sans-3',
    file: 'source-sans-3-latin-wght-normal.woff2',
    axes: { wght: { min: 400, max: 700 } },
    weights: '400 700',
    standIns: [
      { weights: '100 549', likeness: 'regular', room: 1.01, usual: { wght: 400 } },
      { weights: '550 900', likeness: 'bold', room: 1.02, usual: { wght: 650 } },
    ],
  },
] as const;

type Font = (typeof fonts)[number];

/** A font of the visitor's, and what it is scaled to. */
interface StandIn {
  weights: string;
  likeness: keyof typeof arial;
  room: number;
  usual: Record<string, number>;
}

function write(file: string, data: string | Uint8Array): void {
  writeFile(fileURLToPath(new URL(file, folder)), data);
}

function percent(ratio: number): number {
  return +(ratio * 100).toFixed(2);
}

/** A text's width in a font, relative to its width in Arial. */
function relativeWidth(
  text: string,
  advance: (sign: string) => number | undefined,
  likeness: keyof typeof arial,
): number {
  let own = 0;
  let local = 0;
  for (const sign of text) {
    const width = arialWidth(sign, likeness);
    const ownWidth = advance(sign);
    if (width === undefined || ownWidth === undefined) continue;
    own += ownWidth;
    local += width / 1000;
  }
  return own / local;
}

async function measureStandIn(original: Buffer, name: string, standIn: StandIn, text = sample): Promise<string[]> {
  const usual = await subsetFont(original, characters, { targetFormat: 'truetype', variationAxes: standIn.usual });
  const { advance, unitsPerEm, ascent, descent } = readFontTables(usual);
  const missing = [...required].filter((sign) => advance(sign) === undefined);
  if (missing.length > 0) console.warn(`${name}: no picture for ${missing.map((sign) => `“${sign}”`).join(' ')}`);
  const perEm = (sign: string) => {
    const width = advance(sign);
    return width === undefined ? undefined : width / unitsPerEm;
  };
  const scale = relativeWidth(text, perEm, standIn.likeness) * standIn.room;
  return [
    `weights: '${standIn.weights}',`,
    `local: [${arial[standIn.likeness].map((font) => `'${font}'`).join(', ')}],`,
    `sizeAdjust: ${percent(scale)},`,
    `ascent: ${percent(ascent / unitsPerEm / scale)},`,
    `descent: ${percent(descent / unitsPerEm / scale)},`,
  ];
}

async function makeFont(font: Font): Promise<string> {
  const original = readFileSync(resolve(`${font.package}/files/${font.file}`));
  const subset = await subsetFont(original, characters, {
    targetFormat: 'woff2',
    variationAxes: font.axes,
    keepFeatures: features,
    noHinting: true,
  });
  const standIns: string[][] = [];
  for (const standIn of font.standIns) standIns.push(await measureStandIn(original, font.name, standIn));
  const figures = 'figures' in font ? await measureStandIn(original, font.name, font.figures, '0123456789') : undefined;
  write(`${font.name}.woff2`, subset);
  copyFileSync(resolve(`${font.package}/LICENSE`), new URL(`${font.name}-LICENSE.txt`, folder));
  console.log(`${font.name}.woff2: ${subset.length} bytes`);
  return `  ${font.name}: {
    family: '${font.family}',
    weights: '${font.weights}',
    standIns: [
${standIns.map((lines) => `      {\n        ${lines.join('\n        ')}\n      },`).join('\n')}
    ],${figures ? `\n    figures: {\n      ${figures.join('\n      ')}\n    },` : ''}
  },`;
}

mkdirSync(folder, { recursive: true });
const entries: string[] = [];
for (const font of fonts) entries.push(await makeFont(font));
write(
  'metrics.ts',
  `/** Written by \`npx tsx src/cli/fonts.ts\`. Stand-ins are made of fonts that the visitor may have (\`local\`); numbers are percentages. */
export const fontMetrics = {
${entries.join('\n')}
} as const;
`,
);
