import './refused-storage.ts';

import * as library from '@emailjs/browser';
import type { FormMessages } from '../model/types.generated.ts';
import { announce } from '../ui/page/announce.ts';
import { createSender, type FailureStatus, type OutgoingMessage, type SendOutcome } from './create-sender.ts';
import { clearDraft, readDraft } from './draft.ts';
import { type FormDefinition, fieldNames, type Values } from './form-definition.ts';
import type { SendingEnd } from './form-machine.ts';
import { preventUnload } from './prevent-unload.ts';
import { isBlank } from './validate.ts';

/** Sends a message through the mail service. All forms use this function. */
const sendMessage = createSender(library);

/** A message of a form, with its state. */
interface Delivery {
  status: 'sending' | SendingEnd;
  values: Values;
}

/** Shows the progress of a message in its form. */
type Show = (event: { type: SendingEnd } | { type: 'late'; sent: boolean; values: Values }) => void;

interface DeliveryOptions {
  definition: FormDefinition;
  values: Values;
  message: Omit<OutgoingMessage, 'form' | 'onLate'>;
  messages: Pick<FormMessages, 'alert' | 'success'>;
  /** Called once after a message was sent. */
  onSent: (() => void) | undefined;
}

/** Messages whose outcome no form has shown yet. */
const deliveries = new Map<string, Delivery>();

/** The forms on the page, with the path of that page. */
const shown = new Map<string, { show: Show; path: string }>();

/**
 * Whether a visitor sees a form. The router changes the address before it removes the old page, so for a moment there
 * is a form that the visitor has left.
 */
function isSeen(id: string): boolean {
  return shown.get(id)?.path === window.location.pathname;
}

/**
 * Registers a form on the page. Returns its message if it is being sent, or if no form has shown its outcome yet; an
 * outcome is only returned once.
 */
export function register(id: string, show: Show): Delivery | undefined {
  shown.set(id, { show, path: window.location.pathname });
  const delivery = deliveries.get(id);
  if (delivery?.status !== 'sending') deliveries.delete(id);
  return delivery;
}

/**
 * Removes a form from the page.
 * @param untouched outcome that was shown without any action since: a failure is shown again
 */
export function unregister(id: string, show: Show, untouched?: Delivery): void {
  if (shown.get(id)?.show === show) shown.delete(id);
  const isLost = untouched?.status === 'failed' || untouched?.status === 'unanswered';
  if (untouched && isLost && !deliveries.has(id)) deliveries.set(id, untouched);
}

function report(status: FailureStatus): void {
  console.error('The message was not sent.', { status });
}

function end(id: string, status: SendingEnd, values: Values): void {
  if (isSeen(id)) deliveries.delete(id);
  else deliveries.set(id, { status, values });
  shown.get(id)?.show({ type: status });
}

/**
 * Deletes the draft of a sent message, unless the response was not the service's own: it may come from a captive
 * portal.
 */
function releaseDraft(id: string, unexpected: string | undefined): void {
  if (unexpected === undefined) clearDraft(id);
  else console.warn('The mail service did not answer OK: the draft is kept.', { answer: unexpected.slice(0, 200) });
}

function succeed({ definition: { id }, values, messages, onSent }: DeliveryOptions, unexpected?: string): void {
  releaseDraft(id, unexpected);
  if (!isSeen(id)) announce(messages.success.title);
  end(id, 'sent', values);
  onSent?.();
}

/** Whether the form's draft, if there is one, still has the sent text instead of newer text. */
function isUnchanged({ definition, values }: DeliveryOptions): boolean {
  const draft = readDraft(definition);
  // Drafts do not store blank values.
  const isSame = (kept = '', sent = '') => kept === sent || (isBlank(kept) && isBlank(sent));
  return !draft || fieldNames(definition).every((field) => isSame(draft.values[field], values[field]));
}

/**
 * Handles an answer that comes after the timeout, unless the message is being sent again: the new attempt has its own
 * answer.
 */
function answerLate(options: DeliveryOptions, outcome: SendOutcome): void {
  const { definition, values, messages, onSent } = options;
  const known = deliveries.get(definition.id);
  if (known?.status === 'sending') return;
  if (!outcome.sent) report(outcome.status);
  const show = shown.get(definition.id)?.show;
  const isDone = outcome.sent && isUnchanged(options);
  if (!show && isDone) {
    succeed(options, outcome.unexpected);
    return;
  }
  if (isDone) releaseDraft(definition.id, outcome.unexpected);
  // No form shows the success, because its text has changed since.
  else if (outcome.sent) announce(messages.success.title);
  if (!show && !outcome.sent && known) end(definition.id, 'failed', values);
  show?.({ type: 'late', sent: outcome.sent, values });
  if (outcome.sent) onSent?.();
}

/**
 * Sends the content of a form, and shows the outcome there. If the visitor leaves the form in the meantime, the outcome
 * is shown the next time that the form is on the page.
 */
export async function deliver(options: DeliveryOptions): Promise<void> {
  const { definition, values, message, messages } = options;
  const isOnline = navigator.onLine;
  deliveries.set(definition.id, { status: 'sending', values });
  const releasePage = preventUnload();
  const onLate = (late: SendOutcome) => answerLate(options, late);
  const outcome = await sendMessage({ ...message, form: definition.id, onLate });
  releasePage();
  if (outcome.sent) {
    succeed(options, outcome.unexpected);
    return;
  }
  report(outcome.status);
  window.alert(messages.alert);
  // An interrupted request may have arrived.
  const isUnknown = outcome.status === 'timeout' || (outcome.status === 'network' && isOnline);
  end(definition.id, isUnknown ? 'unanswered' : 'failed', values);
}
