import type { IncomingMessage, ServerResponse } from 'node:http';
import type { SinkAccount, SinkForm, SinkForms } from '../../build/output/build-marker.ts';
import { COMMON_PARAMS } from '../../protocol/mail-params.ts';
import { checkRequest, type MailRequest } from './check-request.ts';
import { answer, parseBody, readBodyText } from './http.ts';
import type { Outbox } from './outbox.ts';

/** CORS headers of the service. */
const CORS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'POST',
  'Access-Control-Allow-Headers': 'content-type',
};

/** Returns the number of parameters that only one of two messages has, except for those that all messages have. */
function distance(sent: MailRequest['template_params'], params: SinkForm['params']): number {
  const names = new Set([...Object.keys(sent), ...Object.keys(params)]);
  for (const name of COMMON_PARAMS) names.delete(name);
  return [...names].filter((name) => name in sent !== name in params).length;
}

/** Returns the form of a request. Forms with the same template are distinguished by their parameters. */
function formOf({ template_id, template_params: sent }: MailRequest, { templates }: SinkAccount, forms: SinkForms) {
  const candidates = Object.keys(templates)
    .filter((form) => templates[form] === template_id)
    .map((form) => ({ form, distance: distance(sent, forms[form]?.params ?? {}) }));
  return candidates.sort((a, b) => a.distance - b.distance)[0]?.form ?? '';
}

/** Answers one request to the sending address, as the service would. */
export async function serveMail(
  req: IncomingMessage,
  res: ServerResponse,
  { account, forms, outbox }: { account: SinkAccount; forms: SinkForms; outbox: Outbox },
): Promise<void> {
  if (req.method === 'OPTIONS') return answer(res, { status: 204, headers: CORS });
  if (req.method !== 'POST') return answer(res, { status: 405, text: 'Method Not Allowed', headers: CORS });
  const text = await readBodyText(req);
  if (text === undefined) return answer(res, { status: 413, text: 'Payload Too Large', headers: CORS });
  const checked = checkRequest(parseBody(text), account);
  if ('refusal' in checked) return answer(res, { ...checked.refusal, headers: CORS });
  await outbox.add({ form: formOf(checked.request, account, forms), body: checked.request });
  answer(res, { status: 200, text: 'OK', headers: CORS });
}
