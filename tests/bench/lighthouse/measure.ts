import lighthouse, { type Config, type Flags, type Result } from 'lighthouse';
import { median } from '../table.ts';

/** Lighthouse's results for one page; times in milliseconds, scores from 0 to 100. */
export interface Measurement {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  lcp: number;
  /** Whether the largest thing painted is a picture. */
  isPicture: boolean;
  tbt: number;
  cls: number;
  /** Bytes that the page transferred. */
  bytes: number;
  /** Failed audits of the three categories other than performance. */
  failed: string[];
}

export interface MeasureOptions {
  url: string;
  /** Port of the browser's debugging protocol. */
  port: number;
  /** Factor by which the processor is slowed down; Lighthouse's mobile default is 4. */
  cpu: number;
  /** Whether to really throttle network and processor, instead of simulating the effect. */
  applied?: boolean;
  /** Whether to measure only the performance category, which is much quicker. */
  onlyPerformance?: boolean;
}

const WITHOUT_TIMES = ['accessibility', 'best-practices', 'seo'];

/** Returns the failed audits that count for a category. */
function failedAudits({ categories, audits }: Result): string[] {
  return WITHOUT_TIMES.flatMap((category) =>
    (categories[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id),
  );
}

/** Measures a page with Lighthouse's mobile settings: slow 4G, a screen 412 pixels wide. */
export async function measure({
  url,
  port,
  cpu,
  applied = false,
  onlyPerformance = false,
}: MeasureOptions): Promise<Measurement> {
  const flags: Flags = {
    port,
    logLevel: 'silent',
    onlyCategories: ['performance', ...(onlyPerformance ? [] : WITHOUT_TIMES)],
  };
  const settings: Config = {
    extends: 'lighthouse:default',
    settings: {
      throttling: { cpuSlowdownMultiplier: cpu },
      ...(applied ? { throttlingMethod: 'devtools' as const } : {}),
    },
  };
  let result = (await lighthouse(url, flags, settings))?.lhr;
  // On a busy machine, a trace sometimes begins too late.
  if (result?.runtimeError) result = (await lighthouse(url, flags, settings))?.lhr;
  if (!result || result.runtimeError) throw new Error(`${url}: ${result?.runtimeError?.message ?? 'nothing measured'}`);
  const score = (category: string) => Math.round((result.categories[category]?.score ?? 0) * 100);
  const value = (audit: string) => result.audits[audit]?.numericValue ?? Number.NaN;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    lcp: value('largest-contentful-paint'),
    isPicture: /"snippet":"<(?:img|image|video|picture)\b/.test(
      JSON.stringify(result.audits['largest-contentful-paint-element']?.details ?? {}),
    ),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    bytes: value('total-byte-weight'),
    failed: failedAudits(result),
  };
}

/** Combines several runs of a page: the median of every figure; only the first run has all audits. */
export function summarize(runs: readonly [Measurement, ...Measurement[]]): Measurement {
  const middle = (figure: 'performance' | 'lcp' | 'tbt' | 'cls' | 'bytes') => median(runs.map((run) => run[figure]));
  return {
    ...runs[0],
    performance: middle('performance'),
    lcp: middle('lcp'),
    tbt: middle('tbt'),
    cls: middle('cls'),
    bytes: middle('bytes'),
  };
}
