import { closeSync, createReadStream, fstatSync, openSync, readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { contentType } from '../../build/files/content-types.ts';
import { hashOf } from '../../model/read/hash.ts';
import { acceptedCodings, type Coding, requestedRange } from './negotiate.ts';

interface SendOptions {
  request: IncomingMessage;
  response: ServerResponse;
  file: string;
  status: 200 | 404;
  headers: Record<string, string>;
  /** Changes a page before it is sent; it is then compressed again. */
  rewrite?: ((html: string) => string) | undefined;
}

function isUnchanged({ headers }: IncomingMessage, etag: string): boolean {
  const known = headers['if-none-match'];
  return known === '*' || Boolean(known?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag));
}

/** Whether a range of an outdated file is requested (RFC 9110, 13.1.5): then the whole file is sent. */
function isOutdated({ headers }: IncomingMessage, etag: string): boolean {
  const expected = headers['if-range'];
  return expected !== undefined && expected !== etag;
}

function compressNow(body: Buffer, { coding }: Coding): Buffer {
  if (coding === 'gzip') return gzipSync(body);
  return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
}

function sendBuffer({ request, response, status }: SendOptions, content: Buffer): void {
  const [coding] = acceptedCodings(request.headers['accept-encoding']);
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

/** Sends a file like a static host: as a stored or newly compressed copy, with validators and ranges. */
export function sendFile(options: SendOptions): void {
  const { request, response, file, status, headers, rewrite } = options;
  const type = contentType(file);
  const page = type.startsWith('text/html');
  response.setHeader('Content-Type', type);
  response.setHeader('Cache-Control', 'public, max-age=0, must-revalidate');
  for (const [name, value] of Object.entries(headers)) {
    // A missing file may be published later, so its response keeps the default, which revalidates.
    if (status === 200 || name.toLowerCase() !== 'cache-control') response.setHeader(name, value);
  }
  const compressible = /^text\/|svg|xml|json|javascript/.test(type);
  if (compressible) response.setHeader('Vary', 'Accept-Encoding');
  if (page && rewrite) {
    sendBuffer(options, Buffer.from(rewrite(readFileSync(file, 'utf8'))));
    return;
  }
  const codings = compressible ? acceptedCodings(request.headers['accept-encoding']) : [];
  const copy = codings
    .map((coding) => ({ ...coding, file: file + coding.ending }))
    .find((candidate) => statSync(candidate.file, { throwIfNoEntry: false })?.isFile());
  if (!copy && codings.length > 0) {
    sendBuffer(options, readFileSync(file));
    return;
  }
  if (copy) response.setHeader('Content-Encoding', copy.coding);
  // Opened before the headers are sent, so that an unreadable file is not announced.
  const descriptor = openSync(copy?.file ?? file, 'r');
  const { size, mtimeMs } = fstatSync(descriptor);
  const etag = `"${size.toString(16)}-${Math.floor(mtimeMs).toString(16)}"`;
  const endWith = (code: number) => {
    closeSync(descriptor);
    response.writeHead(code).end();
  };
  response.setHeader('ETag', etag);
  if (status === 200 && isUnchanged(request, etag)) return void endWith(304);
  // Ranges apply neither to compressed copies nor to the 404 page.
  const isWhole = copy !== undefined || status !== 200;
  const range = isWhole || isOutdated(request, etag) ? undefined : requestedRange(request.headers.range, size);
  if (!isWhole) response.setHeader('Accept-Ranges', 'bytes');
  if (range === 'unsatisfiable') {
    response.setHeader('Content-Range', `bytes */${size}`);
    return void endWith(416);
  }
  const { start, end } = range ?? { start: 0, end: size - 1 };
  if (range) response.setHeader('Content-Range', `bytes ${start}-${end}/${size}`);
  response.setHeader('Content-Length', size === 0 ? 0 : end - start + 1);
  const code = range ? 206 : status;
  if (request.method === 'HEAD' || size === 0) return void endWith(code);
  response.writeHead(code);
  pipeline(createReadStream('', { fd: descriptor, start, end }), response, () => undefined);
}
