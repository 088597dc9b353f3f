import { styled } from '@mui/material/styles';
import type { CardsFigure } from '../../model/types.generated.ts';
import { columnsOf, itemCount } from '../../ui/styles/columns.ts';

const Grid = styled('ul')({
  display: 'grid',
  gridTemplateColumns: columnsOf('min(100%,14.5rem)', '.9rem'),
  gap: '.9rem',
  '&& > li': {
    padding: '.9rem 1.1rem 1rem',
    border: '1px solid var(--v-line)',
    borderTop: '4px solid var(--f-cool)',
    borderRadius: 'var(--v-radius)',
    background: 'var(--v-paper)',
  },
  '& > [data-tone=accent]': { borderTopColor: 'var(--f-accent)' },
  '& > li > :not(:first-of-type)': { marginTop: '.35rem' },
  '& b': { display: 'block', fontFamily: 'var(--v-heading)', lineHeight: 1.3 },
  '& .value': { font: '700 1.6em/1.15 var(--v-heading)', fontVariantNumeric: 'tabular-nums' },
  '& code': { display: 'block' },
  '&& li ul': { paddingLeft: '1.2em', listStyle: 'disc' },
  '& dl > div': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: '1rem',
    padding: '.3rem 0',
    borderTop: '1px solid var(--v-line)',
  },
  '& dl > div:first-of-type': { borderTop: 0 },
  '& dt': { fontWeight: 400, color: 'var(--v-muted)' },
  '& dd': { fontVariantNumeric: 'tabular-nums' },
  '@media print': { '& > li': { breakInside: 'avoid' } },
});

/** Items of one kind, one card for each. */
export function CardsDrawing({ figure: { cards } }: { figure: CardsFigure }) {
  return (
    <Grid style={itemCount(cards.length)}>
      {cards.map(({ title, value, code, text, items, fields, tone }) => (
        <li key={`${title} ${code ?? ''}`} data-tone={tone}>
          <b>{title}</b>
          {value ? <p className="value">{value}</p> : null}
          {code ? <code>{code}</code> : null}
          {text ? <p>{text}</p> : null}
          {items ? (
            <ul>
              {items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          ) : null}
          {fields ? (
            <dl>
              {fields.map((field) => (
                <div key={field.label}>
                  <dt>{field.label}</dt>
                  <dd>{field.value}</dd>
                </div>
              ))}
            </dl>
          ) : null}
        </li>
      ))}
    </Grid>
  );
}
