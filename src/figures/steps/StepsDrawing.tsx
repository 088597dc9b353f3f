import { styled } from '@mui/material/styles';
import type { StepsFigure } from '../../model/types.generated.ts';
import { DownArrow } from '../FigureFrame.tsx';

const Chain = styled('ol')({
  display: 'grid',
  '& > li > div': {
    padding: '.9rem 1.1rem',
    border: '1px solid var(--v-line)',
    borderLeft: '5px solid var(--f-cool)',
    borderRadius: 'var(--v-radius)',
    background: 'var(--v-paper)',
  },
  '& > [data-tone=accent] > div': { borderLeftColor: 'var(--f-accent)' },
  '& b': { display: 'block', fontFamily: 'var(--v-heading)' },
  '& div > :not(b)': { marginTop: '.3rem' },
  '&& ul': { paddingLeft: '1.2em', listStyle: 'disc' },
  '& code': { display: 'block' },
  '& > li > p': {
    display: 'flex',
    alignItems: 'center',
    gap: '.7rem',
    padding: '.55rem 1.1rem',
    color: 'var(--v-muted)',
  },
  '@media print': { '& > li': { breakInside: 'avoid' } },
});

/** Steps below each other, with an arrow from each to the next. */
export function StepsDrawing({ figure: { steps } }: { figure: StepsFigure }) {
  return (
    <Chain>
      {steps.map(({ title, code, text, items, then, tone }, index) => (
        <li key={title} data-tone={tone}>
          <div>
            <b>{title}</b>
            {code ? <code>{code}</code> : null}
            {text ? <p>{text}</p> : null}
            {items ? (
              <ul>
                {items.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            ) : null}
          </div>
          {index < steps.length - 1 ? (
            <p>
              <DownArrow />
              {then ?? null}
            </p>
          ) : null}
        </li>
      ))}
    </Chain>
  );
}
