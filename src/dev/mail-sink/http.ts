import type { IncomingMessage, ServerResponse } from 'node:http';

/** Most that a request may weigh, in bytes. */
const BODY_LIMIT = 1_000_000;

/** Reads a request's whole text; nothing when it weighs more than a megabyte. */
export async function readText(req: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of req as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= BODY_LIMIT) chunks.push(chunk);
  }
  return size <= BODY_LIMIT ? Buffer.concat(chunks).toString('utf8') : undefined;
}

/** Reads JSON. Returns `undefined` if the text is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Whether a request comes from a page of another host: such pages may send mail, but not run the outbox. */
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

/** Answers a request once and for all; never kept by a cache. */
export function answer(res: ServerResponse, { status, type = 'text/plain', text = '', headers = {} }: Answer): void {
  res.writeHead(status, { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'no-store', ...headers });
  res.end(text);
}
