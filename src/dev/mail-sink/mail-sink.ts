import type { IncomingMessage, ServerResponse } from 'node:http';
import type { SinkAccount, SinkForms } from '../../build/output/build-marker.ts';
import { answer, isForeign } from './http.ts';
import { serveMail } from './mail-service.ts';
import { createOutbox, type Outbox } from './outbox.ts';
import { outboxPage } from './outbox-page.ts';

/** Path to which the mail library posts, below its origin. */
const SEND = '/api/v1.0/email/send';

/** A Connect middleware, for Vite's development server and any server of Node. */
type Middleware = (req: IncomingMessage, res: ServerResponse, next: () => void) => void;

interface MailSinkOptions {
  /** Folder of the messages, one JSON file each. */
  directory: string;
  /**
   * Returns the account at the time of a request: a site that is being edited may change it, or have none for a while.
   */
  account(): SinkAccount | undefined;
  /** Returns the forms of the site at the time of a request. */
  forms(): SinkForms;
}

type Route = (req: IncomingMessage, res: ServerResponse) => Promise<void>;

/** Returns the addresses of the outbox for people and tests. */
function outboxRoutes(outbox: Outbox, forms: () => SinkForms): Record<string, Route> {
  return {
    'GET /__outbox': async (_, res) => {
      const text = outboxPage({ messages: await outbox.list(), forms: forms() });
      const policy = "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'";
      answer(res, { status: 200, type: 'text/html', text, headers: { 'Content-Security-Policy': policy } });
    },
    'GET /__outbox.json': async (_, res) =>
      answer(res, { status: 200, type: 'application/json', text: JSON.stringify(await outbox.list()) }),
    'POST /__outbox/clear': async (_, res) => {
      await outbox.clear();
      answer(res, { status: 303, headers: { Location: '/__outbox' } });
    },
  };
}

/**
 * Creates a local mail service: it implements the service's protocol at `/api/v1.0/email/send`, keeps every
 * message on disk, and shows them at `/__outbox` (and `/__outbox.json`). Other requests are passed on, and so are
 * messages while there is no account.
 */
export function createMailSink({ directory, account: accountNow, forms }: MailSinkOptions): Middleware {
  const outbox = createOutbox(directory);
  const routes = outboxRoutes(outbox, forms);

  const routeOf = (req: IncomingMessage): Route | undefined => {
    const [address = ''] = (req.url ?? '').split('?');
    const account = address === SEND ? accountNow() : undefined;
    if (account) return (req, res) => serveMail(req, res, { account, forms: forms(), outbox });
    const route = routes[`${req.method} ${address}`];
    if (route && isForeign(req)) return async (_, res) => answer(res, { status: 403, text: 'Forbidden' });
    return route;
  };

  return (req, res, next) => {
    const route = routeOf(req);
    if (!route) return next();
    route(req, res).catch((error: unknown) => {
      // The client closed the connection before the end of the request, so no answer is needed.
      if (!req.complete) return;
      console.error('The mail sink failed:', error);
      if (res.headersSent) res.destroy();
      else answer(res, { status: 500, text: 'Internal Server Error' });
    });
  };
}
