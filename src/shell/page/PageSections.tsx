import type { ComponentType } from 'react';
import type { InteractiveBlockProps } from '../../blocks/block-props.ts';
import type { InteractiveType } from '../../blocks/interactive.ts';
import { REVEAL_AFTER, SECTION } from '../../protocol/attributes.ts';
import type { ClientLabels } from '../../site/resolve/client-site.ts';
import { BlockBoundary } from './BlockBoundary.tsx';
import { type Fragments, isInteractivePart, type Part } from './client-page.ts';
import { Fragment } from './StaticHtml.tsx';

/** Components of the interactive blocks that a page holds, loaded beforehand. */
export type LoadedBlocks = { [T in InteractiveType]?: ComponentType<InteractiveBlockProps<T>> };

interface PartsProps {
  parts: Part[];
  fragments: Fragments;
  blocks: LoadedBlocks;
  labels: ClientLabels;
}

function PartContent({ part, fragments, blocks, labels }: Omit<PartsProps, 'parts'> & { part: Part }) {
  if (!isInteractivePart(part)) return <Fragment name={part.key} html={fragments[part.key] ?? ''} />;
  const Block = blocks[part.block.type] as ComponentType<InteractiveBlockProps<InteractiveType>> | undefined;
  return (
    <BlockBoundary message={labels.blockFailed}>{Block && <Block block={part.block} labels={labels} />}</BlockBoundary>
  );
}

/** The main content: static parts as they came, interactive ones as React components, each behind a boundary. */
export function Parts({ parts, fragments, blocks, labels }: PartsProps) {
  return parts.map((part) => {
    const timed = part.revealAfter === undefined ? {} : { [REVEAL_AFTER]: part.revealAfter };
    return (
      <div key={part.key} {...{ [SECTION]: part.key, ...timed }} suppressHydrationWarning>
        <PartContent part={part} fragments={fragments} blocks={blocks} labels={labels} />
      </div>
    );
  });
}
