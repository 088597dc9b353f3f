import type { FormMessages } from '../site/types.generated.ts';
import { announce } from '../ui/page/announce.ts';
import type { FailureStatus, OutgoingMessage, SendOutcome } from './create-sender.ts';
import { clearDraft, readDraft } from './draft.ts';
import { type FormDefinition, type FormKind, fieldsOf } from './form-definition.ts';
import type { SendingEnd, SentValues } from './form-machine.ts';
import { holdPage } from './hold-page.ts';
import { sendMessage } from './send-message.ts';

/** A message that has left its form, and how it stands. */
export interface Delivery {
  status: 'sending' | SendingEnd;
  values: SentValues;
}

/** Shows in a form what becomes of its message. */
type Show = (event: { type: SendingEnd } | { type: 'late'; sent: boolean; values: SentValues }) => void;

interface DeliveryOptions {
  definition: FormDefinition<string>;
  values: SentValues;
  message: Omit<OutgoingMessage, 'form' | 'onLate'>;
  messages: Pick<FormMessages, 'alert' | 'success'>;
  /** Called once after a message that left. */
  onSent: (() => void) | undefined;
}

/** Messages whose end no form has shown yet. */
const deliveries = new Map<FormKind, Delivery>();

/** The forms that the page holds. */
const shown = new Map<FormKind, Show>();

/** Says that a form is in the page now; gives what became of its message meanwhile, once. */
export function takeUp(kind: FormKind, show: Show): Delivery | undefined {
  shown.set(kind, show);
  const delivery = deliveries.get(kind);
  if (delivery?.status !== 'sending') deliveries.delete(kind);
  return delivery;
}

/** Says that a form has gone from the page. */
export function letGo(kind: FormKind, show: Show): void {
  if (shown.get(kind) === show) shown.delete(kind);
}

function report(status: FailureStatus): void {
  console.error('The message was not sent.', { status });
}

function end(kind: FormKind, status: SendingEnd, values: SentValues): void {
  const show = shown.get(kind);
  if (show) deliveries.delete(kind);
  else deliveries.set(kind, { status, values });
  show?.({ type: status });
}

function succeed({ definition: { kind }, values, messages, onSent }: DeliveryOptions): void {
  clearDraft(kind);
  if (!shown.has(kind)) announce(messages.success.title);
  end(kind, 'sent', values);
  onSent?.();
}

/** Whether a form that is not in the page would come back with what was sent, and not with something newer. */
function isUnchanged({ definition, values }: DeliveryOptions): boolean {
  const draft = readDraft(definition);
  return !draft || fieldsOf(definition).every((field) => draft.values[field] === values[field]);
}

/** Takes an answer that came after its time. A message that is being sent once more gets an answer of its own. */
function answerLate(options: DeliveryOptions, outcome: SendOutcome): void {
  const { definition, values, onSent } = options;
  const known = deliveries.get(definition.kind);
  if (known?.status === 'sending') return;
  if (!outcome.sent) report(outcome.status);
  const show = shown.get(definition.kind);
  if (!show && outcome.sent && isUnchanged(options)) {
    succeed(options);
    return;
  }
  if (!show && !outcome.sent && known) end(definition.kind, 'failed', values);
  show?.({ type: 'late', sent: outcome.sent, values });
  if (outcome.sent) onSent?.();
}

/**
 * Sends what a form holds, and shows there how it ended. The visitor may leave the form meanwhile: then the end waits
 * for the next time that the form is in the page.
 */
export async function deliver(options: DeliveryOptions): Promise<void> {
  const { definition, values, message, messages } = options;
  deliveries.set(definition.kind, { status: 'sending', values });
  const releasePage = holdPage();
  const onLate = (late: SendOutcome) => answerLate(options, late);
  const outcome = await sendMessage({ ...message, form: definition.kind, onLate });
  releasePage();
  if (outcome.sent) {
    succeed(options);
    return;
  }
  report(outcome.status);
  window.alert(messages.alert);
  end(definition.kind, outcome.status === 'timeout' ? 'unanswered' : 'failed', values);
}
