import { createContext, useContext } from 'react';
import type { Json } from '../../../edit/json-operation.ts';
import type { EditorProblem, FieldOperation, SourceId } from '../../protocol.ts';

/** What the controls of one form share. */
export interface FormScope {
  file: SourceId;
  /** The whole document that pointers are counted in. */
  data: Json | undefined;
  isReadOnly: boolean;
  problemsAt(pointer: string): EditorProblem[];
  /** Whether something is to be opened at or below a pointer, and which opening it is. */
  focus: { pointer: string; at: number } | undefined;
  /** Whether values of this form are shown elsewhere too, so that it is worth saying where. */
  isShared: boolean;
  change(operations: FieldOperation[], step: { label: string; field?: string }): void;
  /** Says that an input method begins or ends to compose a word in a field. */
  compose(isComposing: boolean): void;
}

export const FormContext = createContext<FormScope | undefined>(undefined);

export function useForm(): FormScope {
  const scope = useContext(FormContext);
  if (!scope) throw new Error('There is no form around this control');
  return scope;
}

/** Whether the place that is to be opened is this value or stands in it. */
export function leadsInto({ focus }: Pick<FormScope, 'focus'>, pointer: string): boolean {
  return focus !== undefined && (focus.pointer === pointer || focus.pointer.startsWith(`${pointer}/`));
}
