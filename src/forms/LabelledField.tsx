import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import SvgIcon, { type SvgIconProps } from '@mui/material/SvgIcon';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import type { HTMLAttributes, HTMLInputTypeAttribute } from 'react';
import type { FormField, FormMessages } from '../model/types.generated.ts';
import { controlId, controlName } from '../protocol/element-ids.ts';
import { maxLengthOf } from './form-definition.ts';
import type { LiveForm } from './use-form.ts';
import { characterCount, type Fault, faultOf, isBlank, isPhoneAnswer } from './validate.ts';

/** A field shows its length from this share of the limit on. */
const COUNTER_SHARE = 0.9;

interface Input {
  type?: HTMLInputTypeAttribute;
  inputMode?: HTMLAttributes<HTMLElement>['inputMode'];
  /** Autofill token of the browser (HTML; WCAG 1.3.5). */
  autoComplete?: string;
}

const INPUTS: Readonly<Record<FormField['kind'], Input>> = {
  text: {},
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email' },
  date: { type: 'date' },
  choice: {},
  longText: {},
};

/** Returns the attributes that describe the kind of text to the browser. */
function inputOf({ kind, autocomplete }: Pick<FormField, 'kind' | 'autocomplete'>): Input {
  return { ...INPUTS[kind], ...(autocomplete && { autoComplete: autocomplete }) };
}

interface LabelledFieldProps {
  form: LiveForm;
  field: FormField;
  messages: FormMessages;
}

/**
 * Returns the error of a field, if it should be shown now: not while the field is being filled in for the first time.
 */
function visibleFault({ definition, state }: LiveForm, name: string): Fault | undefined {
  const fault = faultOf(definition, name, state.values[name] ?? '');
  if (fault === 'long' || (fault && state.refused.includes(name))) return fault;
  return fault !== 'empty' && state.left.includes(name) ? fault : undefined;
}

function faultText(fault: Fault, limit: number, field: FormField, { errors }: FormMessages): string {
  const texts: Record<Fault, string> = {
    empty: field.errors?.required ?? errors.required,
    long: errors.tooLong.replace('%d', String(limit)),
    email: field.errors?.malformed ?? errors.email,
  };
  return texts[fault];
}

/** Returns a hint about a doubtful phone number, shown after leaving the field. It never blocks sending. */
function doubtText({ state }: LiveForm, field: FormField, messages: FormMessages): string | undefined {
  const text = state.values[field.name] ?? '';
  const doubtful = field.kind === 'phone' && state.left.includes(field.name) && !isBlank(text) && !isPhoneAnswer(text);
  return doubtful ? (field.errors?.malformed ?? messages.errors.phone) : undefined;
}

/** Arrow of a select, drawn by the theme like other icons. */
function Chevron(props: SvgIconProps) {
  return (
    <SvgIcon {...props}>
      <path d="m6 9 6 6 6-6" />
    </SvgIcon>
  );
}

const Count = styled(FormHelperText)({ textAlign: 'right', fontVariantNumeric: 'tabular-nums' });

/** An error in a text, or a hint about a doubtful text. */
const Remark = styled(FormHelperText)({ fontWeight: 600 });

/** The label is above its control, without a mark for required fields: the form has one note about them. */
const slots = { inputLabel: FormLabel };

/** Labels have no mark (`slots`), and the browser itself shows the options of a select. */
const parts = { inputLabel: { required: false }, select: { native: true, IconComponent: Chevron } };

/** A labelled control with its hint, its character count and its error. */
export function LabelledField({ form, field, messages }: LabelledFieldProps) {
  const { name, kind } = field;
  const { inputMode, ...input } = inputOf(field);
  const isChoice = kind === 'choice';
  const isLong = kind === 'longText';
  const { definition, state, dispatch, leave } = form;
  const value = state.values[name] ?? '';
  const limit = maxLengthOf(definition, name);
  const length = characterCount(value);
  const fault = visibleFault(form, name);
  const error = fault ? faultText(fault, limit, field, messages) : doubtText(form, field, messages);
  const counted = length >= limit * COUNTER_SHARE;
  const id = controlId(definition.id, name);
  const described = [field.hint && `${id}-helper-text`, counted && `${id}-count`, error && `${id}-error`];
  return (
    <div data-wide={field.width === 'half' ? undefined : ''}>
      <TextField
        {...input}
        id={id}
        name={controlName(definition.id, name)}
        label={field.required ? field.label : `${field.label} (${messages.optional})`}
        value={value}
        required={field.required}
        error={Boolean(fault)}
        helperText={field.hint}
        select={isChoice}
        multiline={isLong}
        rows={isLong ? (field.rows ?? 4) : undefined}
        slots={slots}
        slotProps={{
          ...parts,
          // A plain text area keeps the height that it has in the served HTML.
          ...(isLong ? { input: { inputComponent: 'textarea' } } : {}),
          formHelperText: { error: false },
          htmlInput: {
            inputMode,
            readOnly: state.status === 'sending' && !isChoice,
            'aria-describedby': described.filter(Boolean).join(' ') || undefined,
          },
        }}
        onChange={({ target }) => dispatch({ type: 'change', field: name, value: target.value })}
        onBlur={() => leave(name)}
      >
        {isChoice && <option value="">{field.placeholder}</option>}
        {isChoice &&
          field.options?.map((option) => (
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
