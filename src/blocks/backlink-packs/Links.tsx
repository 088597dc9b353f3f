/** Links that one dot stands for, unless there would be more dots than the eye can take in. */
const LINKS_A_DOT = 10;
const MOST_DOTS = 200;
const COLUMNS = 10;
const STEP = 24;

/** Links of a month, drawn: full dots for strong ones, rings for the others. The lines beneath say the same in words. */
export function Links({ strong, other }: { strong: number; other: number }) {
  const links = Math.max(LINKS_A_DOT, (strong + other) / MOST_DOTS);
  const full = Math.round(strong / links);
  const count = full + Math.round(other / links);
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
          // biome-ignore lint/suspicious/noArrayIndexKey: dots have no other name
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
