import { styled } from '@mui/material/styles';
import type { DecisionFigure } from '../../model/types.generated.ts';
import { DownArrow } from '../FigureFrame.tsx';

const Questions = styled('ol')({
  display: 'grid',
  rowGap: '1.1rem',
  counterReset: 'question',
  '& > li': { counterIncrement: 'question' },
  '& > li > p': {
    position: 'relative',
    paddingLeft: '2.6rem',
    minHeight: '1.9rem',
    font: '700 1em/1.35 var(--v-heading)',
  },
  '& > li > p::before': {
    content: 'counter(question)/""',
    position: 'absolute',
    left: 0,
    top: '-.15rem',
    width: '1.8rem',
    border: '2px solid var(--f-cool)',
    borderRadius: 99,
    font: '700 1rem/1.55rem var(--v-heading)',
    textAlign: 'center',
  },
  '&& dl': { display: 'grid', margin: '.5rem 0 0 .85rem', borderLeft: '2px solid var(--v-line)' },
  '& dl > div': {
    display: 'grid',
    gridTemplateColumns: 'minmax(3.4rem,max-content) 1fr',
    columnGap: '.9rem',
    alignItems: 'start',
    padding: '.4rem 0 .4rem 1.3rem',
  },
  '& dl > .long': { gridTemplateColumns: '1fr', rowGap: '.35rem' },
  '& dt': {
    justifySelf: 'start',
    padding: '.1rem .7rem',
    border: '1px solid var(--v-line)',
    borderRadius: 99,
    background: 'var(--v-tint)',
    fontWeight: 400,
  },
  '& dd': { paddingTop: '.15rem' },
  '& dd b': { borderBottom: '2px solid var(--f-cool)' },
  '& [data-tone=accent] b': { borderColor: 'var(--f-accent)' },
  '& dd p': { color: 'var(--v-muted)' },
  '& .next': { display: 'flex', gap: '.6rem', alignItems: 'center', color: 'var(--v-muted)' },
  '@media print': { '& > li': { breakInside: 'avoid' } },
});

/** Maximum length of an answer that fits next to its result on a phone, in characters. */
const MAX_SHORT_ANSWER = 8;

/**
 * Returns the text of an answer that leads to another question: the number of that question, by default of the next
 * one.
 */
const leadsTo = (next: string | undefined, index: number) => `question ${next ?? index + 2}`;

/** Returns the texts about the targets of answers, which the figure computes. */
export function decisionTexts({ questions }: DecisionFigure): string[] {
  return questions.flatMap(({ answers }, index) => answers.map(({ next }) => leadsTo(next, index)));
}

/** Questions in order. An answer leads to a result, or to another question by its number. */
export function DecisionDrawing({ figure: { questions } }: { figure: DecisionFigure }) {
  return (
    <Questions>
      {questions.map(({ question, answers }, index) => (
        <li key={question}>
          <p>{question}</p>
          <dl>
            {answers.map(({ answer, result, text, next, tone }) => (
              <div
                key={answer}
                data-tone={tone}
                className={answers.some((one) => one.answer.length > MAX_SHORT_ANSWER) ? 'long' : undefined}
              >
                <dt>{answer}</dt>
                {result ? (
                  <dd>
                    <b>{result}</b>
                    {text ? <p>{text}</p> : null}
                  </dd>
                ) : (
                  <dd className="next">
                    <DownArrow />
                    {leadsTo(next, index)}
                  </dd>
                )}
              </div>
            ))}
          </dl>
        </li>
      ))}
    </Questions>
  );
}
