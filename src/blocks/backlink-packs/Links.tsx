/** Links that one dot stands for. */
const LINKS_A_DOT = 10;
const COLUMNS = 10;
const STEP = 24;

/** Links of a month, drawn: full dots for strong ones, rings for the others. The lines beneath say the same in words. */
export function Links({ strong, other }: { strong: number; other: number }) {
  const full = Math.round(strong / LINKS_A_DOT);
  const count = full + Math.round(other / LINKS_A_DOT);
  const rows = Math.ceil(count / COLUMNS);
  return (
    <svg
      viewBox={`0 0 ${COLUMNS * STEP} ${rows * STEP}`}
      width={COLUMNS * STEP}
      height={rows * STEP}
      preserveAspectRatio="xMinYMax"
      aria-hidden="true"
      focusable="false"
    >
      {Array.from({ length: count }, (_, dot) => (
        <circle
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
