import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { withQuery } from '../../build/hosting/destination.ts';
import { imitateHost } from '../../build/hosting/imitate-host.ts';
import { createMailSink } from '../mail-sink/mail-sink.ts';
import { mailToOwnOrigin } from '../mail-sink/rewrite-mail-origin.ts';
import { isLocalHost } from './local-host.ts';
import { sendFile } from './send-file.ts';

export interface PreviewOptions {
  /** The output folder. Its marker contains the mail account of the sink. */
  directory: string;
  /** 0 for any free port. */
  port: number;
  /** Address or name to listen at, for access from the network; by default only this machine. */
  host?: string | undefined;
  /** Path under which the site is published, as `/` or `/name/`. */
  base?: string | undefined;
  /** Whether to serve every byte as published: without mail sink, and with the original origins. */
  asPublished?: boolean | undefined;
  /** Folder in which the sink stores messages. */
  outbox: string;
}

export interface PreviewServer {
  url: string;
  server: Server;
  close(): Promise<void>;
}

function originOf({ headers }: IncomingMessage): string {
  const host = /^[\w.:[\]-]+$/.test(headers.host ?? '') ? headers.host : 'localhost';
  return `http://${host}`;
}

/** Address that only this machine can reach. Both `localhost` and this IP address lead here. */
const LOOPBACK = '127.0.0.1';

function refuseRequest(response: ServerResponse, status: number): void {
  for (const name of response.getHeaderNames()) if (name !== 'allow') response.removeHeader(name);
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' }).end(`${status}\n`);
}

/** Serves an output folder like a production host, with a mail sink instead of the mail service. */
export async function createPreviewServer(options: PreviewOptions): Promise<PreviewServer> {
  const { port, host, base = '/', asPublished = false, outbox } = options;
  const imitated = imitateHost(path.resolve(options.directory));
  const account = () => imitated.builtSite()?.mail;
  const forms = () => imitated.builtSite()?.forms ?? {};
  const sink = asPublished ? undefined : createMailSink({ account, forms, directory: outbox });

  const serve = (request: IncomingMessage, response: ServerResponse) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      return refuseRequest(response, 405);
    }
    let address: string;
    const target = request.url ?? '/';
    const [pathname = '/'] = target.split('?', 1);
    const search = target.slice(pathname.length + 1);
    try {
      // Several slashes become one: « //a.example » must not become the address of another host.
      address = decodeURIComponent(pathname).replace(/\/{2,}/g, '/');
    } catch {
      return refuseRequest(response, 400);
    }
    const prefix = base.slice(0, -1);
    if (!address.startsWith(base)) {
      if (address !== prefix) return refuseRequest(response, 404);
      return void response.writeHead(308, { Location: base }).end();
    }
    address = address.slice(prefix.length);
    const answer = imitated.answer(address);
    if (answer.kind === 'nothing') return refuseRequest(response, 404);
    const mail = sink && account();
    const rewriting = mail && mailToOwnOrigin({ mail: mail.origin, own: originOf(request) });
    const headers = imitated.headersOf(address);
    const policy = headers['Content-Security-Policy'];
    if (policy && rewriting) headers['Content-Security-Policy'] = rewriting.policy(policy);
    if (answer.kind === 'redirect') {
      const to = answer.to.startsWith('/') ? prefix + answer.to : answer.to;
      return void response.writeHead(answer.status, { ...headers, Location: withQuery(to, search) }).end();
    }
    sendFile({ request, response, ...answer, headers, rewrite: rewriting?.html });
  };

  /** Serves a request. A file that cannot be read, or was just removed, fails only this request. */
  const serveOrFail = (request: IncomingMessage, response: ServerResponse) => {
    try {
      serve(request, response);
    } catch (error) {
      console.error(`${request.url}: ${(error as Error).message}`);
      if (response.headersSent) response.destroy();
      else refuseRequest(response, 500);
    }
  };

  const server = createServer((request, response) => {
    if (!isLocalHost(request.headers.host, host)) refuseRequest(response, 403);
    else if (sink) sink(request, response, () => serveOrFail(request, response));
    else serveOrFail(request, response);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host ?? LOOPBACK, resolve);
  });
  return {
    server,
    url: `http://localhost:${(server.address() as AddressInfo).port}${base}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
