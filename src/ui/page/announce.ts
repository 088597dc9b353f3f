import { ANNOUNCE_EVENT } from '../../protocol/events.ts';

/** Announces a text in the status line of the page, whichever the visitor is on by now. */
export function announce(text: string): void {
  dispatchEvent(new CustomEvent(ANNOUNCE_EVENT, { detail: text }));
}

/** Listens to announcements. Returns what stops it. */
export function onAnnouncement(listener: (text: string) => void): () => void {
  const onEvent = ({ detail }: CustomEvent<string>) => listener(detail);
  addEventListener(ANNOUNCE_EVENT, onEvent);
  return () => removeEventListener(ANNOUNCE_EVENT, onEvent);
}
