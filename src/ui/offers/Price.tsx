import { styled } from '@mui/material/styles';
import { fluid } from '../styles/type-scale.ts';

/** `--price` is the size of the figure, `--price-side` the minimum width of the text next to it. */
const Line = styled('p')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: '4px 10px',
  margin: 0,
  lineHeight: 1.25,
  '& strong': {
    fontFamily: 'var(--v-heading)',
    fontSize: `var(--price,${fluid(52, 64)})`,
    fontWeight: 800,
    letterSpacing: '-.04em',
    lineHeight: 0.9,
    fontVariantNumeric: 'lining-nums tabular-nums',
  },
  '& small': { fontSize: '.5em', letterSpacing: 0, verticalAlign: '.62em' },
  '& > span': { flex: '1 1 var(--price-side,7rem)', color: 'var(--v-muted)', fontSize: '1rem' },
  '& b': { color: 'var(--v-ink)' },
  // A long mention has its own line.
  '& > .mention': { flexBasis: '100%' },
});

interface PriceProps {
  /** For example « 29 € ». */
  amount: string;
  /** Mention of the tax. */
  vat: string;
  /** Whether the mention has its own line. */
  isVatLong: boolean;
  /** Period of the price. */
  per: string;
  /** Price of the whole term. */
  total?: string | undefined;
}

/** A large price with its mention of the tax, its period and the price of the whole term. */
export function Price({ amount, vat, isVatLong, per, total }: PriceProps) {
  const [, figure = amount, unit] = /^(.*\d)(\s*\D+)$/u.exec(amount) ?? [];
  return (
    <Line>
      <strong>
        {figure}
        {unit && <small>{unit}</small>}
      </strong>{' '}
      <span>
        {!isVatLong && (
          <>
            {vat}
            <br />
          </>
        )}
        {per}
        {total && (
          <>
            <br />
            <b>{total}</b>
          </>
        )}
      </span>
      {isVatLong && <span className="mention">{vat}</span>}
    </Line>
  );
}
