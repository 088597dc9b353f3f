import type { IncomingMessage } from 'node:http';

/** Most that the body of a call may weigh, in bytes: a text of a megabyte, written as JSON. */
const MOST_BYTES = 4_000_000;

/** Longest that a body may take to come, in milliseconds. */
const LONGEST = 10_000;

/** Why the body of a request was not read. */
export type BodyProblem = 'too-large' | 'too-slow' | 'cut-off';

/** Reads the body of a request, as long as it comes in time and is not too large. */
export function readBody(request: IncomingMessage, longest = LONGEST): Promise<{ text: string } | BodyProblem> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const end = (answer: { text: string } | BodyProblem) => {
      clearTimeout(timer);
      request.off('data', take).off('end', whole).off('close', cut);
      // Nothing more of it is wanted: the answer closes the connection.
      if (typeof answer === 'string') request.pause();
      resolve(answer);
    };
    const take = (chunk: Buffer) => {
      size += chunk.length;
      chunks.push(chunk);
      if (size > MOST_BYTES) end('too-large');
    };
    const whole = () => end({ text: Buffer.concat(chunks).toString('utf8') });
    const cut = () => end('cut-off');
    const timer = setTimeout(() => end('too-slow'), longest);
    if (Number(request.headers['content-length'] ?? 0) > MOST_BYTES) return end('too-large');
    request.on('data', take).on('end', whole).on('close', cut).on('error', cut);
  });
}
