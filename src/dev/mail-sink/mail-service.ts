import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { SinkAccount, SinkForm, SinkForms } from '../../publish/output/build-marker.ts';
import { checkRequest, type MailRequest } from './check-request.ts';
import { answer, isForeign, parseBody, readText } from './http.ts';
import type { Outbox } from './outbox.ts';
import { failureTexts, type SinkBehaviour } from './sink-mode.ts';

/** What the service allows pages of other origins. */
const CORS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'POST',
  'Access-Control-Allow-Headers': 'content-type',
};

interface ServiceOptions {
  account: SinkAccount;
  forms: SinkForms;
  outbox: Outbox;
  behaviour: SinkBehaviour;
}

/** How many parameters only one of two messages has. */
function distance(sent: MailRequest['template_params'], params: SinkForm['params']): number {
  const names = new Set([...Object.keys(sent), ...Object.keys(params)]);
  return [...names].filter((name) => name !== 'to_name' && name in sent !== name in params).length;
}

/** The form that a request comes from. Forms that share a template are told apart by the parameters that they send. */
function formOf({ template_id, template_params: sent }: MailRequest, { templates }: SinkAccount, forms: SinkForms) {
  const candidates = Object.keys(templates)
    .filter((form) => templates[form] === template_id)
    .map((form) => ({ form, distance: distance(sent, forms[form]?.params ?? {}) }));
  return candidates.sort((a, b) => a.distance - b.distance)[0]?.form ?? '';
}

/**
 * A browser asks nobody's leave to call the page's own origin, so it is sent to this very server under another name of
 * this machine, where leave is refused.
 */
function refuseOrigin(req: IncomingMessage, res: ServerResponse): void {
  if (req.method === 'OPTIONS' || isForeign(req)) {
    answer(res, { status: 200, text: 'OK' });
    return;
  }
  const here = new URL(`http://${req.headers.host ?? 'localhost'}`);
  here.hostname = here.hostname === 'localhost' ? '127.0.0.1' : 'localhost';
  answer(res, { status: 307, headers: { Location: new URL(req.url ?? '/', here).href } });
}

async function receive(
  req: IncomingMessage,
  res: ServerResponse,
  { account, forms, outbox }: ServiceOptions,
): Promise<void> {
  const text = await readText(req);
  if (text === undefined) return answer(res, { status: 413, text: 'Payload Too Large', headers: CORS });
  const checked = checkRequest(parseBody(req, text), account);
  if ('refusal' in checked) return answer(res, { ...checked.refusal, headers: CORS });
  await outbox.add({ form: formOf(checked.request, account, forms), body: checked.request });
  answer(res, { status: 200, text: 'OK', headers: CORS });
}

/** Answers one request to the sending address, as the service would in the present behaviour. */
export async function serveMail(req: IncomingMessage, res: ServerResponse, options: ServiceOptions): Promise<void> {
  const { mode, delay } = options.behaviour;
  if (mode === 'no-cors') return refuseOrigin(req, res);
  if (req.method === 'OPTIONS') return answer(res, { status: 204, headers: CORS });
  if (req.method !== 'POST') return answer(res, { status: 405, text: 'Method Not Allowed', headers: CORS });
  if (delay > 0) await wait(delay, undefined, { ref: false });
  if (mode === 'hang') return;
  if (mode === 'drop') {
    req.socket.destroy();
    return;
  }
  if (mode === 'rubbish') {
    req.socket.end('\u0000\u0001 this is no answer \r\n\r\n');
    return;
  }
  const failure = failureTexts[mode];
  if (failure) return answer(res, { status: Number(mode), text: failure, headers: CORS });
  await receive(req, res, options);
}
