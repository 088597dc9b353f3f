import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { FormMail, NothingSent } from '../model/resolve/resolved.ts';
import type { FormMessages } from '../model/types.generated.ts';
import { FORM } from '../protocol/attributes.ts';
import { controlName } from '../protocol/element-ids.ts';
import type { TemplateParams } from './compose-message.ts';
import { deliver, register, unregister } from './deliveries.ts';
import { readDraft, writeDraft } from './draft.ts';
import { type FormDefinition, fieldsOf, type Values } from './form-definition.ts';
import { type FormEvent, type FormState, initialState, reduce } from './form-machine.ts';
import { transferFocus } from './transfer-focus.ts';
import { useAfterPress } from './use-after-press.ts';

interface FormOptions {
  definition: FormDefinition;
  mail: FormMail | NothingSent;
  /** `alert`: exact text of the browser's alert on a failure (section 8 of the specification). */
  messages: Pick<FormMessages, 'alert' | 'success'>;
  compose: (values: Values, toName: string) => TemplateParams;
  /** Called once after each message that left, even if the form has gone meanwhile. */
  onSent?: () => void;
}

/** A form that is hydrated. */
export interface LiveForm {
  definition: FormDefinition;
  state: FormState;
  /** To be set on the form element. */
  formRef: RefObject<HTMLFormElement | null>;
  /** To be set on the hidden field that only robots fill. */
  trapRef: RefObject<HTMLInputElement | null>;
  /** Whether texts of an earlier load of the page were put back. */
  restored: boolean;
  dispatch: (event: FormEvent) => void;
  /** Notes that a field was left, once the press that took the focus away is over. */
  leave: (field: string) => void;
  /** Sends what is written, if it can be sent. */
  submit: () => void;
}

/** The texts that stand in a form's controls, whoever wrote them: the visitor, the browser, a password manager. */
function typedInto(form: HTMLFormElement | null, definition: FormDefinition): Record<string, string> {
  const typed: Record<string, string> = {};
  for (const field of fieldsOf(definition)) {
    const control = form?.elements.namedItem(controlName(definition.id, field));
    if (control && 'value' in control && control.value) typed[field] = control.value;
  }
  return typed;
}

/**
 * The form that the page holds before this one takes its place. An element that an extension or a translator put in
 * makes React give the served form up and put a new, empty one there, while the visitor may be typing.
 */
function servedForm(id: string): HTMLFormElement | null {
  return typeof document === 'undefined' ? null : document.querySelector<HTMLFormElement>(`form[${FORM}=${id}]`);
}

/** Runs a form: its states, its draft, and the one way out. The page may have been written on before React woke. */
export function useForm(options: FormOptions): LiveForm {
  const { definition } = options;
  const [state, setState] = useState(() => initialState(definition));
  const [restored, setRestored] = useState(false);
  const [served] = useState(() => servedForm(definition.id));
  const [focused] = useState(() => (served?.contains(document.activeElement) ? document.activeElement : null));
  // Events can follow one another faster than React renders: the newest state is the one that counts.
  const current = useRef(state);
  const newest = useRef(options);
  const formRef = useRef<HTMLFormElement>(null);
  const trapRef = useRef<HTMLInputElement>(null);
  const afterPress = useAfterPress();

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
    // What has left is no draft to write: `deliveries.ts` clears it or keeps it.
    if (after.status === 'sent' && before.status !== 'sent') setRestored(false);
    else if (after.values !== before.values || after.step !== before.step) writeDraft(definition.id, after);
    if (event.type !== 'resume' && after.status === 'sending' && before.status !== 'sending') send(after.values);
  };

  useEffect(() => {
    newest.current = options;
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: the page is taken over once, when the form wakes
  useLayoutEffect(() => {
    const typed = { ...typedInto(served, definition), ...typedInto(formRef.current, definition) };
    if (served !== formRef.current) transferFocus(focused, formRef.current);
    const delivery = register(definition.id, dispatch);
    const draft = readDraft(definition);
    setRestored(draft !== undefined && !delivery);
    const sent = delivery && delivery.status !== 'sent' ? delivery.values : undefined;
    const values = { ...draft?.values, ...sent, ...typed };
    const step = sent ? definition.steps.length - 1 : (draft?.step ?? current.current.step);
    if (Object.keys(values).length > 0) dispatch({ type: 'restore', values, step });
    if (delivery) dispatch({ type: 'resume', status: delivery.status });
    return () => {
      const isUntouched = delivery && current.current.status === delivery.status;
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
