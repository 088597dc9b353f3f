import { Actions } from '../../ui/Actions.tsx';
import { Awning } from '../../ui/Awning.tsx';
import { headingId } from '../../ui/Section.tsx';
import type { BlockProps } from '../block-props.ts';
import { Band, Columns, Eyebrow, Opening, Small, Words } from './hero-parts.ts';
import { Stage } from './Stage.tsx';

function HeroWords({ block, labels }: BlockProps<'hero'>) {
  const { eyebrow, heading, lead, actions, note } = block;
  return (
    <Words>
      {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
      <h1 id={headingId(block)}>{heading}</h1>
      {lead && <p className="lead">{lead}</p>}
      <Actions actions={actions} labels={labels} size="large" />
      {note && <Small>{note}</Small>}
    </Words>
  );
}

/** The opening of a page, with its only h1. `showcase` sets a stall beside the words, `compact` heads an inner page. */
export function Hero({ block, labels }: BlockProps<'hero'>) {
  const { layout, id, ground, picture, phonePicture } = block;
  const words = <HeroWords block={block} labels={labels} />;
  return (
    <Opening id={id} className="section" data-ground={ground} data-layout={layout} aria-labelledby={headingId(block)}>
      {layout === 'compact' && !picture && (
        <Band data-band="">
          <Awning />
        </Band>
      )}
      {picture ? (
        <Columns className="section-inner">
          {words}
          <Stage picture={picture} phone={phonePicture} />
        </Columns>
      ) : (
        <div className="section-inner">{words}</div>
      )}
    </Opening>
  );
}
