import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Markdown } from '../../markdown/Markdown.tsx';
import { Fold } from '../../ui/layout/Fold.tsx';
import { Section } from '../../ui/layout/Section.tsx';
import { minus, plainSummary, plus } from '../../ui/styles/disclosure.ts';
import type { BlockProps } from '../block-props.ts';

const Questions = styled('div')({
  borderTop: '2px solid var(--v-ink)',
  '& details': { borderBottom: '1px solid var(--v-line)', breakInside: 'avoid' },
  '& summary': {
    display: 'flex',
    alignItems: 'center',
    gap: 'calc(2*var(--v-space))',
    minHeight: 64,
    padding: 'calc(1.5*var(--v-space)) 0',
    ...plainSummary,
  },
  '& summary:hover h3': { textDecoration: 'underline', textDecorationThickness: 2, textUnderlineOffset: '.2em' },
  '& h3': { flex: 1, lineHeight: 1.35 },
  '& summary::after': { ...plus, transition: 'transform var(--v-motion)' },
  '& [open] summary::after': { ...minus, transform: 'rotate(180deg)' },
  '@media print': { '& summary::after': { display: 'none' } },
  '& .prose': { paddingBottom: 'calc(3*var(--v-space))' },
});

type Item = BlockProps<'faq'>['block']['items'][number];

function Answers({ items }: { items: Item[] }) {
  return (
    <Questions>
      {items.map(({ question, answer }) => (
        <details key={question}>
          <summary>
            <Typography variant="h4" component="h3">
              {question}
            </Typography>
          </summary>
          <div className="prose">
            <Markdown source={answer} headings="h4" />
          </div>
        </details>
      ))}
    </Questions>
  );
}

/**
 * Questions and answers in `<details>`, which open without a script. All after the first `shown` are in one more
 * `<details>`.
 */
export function Faq({ block }: BlockProps<'faq'>) {
  const { items, shown = items.length, moreLabel } = block;
  return (
    <Section block={block} layout="split">
      <Answers items={items.slice(0, shown)} />
      {items.length > shown && (
        <Fold>
          <summary>{moreLabel}</summary>
          <Answers items={items.slice(shown)} />
        </Fold>
      )}
    </Section>
  );
}
