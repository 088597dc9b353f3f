import { createContext, type ReactNode, useContext, useEffect, useMemo } from 'react';
import type { Json } from '../../../edit/json-operation.ts';
import type { EditorProblem, FieldOperation, SourceId } from '../../protocol.ts';
import type { Selection } from '../state/selection.ts';
import { useEditor, useEditorState } from '../state/use-editor.tsx';

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

const none: EditorProblem[] = [];

interface FormScopeProviderProps {
  file: SourceId;
  selection: Selection | undefined;
  isShared?: boolean;
  children: ReactNode;
}

/** Gives the controls of one form what they share: the document, its problems, and how it is changed. */
export function FormScopeProvider({ file, selection, isShared = false, children }: FormScopeProviderProps) {
  const { change, queue } = useEditor();
  const document = useEditorState(({ documents }) => documents.get(file));
  const problems = useEditorState((state) => state.problems);
  const byPointer = useMemo(() => {
    const found = new Map<string, EditorProblem[]>();
    for (const problem of problems) {
      if (problem.file !== file || problem.pointer === undefined) continue;
      found.set(problem.pointer, [...(found.get(problem.pointer) ?? []), problem]);
    }
    return found;
  }, [problems, file]);
  const focus = selection?.focus;
  const at = selection?.at ?? 0;
  const data = document?.data;
  const isReadOnly = document?.readOnly !== undefined;
  const scope = useMemo<FormScope>(
    () => ({
      file,
      data,
      isReadOnly,
      isShared,
      problemsAt: (pointer) => byPointer.get(pointer) ?? none,
      focus: focus === undefined ? undefined : { pointer: focus, at },
      change: (operations, step) => change(file, operations, step),
      compose: (isComposing) => queue.compose(file, isComposing),
    }),
    [file, data, isReadOnly, isShared, byPointer, focus, at, change, queue],
  );
  // A field that is removed does not say that its composition has ended.
  useEffect(() => () => queue.compose(file, false), [file, queue]);
  return <FormContext value={scope}>{children}</FormContext>;
}
