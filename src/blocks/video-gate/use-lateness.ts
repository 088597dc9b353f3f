import { type RefObject, useEffect, useState } from 'react';

/** How long a film may lack what comes next before its visitor is told, in milliseconds. */
const PATIENCE = 1000;

/** The film asks for more, or has got what it asked for, or is no longer meant to play. */
const EVENTS = ['waiting', 'stalled', 'playing', 'pause', 'ended', 'error'];

/** Whether the film should be playing and has nothing to show next: a host may also stall while enough is there. */
function lacksNext({ paused, ended, error, readyState }: HTMLMediaElement): boolean {
  return !paused && !ended && !error && readyState < HTMLMediaElement.HAVE_FUTURE_DATA;
}

/** Whether a film has waited for its file for a while, so that a picture that stands still says why. */
export function useLateness(video: RefObject<HTMLVideoElement | null>): boolean {
  const [late, setLate] = useState(false);

  useEffect(() => {
    const element = video.current;
    if (!element) return;
    let timer: ReturnType<typeof setTimeout>;
    const look = () => setLate(lacksNext(element));
    const follow = () => {
      clearTimeout(timer);
      if (lacksNext(element)) timer = setTimeout(look, PATIENCE);
      else setLate(false);
    };
    for (const name of EVENTS) element.addEventListener(name, follow);
    follow();
    return () => {
      clearTimeout(timer);
      for (const name of EVENTS) element.removeEventListener(name, follow);
    };
  }, [video]);

  return late;
}
