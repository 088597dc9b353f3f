import type { Event } from '../../protocol.ts';
import { openEvents } from './call.ts';

/** How long to wait before asking a server again that was gone, in milliseconds. */
const AGAIN = 1000;

async function readLines(stream: ReadableStream<Uint8Array>, read: (line: string) => void): Promise<void> {
  const reader = stream.pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>).getReader();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const lines = (rest + value).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) if (line.trim()) read(line);
  }
}

/**
 * Follows what the server says by itself, and asks again whenever the connection ends. `onReturn` is called when it is
 * there again, because events were missed. Gives what ends it.
 */
export function listen(onEvent: (event: Event) => void, onReturn: () => void): () => void {
  const controller = new AbortController();
  const follow = async () => {
    for (let isFirst = true; !controller.signal.aborted; isFirst = false) {
      try {
        const stream = await openEvents(controller.signal);
        if (!isFirst) onReturn();
        await readLines(stream, (line) => onEvent(JSON.parse(line) as Event));
      } catch {
        // The server is away, or this page is of another one: saving says so.
      }
      await new Promise((done) => setTimeout(done, AGAIN));
    }
  };
  void follow();
  return () => controller.abort();
}
