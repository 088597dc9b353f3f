import type { ReactNode } from 'react';

/** What a block says about its own frame. */
export interface SectionBlock {
  key: string;
  id?: string;
  ground: 'paper' | 'tint' | 'ink' | 'cool';
  heading?: string;
  lead?: string;
  /** Whether an earlier section of the page has the same heading. */
  isRepeated?: true;
  /** Whether it goes on where the section before it ends: the space between them is that of one. */
  isContinued?: true;
}

interface SectionProps {
  block: SectionBlock;
  /** On wide screens `row` sets the lead beside the heading, `split` the heading beside the content. */
  layout?: 'row' | 'split';
  children: ReactNode;
}

/** The `id` of a section's heading; anchors, which authors choose, hold no underscore. */
export function headingId(block: Pick<SectionBlock, 'key'>): string {
  return `${block.key}_title`;
}

/** What names a section as a landmark: its heading, unless an earlier one has the same. */
export function landmarkName({ key, isRepeated }: Pick<SectionBlock, 'key' | 'isRepeated'>): string | undefined {
  return isRepeated ? undefined : headingId({ key });
}

/** A section of a page: its ground, its air, its heading (h2) and lead. */
export function Section({ block, layout, children }: SectionProps) {
  const { id, ground, heading, lead, isContinued } = block;
  const title = heading ? headingId(block) : undefined;
  return (
    <section
      id={id}
      className={isContinued ? 'section section-continued' : 'section'}
      data-ground={ground}
      aria-labelledby={heading && landmarkName(block)}
    >
      <div className={layout ? `section-inner section-${layout}` : 'section-inner'}>
        {(heading || lead) && (
          <div className="section-head">
            {heading && <h2 id={title}>{heading}</h2>}
            {lead && <p className="lead">{lead}</p>}
          </div>
        )}
        {layout === 'split' ? <div>{children}</div> : children}
      </div>
    </section>
  );
}
