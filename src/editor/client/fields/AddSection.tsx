import { useState } from 'react';
import type { Json } from '../../../edit/json-operation.ts';
import { get, join } from '../../../model/read/pointer.ts';
import { AddButton } from '../kit/buttons.tsx';
import { useEditor, useEditorState } from '../state/use-editor.tsx';
import { words } from '../words/words.ts';
import { SectionChooser } from './SectionChooser.tsx';

interface AddSectionProps {
  /** Pointer of the sections of a page. */
  list: string;
  /** Index at which the new section is inserted. */
  at: number;
  title: string;
}

/** Returns the sections of a page, unresolved. */
export function useSections(list: string): Json[] {
  const data = useEditorState(({ documents }) => documents.get('manifest')?.data);
  const value = get<Json | undefined>(data, list);
  return Array.isArray(value) ? value : [];
}

/** Shows a button that opens the choice of a section, and adds the chosen one to the page. */
export function AddSection({ list, at, title }: AddSectionProps) {
  const { change, open } = useEditor();
  const isReadOnly = useEditorState(({ documents }) => documents.get('manifest')?.readOnly !== undefined);
  const sections = useSections(list);
  const [isOpen, setIsOpen] = useState(false);
  if (isReadOnly) return null;
  const add = (value: Json, name: string) => {
    setIsOpen(false);
    const pointer = join(list, at);
    change('manifest', [{ type: 'insert', pointer, value, oldValue: sections }], { label: words.labels.insert(name) });
    void open({ file: 'manifest', pointer }, { keepPage: true });
  };
  return (
    <>
      <AddButton onPress={() => setIsOpen(true)}>{title}</AddButton>
      {isOpen && <SectionChooser list={list} sections={sections} onChoose={add} onClose={() => setIsOpen(false)} />}
    </>
  );
}
