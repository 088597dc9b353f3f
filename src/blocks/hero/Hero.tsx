import { styled } from '@mui/material/styles';
import { Actions } from '../../ui/Actions.tsx';
import { headingId } from '../../ui/Section.tsx';
import type { BlockProps } from '../block-props.ts';
import { Columns, Compact, Eyebrow, Small, Title } from './hero-parts.ts';
import { Stage } from './Stage.tsx';

const Text = styled('div')({ minWidth: 0, '& .lead': { maxWidth: '36rem', margin: 'calc(3*var(--v-space)) 0 calc(4*var(--v-space))' } });

function HeroText({ block, labels, large }: BlockProps<'hero'> & { large: boolean }) {
  const { eyebrow, heading, lead, actions, note } = block;
  return (
    <Text>
      {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
      <Title id={headingId(block)} large={large}>
        {heading}
      </Title>
      {lead && <p className="lead">{lead}</p>}
      <Actions actions={actions} labels={labels} size="large" />
      {note && <Small>{note}</Small>}
    </Text>
  );
}

/** The opening of a page, with its only h1. `showcase` sets a shop front beside the words, `compact` heads an inner page. */
export function Hero({ block, labels }: BlockProps<'hero'>) {
  const { layout, id, ground, picture } = block;
  const large = layout === 'showcase';
  const Frame = picture ? Columns : Compact;
  return (
    <section id={id} className="section" data-ground={ground} aria-labelledby={headingId(block)}>
      <Frame className="section-inner" large={large}>
        <HeroText block={block} labels={labels} large={large} />
        {picture && <Stage picture={picture} phone={block.phonePicture} />}
      </Frame>
    </section>
  );
}
