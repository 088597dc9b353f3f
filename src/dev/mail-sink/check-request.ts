import type { SinkAccount } from '../../build/output/build-marker.ts';
import { isRecord } from '../../text/is-record.ts';
/** A valid body of a request of the mail library. */
export interface MailRequest {
  lib_version: string;
  user_id: string;
  service_id: string;
  template_id: string;
  template_params: Readonly<Record<string, unknown>>;
}

/** A reason for which the service would refuse a request, with its message. */
interface RequestRefusal {
  status: number;
  text: string;
}

const KEYS = ['lib_version', 'user_id', 'service_id', 'template_id', 'template_params'] as const;

/** Maximum total size of all variables of a message, in bytes. */
const MAX_VARIABLES_BYTES = 50_000;

const DASHBOARD = 'https://dashboard.emailjs.com/admin';

function refusing(text: string, status = 400): { refusal: RequestRefusal } {
  return { refusal: { status, text } };
}

/**
 * Checks a request as the service does: the text for a missing parameter is the documented one
 * (emailjs.com/docs/rest-api/send). Keys that the library never sends are refused, too, so that mistakes are found
 * here.
 */
export function checkRequest(
  body: unknown,
  account: SinkAccount,
): { request: MailRequest } | { refusal: RequestRefusal } {
  if (!isRecord(body)) return refusing('Bad Request');
  for (const key of ['user_id', 'service_id', 'template_id', 'lib_version'] as const) {
    if (typeof body[key] !== 'string' || body[key] === '') return refusing(`The ${key} parameter is required`);
  }
  const unknown = Object.keys(body).find((key) => !KEYS.some((known) => known === key));
  if (unknown) return refusing(`The ${unknown} parameter is unknown`);
  if (!/^\d+\.\d+\.\d+/.test(String(body.lib_version))) return refusing('The lib_version parameter is invalid');
  if (body.user_id !== account.publicKey) {
    return refusing(`The Public Key is invalid. To find this ID, visit ${DASHBOARD}/account`);
  }
  if (body.service_id !== account.serviceId) {
    return refusing(`The service ID not found. To find this ID, visit ${DASHBOARD}`);
  }
  if (!Object.values(account.templates).includes(String(body.template_id))) {
    return refusing(`The template ID not found. To find this ID, visit ${DASHBOARD}/templates`);
  }
  if (!isRecord(body.template_params)) return refusing('The template_params parameter is required');
  if (Buffer.byteLength(JSON.stringify(body.template_params)) > MAX_VARIABLES_BYTES) {
    return refusing('Variables size limit. The variables cannot exceed 50Kb', 413);
  }
  return { request: body as unknown as MailRequest };
}
