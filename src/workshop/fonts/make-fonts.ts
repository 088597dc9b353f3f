import { copyFileSync, mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { createFontStack } from '@capsizecss/core';
import { fromBuffer } from '@capsizecss/unpack';
import subsetFont from 'subset-font';
import { writeFile } from '../../build/files/write-file.ts';

/**
 * Creates the two font files of the site and the metrics of their fallbacks. Run it again after an update of a package.
 */
const folder = new URL('../../ui/fonts/', import.meta.url);
const { resolve } = createRequire(import.meta.url);

/**
 * Characters that French needs: Basic Latin, Latin-1, œ Œ Ÿ, spaces of every width, dashes, quotes, and commercial
 * signs.
 */
const latin = Array.from({ length: 0x17f - 0x20 }, (_, index) => String.fromCharCode(0x20 + index))
  .filter((sign) => sign < '\u007f' || (sign >= '\u00a0' && sign <= '\u00ff') || 'œŒŸ'.includes(sign))
  .join('');
const characters = `${latin}\u2009\u202f\u2011–—‘’“”‚„•…‹›€™−×≈→←↑↓`;

const features = ['kern', 'liga', 'mark', 'mkmk', 'ccmp', 'locl', 'tnum', 'lnum'];

/** Metrics of Arial, as published by Capsize. */
const arial = {
  familyName: 'Arial',
  capHeight: 1467,
  ascent: 1854,
  descent: -434,
  lineGap: 67,
  unitsPerEm: 2048,
  xHeight: 1062,
};

/**
 * Arial and local fonts of the same widths, by weight. Safari only finds a font by its family name or PostScript name,
 * other browsers also by its full name (CSS Fonts, 4.3.4): hence two names for Arial Bold.
 */
const locals = {
  regular: { names: ['Arial', 'Liberation Sans', 'Roboto'], metrics: { ...arial, xWidthAvg: 913 } },
  bold: {
    names: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Roboto Bold'],
    metrics: { ...arial, xWidthAvg: 983 },
  },
} as const;

/**
 * The two fonts. Each fallback covers a range of weights and is scaled to one `instance` of the font. Capsize uses the
 * letter frequencies of English; `french` corrects that, as measured in the titles and leads of this site.
 */
const fonts = [
  {
    name: 'bricolage',
    family: 'Bricolage',
    package: '@fontsource-variable/bricolage-grotesque',
    file: 'bricolage-grotesque-latin-standard-normal.woff2',
    // Browsers set the optical size from the font size. Lighter weights would take 9 kB.
    axes: { wght: { min: 700, max: 800 }, opsz: { min: 12, max: 40 }, wdth: 96 },
    weights: '700 800',
    fallbacks: [
      { weights: '100 749', like: 'bold', instance: { wght: 700, opsz: 40, wdth: 96 }, french: 1 },
      { weights: '750 900', like: 'bold', instance: { wght: 800, opsz: 40, wdth: 96 }, french: 0.997 },
    ],
  },
  {
    name: 'source',
    family: 'Source',
    package: '@fontsource-variable/source-sans-3',
    file: 'source-sans-3-latin-wght-normal.woff2',
    axes: { wght: { min: 400, max: 700 } },
    weights: '400 700',
    fallbacks: [
      { weights: '100 549', like: 'regular', instance: { wght: 400 }, french: 0.988 },
      { weights: '550 900', like: 'bold', instance: { wght: 650 }, french: 0.989 },
    ],
  },
] as const;

type Font = (typeof fonts)[number];
function write(file: string, data: string | Uint8Array): void {
  writeFile(fileURLToPath(new URL(file, folder)), data);
}

/** Returns the descriptors that adjust a local font to the widths and heights of an instance of a font. */
async function measureFallback(original: Buffer, { weights, like, instance, french }: Font['fallbacks'][number]) {
  const { names, metrics } = locals[like];
  const subset = await subsetFont(original, characters, { targetFormat: 'truetype', variationAxes: instance });
  const measured = await fromBuffer(Buffer.from(subset));
  const { fontFaces } = createFontStack([measured, metrics], { fontFaceFormat: 'styleObject' });
  const { sizeAdjust, ascentOverride, descentOverride, lineGapOverride } = fontFaces[0]?.['@font-face'] ?? {};
  const scaled = (share: unknown, by: number) => `${+(Number.parseFloat(String(share)) * by).toFixed(4)}%`;
  return {
    weights,
    src: names.map((name) => `local("${name}")`).join(),
    sizeAdjust: scaled(sizeAdjust, french),
    ascentOverride: scaled(ascentOverride, 1 / french),
    descentOverride: scaled(descentOverride, 1 / french),
    lineGapOverride,
  };
}

/** Returns the font that browsers load, with only the characters and axes that are needed. */
function subsetOf(original: Buffer, variationAxes: NonNullable<Parameters<typeof subsetFont>[2]['variationAxes']>) {
  return subsetFont(original, characters, {
    targetFormat: 'woff2',
    variationAxes,
    keepFeatures: features,
    noHinting: true,
  });
}

async function makeFont({ name, family, weights, ...font }: Font) {
  const original = readFileSync(resolve(`${font.package}/files/${font.file}`));
  const subset = await subsetOf(original, font.axes);
  write(`${name}.woff2`, subset);
  copyFileSync(resolve(`${font.package}/LICENSE`), new URL(`${name}-LICENSE.txt`, folder));
  console.log(`${name}.woff2: ${subset.length} bytes`);
  const fallbacks = await Promise.all(font.fallbacks.map((fallback) => measureFallback(original, fallback)));
  return [name, { family, weights, fallbacks }] as const;
}

/** Makes Fraunces in one weight. Two starters use it as the font of their titles. */
async function makeSerif() {
  const original = readFileSync(resolve('@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2'));
  const subset = await subsetOf(original, { wght: 600, opsz: { min: 14, max: 72 } });
  for (const starter of ['fleuriste', 'restaurant']) {
    const fonts = `../../starters/${starter}/content/fonts/`;
    mkdirSync(new URL(fonts, import.meta.url), { recursive: true });
    write(new URL(`${fonts}fraunces.woff2`, import.meta.url).href, subset);
    copyFileSync(
      resolve('@fontsource-variable/fraunces/LICENSE'),
      new URL(`${fonts}fraunces-LICENSE.txt`, import.meta.url),
    );
  }
  console.log(`fraunces.woff2: ${subset.length} bytes`);
}

mkdirSync(folder, { recursive: true });
const made = Object.fromEntries(await Promise.all(fonts.map(makeFont)));
write('metrics.json', `${JSON.stringify(made, null, 2)}\n`);
await makeSerif();
