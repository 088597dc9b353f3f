import type { HTMLAttributes, HTMLInputTypeAttribute } from 'react';
import type { FormField } from '../model/types.generated.ts';

interface Input {
  type?: HTMLInputTypeAttribute;
  inputMode?: HTMLAttributes<HTMLElement>['inputMode'];
  /** What the browser may fill in (HTML autofill tokens; WCAG 1.3.5). */
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

/** What tells the browser which kind of text a field takes. */
export function inputOf({ kind, autocomplete }: Pick<FormField, 'kind' | 'autocomplete'>): Input {
  return { ...INPUTS[kind], ...(autocomplete && { autoComplete: autocomplete }) };
}
