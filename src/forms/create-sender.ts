import type { MessageParams } from './compose-message.ts';

/** A message for the mail service. Times are in milliseconds. */
export interface OutgoingMessage {
  /** Name of its form. */
  form: string;
  origin: string;
  publicKey: string;
  serviceId: string;
  templateId: string;
  timeout: number;
  params: MessageParams;
  /** Called with the real outcome if it comes after `timeout`. */
  onLate?: (outcome: SendOutcome) => void;
}

/** Status of a failure for the log: the service's status, or the reason for its absence. Never contains typed text. */
export type FailureStatus = number | 'network' | 'timeout' | 'configuration' | 'busy';

/** `unexpected`: the text of a successful response that is not the service's own `OK`. */
export type SendOutcome = { sent: true; unexpected?: string } | { sent: false; status: FailureStatus };

/** The part of the mail library that is used. */
interface MailLibrary {
  init(options: { publicKey: string; origin: string }): void;
  send(serviceId: string, templateId: string, params: Record<string, unknown>): Promise<{ text: string }>;
}

/** Sends messages, one at a time from each form, and never rejects. */
type Sender = (message: OutgoingMessage) => Promise<SendOutcome>;

/**
 * Returns the status of an error. The library rejects with an object that has the service's status, with the TypeError
 * of a failed fetch, or with a string if an identifier is missing.
 */
function statusOf(error: unknown): FailureStatus {
  if (typeof error === 'string') return 'configuration';
  if (typeof error === 'object' && error !== null && 'status' in error && typeof error.status === 'number') {
    return error.status;
  }
  return 'network';
}

async function sendByLibrary(library: MailLibrary, message: OutgoingMessage): Promise<SendOutcome> {
  try {
    library.init({ publicKey: message.publicKey, origin: message.origin });
    const { text } = await library.send(message.serviceId, message.templateId, { ...message.params });
    return { sent: true, ...(text.trim() !== 'OK' && { unexpected: text }) };
  } catch (error) {
    return { sent: false, status: statusOf(error) };
  }
}

/** Returns the outcome, or a timeout if that comes first. The library itself supports neither timeouts nor aborting. */
async function within(milliseconds: number, outcome: Promise<SendOutcome>): Promise<SendOutcome> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = new Promise<SendOutcome>((resolve) => {
    timer = setTimeout(() => resolve({ sent: false, status: 'timeout' }), milliseconds);
  });
  try {
    return await Promise.race([outcome, end]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Creates the sender of a page, which all forms share. While a form's message is being sent, the same message is not
 * sent again: the caller gets the outcome of the first one. Another message of that form is rejected as `busy`; other
 * forms can send theirs.
 *
 * A message may still arrive after its timeout, so sending the same message again first waits for it once more. It is
 * only sent again if the first one was refused, or is still unanswered after that wait, because requests can be lost.
 */
export function createSender(library: MailLibrary): Sender {
  /** Requests without an answer so far, by content, whatever their age. */
  const unanswered = new Map<string, Promise<SendOutcome>>();
  /** Pending messages, by form. */
  const pending = new Map<string, { content: string; outcome: Promise<SendOutcome> }>();

  const post = async (content: string, message: OutgoingMessage): Promise<SendOutcome> => {
    const delivery = sendByLibrary(library, message);
    unanswered.set(content, delivery);
    void delivery.then(() => unanswered.get(content) === delivery && unanswered.delete(content));
    const outcome = await within(message.timeout, delivery);
    if (!outcome.sent && outcome.status === 'timeout') void delivery.then(message.onLate);
    return outcome;
  };
  const start = async (content: string, message: OutgoingMessage): Promise<SendOutcome> => {
    const earlier = unanswered.get(content);
    const earlierOutcome = earlier && (await within(message.timeout, earlier));
    const outcome = earlierOutcome?.sent ? earlierOutcome : await post(content, message);
    pending.delete(message.form);
    return outcome;
  };
  return (message) => {
    // A repeated message is recognised by its content, so this must be the same in all attempts.
    const content = JSON.stringify([message.form, message.templateId, message.params]);
    const first = pending.get(message.form);
    if (first) return first.content === content ? first.outcome : Promise.resolve({ sent: false, status: 'busy' });
    const outcome = start(content, message);
    pending.set(message.form, { content, outcome });
    return outcome;
  };
}
