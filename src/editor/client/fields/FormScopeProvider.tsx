import { createContext, type ReactNode, useContext, useEffect, useMemo } from 'react';
import type { Json } from '../../../edit/json-operation.ts';
import { isWithin } from '../../../model/read/pointer.ts';
import type { EditorProblem, FieldOperation, SourceId } from '../../protocol.ts';
import { newPart } from '../form/new-entry.ts';
import type { Selection } from '../state/selection.ts';
import { useEditor, useEditorState } from '../state/use-editor.tsx';
import { sharedName } from '../structure/part-names.ts';

/** State shared by the controls of one form. */
export interface FormScope {
  file: SourceId;
  /** The whole document, to which pointers are relative. */
  data: Json | undefined;
  isReadOnly: boolean;
  problemsAt(pointer: string): EditorProblem[];
  /** The name by which other parts of the site may refer to a value; `undefined` if none can. */
  nameOf(pointer: string): string | undefined;
  /** The value to open. `at` differs for each opening. */
  focus: { pointer: string; at: number; caret?: number | undefined } | undefined;
  /** Whether values of this form are also shown elsewhere, so that their uses should be listed. */
  isShared: boolean;
  /** Scrolls the preview to the place of a field, and outlines it. */
  point(pointer: string): void;
  /** Returns a new value for a place, from the example of its schema; `undefined` if the server does not answer. */
  newPart(pointer: string): Promise<Json | undefined>;
  change(operations: FieldOperation[], step: { label: string; field?: string }): void;
  /** Must be called when an input method starts or ends a composition in a field. */
  compose(isComposing: boolean): void;
}

export const FormScopeContext = createContext<FormScope | undefined>(undefined);

export function useFormScope(): FormScope {
  const scope = useContext(FormScopeContext);
  if (!scope) throw new Error('There is no form around this control');
  return scope;
}

/** Whether this value is, or contains, the value to open. */
export function leadsInto({ focus }: Pick<FormScope, 'focus'>, pointer: string): boolean {
  return isWithin(focus?.pointer, pointer);
}

const none: EditorProblem[] = [];

/**
 * Returns the pointer at which a form shows a problem. An unused entry is reported at its id, but shown at the entry.
 */
function placeInForm(pointer: string, { code }: EditorProblem): string {
  return code === 'reference/unused' ? pointer.replace(/\/id$/, '') : pointer;
}

interface FormScopeProviderProps {
  file: SourceId;
  selection: Selection | undefined;
  isShared?: boolean;
  children: ReactNode;
}

/** Provides the controls of one form with shared state: the document, its problems, and how to change it. */
export function FormScopeProvider({ file, selection, isShared = false, children }: FormScopeProviderProps) {
  const { change, compose, point } = useEditor();
  const data = useEditorState(({ documents }) => documents.get(file)?.data);
  const isReadOnly = useEditorState(({ documents }) => documents.get(file)?.readOnly !== undefined);
  const problems = useEditorState((state) => state.problems);
  const byPointer = useMemo(() => {
    const found = new Map<string, EditorProblem[]>();
    for (const problem of problems) {
      if (problem.file !== file || problem.pointer === undefined) continue;
      const at = placeInForm(problem.pointer, problem);
      found.set(at, [...(found.get(at) ?? []), problem]);
    }
    return found;
  }, [problems, file]);
  const scope = useMemo<FormScope>(() => {
    const { focus, at = 0, caret, isInSight } = selection ?? {};
    return {
      file,
      data,
      isReadOnly,
      isShared,
      newPart: (pointer) => newPart(file, pointer),
      nameOf: (pointer) => (file === 'manifest' ? sharedName(data, pointer) : undefined),
      problemsAt: (pointer) => byPointer.get(pointer) ?? none,
      focus: focus === undefined ? undefined : { pointer: focus, at, caret },
      point: (pointer) => {
        // Do not scroll the preview if the value was clicked there.
        if (!isInSight || pointer !== focus) point({ file, pointer });
      },
      change: (operations, step) => change(file, operations, step),
      compose: (isComposing) => compose(file, isComposing),
    };
  }, [file, data, isReadOnly, isShared, byPointer, selection, point, change, compose]);
  // A removed field does not fire `compositionend`.
  useEffect(() => () => compose(file, false), [file, compose]);
  return <FormScopeContext value={scope}>{children}</FormScopeContext>;
}
