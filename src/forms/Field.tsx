import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import SvgIcon, { type SvgIconProps } from '@mui/material/SvgIcon';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import type { HTMLAttributes, HTMLInputTypeAttribute, Ref } from 'react';
import type { FormField, FormMessages } from '../site/types.generated.ts';
import type { LiveForm } from './use-form.ts';
import { type Fault, faultOf, isBlank, isPhone, lengthOf } from './validate.ts';

/** From this share of its limit on, a field shows how long its text is. */
const COUNT_FROM = 0.9;

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

/** The sign of a choice, drawn by the theme as other icons are. */
function Chevron(props: SvgIconProps) {
  return (
    <SvgIcon {...props}>
      <path d="m6 9 6 6 6-6" />
    </SvgIcon>
  );
}

const Count = styled(FormHelperText)({ textAlign: 'right', fontVariantNumeric: 'tabular-nums' });

/** What is wrong with a text, or doubtful. */
const Remark = styled(FormHelperText)({ fontWeight: 600 });

/** The label stands above its control, and says nothing of what is required: the form does, once. */
const slots = { inputLabel: FormLabel };

/** A text of several lines keeps the height that it is served with. */
const parts = { inputLabel: { required: false }, select: { native: true, IconComponent: Chevron } };

/** A labelled control with its hint, its count and its error. All fields of the forms are required. */
export function Field<F extends string>(props: FieldProps<F>) {
  const { form, name, field, messages, rows, wide, controlRef, inputMode, ...input } = props;
  const { definition, state, dispatch, leave } = form;
  const value = state.values[name];
  const limit = definition.limits[name];
  const length = lengthOf(value);
  const fault = visibleFault(form, name);
  const error = fault ? faultText(fault, limit, field, messages) : doubtText(form, name, field, messages);
  const counted = !field.options && length >= limit * COUNT_FROM;
  const id = `${definition.kind}-${name}`;
  const described = [field.hint && `${id}-helper-text`, counted && `${id}-count`, error && `${id}-error`];
  return (
    <div data-wide={wide && ''}>
      <TextField
        {...input}
        id={id}
        name={name}
        label={field.label}
        value={value}
        required
        error={Boolean(fault)}
        helperText={field.hint}
        inputRef={controlRef}
        select={Boolean(field.options)}
        multiline={Boolean(rows)}
        rows={rows}
        slots={slots}
        slotProps={{
          ...parts,
          ...(rows ? { input: { inputComponent: 'textarea' } } : {}),
          formHelperText: { error: false },
          htmlInput: {
            inputMode,
            readOnly: state.status === 'sending' && !field.options,
            'aria-describedby': described.filter(Boolean).join(' ') || undefined,
          },
        }}
        onChange={({ target }) => dispatch({ type: 'change', field: name, value: target.value })}
        onBlur={() => leave(name)}
      >
        {field.options && <option value="">{field.placeholder}</option>}
        {field.options?.map((option) => (
          <option key={option} value={option}>
            {option}
          </option>
        ))}
      </TextField>
      {counted && (
        <Count id={`${id}-count`} error={length > limit}>
          {`${length} / ${limit}`}
        </Count>
      )}
      <div aria-live="polite">
        {error && (
          <Remark id={`${id}-error`} error={Boolean(fault)}>
            {error}
          </Remark>
        )}
      </div>
    </div>
  );
}
