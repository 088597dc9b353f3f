import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { headingId } from '../../protocol/element-ids.ts';
import { fromDesktop } from '../styles/breakpoints.ts';

/** Properties of a block that its section uses. */
export interface SectionBlock {
  key: string;
  id?: string;
  ground: 'paper' | 'tint' | 'ink' | 'cool';
  heading?: string;
  lead?: string;
  /** Whether an earlier section of the page has the same heading. */
  isRepeated?: true;
  /** Whether the previous section has the same ground: the space below that section is enough for both. */
  isContinued?: true;
}

interface SectionProps {
  block: SectionBlock;
  /** On wide screens, `row` has the lead next to the heading, `split` the heading next to the content. */
  layout?: 'row' | 'split';
  /** Shown below the heading and the lead. */
  aside?: ReactNode;
  children: ReactNode;
}

/**
 * The root of a section: its background and padding. It clips parts that extend beyond the window. Its scroll margin
 * cancels the space that `scroll-padding-top` keeps above headings.
 */
export const SectionRoot = styled('section')({
  position: 'relative',
  overflow: 'clip',
  padding: 'var(--v-section) var(--v-gutter)',
  scrollMarginTop: 'calc(-2*var(--v-space))',
  '&[data-continued]': { paddingTop: 0 },
});

const Inside = styled(Container)({
  [fromDesktop]: {
    '&[data-layout=split]': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0,1fr) minmax(0,1fr)',
      gap: 'calc(8*var(--v-space))',
      alignItems: 'start',
    },
    '&[data-layout=split] > :only-child': { gridColumn: 2 },
  },
});

const Head = styled('div')({
  breakInside: 'avoid',
  breakAfter: 'avoid',
  marginBottom: 'calc(4*var(--v-space))',
  '& h2 + p': { marginTop: 'calc(2*var(--v-space))' },
  [fromDesktop]: {
    marginBottom: 'calc(5*var(--v-space))',
    '[data-layout=row] > &': {
      display: 'grid',
      gridTemplateColumns: '1fr 1fr',
      gap: 'calc(8*var(--v-space))',
      alignItems: 'baseline',
    },
    '[data-layout=row] > & p': { margin: 0 },
    '[data-layout=split] > &': {
      position: 'sticky',
      top: 'calc(var(--v-header) + 4*var(--v-space))',
      margin: 0,
    },
  },
});

const Lead = styled(Typography)({ maxWidth: '60ch' });

/**
 * Returns the id that labels a section as a landmark: its heading's, or none if an earlier section has the same
 * heading.
 */
export function landmarkName({ key, isRepeated }: Pick<SectionBlock, 'key' | 'isRepeated'>): string | undefined {
  return isRepeated ? undefined : headingId(key);
}

/** A section of a page: its background, padding, heading (h2) and lead. */
export function Section({ block, layout, aside, children }: SectionProps) {
  const { id, ground, heading, lead, isContinued } = block;
  const title = heading ? headingId(block.key) : undefined;
  return (
    <SectionRoot
      id={id}
      data-ground={ground}
      data-continued={isContinued && ''}
      aria-labelledby={heading && landmarkName(block)}
    >
      <Inside data-layout={layout}>
        {(heading || lead) && (
          <Head>
            {heading && (
              <Typography variant="h2" id={title}>
                {heading}
              </Typography>
            )}
            {lead && (
              <Lead variant="lead" color="textSecondary">
                {lead}
              </Lead>
            )}
            {aside}
          </Head>
        )}
        {layout === 'split' ? <div>{children}</div> : children}
      </Inside>
    </SectionRoot>
  );
}
