import type { IncomingMessage, ServerResponse } from 'node:http';

/** Maximum size of a request, in bytes. */
const MAX_BODY_BYTES = 1_000_000;

/** Reads the whole body of a request; `undefined` if it is larger than a megabyte. */
export async function readBodyText(req: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of req as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= MAX_BODY_BYTES) chunks.push(chunk);
  }
  return size <= MAX_BODY_BYTES ? Buffer.concat(chunks).toString('utf8') : undefined;
}

/** Parses JSON. Returns `undefined` if the text is invalid. */
export function parseBody(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Whether a request comes from a page of another host: such pages may send mail, but not use the outbox. */
export function isForeign({ headers }: IncomingMessage): boolean {
  if (!headers.origin) return false;
  try {
    return new URL(headers.origin).host !== headers.host;
  } catch {
    return true;
  }
}

interface Answer {
  status: number;
  type?: 'text/plain' | 'text/html' | 'application/json';
  text?: string;
  headers?: Record<string, string>;
}

/** Answers a request; the response is never cached. */
export function answer(res: ServerResponse, { status, type = 'text/plain', text = '', headers = {} }: Answer): void {
  res.writeHead(status, { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'no-store', ...headers });
  res.end(text);
}
