import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useContext } from 'react';
import { contentsOf } from '../../markdown/contents.ts';
import { FactTextsContext } from '../../markdown/facts.ts';
import { Markdown } from '../../markdown/Markdown.tsx';
import { formatDate } from '../../text/dates.ts';
import { Contents } from '../../ui/layout/Contents.tsx';
import { Section } from '../../ui/layout/Section.tsx';
import { Icon } from '../../ui/pictures/Icon.tsx';
import { Picture } from '../../ui/pictures/Picture.tsx';
import { fromDesktop } from '../../ui/styles/breakpoints.ts';
import type { BlockProps } from '../block-props.ts';

const Page = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: 'calc(5*var(--v-space))',
  [fromDesktop]: { gridTemplateColumns: 'minmax(0,1fr) minmax(0,1fr)', gap: 'calc(8*var(--v-space))' },
});

const halves = { gridTemplateColumns: 'minmax(0,1fr) minmax(0,1fr)', columnGap: 'calc(8*var(--v-space))' };

/** A text in a section without a heading: on wide screens, each heading inside the text is next to its part. */
const Parts = styled('div')({
  [fromDesktop]: {
    '&&': { display: 'grid', ...halves, maxWidth: 'none' },
    '&& > *': { gridColumn: 2 },
    '&& > h2': { gridColumn: 1, gridRow: 'span 2', margin: 0 },
    '&& > h2:not(:first-of-type),&& > h2:not(:first-of-type) + *': { marginTop: 'calc(5*var(--v-space))' },
  },
});

/** A short text of paragraphs: on wide screens it has two columns. */
const Columns = styled('div')({
  [fromDesktop]: {
    '&&': { columns: 2, columnGap: halves.columnGap, maxWidth: 'none' },
    '& > *': { breakInside: 'avoid' },
  },
});

/** The picture: below the heading, and next to the text on wide screens. */
const Aside = styled('div')({
  marginTop: 'calc(4*var(--v-space))',
  '& img': { width: '100%', borderRadius: 'var(--v-radius)' },
});

/** Maximum length of a text in columns, in characters. Readers of a longer one would have to scroll back up. */
const MAX_COLUMNS_LENGTH = 3000;

/** A Markdown text, with an optional table of contents and date of review. */
export function RichText({ block }: BlockProps<'rich-text'>) {
  const { heading, markdown, picture, pictures, reviewed, toc, tocLabel, reviewedLabel } = block;
  const [before, after] = reviewedLabel.split('%s');
  const facts = useContext(FactTextsContext);
  const contents = toc ? contentsOf(markdown, facts) : [];
  const hasHeadings = /^#/m.test(markdown);
  const isShort = !picture && !hasHeadings && markdown.length < MAX_COLUMNS_LENGTH;
  const Body = contents.length ? 'div' : isShort ? Columns : heading ? 'div' : Parts;
  const text = (
    <Body className="prose">
      {reviewed && (
        <Typography color="textSecondary" sx={{ mb: '1.15em' }}>
          <Icon name="calendar" /> {before}
          <time dateTime={reviewed}>{formatDate(reviewed)}</time>
          {after}
        </Typography>
      )}
      <Markdown source={markdown} pictures={pictures} headings={heading ? 'h3' : 'h2'} />
    </Body>
  );
  const aside = picture && (
    <Aside>
      <Picture picture={picture} sizes="(min-width:68.75em) 40rem, 90vw" />
    </Aside>
  );
  if (!contents.length) {
    return (
      <Section block={block} layout={isShort || !heading ? 'row' : 'split'} aside={aside}>
        {text}
      </Section>
    );
  }
  return (
    <Section block={block}>
      <Page>
        <Contents of={block.key} title={tocLabel} headings={contents.map(({ id, title }) => ({ id, text: title }))} />
        {text}
      </Page>
    </Section>
  );
}
