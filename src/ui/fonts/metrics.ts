/** Written by `npx tsx src/cli/fonts.ts`. Stand-ins are made of fonts that the visitor may have (`local`); numbers are percentages. */
export const fontMetrics = {
  bricolage: {
    family: 'Bricolage',
    weights: '500 800',
    standIns: [
      {
        weights: '100 900',
        local: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Roboto Bold'],
        sizeAdjust: 95.2,
        ascent: 97.69,
        descent: 28.36,
      },
    ],
    figures: {
      weights: '100 900',
      local: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Roboto Bold'],
      sizeAdjust: 103.87,
      ascent: 89.53,
      descent: 25.99,
    },
  },
  source: {
    family: 'Source',
    weights: '400 700',
    standIns: [
      {
        weights: '100 549',
        local: ['Arial', 'Liberation Sans', 'Roboto'],
        sizeAdjust: 94.23,
        ascent: 108.67,
        descent: 42.45,
      },
      {
        weights: '550 900',
        local: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Roboto Bold'],
        sizeAdjust: 92.1,
        ascent: 111.18,
        descent: 43.43,
      },
    ],
  },
} as const;
