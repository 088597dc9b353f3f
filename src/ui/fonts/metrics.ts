/** Written by `npx tsx src/cli/fonts.ts`. Percentages; `local` names fonts that the visitor may have. */
export const fontMetrics = {
  bricolage: {
    family: 'Bricolage',
    weights: '500 800',
    local: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Roboto Bold'],
    sizeAdjust: 93.79,
    ascent: 99.16,
    descent: 28.79,
  },
  source: {
    family: 'Source',
    weights: '400 700',
    local: ['Arial', 'ArialMT', 'Liberation Sans', 'Roboto'],
    sizeAdjust: 93.3,
    ascent: 109.75,
    descent: 42.87,
  },
} as const;
