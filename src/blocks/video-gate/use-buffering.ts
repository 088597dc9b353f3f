import { type RefObject, useEffect, useState } from 'react';

/** Time without data after which a video counts as buffering. */
const BUFFERING_DELAY_MS = 1000;

/** Events at which a video may start or stop waiting for data. */
const EVENTS = ['waiting', 'stalled', 'playing', 'pause', 'ended', 'error'];

/**
 * Whether a video should play but has no next frame. `stalled` is not sufficient, because enough data may be buffered.
 */
function lacksData({ paused, ended, error, readyState }: HTMLMediaElement): boolean {
  return !paused && !ended && !error && readyState < HTMLMediaElement.HAVE_FUTURE_DATA;
}

/** Whether a video has been waiting for data for a while. */
export function useBuffering(video: RefObject<HTMLVideoElement | null>): boolean {
  const [isBuffering, setBuffering] = useState(false);

  useEffect(() => {
    const element = video.current;
    if (!element) return;
    let timer: ReturnType<typeof setTimeout>;
    const onDelay = () => setBuffering(lacksData(element));
    const onEvent = () => {
      clearTimeout(timer);
      if (lacksData(element)) timer = setTimeout(onDelay, BUFFERING_DELAY_MS);
      else setBuffering(false);
    };
    for (const name of EVENTS) element.addEventListener(name, onEvent);
    onEvent();
    return () => {
      clearTimeout(timer);
      for (const name of EVENTS) element.removeEventListener(name, onEvent);
    };
  }, [video]);

  return isBuffering;
}
