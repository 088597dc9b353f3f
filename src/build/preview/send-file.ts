import { createReadStream, readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { contentType } from '../content-types.ts';
import { hashOf } from '../hash.ts';
import { acceptedCodings, type Coding, requestedRange } from './negotiate.ts';

export interface SendOptions {
  request: IncomingMessage;
  response: ServerResponse;
  file: string;
  status: 200 | 404;
  headers: Record<string, string>;
  /** Changes a page before it is sent; files with copies are then compressed anew. */
  rewrite?: ((html: string) => string) | undefined;
}

function isUnchanged({ headers }: IncomingMessage, etag: string): boolean {
  const known = headers['if-none-match'];
  return known === '*' || Boolean(known?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag));
}

function compressNow(body: Buffer, { coding }: Coding): Buffer {
  if (coding === 'gzip') return gzipSync(body);
  return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
}

function sendBuffer({ request, response, status }: SendOptions, content: Buffer, compressible: boolean): void {
  const coding = compressible ? acceptedCodings(request.headers['accept-encoding'])[0] : undefined;
  const body = coding ? compressNow(content, coding) : content;
  const etag = `"${hashOf(body).slice(0, 16)}"`;
  response.setHeader('ETag', etag);
  if (coding) response.setHeader('Content-Encoding', coding.coding);
  if (status === 200 && isUnchanged(request, etag)) {
    response.writeHead(304).end();
    return;
  }
  response.setHeader('Content-Length', body.length);
  response.writeHead(status).end(request.method === 'HEAD' ? undefined : body);
}

/** Sends a file as a static host does: compressed copies, validators, ranges. */
export function sendFile(options: SendOptions): void {
  const { request, response, file, status, headers, rewrite } = options;
  const type = contentType(file);
  const page = type.startsWith('text/html');
  response.setHeader('Content-Type', type);
  response.setHeader('Cache-Control', 'public, max-age=0, must-revalidate');
  for (const [name, value] of Object.entries(headers)) {
    // What is not found today may be published tomorrow.
    if (status === 200 || name.toLowerCase() !== 'cache-control') response.setHeader(name, value);
  }
  const compressible = /^text\/|svg|xml|json|javascript/.test(type);
  if (compressible) response.setHeader('Vary', 'Accept-Encoding');
  if (page && rewrite) {
    sendBuffer(options, Buffer.from(rewrite(readFileSync(file, 'utf8'))), true);
    return;
  }
  const copy = acceptedCodings(request.headers['accept-encoding'])
    .map((coding) => ({ ...coding, file: file + coding.ending }))
    .find((candidate) => compressible && statSync(candidate.file, { throwIfNoEntry: false })?.isFile());
  if (copy) response.setHeader('Content-Encoding', copy.coding);
  const source = copy?.file ?? file;
  const { size, mtimeMs } = statSync(source);
  const etag = `"${size.toString(16)}-${Math.floor(mtimeMs).toString(16)}"`;
  response.setHeader('ETag', etag);
  if (status === 200 && isUnchanged(request, etag)) {
    response.writeHead(304).end();
    return;
  }
  const range = copy ? undefined : requestedRange(request.headers.range, size);
  if (!copy) response.setHeader('Accept-Ranges', 'bytes');
  if (range === 'unsatisfiable') {
    response.setHeader('Content-Range', `bytes */${size}`);
    response.writeHead(416).end();
    return;
  }
  const { start, end } = range ?? { start: 0, end: size - 1 };
  if (range) response.setHeader('Content-Range', `bytes ${start}-${end}/${size}`);
  response.setHeader('Content-Length', size === 0 ? 0 : end - start + 1);
  response.writeHead(range ? 206 : status);
  if (request.method === 'HEAD' || size === 0) response.end();
  else pipeline(createReadStream(source, { start, end }), response, () => undefined);
}
