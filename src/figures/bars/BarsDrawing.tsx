import { styled } from '@mui/material/styles';
import type { BarsFigure } from '../../model/types.generated.ts';
import { amountOf } from '../../text/numbers.ts';
import { toneColour } from '../FigureFrame.tsx';

const Rows = styled('dl')({
  display: 'grid',
  rowGap: '1.1rem',
  '& > div': { display: 'grid', gridTemplateColumns: '1fr auto', columnGap: '1rem', alignItems: 'end' },
  '& dt': { fontWeight: 400 },
  '& dd': { fontWeight: 650, fontVariantNumeric: 'tabular-nums' },
  '& dd + dd': { gridColumn: '1/-1', marginTop: '.4rem' },
  '& i': { display: 'block', minWidth: 3, borderTop: '.9rem solid', borderRadius: 3 },
});

/** Values below each other, each with a proportional bar. */
export function BarsDrawing({ figure: { bars } }: { figure: BarsFigure }) {
  const amounts = bars.map(({ value }) => Math.max(0, amountOf(value) ?? 0));
  const most = Math.max(...amounts) || 1;
  return (
    <Rows>
      {bars.map(({ label, value, tone }, index) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
          <dd aria-hidden="true">
            <i style={{ width: percent((amounts[index] ?? 0) / most), borderColor: toneColour(tone) }} />
          </dd>
        </div>
      ))}
    </Rows>
  );
}

function percent(share: number): string {
  return `${Math.round(share * 1000) / 10}%`;
}
