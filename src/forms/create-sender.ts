import type { TemplateParams } from './compose-message.ts';

/** One message to hand to the mail service. Times in milliseconds. */
export interface OutgoingMessage {
  /** The form that it comes from. */
  form: string;
  origin: string;
  publicKey: string;
  serviceId: string;
  templateId: string;
  timeout: number;
  params: TemplateParams;
  /** Called with the real outcome if it comes after `timeout`. */
  onLate?: (outcome: SendOutcome) => void;
}

/** What a failure leaves to be logged: the service's status, or why there is none. Never what was written. */
export type FailureStatus = number | 'network' | 'timeout' | 'configuration' | 'busy';

/** `unexpected`: the text of a successful answer that is not the service's own `OK`. */
export type SendOutcome = { sent: true; unexpected?: string } | { sent: false; status: FailureStatus };

/** The part of the mail library that is used. */
export interface MailLibrary {
  init(options: { publicKey: string; origin: string }): void;
  send(serviceId: string, templateId: string, params: Record<string, unknown>): Promise<{ text: string }>;
}

/** Hands messages over, one at a time from each form, and never rejects. */
export type Sender = (message: OutgoingMessage) => Promise<SendOutcome>;

/**
 * The library rejects in three ways: with an object that carries the service's status, with the TypeError of a failed
 * fetch, and with a plain string when an identifier is missing.
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

/** Whichever comes first: the outcome or the end of the time. The library itself knows neither time nor abort. */
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
 * Makes the one sender of a page. While a form's message is under way the same message is not sent again: whoever asks
 * gets the first one's outcome. Another message of that form meanwhile is turned away as `busy`; other forms send theirs.
 *
 * A message whose time is over may still arrive. The same message again waits for it once more, and is sent anew only
 * when the first one was refused, or has stayed without an answer for that time too: requests do get lost for good.
 */
export function createSender(library: MailLibrary): Sender {
  /** Requests without an answer so far, by content, however long ago they were made. */
  const unanswered = new Map<string, Promise<SendOutcome>>();
  /** What somebody waits for, by form. */
  const underWay = new Map<string, { content: string; outcome: Promise<SendOutcome> }>();

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
    const answer = earlier && (await within(message.timeout, earlier));
    const outcome = answer?.sent ? answer : await post(content, message);
    underWay.delete(message.form);
    return outcome;
  };
  return (message) => {
    const content = JSON.stringify([message.form, message.templateId, message.params]);
    const first = underWay.get(message.form);
    if (first) return first.content === content ? first.outcome : Promise.resolve({ sent: false, status: 'busy' });
    const outcome = start(content, message);
    underWay.set(message.form, { content, outcome });
    return outcome;
  };
}
