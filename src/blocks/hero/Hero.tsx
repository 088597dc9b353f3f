import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { Fragment } from 'react';
import { Markdown } from '../../markdown/Markdown.tsx';
import { headingId } from '../../protocol/element-ids.ts';
import { landmarkName } from '../../ui/layout/Section.tsx';
import { Actions } from '../../ui/links/Actions.tsx';
import { Awning } from '../../ui/pictures/Awning.tsx';
import { PictureStage } from '../../ui/pictures/DeviceStage.tsx';
import { Picture } from '../../ui/pictures/Picture.tsx';
import type { BlockProps } from '../block-props.ts';
import { Band, Columns, FramedHeroRoot, Plain, Small, Wide, Words, WordsInColumns } from '../hero-parts.ts';
import { Board } from './Board.tsx';
import { BoardColumns, BoardList, HangingBoard } from './board.ts';
import { MapColumns, TitledPicture } from './picture-layouts.ts';

type HeroProps = BlockProps<'hero'>;

/** The eyebrow and the only h1 of the page. On a picture, each line of text has a strip of paper behind it. */
function Title({
  block: { layout, eyebrow, heading, key },
  isOnPicture,
}: Pick<HeroProps, 'block'> & { isOnPicture?: true }) {
  const Strip = isOnPicture ? 'span' : Fragment;
  return (
    <>
      {eyebrow && (
        <Typography color="secondary" sx={{ mb: 2, fontWeight: 650 }}>
          <Strip>{eyebrow}</Strip>
        </Typography>
      )}
      <Typography variant={layout === 'compact' ? 'h1' : 'display'} component="h1" id={headingId(key)}>
        <Strip>{heading}</Strip>
      </Typography>
    </>
  );
}

function Lead({ block: { lead } }: Pick<HeroProps, 'block'>) {
  if (!lead) return null;
  return (
    <Typography className="lead" variant="lead">
      {lead}
    </Typography>
  );
}

/** The actions, and a note about them. */
function HeroActions({ block: { actions, note }, labels }: HeroProps) {
  return (
    <>
      <Actions actions={actions} labels={labels} size="large" />
      {note && (
        <Small>
          <Markdown source={note} />
        </Small>
      )}
    </>
  );
}

function HeroWords({ block, labels }: HeroProps) {
  const Root = block.layout === 'compact' && !block.picture ? WordsInColumns : Words;
  return (
    <Root>
      <Title block={block} />
      <Lead block={block} />
      <HeroActions block={block} labels={labels} />
      {block.board && (
        <BoardList>
          <Board board={block.board} />
        </BoardList>
      )}
    </Root>
  );
}

/** A hero with a daily board that hangs in front of its picture. */
function BoardBody({ block, labels }: HeroProps) {
  const { picture, board } = block;
  return (
    <BoardColumns>
      <Words>
        <Title block={block} />
        <Lead block={block} />
      </Words>
      <div>
        {picture && <Picture picture={picture} load="first" sizes="(min-width:68.75em) 40rem, 90vw" />}
        {board && (
          <HangingBoard data-ground="ink">
            <Board board={board} />
          </HangingBoard>
        )}
      </div>
      <div>
        <HeroActions block={block} labels={labels} />
      </div>
    </BoardColumns>
  );
}

function HeroBody({ block, labels }: HeroProps) {
  const { layout, picture, phonePicture, frame } = block;
  if (layout === 'board') return <BoardBody block={block} labels={labels} />;
  const words = <HeroWords block={block} labels={labels} />;
  if (!picture) return <Container>{words}</Container>;
  const whole = <Picture picture={picture} load="first" sizes="100vw" />;
  if (frame === 'wide') {
    return (
      <Wide>
        {whole}
        <Container>{words}</Container>
      </Wide>
    );
  }
  if (frame === 'title') {
    return (
      <TitledPicture>
        {whole}
        <Container>
          <Title block={block} isOnPicture />
        </Container>
        <Container>
          <Lead block={block} />
          <div>
            <HeroActions block={block} labels={labels} />
          </div>
        </Container>
      </TitledPicture>
    );
  }
  if (frame === 'map') {
    return (
      <MapColumns>
        {whole}
        <Container>{words}</Container>
      </MapColumns>
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

/** The hero of a page, with its only h1. `showcase` and `board` are for home pages, `compact` is for inner pages. */
export function Hero({ block, labels }: HeroProps) {
  const { layout, id, ground, picture, frame } = block;
  return (
    <FramedHeroRoot
      id={id}
      data-ground={ground}
      data-layout={layout}
      data-followed={block.isFollowed && ''}
      data-frame={picture && layout !== 'board' ? frame : undefined}
      aria-labelledby={landmarkName(block)}
    >
      {layout === 'compact' && !picture && (
        <Band data-band="">
          <Awning />
        </Band>
      )}
      <HeroBody block={block} labels={labels} />
    </FramedHeroRoot>
  );
}
