import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Connect } from 'vite';
import { contentType } from '../../build/files/content-types.ts';
import type { CallName, Failure } from '../calls.ts';
import { maxBodyBytesOf, requests } from '../requests.ts';
import { answers as words } from '../words/answers.ts';
import { type Answers, UnknownPartError } from './answer-calls.ts';
import type { EditorClient } from './compile-client.ts';
import { COMMON_HEADERS, editorPage, PAGE_HEADERS } from './editor-page.ts';
import type { EditorSession } from './editor-session.ts';
import { guard, type RequestedResource } from './guards.ts';
import { readBody } from './read-body.ts';

/** The editor of one author. */
export interface EditorOfAuthor extends Pick<EditorSession, 'listen' | 'changed' | 'checked'> {
  /** Identifier of the site's folder and the author, under which the browser stores data. */
  site: string;
  answers: Answers;
}

interface EditMiddlewareOptions {
  /** Token that the page has to send in each call. */
  token: string;
  /** The configured origin of a public server. */
  origin: string | undefined;
  /** Returns the editor of the author of a request. */
  editorOf(request: IncomingMessage): EditorOfAuthor;
  /** `hasClient` returns whether there is a client, `client` its compiled files. */
  hasClient(): boolean;
  client(): Promise<EditorClient>;
}

/** Interval of empty lines on an open stream, in milliseconds. */
const KEEP_ALIVE_MS = 15_000;

/** Maximum number of open event streams: one for each open editor. */
const MAX_EVENT_STREAMS = 20;

function fail(response: ServerResponse, status: number, failure: Failure): void {
  // Close the connection instead of waiting for the unread rest of a body.
  response.writeHead(status, {
    ...COMMON_HEADERS,
    'Content-Type': 'application/json; charset=utf-8',
    Connection: 'close',
  });
  response.end(JSON.stringify(failure));
}

function invalid(message: string): Failure {
  return { reason: 'invalid', message };
}

function isCall(name: string): name is CallName {
  return Object.hasOwn(requests, name);
}

/**
 * Answers all requests below `/__edit`, and no others. It must come before any middleware that adds headers for other
 * origins.
 */
export function createEditMiddleware(options: EditMiddlewareOptions): Connect.NextHandleFunction {
  const { token, origin, editorOf } = options;
  let streams = 0;

  const openStream = (request: IncomingMessage, response: ServerResponse) => {
    if (streams >= MAX_EVENT_STREAMS) return fail(response, 429, invalid(words.tooManyTabs));
    streams += 1;
    response.writeHead(200, {
      ...COMMON_HEADERS,
      'Content-Type': 'application/x-ndjson; charset=utf-8',
      // Otherwise nginx would buffer the lines.
      'X-Accel-Buffering': 'no',
    });
    response.write('\n');
    const end = editorOf(request).listen((event) => response.write(`${JSON.stringify(event)}\n`));
    const alive = setInterval(() => response.write('\n'), KEEP_ALIVE_MS).unref();
    response.once('close', () => {
      streams -= 1;
      clearInterval(alive);
      end();
    });
    request.resume();
  };

  const answerCall = async (name: string, request: IncomingMessage, response: ServerResponse) => {
    const body = await readBody(request, { maxBytes: maxBodyBytesOf(name) });
    if (body === 'cut-off') return response.destroy();
    if (body === 'too-slow') return fail(response, 408, invalid(words.tooSlow));
    if (body === 'too-long') return fail(response, 413, invalid(words.tooLong));
    if (name === 'events') return openStream(request, response);
    if (!isCall(name)) return fail(response, 404, { reason: 'unknown', message: 'Demande inconnue.' });
    let value: unknown;
    try {
      value = JSON.parse(body.text);
    } catch {
      return fail(response, 400, invalid(words.notJson));
    }
    const parsed = requests[name].read(value);
    if (parsed === undefined) return fail(response, 400, invalid(words.malformed));
    const answer = await (editorOf(request).answers[name] as (request: unknown) => unknown)(parsed);
    response.writeHead(200, { ...COMMON_HEADERS, 'Content-Type': 'application/json; charset=utf-8' });
    response.end(JSON.stringify(answer));
  };

  const sendFile = async (name: string, response: ServerResponse) => {
    const file = options.hasClient() ? (await options.client()).get(name) : undefined;
    if (!file) return fail(response, 404, { reason: 'unknown', message: 'Fichier inconnu.' });
    response.writeHead(200, { ...COMMON_HEADERS, 'Content-Type': contentType(`/${name}`) });
    response.end(file);
  };

  const answer = async (pathname: string, request: IncomingMessage, response: ServerResponse) => {
    const call = /^\/api\/([a-z-]+)$/.exec(pathname)?.[1];
    const resource: RequestedResource =
      call !== undefined ? 'call' : pathname === '' || pathname === '/' ? 'page' : 'file';
    const { method, headers, socket } = request;
    const { remoteAddress, localPort } = socket;
    const refusal = guard({ method, headers, remoteAddress, localPort, origin }, resource, token);
    if (refusal) return fail(response, 403, refusal);
    if (call !== undefined) return answerCall(call, request, response);
    if (resource === 'file') return sendFile(pathname.slice(1), response);
    response.writeHead(200, PAGE_HEADERS);
    response.end(editorPage({ site: editorOf(request).site, token, hasClient: options.hasClient() }));
  };

  return (request, response, next) => {
    const [target = ''] = (request.url ?? '').split('?');
    if (target !== '/__edit' && !target.startsWith('/__edit/')) return next();
    answer(target.slice('/__edit'.length), request, response).catch((error: unknown) => {
      if (response.headersSent) return response.destroy();
      if (error instanceof UnknownPartError) return fail(response, 404, { reason: 'unknown', message: error.message });
      const message = error instanceof Error ? error.message : String(error);
      fail(response, 500, { reason: 'failed', message: words.failed(message) });
    });
  };
}
