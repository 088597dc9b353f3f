import Box from '@mui/material/Box';
import { useRef } from 'react';
import type { Json } from '../../../edit/json-operation.ts';
import { get, join } from '../../../model/read/pointer.ts';
import type { FieldOperation } from '../../protocol.ts';
import { focusLater } from '../facts/place-caret.ts';
import { withFreeId } from '../form/new-entry.ts';
import { IconAction } from '../kit/buttons.tsx';
import { Row } from '../kit/frames.ts';
import { useEditor, useEditorState } from '../state/use-editor.tsx';
import { sectionName } from '../structure/part-names.ts';
import { useRemoval } from '../structure/use-removal.tsx';
import { words } from '../words/words.ts';
import { AddSection, useSections } from './AddSection.tsx';
import { CopySection } from './CopySection.tsx';

interface SectionActionsProps {
  /** Pointer of the sections of the page. */
  list: string;
  index: number;
  title: string;
}

/** Offers the actions for a whole section; each is one step of the history. */
export function SectionActions({ list, index, title }: SectionActionsProps) {
  const { change, open, notify } = useEditor();
  const page = list.replace(/\/sections$/, '');
  const path = useEditorState(({ documents }) => {
    const written = get<Json | undefined>(documents.get('manifest')?.data, `${page}/path`);
    return typeof written === 'string' ? written : '';
  });
  const sections = useSections(list);
  const row = useRef<HTMLDivElement>(null);
  const removal = useRemoval();
  const section = sections[index];
  if (section === undefined) return null;
  const act = (operation: FieldOperation, label: string, then: string) => {
    change('manifest', [operation], { label });
    void open({ file: 'manifest', pointer: then }, { keepPage: true });
  };
  const move = (step: -1 | 1) => {
    const to = index + step;
    act({ type: 'move', pointer: join(list, index), to, oldValue: section }, words.labels.move(title), join(list, to));
    notify(words.moved(title, to + 1, sections.length));
    // A disabled button loses the focus.
    focusLater(row, `[data-action="${step}"]:not(:disabled)`, `[data-action="${-step}"]:not(:disabled)`);
  };
  const duplicate = () => {
    const pointer = join(list, index + 1);
    const value = withFreeId(section, sections);
    act({ type: 'insert', pointer, value, oldValue: sections }, words.labels.duplicate(title), pointer);
  };
  const remove = () =>
    removal.remove({
      name: sectionName(path, sections, index),
      title,
      show: () => void open({ file: 'manifest', pointer: page }, { keepPage: true }),
      removeAlone: () =>
        act({ type: 'remove', pointer: join(list, index), oldValue: section }, words.labels.remove(title), page),
    });
  return (
    <Box ref={row} role="group" aria-label={words.actionsOf(title)} sx={{ mb: 2.5 }}>
      <Row sx={{ mb: 1.5 }}>
        <IconAction icon="up" data-action="-1" label={words.moveUp} isDisabled={index === 0} onPress={() => move(-1)} />
        <IconAction
          icon="down"
          data-action="1"
          label={words.moveDown}
          isDisabled={index === sections.length - 1}
          onPress={() => move(1)}
        />
        <IconAction icon="copy" label={words.duplicate} onPress={duplicate} />
        <CopySection section={section} title={title} page={page} path={path} />
        <Box sx={{ flex: 1 }} />
        <IconAction
          icon="bin"
          label={words.remove}
          isDisabled={removal.isBusy || sections.length === 1}
          onPress={() => void remove()}
        />
      </Row>
      <AddSection list={list} at={index + 1} title={words.addSectionAfter} />
      {removal.question}
    </Box>
  );
}
