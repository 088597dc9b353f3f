import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import Link from '@mui/material/Link';
import { type CSSProperties, useCallback, useEffect, useRef, useState } from 'react';
import { mediaUrl } from '../../ui/address/media-url.ts';
import { Section } from '../../ui/layout/Section.tsx';
import type { InteractiveLabels } from '../block-props.ts';
import { Player } from './Player.tsx';
import { PlayerIcon } from './PlayerIcon.tsx';
import { isUnsupported, type VideoBlock, videoFile } from './video-file.ts';
import { Transcript, VideoFrame } from './video-parts.ts';

type Phase = 'waiting' | 'started' | 'unsupported' | 'failed';

function VideoTranscript({ block }: { block: VideoBlock }) {
  const { transcript, transcriptHtml, transcriptLabel } = block;
  return (
    <Transcript className="video-text">
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
 * A poster that is a button. A click replaces it with the video, which is not requested before (specification 2.9,
 * 2.10). If the video cannot play, links to its file and its transcript are shown.
 */
export function VideoGate({ block }: { block: VideoBlock; labels: InteractiveLabels }) {
  const { labels, poster, title } = block;
  const [phase, setPhase] = useState<Phase>('waiting');
  const fail = useCallback(() => setPhase('failed'), []);
  const retryButton = useRef<HTMLButtonElement>(null);
  const fileLink = useRef<HTMLAnchorElement>(null);
  /** Moves the focus to the message's first control if the removed player or poster had it. */
  useEffect(() => {
    if (document.activeElement !== document.body) return;
    if (phase === 'failed') retryButton.current?.focus();
    if (phase === 'unsupported') fileLink.current?.focus();
  }, [phase]);
  const start = () => setPhase(isUnsupported(block) ? 'unsupported' : 'started');
  const file = (
    <Link ref={fileLink} href={videoFile(block)}>
      {labels.file}
    </Link>
  );
  const ratio = `${block.width}/${block.height}`;
  const frame = { '--ratio': ratio } as CSSProperties;
  const screen = { aspectRatio: ratio };

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
        <VideoFrame className="video-frame" style={frame}>
          <div className="video-screen" style={screen}>
            <ButtonBase className="video-poster" onClick={start}>
              <span className="video-sign">
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
          <p className="video-bar video-title" aria-hidden="true">
            {title}
          </p>
        </VideoFrame>
      )}
      {(phase === 'failed' || phase === 'unsupported') && (
        <VideoFrame className="video-frame" style={frame}>
          <div className="video-screen" style={screen}>
            <p className="video-message" role="alert">
              <span>{labels[phase]}</span>
              {phase === 'failed' && (
                <Button ref={retryButton} variant="outlined" color="inherit" onClick={start}>
                  {labels.retry}
                </Button>
              )}
              {file}
            </p>
          </div>
          <div className="video-bar" aria-hidden="true" />
        </VideoFrame>
      )}
      <noscript>
        <p>{file}</p>
      </noscript>
      <VideoTranscript block={block} />
    </Section>
  );
}
