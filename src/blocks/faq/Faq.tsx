import { styled } from '@mui/material/styles';
import { Markdown } from '../../markdown/Markdown.tsx';
import { Section } from '../../ui/Section.tsx';
import { typeScale } from '../../ui/type-scale.ts';
import type { BlockProps } from '../block-props.ts';

const Questions = styled('div')({
  borderTop: '2px solid var(--v-ink)',
  '& details': { borderBottom: '1px solid var(--v-line)' },
  '& summary': {
    display: 'flex',
    alignItems: 'center',
    gap: 'calc(2*var(--v-space))',
    minHeight: 64,
    padding: 'calc(2*var(--v-space)) 0',
    listStyle: 'none',
  },
  '& summary::-webkit-details-marker': { display: 'none' },
  '& summary:hover h3': { textDecoration: 'underline', textDecorationThickness: 2, textUnderlineOffset: '.2em' },
  '& h3': { flex: 1, margin: 0, fontSize: typeScale.h4, lineHeight: 1.35, letterSpacing: 0 },
  // A plus that turns into a minus.
  '& summary::after': {
    content: '""',
    flex: 'none',
    width: 36,
    height: 36,
    border: '2px solid var(--v-ink)',
    borderRadius: 99,
    background:
      'linear-gradient(var(--v-ink) 0 0) 50%/14px 2px no-repeat,linear-gradient(var(--v-ink) 0 0) 50%/2px 14px no-repeat',
    transition: 'transform var(--v-motion)',
  },
  '& [open] summary::after': { backgroundSize: '14px 2px,0 0', transform: 'rotate(180deg)' },
  '& .prose': { paddingBottom: 'calc(3*var(--v-space))' },
});

/** Questions that open one by one, without a script. */
export function Faq({ block }: BlockProps<'faq'>) {
  return (
    <Section block={block} layout="split">
      <Questions>
        {block.items.map(({ question, answer }) => (
          <details key={question}>
            <summary>
              <h3>{question}</h3>
            </summary>
            <div className="prose">
              <Markdown source={answer} headings="h4" />
            </div>
          </details>
        ))}
      </Questions>
    </Section>
  );
}
