import type { IncomingMessage } from 'node:http';

/** Maximum time without a part of the body, in milliseconds. */
const MAX_IDLE_MS = 10_000;

/** Speed at which the longest body has to arrive, in bytes per millisecond: Node itself ends a request after 300 seconds. */
const MIN_SPEED = 150;

/** Reason why the body of a request was not read. */
type BodyProblem = 'too-long' | 'too-slow' | 'cut-off';

/** Reads the body of a request, within limits of time and size. */
export function readBody(
  request: IncomingMessage,
  { maxBytes, maxIdleMs = MAX_IDLE_MS }: { maxBytes: number; maxIdleMs?: number },
): Promise<{ text: string } | BodyProblem> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const end = (answer: { text: string } | BodyProblem) => {
      clearTimeout(whenIdle);
      clearTimeout(whenLate);
      request.off('data', take).off('end', whole).off('close', cut);
      // Stop reading: the response closes the connection.
      if (typeof answer === 'string') request.pause();
      resolve(answer);
    };
    const take = (chunk: Buffer) => {
      whenIdle.refresh();
      size += chunk.length;
      chunks.push(chunk);
      if (size > maxBytes) end('too-long');
    };
    const whole = () => end({ text: Buffer.concat(chunks).toString('utf8') });
    const cut = () => end('cut-off');
    const whenIdle = setTimeout(end, maxIdleMs, 'too-slow');
    const whenLate = setTimeout(end, maxIdleMs + maxBytes / MIN_SPEED, 'too-slow');
    if (Number(request.headers['content-length'] ?? 0) > maxBytes) return end('too-long');
    request.on('data', take).on('end', whole).on('close', cut).on('error', cut);
  });
}
