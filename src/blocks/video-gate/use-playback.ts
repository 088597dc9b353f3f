import { type RefObject, useCallback, useEffect, useState } from 'react';
import { fullscreenEvents, isFullscreen } from './fullscreen.ts';

/** What a film is doing, as its control bar shows it. */
export interface Playback {
  playing: boolean;
  muted: boolean;
  captions: boolean;
  fullscreen: boolean;
  /** The browser refused to play before another click. */
  refused: boolean;
}

interface PlaybackOptions {
  container: RefObject<HTMLElement | null>;
  video: RefObject<HTMLVideoElement | null>;
  /** Whether the film has a track of captions: it then starts shown. */
  hasCaptions: boolean;
  /** The film cannot be played: no format is known, or a file is missing or damaged. */
  onFail: () => void;
}

/** Follows a film and starts it. The element is the only truth: the state is read from it after each of its events. */
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
    const follow = () =>
      setState((before) => ({
        ...before,
        playing: !element.paused && !element.ended,
        refused: before.refused && element.paused,
        muted: element.muted,
        fullscreen: isFullscreen(frame),
      }));
    const events = ['play', 'playing', 'pause', 'ended', 'volumechange'];
    for (const name of events) element.addEventListener(name, follow);
    for (const name of fullscreenEvents) document.addEventListener(name, follow);
    void play();
    return () => {
      for (const name of events) element.removeEventListener(name, follow);
      for (const name of fullscreenEvents) document.removeEventListener(name, follow);
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
