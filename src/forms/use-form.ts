import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { FormMail, NothingSent } from '../model/resolve/resolved.ts';
import type { FormMessages } from '../model/types.generated.ts';
import { FORM } from '../protocol/attributes.ts';
import { controlName } from '../protocol/element-ids.ts';
import { afterPress } from '../ui/page/after-press.ts';
import type { MessageParams } from './compose-message.ts';
import { deliver, register, unregister } from './deliveries.ts';
import { readDraft, writeDraft } from './draft.ts';
import { type FormDefinition, fieldNames, type Values } from './form-definition.ts';
import { type FormEvent, type FormState, initialState, reduce } from './form-machine.ts';
import { transferFocus } from './transfer-focus.ts';

interface FormOptions {
  definition: FormDefinition;
  mail: FormMail | NothingSent;
  /** `alert`: exact text of the browser's alert after a failure (section 8 of the specification). */
  messages: Pick<FormMessages, 'alert' | 'success'>;
  compose: (values: Values, toName: string) => MessageParams;
  /** Called once after each sent message, even if the form has been removed in the meantime. */
  onSent?: () => void;
}

/** A hydrated form. */
export interface LiveForm {
  definition: FormDefinition;
  state: FormState;
  /** For the form element. */
  formRef: RefObject<HTMLFormElement | null>;
  /** For the honeypot field. */
  trapRef: RefObject<HTMLInputElement | null>;
  /** Whether texts from an earlier load of the page were restored. */
  restored: boolean;
  dispatch: (event: FormEvent) => void;
  /** Marks a field as left, after the press that took its focus is over. */
  leave: (field: string) => void;
  /** Sends the form, if it is valid. */
  submit: () => void;
}

/** Returns the texts in a form's controls, whether typed by the visitor, the browser or a password manager. */
function typedInto(form: HTMLFormElement | null, definition: FormDefinition): Record<string, string> {
  const typed: Record<string, string> = {};
  for (const field of fieldNames(definition)) {
    const control = form?.elements.namedItem(controlName(definition.id, field));
    if (control && 'value' in control && control.value) typed[field] = control.value;
  }
  return typed;
}

/**
 * Returns the form in the served HTML, before the hydrated one replaces it. If an extension or a translator has
 * inserted an element, React discards the served form and creates an empty one, while the visitor may be typing.
 */
function servedForm(id: string): HTMLFormElement | null {
  return typeof document === 'undefined' ? null : document.querySelector<HTMLFormElement>(`form[${FORM}=${id}]`);
}

/** Runs a form: its states, its draft, and sending. Text may have been typed before hydration. */
export function useForm(options: FormOptions): LiveForm {
  const { definition } = options;
  const [state, setState] = useState(() => initialState(definition));
  const [restored, setRestored] = useState(false);
  const [served] = useState(() => servedForm(definition.id));
  const [focused] = useState(() => (served?.contains(document.activeElement) ? document.activeElement : null));
  // Events can be faster than React's renders: use the newest state.
  const current = useRef(state);
  const newest = useRef(options);
  const formRef = useRef<HTMLFormElement>(null);
  const trapRef = useRef<HTMLInputElement>(null);

  const send = (values: Values) => {
    const { mail, messages, compose, onSent } = newest.current;
    if ('nothingSent' in mail) {
      dispatch({ type: 'withheld' });
      return;
    }
    const { origin, publicKey, serviceId, templateId, timeout, toName } = mail;
    void deliver({
      definition,
      values,
      message: { origin, publicKey, serviceId, templateId, timeout, params: compose(values, toName) },
      messages,
      onSent,
    });
  };

  const dispatch = (event: FormEvent) => {
    const before = current.current;
    const after = reduce(definition, before, event);
    if (after === before) return;
    current.current = after;
    setState(after);
    // A sent text is not stored as a draft: `deliveries.ts` deletes or keeps it.
    if (after.status === 'sent' && before.status !== 'sent') setRestored(false);
    else if (after.values !== before.values || after.step !== before.step) writeDraft(definition.id, after);
    if (event.type !== 'resume' && after.status === 'sending' && before.status !== 'sending') send(after.values);
  };

  useEffect(() => {
    newest.current = options;
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when the form is hydrated; `dispatch` reads the newest state
  useLayoutEffect(() => {
    const typed = { ...typedInto(served, definition), ...typedInto(formRef.current, definition) };
    if (served !== formRef.current) transferFocus(focused, formRef.current);
    const delivery = register(definition.id, dispatch);
    const draft = readDraft(definition);
    afterPress(() => setRestored(draft !== undefined && !delivery));
    const sent = delivery && delivery.status !== 'sent' ? delivery.values : undefined;
    const values = { ...draft?.values, ...sent, ...typed };
    const step = sent ? definition.steps.length - 1 : (draft?.step ?? current.current.step);
    if (Object.keys(values).length > 0) dispatch({ type: 'restore', values, step });
    if (delivery) dispatch({ type: 'resume', status: delivery.status });
    const resumed = current.current;
    return () => {
      const { status, values } = current.current;
      const isUntouched = status === resumed.status && values === resumed.values;
      unregister(definition.id, dispatch, isUntouched ? delivery : undefined);
    };
  }, []);

  return {
    definition,
    state,
    formRef,
    trapRef,
    restored,
    dispatch,
    leave: (field) => afterPress(() => dispatch({ type: 'leave', field })),
    submit: () => dispatch({ type: 'submit', trapped: Boolean(trapRef.current?.value) }),
  };
}
