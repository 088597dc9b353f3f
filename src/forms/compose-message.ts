import type { ResolvedForm } from '../model/resolve/resolved.ts';
import type { FormField } from '../model/types.generated.ts';
import type { COMMON_PARAMS } from '../protocol/mail-params.ts';
import { formatDate } from '../text/dates.ts';
import { multiLine, singleLine } from './clean-text.ts';
import { PLAN, type Values } from './form-definition.ts';
import { plainAddress } from './plain-address.ts';

/** Values for the placeholders of a mail template: names and contents as in section 7 of the specification. */
export type MessageParams = Readonly<Record<string, string>>;

/** The message for the visitor's own mail program. */
interface Letter {
  subject: string;
  body: string;
}

/** Functions that clean an answer for a message, by the kind of its field. */
const CLEAN: Readonly<Record<FormField['kind'], (text: string) => string>> = {
  text: singleLine,
  phone: singleLine,
  email: (text) => plainAddress(singleLine(text)),
  date: (text) => formatDate(singleLine(text)),
  choice: singleLine,
  longText: multiLine,
};

function answersOf({ steps }: Pick<ResolvedForm, 'steps'>, values: Values): ReadonlyMap<string, string> {
  const fields = steps.flatMap((step) => step.fields);
  return new Map(fields.map(({ name, kind }) => [name, CLEAN[kind](values[name] ?? '')]));
}

/** Replaces the field names between braces in one pass, so that braces in an answer are kept. */
function fillFields(text: string, answers: ReadonlyMap<string, string>): string {
  return text.replace(/\{\{\s*(\w+)\s*\}\}/g, (whole, name: string) => answers.get(name) ?? whole);
}

/** Returns the line about the plan that the visitor has chosen, at the start of the message. */
function planLine({ plan }: Pick<ResolvedForm, 'plan'>, values: Values): string {
  const chosen = values[PLAN];
  return plan && chosen ? `${plan.label} : ${singleLine(chosen)}\n\n` : '';
}

/** Returns the parameters of a form's message: the common ones, then those of the manifest in order. */
export function composeParams(
  form: Pick<ResolvedForm, 'steps' | 'params' | 'plan'>,
  values: Values,
  toName: string,
): MessageParams {
  const answers = answersOf(form, values);
  const common: Record<(typeof COMMON_PARAMS)[number], string> = { to_name: toName };
  const params = Object.entries(form.params).map(([name, unfilled]) => {
    const text = fillFields(unfilled, answers);
    return [name, name === 'message' ? planLine(form, values) + text : text];
  });
  return { ...common, ...Object.fromEntries(params) };
}

/**
 * Returns the mail to open in the visitor's own mail program: the form's letter, or otherwise its parameters `subject`
 * and `message`.
 */
export function composeLetter({ params, letter, ...form }: ResolvedForm, values: Values): Letter {
  const answers = answersOf(form, values);
  return {
    subject: fillFields(letter?.subject ?? params.subject ?? '', answers),
    body: planLine(form, values) + fillFields(letter?.text ?? params.message ?? '', answers),
  };
}
