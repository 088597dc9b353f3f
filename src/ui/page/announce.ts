import { ANNOUNCE_EVENT } from '../../protocol/events.ts';

/** Says a text in the status line of the page, wherever the visitor is by now. */
export function announce(text: string): void {
  dispatchEvent(new CustomEvent(ANNOUNCE_EVENT, { detail: text }));
}

/** Hears what is to be said. Gives a function that ends it. */
export function onAnnouncement(say: (text: string) => void): () => void {
  const hear = ({ detail }: CustomEvent<string>) => say(detail);
  addEventListener(ANNOUNCE_EVENT, hear);
  return () => removeEventListener(ANNOUNCE_EVENT, hear);
}
