import { useMemo } from 'react';
import { get } from '../../../model/read/pointer.ts';
import type { SourceId } from '../../protocol.ts';
import { schemaOf } from '../state/state.ts';
import { useEditorState } from '../state/use-editor.tsx';
import { buildForm } from './build-form.ts';
import type { FormNode } from './form-node.ts';
import { schemaAt } from './schema-tree.ts';

/** Returns the form of the value at a place of an open file; `undefined` until its schema is known. */
export function useFormNode(file: SourceId, pointer: string): FormNode | undefined {
  const data = useEditorState(({ documents }) => documents.get(file)?.data);
  const root = useEditorState((state) => schemaOf(state, file));
  const value = get(data, pointer);
  return useMemo(() => {
    const schema = root && data !== undefined ? schemaAt(root, data, pointer) : undefined;
    return schema && buildForm({ schema, pointer, value, isRequired: value !== undefined });
  }, [root, data, pointer, value]);
}
