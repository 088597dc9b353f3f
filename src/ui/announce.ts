const EVENT = 'vitrine:announce';

/** Says a text in the status line of the page, wherever the visitor is by now. */
export function announce(text: string): void {
  dispatchEvent(new CustomEvent(EVENT, { detail: text }));
}

/** Hears what is to be said. Gives a function that ends it. */
export function onAnnouncement(say: (text: string) => void): () => void {
  const hear = (event: Event) => say((event as CustomEvent<string>).detail);
  addEventListener(EVENT, hear);
  return () => removeEventListener(EVENT, hear);
}
