import { styled } from '@mui/material/styles';
import type { PartsFigure } from '../../model/types.generated.ts';
import { amountOf } from '../../text/numbers.ts';

/** Shares of the colour in percent, starting with the largest contrast. */
const SHADES = [100, 68, 46, 30, 18, 9];

/** The colour of each part, in the bar and in the list. */
const colours = Object.fromEntries(
  SHADES.map((share, index) => [
    `& .bar i:nth-of-type(${index + 1}),& dl > div:nth-of-type(${index + 1})`,
    { '--f-part': `color-mix(in srgb,var(--f-cool) ${share}%,var(--v-line))` },
  ]),
);

const Whole = styled('div')({
  '& > p': { marginBottom: '.6rem', font: '700 1.5em/1.1 var(--v-heading)' },
  '& > .bar': { display: 'flex', gap: 3, marginBottom: '1.1rem' },
  '& i': { borderTop: '1rem solid var(--f-part)' },
  '& > .bar i': { minWidth: 3, borderTopWidth: '2.25rem' },
  '& .bar i:first-of-type': { borderRadius: '4px 0 0 4px' },
  '& .bar i:last-of-type': { borderRadius: '0 4px 4px 0' },
  '& dl': { display: 'grid', rowGap: '.5rem' },
  '& dl > div': { display: 'flex', justifyContent: 'space-between', columnGap: '1rem' },
  '& dt': { display: 'flex', columnGap: '.65rem', fontWeight: 400 },
  '& dt i': { flex: 'none', alignSelf: 'start', marginTop: '.25em', width: '1rem', borderRadius: 3 },
  '& dd': { fontWeight: 650, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  ...colours,
});

/** A whole as one bar, with its parts and their values below. */
export function PartsDrawing({ figure: { total, parts } }: { figure: PartsFigure }) {
  return (
    <Whole>
      {total ? <p>{total}</p> : null}
      <div className="bar" aria-hidden="true">
        {parts.map(({ label, value }) => (
          <i key={label} style={{ flex: amountOf(value) ?? 0 }} />
        ))}
      </div>
      <dl>
        {parts.map(({ label, value }) => (
          <div key={label}>
            <dt>
              <i />
              {label}
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Whole>
  );
}
