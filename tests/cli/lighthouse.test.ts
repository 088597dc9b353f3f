import { expect, it } from 'vitest';
import { type Measurement, summarize } from '../bench/lighthouse/measure.ts';

const run = (figures: Partial<Measurement>): Measurement => ({
  ...{ performance: 100, accessibility: 0, bestPractices: 0, seo: 0, isPicture: false, cls: 0, bytes: 1, failed: [] },
  ...{ lcp: 0, tbt: 0 },
  ...figures,
});

it('each of Lighthouse’s figures is the median of all runs; audits are those of the first run', () => {
  const summary = summarize([
    run({ lcp: 700, tbt: 0, performance: 99, accessibility: 100, failed: ['is-crawlable'] }),
    run({ lcp: 800, tbt: 90, performance: 98 }),
    run({ lcp: 900, tbt: 5, performance: 100 }),
  ]);
  expect(summary).toMatchObject({ lcp: 800, tbt: 5, performance: 99, accessibility: 100, failed: ['is-crawlable'] });
});
