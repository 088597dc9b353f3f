import { Markdown } from '../../markdown/Markdown.tsx';
import { Actions } from '../../ui/Actions.tsx';
import { Awning } from '../../ui/Awning.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { headingId, landmarkName } from '../../ui/Section.tsx';
import type { BlockProps } from '../block-props.ts';
import { Band, Columns, Eyebrow, Opening, Plain, Small, Wide, Words } from './hero-parts.ts';
import { Stage } from './Stage.tsx';

function HeroWords({ block, labels }: BlockProps<'hero'>) {
  const { eyebrow, heading, lead, actions, note } = block;
  return (
    <Words>
      {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
      <h1 id={headingId(block)}>{heading}</h1>
      {lead && <p className="lead">{lead}</p>}
      <Actions actions={actions} labels={labels} size="large" />
      {note && (
        <Small>
          <Markdown source={note} />
        </Small>
      )}
    </Words>
  );
}

function HeroBody({ block, labels }: BlockProps<'hero'>) {
  const { picture, phonePicture, frame } = block;
  const words = <HeroWords block={block} labels={labels} />;
  if (!picture) return <div className="section-inner">{words}</div>;
  if (frame === 'wide') {
    return (
      <Wide>
        <Picture picture={picture} load="first" sizes="100vw" />
        <div className="section-inner">{words}</div>
      </Wide>
    );
  }
  return (
    <Columns className="section-inner">
      {words}
      {frame === 'plain' ? (
        <Plain>
          <Picture picture={picture} load="first" sizes="(min-width:68.75em) 40rem, 90vw" />
        </Plain>
      ) : (
        <Stage picture={picture} phone={phonePicture} />
      )}
    </Columns>
  );
}

/** The opening of a page, with its only h1. `showcase` sets a picture beside the words, `compact` heads an inner page. */
export function Hero({ block, labels }: BlockProps<'hero'>) {
  const { layout, id, ground, picture, frame } = block;
  return (
    <Opening
      id={id}
      className="section"
      data-ground={ground}
      data-layout={layout}
      data-frame={picture ? frame : undefined}
      aria-labelledby={landmarkName(block)}
    >
      {layout === 'compact' && !picture && (
        <Band data-band="">
          <Awning />
        </Band>
      )}
      <HeroBody block={block} labels={labels} />
    </Opening>
  );
}
