import { type RefObject, useCallback, useEffect, useState } from 'react';
import { fullscreenEvents, isFullscreen } from './fullscreen.ts';

/** State of a video, as its control bar shows it. */
interface Playback {
  playing: boolean;
  muted: boolean;
  captions: boolean;
  fullscreen: boolean;
  /** The browser blocked autoplay: another click is needed. */
  refused: boolean;
}

interface PlaybackOptions {
  container: RefObject<HTMLElement | null>;
  video: RefObject<HTMLVideoElement | null>;
  /** Whether the video has a captions track, which is then shown from the start. */
  hasCaptions: boolean;
  /** Called if no format is supported, or a file is missing or damaged. */
  onFail: () => void;
}

/** Starts a video and reads its state from the element after each of its events. */
export function usePlayback({ container, video, hasCaptions, onFail }: PlaybackOptions) {
  const [state, setState] = useState<Playback>({
    playing: true,
    muted: false,
    captions: hasCaptions,
    fullscreen: false,
    refused: false,
  });

  const play = useCallback(async () => {
    try {
      await video.current?.play();
      setState((before) => ({ ...before, refused: false }));
    } catch (error) {
      const { name } = error as DOMException;
      if (name === 'NotAllowedError') setState((before) => ({ ...before, playing: false, refused: true }));
      else if (name === 'NotSupportedError') onFail();
    }
  }, [video, onFail]);

  useEffect(() => {
    const element = video.current;
    const frame = container.current;
    if (!element || !frame) return;
    const track = element.textTracks?.[0];
    if (track) track.mode = 'showing';
    const onChange = () =>
      setState((before) => ({
        ...before,
        playing: !element.paused && !element.ended,
        refused: before.refused && element.paused,
        muted: element.muted,
        fullscreen: isFullscreen(frame),
      }));
    const events = ['play', 'playing', 'pause', 'ended', 'volumechange'];
    for (const name of events) element.addEventListener(name, onChange);
    for (const name of fullscreenEvents) document.addEventListener(name, onChange);
    void play();
    return () => {
      for (const name of events) element.removeEventListener(name, onChange);
      for (const name of fullscreenEvents) document.removeEventListener(name, onChange);
    };
  }, [container, video, play]);

  const toggleCaptions = () => {
    const track = video.current?.textTracks?.[0];
    if (!track) return;
    track.mode = state.captions ? 'hidden' : 'showing';
    setState((before) => ({ ...before, captions: !before.captions }));
  };

  return { state, play, toggleCaptions };
}
