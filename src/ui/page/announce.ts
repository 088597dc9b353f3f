import { ANNOUNCE_EVENT } from '../../protocol/events.ts';

/** Announces a text in the status line of the current page. */
export function announce(text: string): void {
  dispatchEvent(new CustomEvent(ANNOUNCE_EVENT, { detail: text }));
}

/** Listens to announcements. Returns the function that stops it. */
export function onAnnouncement(listener: (text: string) => void): () => void {
  const onEvent = ({ detail }: CustomEvent<string>) => listener(detail);
  addEventListener(ANNOUNCE_EVENT, onEvent);
  return () => removeEventListener(ANNOUNCE_EVENT, onEvent);
}
