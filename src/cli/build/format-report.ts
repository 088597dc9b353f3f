import type { BuildReport } from '../../publish/build-site.ts';

interface Durations {
  /** Milliseconds of the check. */
  check: number;
  /** Milliseconds of the whole command. */
  total: number;
}

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`;

/** What a build has written, and how long each stage took, in lines. */
export function formatReport(
  { pages, rendered, drawn, compressed, withoutPage, timings }: BuildReport,
  { output, compress }: { output: string; compress: boolean },
  { check, total }: Durations,
): string[] {
  const work = [`${rendered} rendered`, `${drawn} social pictures drawn`];
  if (compress) work.push(`${compressed} files compressed`);
  const stages = Object.entries({ check, ...timings }).map(([stage, time]) => `${stage} ${seconds(time)}`);
  return [
    ...(withoutPage.length > 0
      ? [`No page leads on from ${withoutPage.join(', ')}: that takes a host that reads rules`]
      : []),
    `${pages} pages in ${output} (${work.join(', ')})`,
    `${seconds(total)}: ${stages.join(', ')}`,
  ];
}
