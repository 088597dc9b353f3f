import { styled } from '@mui/material/styles';
import type { CurveFigure } from '../../model/types.generated.ts';
import { amountOf } from '../../text/numbers.ts';

/** Strokes of the lines. The dashes distinguish them without colours. */
const STROKES = [
  { stroke: 'var(--f-accent)' },
  { stroke: 'var(--f-cool)', strokeDasharray: '9 5' },
  { stroke: 'var(--v-ink)', strokeDasharray: '2 5' },
  { stroke: 'var(--v-muted)', strokeDasharray: '14 4 2 4' },
];

const Chart = styled('div')({
  '& .plot': { position: 'relative', borderBottom: '2px solid var(--v-muted)' },
  '& .plot > span': {
    position: 'absolute',
    left: 0,
    right: 0,
    borderTop: '1px solid var(--v-line)',
    fontSize: '1rem',
    color: 'var(--v-muted)',
    fontVariantNumeric: 'tabular-nums',
  },
  '& svg': { position: 'relative', overflow: 'visible', fill: 'none', strokeWidth: 3.5, strokeLinejoin: 'round' },
  '& .plot svg': { width: '100%', height: 'clamp(10rem,40vw,15rem)' },
  '& .across': {
    display: 'flex',
    justifyContent: 'space-between',
    marginBottom: '1.1rem',
    paddingTop: '.3rem',
    fontSize: '1rem',
    color: 'var(--v-muted)',
  },
  '@media (max-width:15em)': { '& .across > :not(:first-of-type,:last-of-type)': { display: 'none' } },
  '& ul': { display: 'grid', rowGap: '.7rem' },
  '& li': { display: 'grid', gridTemplateColumns: '2rem 1fr', columnGap: '.7rem' },
  '& li svg': { marginTop: '.65em' },
  '& li b': { display: 'block' },
  '& li span': { color: 'var(--v-muted)', fontVariantNumeric: 'tabular-nums' },
  '@media (forced-colors:active)': { '& path': { stroke: 'CanvasText !important' } },
});

/** Returns the smallest round number that is not below `value`. */
function roundAbove(value: number): number {
  const unit = 10 ** Math.floor(Math.log10(value || 1));
  return [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10].map((one) => one * unit).find((one) => one >= value) ?? value;
}

const round = (value: number) => Math.round(value * 10) / 10;

/** Maximum number of labels below the plot. */
const MAX_LABELS = 5;

/**
 * Returns data computed from the values: their amounts, the amount at the top of the plot, the labels at its top and
 * middle, and a text for each line.
 */
export function curveTexts({ steps, lines }: CurveFigure) {
  const amounts = lines.map(({ values }) => values.map((value) => amountOf(value) ?? 0));
  const most = roundAbove(Math.max(...amounts.flat()));
  const [, unit = ''] = /[\d\s](\D*)$/u.exec(lines[0]?.values.at(-1) ?? '') ?? [];
  const shown = (value: number) =>
    `${new Intl.NumberFormat('fr-FR').format(value)}${unit ? `\u00a0${unit.trim()}` : ''}`;
  const rows = lines.map(({ values }) => values.map((value, at) => `${steps[at]} ${value}`).join(', '));
  return { amounts, most, marks: [shown(most), shown(most / 2)], rows };
}

/** Values over time, one line for each series, with the same values as text below. */
export function CurveDrawing({ figure }: { figure: CurveFigure }) {
  const { steps, lines } = figure;
  const { amounts, most, marks, rows } = curveTexts(figure);
  const every = Math.ceil((steps.length - 1) / (MAX_LABELS - 1));
  return (
    <Chart>
      <div className="plot" aria-hidden="true">
        <span style={{ top: 0 }}>{marks[0]}</span>
        <span style={{ top: '50%' }}>{marks[1]}</span>
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          {amounts.map((values, index) => (
            <path
              key={lines[index]?.label}
              {...STROKES[index]}
              vectorEffect="non-scaling-stroke"
              d={`M${values
                .map((value, at) => `${round((at / (steps.length - 1)) * 100)} ${round(100 - (value / most) * 100)}`)
                .join('L')}`}
            />
          ))}
        </svg>
      </div>
      <div className="across" aria-hidden="true">
        {steps.map((step, index) => (index % every === 0 ? <span key={step}>{step}</span> : null))}
      </div>
      <ul>
        {lines.map(({ label }, index) => (
          <li key={label}>
            <svg viewBox="0 0 32 4" width="32" height="4" aria-hidden="true">
              <path {...STROKES[index]} d="M0 2h32" />
            </svg>
            <div>
              <b>{label}</b>
              <span>{rows[index]}</span>
            </div>
          </li>
        ))}
      </ul>
    </Chart>
  );
}
