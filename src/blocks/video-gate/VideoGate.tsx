import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import Link from '@mui/material/Link';
import { useCallback, useEffect, useRef, useState } from 'react';
import { mediaUrl } from '../../ui/address/media-url.ts';
import { Section } from '../../ui/layout/Section.tsx';
import type { InteractiveLabels } from '../block-props.ts';
import { PlayerIcon } from './FilmIcon.tsx';
import { isUnsupported, type VideoBlock, videoFile } from './film.ts';
import { Transcript, VideoFrame } from './film-parts.ts';
import { Player } from './Player.tsx';

type Phase = 'waiting' | 'started' | 'unsupported' | 'failed';

function VideoTranscript({ block }: { block: VideoBlock }) {
  const { transcript, transcriptHtml, transcriptLabel } = block;
  return (
    <Transcript className="film-text">
      <summary>{transcriptLabel}</summary>
      {transcriptHtml === undefined ? (
        transcript.split(/\n{2,}/).map((text) => <p key={text}>{text}</p>)
      ) : (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: made by our own renderer from the manifest
        <div className="prose" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: transcriptHtml }} />
      )}
    </Transcript>
  );
}

/**
 * A poster that is a button; the film takes its place at the click. Nothing of the film is requested before
 * (specification 2.9, 2.10), and a film that cannot play leaves its file and its transcript within reach.
 */
export function VideoGate({ block }: { block: VideoBlock; labels: InteractiveLabels }) {
  const { labels, poster, title } = block;
  const [phase, setPhase] = useState<Phase>('waiting');
  const fail = useCallback(() => setPhase('failed'), []);
  const again = useRef<HTMLButtonElement>(null);
  /** The player that had the focus is gone with its film: what is offered instead takes it from nobody else. */
  useEffect(() => {
    if (phase === 'failed' && document.activeElement === document.body) again.current?.focus();
  }, [phase]);
  const start = () => setPhase(isUnsupported(block) ? 'unsupported' : 'started');
  const file = <Link href={videoFile(block)}>{labels.file}</Link>;
  const screen = { aspectRatio: `${block.width}/${block.height}` };

  return (
    <Section block={block}>
      {phase === 'started' && (
        <Player
          block={block}
          onFail={fail}
          fallback={
            <p>
              {labels.unsupported} {file}
            </p>
          }
        />
      )}
      {phase === 'waiting' && (
        <VideoFrame className="film">
          <div className="film-screen" style={screen}>
            <ButtonBase className="film-poster" onClick={start}>
              <span className="film-sign">
                <PlayerIcon name="play" />
                <span className="visually-hidden">
                  {labels.play}
                  {'\u00A0: '}
                  {title}
                </span>
              </span>
              <img src={mediaUrl(poster.source)} alt={poster.alt} width={block.width} height={block.height} />
            </ButtonBase>
          </div>
          <p className="film-bar film-title" aria-hidden="true">
            {title}
          </p>
        </VideoFrame>
      )}
      {(phase === 'failed' || phase === 'unsupported') && (
        <VideoFrame className="film">
          <div className="film-screen" style={screen}>
            <p className="film-message" role="alert">
              <span>{labels[phase]}</span>
              {phase === 'failed' && (
                <Button ref={again} variant="outlined" color="inherit" onClick={start}>
                  {labels.retry}
                </Button>
              )}
              {file}
            </p>
          </div>
          <div className="film-bar" aria-hidden="true" />
        </VideoFrame>
      )}
      <noscript>
        <p>{file}</p>
      </noscript>
      <VideoTranscript block={block} />
    </Section>
  );
}
