import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import { type CSSProperties, type KeyboardEvent, type ReactNode, type SyntheticEvent, useEffect, useRef } from 'react';
import { mediaUrl } from '../../ui/address/media-url.ts';
import { toggleFullscreen } from './fullscreen.ts';
import { PlayerIcon } from './PlayerIcon.tsx';
import { useBuffering } from './use-buffering.ts';
import { usePlayback } from './use-playback.ts';
import type { VideoBlock } from './video-file.ts';
import { VideoFrame } from './video-parts.ts';

interface PlayerProps {
  block: VideoBlock;
  /** Content for browsers without `<video>`. */
  fallback: ReactNode;
  onFail: () => void;
}

/** Removes the functions that the control bar omits from the browser's menus, too. */
const controls = { controlsList: 'nodownload noremoteplayback noplaybackrate', 'x-webkit-airplay': 'deny' };

/** A video with a control bar of its own, because the browser's would show a timeline and times (specification 2.9). */
export function Player({ block, fallback, onFail }: PlayerProps) {
  const { labels, sources, captions } = block;
  const ratio = `${block.width}/${block.height}`;
  const container = useRef<HTMLDivElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const playButton = useRef<HTMLButtonElement>(null);
  const { state, play, toggleCaptions } = usePlayback({ container, video, hasCaptions: Boolean(captions), onFail });
  const isBuffering = useBuffering(video);

  useEffect(() => {
    playButton.current?.focus({ preventScroll: true });
    container.current?.scrollIntoView({ block: 'nearest' });
  }, []);

  /** Ignores errors of a source, which React lets bubble, because the next source may work. */
  const onVideoError = ({ target, currentTarget }: SyntheticEvent) => target === currentTarget && onFail();
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

  const onKey = (event: KeyboardEvent) => {
    const { key, target, altKey, ctrlKey, metaKey, repeat } = event;
    const action = keys[key.toLowerCase()];
    if (!action || altKey || ctrlKey || metaKey || repeat) return;
    if (key === ' ' && target instanceof HTMLButtonElement) return;
    event.preventDefault();
    action();
  };

  return (
    <VideoFrame
      ref={container}
      className="video-frame"
      style={{ '--ratio': ratio } as CSSProperties}
      tabIndex={-1}
      onKeyDown={onKey}
    >
      <div className="video-screen" style={{ aspectRatio: ratio }}>
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
          onError={onVideoError}
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
          <Button className="video-resume" onClick={() => void play()}>
            <PlayerIcon name="play" />
            {labels.resume}
          </Button>
        )}
        {/* Rendered empty, because not every screen reader announces a live region that is added with its text. */}
        <p className="video-late" role="status">
          {isBuffering && <span>{labels.loading}</span>}
        </p>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields */}
      <div className="video-bar" role="group" aria-label={labels.controls}>
        <ButtonBase ref={playButton} aria-keyshortcuts="k" onClick={togglePlay}>
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
