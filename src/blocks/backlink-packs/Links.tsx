import type { BacklinkPack } from '../../model/types.generated.ts';

const MAX_DOTS = 200;
const COLUMNS = 10;
const STEP = 24;

type Pack = Pick<BacklinkPack, 'strongLinks' | 'otherLinks'>;

/**
 * Returns the number of links that each dot represents, the same in all packs: ten, or more if there would be too many
 * dots.
 */
export function linksADot(packs: readonly Pack[]): number {
  const most = Math.max(0, ...packs.map(({ strongLinks, otherLinks }) => strongLinks + otherLinks));
  return Math.max(1, Math.ceil(most / MAX_DOTS / 10)) * 10;
}

/** A single dot, in the legend. */
export function Dot({ strong }: { strong?: true }) {
  return (
    <svg viewBox="2 2 20 20" width="20" height="20" aria-hidden="true">
      <circle cx="12" cy="12" r="8" className={strong && 'strong'} />
    </svg>
  );
}

/**
 * Chart of a month's links: filled dots for strong ones, rings for the others. The lines below it have the same content
 * as text.
 */
export function Links({ pack, links }: { pack: Pack; links: number }) {
  const full = Math.round(pack.strongLinks / links);
  const count = full + Math.round(pack.otherLinks / links);
  const rows = Math.ceil(count / COLUMNS);
  return (
    <svg
      viewBox={`0 0 ${COLUMNS * STEP} ${rows * STEP}`}
      width={COLUMNS * STEP}
      height={rows * STEP}
      preserveAspectRatio="xMinYMax"
      aria-hidden="true"
    >
      {Array.from({ length: count }, (_, dot) => (
        <circle
          // biome-ignore lint/suspicious/noArrayIndexKey: a dot has no key but its index
          key={dot}
          cx={(dot % COLUMNS) * STEP + STEP / 2}
          cy={Math.floor(dot / COLUMNS) * STEP + STEP / 2}
          r="8"
          className={dot < full ? 'strong' : undefined}
        />
      ))}
    </svg>
  );
}
