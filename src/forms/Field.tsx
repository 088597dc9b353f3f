import type { ChangeEvent, HTMLAttributes, HTMLInputTypeAttribute, Ref } from 'react';
import type { FormField, FormMessages } from '../site/types.generated.ts';
import type { LiveForm } from './use-form.ts';
import { type Fault, faultOf, isBlank, isPhone, lengthOf } from './validate.ts';

/** From this share of its limit on, a field shows how long its text is. */
const COUNT_FROM = 0.9;

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export interface FieldProps<F extends string> {
  form: LiveForm<F>;
  name: F;
  field: FormField;
  messages: FormMessages;
  /** Height of a text of several lines. Without it the text has one line, or is chosen if the field has options. */
  rows?: number;
  type?: HTMLInputTypeAttribute;
  /** What the browser may fill in (HTML autofill tokens; WCAG 1.3.5). */
  autoComplete?: string;
  inputMode?: HTMLAttributes<HTMLElement>['inputMode'];
  /** Takes the whole width where fields stand in pairs. */
  wide?: boolean;
  controlRef?: Ref<HTMLTextAreaElement>;
}

/** What is wrong, as far as the visitor is to be told now: not while a field is being filled for the first time. */
function visibleFault<F extends string>({ definition, state }: LiveForm<F>, name: F): Fault | undefined {
  const fault = faultOf(definition, name, state.values[name]);
  if (fault === 'long' || (fault && state.refused.includes(name))) return fault;
  return fault === 'email' && state.left.includes(name) ? fault : undefined;
}

function faultText(fault: Fault, limit: number, field: FormField, { errors }: FormMessages): string {
  if (fault === 'long') return errors.tooLong.replace('%d', String(limit));
  if (fault === 'email') return field.errors?.malformed ?? errors.email;
  return field.errors?.required ?? errors.required;
}

/** A doubtful number is pointed out once it has been left, and never held back. */
function doubtText<F extends string>(
  { definition, state }: LiveForm<F>,
  name: F,
  field: FormField,
  messages: FormMessages,
) {
  const text = state.values[name];
  const doubtful =
    definition.formats[name] === 'phone' && state.left.includes(name) && !isBlank(text) && !isPhone(text);
  return doubtful ? (field.errors?.malformed ?? messages.errors.phone) : undefined;
}

/** A labelled control with its hint, its count and its error. All fields of the forms are required. */
export function Field<F extends string>(props: FieldProps<F>) {
  const { form, name, field, messages, rows, wide, controlRef, ...input } = props;
  const { definition, state, dispatch, leave } = form;
  const value = state.values[name];
  const limit = definition.limits[name];
  const length = lengthOf(value);
  const fault = visibleFault(form, name);
  const error = fault ? faultText(fault, limit, field, messages) : doubtText(form, name, field, messages);
  const counted = !field.options && length >= limit * COUNT_FROM;
  const id = `${definition.kind}-${name}`;
  const described = [field.hint && `${id}-hint`, counted && `${id}-count`, error && `${id}-error`].filter(Boolean);
  const common = {
    id,
    name,
    value,
    required: true,
    className: 'form-control',
    'aria-invalid': fault ? (true as const) : undefined,
    'aria-describedby': described.join(' ') || undefined,
    onChange: ({ target }: ChangeEvent<Control>) => dispatch({ type: 'change', field: name, value: target.value }),
    onBlur: () => leave(name),
  };
  const readOnly = state.status === 'sending';
  return (
    <div className={wide ? 'form-field form-wide' : 'form-field'}>
      <label htmlFor={id}>{field.label}</label>
      {field.options ? (
        <select {...common}>
          <option value="">{field.placeholder}</option>
          {field.options.map((option) => (
            <option key={option} value={option}>
              {option}
            </option>
          ))}
        </select>
      ) : rows ? (
        <textarea {...common} {...input} ref={controlRef} rows={rows} readOnly={readOnly} />
      ) : (
        <input {...common} {...input} readOnly={readOnly} />
      )}
      {field.hint && (
        <p id={`${id}-hint`} className="form-hint">
          {field.hint}
        </p>
      )}
      {counted && (
        <p id={`${id}-count`} className={length > limit ? 'form-count form-count-over' : 'form-count'}>
          {`${length} / ${limit}`}
        </p>
      )}
      <div aria-live="polite">
        {error && (
          <p id={`${id}-error`} className={fault ? 'form-error' : 'form-doubt'}>
            {error}
          </p>
        )}
      </div>
    </div>
  );
}
