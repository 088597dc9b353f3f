import { type ReactNode, useEffect, useMemo } from 'react';
import type { EditorProblem, SourceId } from '../../protocol.ts';
import type { Selection } from '../state/selection.ts';
import { useEditor, useEditorState } from '../state/use-editor.tsx';
import { FormContext, type FormScope } from './form-context.tsx';

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
