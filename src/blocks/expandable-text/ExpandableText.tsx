import { styled } from '@mui/material/styles';
import { Markdown } from '../../markdown/Markdown.tsx';
import { splitText } from '../../model/markdown/split-text.ts';
import { createSlugger } from '../../text/names.ts';
import { Section } from '../../ui/layout/Section.tsx';
import { plainSummary } from '../../ui/styles/disclosure.ts';
import type { BlockProps } from '../block-props.ts';

const More = styled('details')({
  display: 'flex',
  flexDirection: 'column',
  '& summary': {
    // Moves the summary below the text once it is open.
    order: 1,
    alignSelf: 'flex-start',
    width: 'fit-content',
    minHeight: 48,
    marginTop: 'calc(3*var(--v-space))',
    padding: '9px 20px',
    border: '2px solid var(--v-ink)',
    borderRadius: 'var(--v-radius)',
    background: 'var(--v-surface)',
    fontWeight: 650,
    ...plainSummary,
    '@media print': { display: 'none' },
  },
  '&[open] .expand,&:not([open]) .collapse': { display: 'none' },
  '& > .prose': { paddingTop: '1.7em' },
});

/**
 * A long text of which only the beginning is visible at first. The page contains all of it, and it opens without a
 * script.
 */
export function ExpandableText({ block }: BlockProps<'expandable-text'>) {
  const { beginning, rest } = splitText(block.markdown);
  const slug = createSlugger();
  return (
    <Section block={block} layout="split">
      <div className="prose">
        <Markdown source={beginning} pictures={block.pictures} headings="h3" slug={slug} />
      </div>
      {rest && (
        <More>
          <summary>
            <span className="expand">{block.expandLabel}</span>
            <span className="collapse">{block.collapseLabel}</span>
          </summary>
          <div className="prose">
            <Markdown source={rest} pictures={block.pictures} headings="h3" slug={slug} />
          </div>
        </More>
      )}
    </Section>
  );
}
