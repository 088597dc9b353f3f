import type { IncomingMessage } from 'node:http';

/** Maximum time for a body to arrive, in milliseconds. */
const MAX_BODY_MS = 10_000;

/** Reason why the body of a request was not read. */
type BodyProblem = 'too-long' | 'too-slow' | 'cut-off';

/** Reads the body of a request, within limits of time and size. */
export function readBody(
  request: IncomingMessage,
  { maxBytes, maxMs = MAX_BODY_MS }: { maxBytes: number; maxMs?: number },
): Promise<{ text: string } | BodyProblem> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const end = (answer: { text: string } | BodyProblem) => {
      clearTimeout(timer);
      request.off('data', take).off('end', whole).off('close', cut);
      // Stop reading: the response closes the connection.
      if (typeof answer === 'string') request.pause();
      resolve(answer);
    };
    const take = (chunk: Buffer) => {
      size += chunk.length;
      chunks.push(chunk);
      if (size > maxBytes) end('too-long');
    };
    const whole = () => end({ text: Buffer.concat(chunks).toString('utf8') });
    const cut = () => end('cut-off');
    const timer = setTimeout(() => end('too-slow'), maxMs);
    if (Number(request.headers['content-length'] ?? 0) > maxBytes) return end('too-long');
    request.on('data', take).on('end', whole).on('close', cut).on('error', cut);
  });
}
