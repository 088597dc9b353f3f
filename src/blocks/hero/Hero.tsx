import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { Markdown } from '../../markdown/Markdown.tsx';
import { headingId } from '../../protocol/element-ids.ts';
import { landmarkName } from '../../ui/layout/Section.tsx';
import { Actions } from '../../ui/links/Actions.tsx';
import { Awning } from '../../ui/pictures/Awning.tsx';
import { Picture } from '../../ui/pictures/Picture.tsx';
import { PictureStage } from '../../ui/pictures/Stage.tsx';
import type { BlockProps } from '../block-props.ts';
import { Band, Columns, FramedOpening, Plain, Small, Wide, Words, WordsInColumns } from '../hero-parts.ts';

function HeroWords({ block, labels }: BlockProps<'hero'>) {
  const { layout, eyebrow, heading, lead, actions, note, picture } = block;
  const Root = layout === 'compact' && !picture ? WordsInColumns : Words;
  return (
    <Root>
      {eyebrow && (
        <Typography color="secondary" sx={{ mb: 2, fontWeight: 650 }}>
          {eyebrow}
        </Typography>
      )}
      <Typography variant={layout === 'showcase' ? 'display' : 'h1'} component="h1" id={headingId(block.key)}>
        {heading}
      </Typography>
      {lead && (
        <Typography className="lead" variant="lead">
          {lead}
        </Typography>
      )}
      <Actions actions={actions} labels={labels} size="large" />
      {note && (
        <Small>
          <Markdown source={note} />
        </Small>
      )}
    </Root>
  );
}

function HeroBody({ block, labels }: BlockProps<'hero'>) {
  const { picture, phonePicture, frame } = block;
  const words = <HeroWords block={block} labels={labels} />;
  if (!picture) return <Container>{words}</Container>;
  if (frame === 'wide') {
    return (
      <Wide>
        <Picture picture={picture} load="first" sizes="100vw" />
        <Container>{words}</Container>
      </Wide>
    );
  }
  return (
    <Columns>
      {words}
      {frame === 'plain' ? (
        <Plain>
          <Picture picture={picture} load="first" sizes="(min-width:68.75em) 40rem, 90vw" />
        </Plain>
      ) : (
        <PictureStage picture={picture} phone={phonePicture} />
      )}
    </Columns>
  );
}

/** The hero of a page, with its only h1. `showcase` has a picture next to the text, `compact` is for inner pages. */
export function Hero({ block, labels }: BlockProps<'hero'>) {
  const { layout, id, ground, picture, frame } = block;
  return (
    <FramedOpening
      id={id}
      data-ground={ground}
      data-layout={layout}
      data-followed={block.isFollowed && ''}
      data-frame={picture ? frame : undefined}
      aria-labelledby={landmarkName(block)}
    >
      {layout === 'compact' && !picture && (
        <Band data-band="">
          <Awning />
        </Band>
      )}
      <HeroBody block={block} labels={labels} />
    </FramedOpening>
  );
}
