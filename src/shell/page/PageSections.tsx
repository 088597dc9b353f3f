import type { ComponentType } from 'react';
import type { InteractiveBlockProps } from '../../blocks/block-props.ts';
import type { InteractiveType } from '../../blocks/interactive.ts';
import type { ClientLabels } from '../../model/resolve/client-site.ts';
import { REVEAL_AFTER, SECTION } from '../../protocol/attributes.ts';
import { SECOND_SECTION_ID } from '../../protocol/element-ids.ts';
import { BlockBoundary } from './BlockBoundary.tsx';
import { isInteractiveSection, type PageSection, type StaticHtmlByKey } from './client-page.ts';
import { StaticHtml } from './StaticHtml.tsx';

/** Components of the interactive blocks of a page, loaded before it renders. */
export type LoadedBlocks = { [T in InteractiveType]?: ComponentType<InteractiveBlockProps<T>> };

interface PageSectionsProps {
  sections: PageSection[];
  staticHtml: StaticHtmlByKey;
  blocks: LoadedBlocks;
  labels: ClientLabels;
}

interface SectionContentProps extends Omit<PageSectionsProps, 'sections'> {
  section: PageSection;
}

function SectionContent({ section, staticHtml, blocks, labels }: SectionContentProps) {
  if (!isInteractiveSection(section)) return <StaticHtml name={section.key} html={staticHtml[section.key] ?? ''} />;
  const { block } = section;
  const Block = blocks[block.type] as ComponentType<InteractiveBlockProps<InteractiveType>> | undefined;
  return <BlockBoundary message={labels.blockFailed}>{Block && <Block block={block} labels={labels} />}</BlockBoundary>;
}

/** The main content: static sections as HTML, interactive ones as components, each with an error boundary. */
export function PageSections({ sections, ...rest }: PageSectionsProps) {
  return sections.map((section, index) => {
    const { key, revealAfter } = section;
    const timed = revealAfter === undefined ? {} : { [REVEAL_AFTER]: revealAfter };
    return (
      <div
        key={key}
        id={index === 1 ? SECOND_SECTION_ID : undefined}
        {...{ [SECTION]: key, ...timed }}
        suppressHydrationWarning
      >
        <SectionContent section={section} {...rest} />
      </div>
    );
  });
}
