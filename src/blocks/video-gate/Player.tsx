import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import { type KeyboardEvent, type ReactNode, type SyntheticEvent, useEffect, useRef } from 'react';
import { mediaUrl } from '../../ui/address/media-url.ts';
import { PlayerIcon } from './FilmIcon.tsx';
import type { VideoBlock } from './film.ts';
import { VideoFrame } from './film-parts.ts';
import { toggleFullscreen } from './fullscreen.ts';
import { useLateness } from './use-lateness.ts';
import { usePlayback } from './use-playback.ts';

interface PlayerProps {
  block: VideoBlock;
  /** Shown by browsers that have no video at all. */
  fallback: ReactNode;
  onFail: () => void;
}

/** What Chromium's own menu must not offer beside our bar. */
const controls = { controlsList: 'nodownload noremoteplayback noplaybackrate', 'x-webkit-airplay': 'deny' };

/** A film without the browser's controls, hence without timeline and times, and a bar of its own (specification 2.9). */
export function Player({ block, fallback, onFail }: PlayerProps) {
  const { labels, sources, captions } = block;
  const container = useRef<HTMLDivElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const first = useRef<HTMLButtonElement>(null);
  const { state, play, toggleCaptions } = usePlayback({ container, video, hasCaptions: Boolean(captions), onFail });
  const late = useLateness(video);

  useEffect(() => first.current?.focus({ preventScroll: true }), []);

  /** React lets the error of a source rise to the film, where the next source may still work. */
  const breakOff = ({ target, currentTarget }: SyntheticEvent) => target === currentTarget && onFail();
  const togglePlay = () => (video.current?.paused ? void play() : video.current?.pause());
  const toggleSound = () => {
    if (video.current) video.current.muted = !video.current.muted;
  };
  const fullscreen = () => {
    if (container.current && video.current) void toggleFullscreen(container.current, video.current);
  };
  const keys: Record<string, () => void> = {
    ' ': togglePlay,
    k: togglePlay,
    m: toggleSound,
    f: fullscreen,
    c: toggleCaptions,
  };

  const press = (event: KeyboardEvent) => {
    const { key, target, altKey, ctrlKey, metaKey, repeat } = event;
    const act = keys[key.toLowerCase()];
    if (!act || altKey || ctrlKey || metaKey || repeat) return;
    if (key === ' ' && target instanceof HTMLButtonElement) return;
    event.preventDefault();
    act();
  };

  return (
    <VideoFrame ref={container} className="film" tabIndex={-1} onKeyDown={press}>
      <div className="film-screen" style={{ aspectRatio: `${block.width}/${block.height}` }}>
        <video
          ref={video}
          aria-label={block.title}
          width={block.width}
          height={block.height}
          poster={mediaUrl(block.poster.source)}
          playsInline
          autoPlay
          preload="auto"
          disablePictureInPicture
          disableRemotePlayback
          {...controls}
          onClick={togglePlay}
          onError={breakOff}
        >
          {sources.map(({ source, mime }, index) => (
            <source
              key={source}
              src={mediaUrl(source)}
              type={mime}
              {...(index === sources.length - 1 ? { onError: onFail } : {})}
            />
          ))}
          {captions && (
            <track kind="captions" src={mediaUrl(captions)} srcLang={document.documentElement.lang} default />
          )}
          {fallback}
        </video>
        {state.refused && (
          <Button className="film-resume" onClick={() => void play()}>
            <PlayerIcon name="play" />
            {labels.resume}
          </Button>
        )}
        {/* There before its words: what joins the page with them is not read out everywhere. */}
        <p className="film-late" role="status">
          {late && <span>{labels.loading}</span>}
        </p>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields */}
      <div className="film-bar" role="group" aria-label={labels.controls}>
        <ButtonBase ref={first} aria-keyshortcuts="k" onClick={togglePlay}>
          <PlayerIcon name={state.playing ? 'pause' : 'play'} />
          <span>{state.playing ? labels.pause : labels.play}</span>
        </ButtonBase>
        <ButtonBase aria-keyshortcuts="m" onClick={toggleSound}>
          <PlayerIcon name={state.muted ? 'silent' : 'sound'} />
          <span>{state.muted ? labels.unmute : labels.mute}</span>
        </ButtonBase>
        {captions && (
          <ButtonBase aria-keyshortcuts="c" onClick={toggleCaptions}>
            <PlayerIcon name="captions" />
            <span>{state.captions ? labels.captionsOff : labels.captionsOn}</span>
          </ButtonBase>
        )}
        <ButtonBase aria-keyshortcuts="f" onClick={fullscreen}>
          <PlayerIcon name={state.fullscreen ? 'leave' : 'fullscreen'} />
          <span>{state.fullscreen ? labels.exitFullscreen : labels.fullscreen}</span>
        </ButtonBase>
      </div>
    </VideoFrame>
  );
}
