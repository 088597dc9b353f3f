import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { type ReactNode, useMemo, useState } from 'react';
import type { Json } from '../../../edit/json-operation.ts';
import { join } from '../../../model/read/pointer.ts';
import { focusLater } from '../facts/place-caret.ts';
import type { FormNode, ListNode } from '../form/form-node.ts';
import { chainOf, markAround, markedEntry, referencesFor, withFreeId } from '../form/new-entry.ts';
import { isObject } from '../form/schema-tree.ts';
import { summaryOf, withFacts } from '../form/summary.ts';
import { AddButton, IconAction } from '../kit/buttons.tsx';
import { Column, EntryActions, Row } from '../kit/frames.ts';
import { EmptyState, Note } from '../kit/texts.tsx';
import { schemaOf } from '../state/state.ts';
import { useEditor, useEditorState } from '../state/use-editor.tsx';
import { newChainTask, newGuideTask } from '../structure/new-tasks.ts';
import { useTask } from '../structure/TaskDialog.tsx';
import { useRemoval } from '../structure/use-removal.tsx';
import type { EditorIconName } from '../style/EditorIcon.tsx';
import { choiceName, plainWords } from '../words/plain-words.ts';
import { words } from '../words/words.ts';
import { Disclosure } from './Disclosure.tsx';
import { DragHandle, dragStyle, useDragSort } from './DragHandle.tsx';
import { FieldProblems } from './FieldProblems.tsx';
import { FieldRow, NewEntry } from './FieldRow.tsx';
import { leadsInto, useFormScope } from './FormScopeProvider.tsx';

interface ItemActionsProps {
  title: string;
  isFirst: boolean;
  isLast: boolean;
  canRemove: boolean;
  canAdd: boolean;
  onMove(step: -1 | 1): void;
  onDuplicate(): void;
  onRemove(): void;
}

/** Offers the actions for an item of a list. */
export function ItemActions({ title, isFirst, isLast, canRemove, canAdd, ...act }: ItemActionsProps) {
  const { onMove, onDuplicate, onRemove } = act;
  const action = (icon: EditorIconName, label: string, isEnabled: boolean, onPress: () => void) => (
    <IconAction data-action={icon} icon={icon} label={label} of={title} isDisabled={!isEnabled} onPress={onPress} />
  );
  return (
    <EntryActions role="group" aria-label={words.actionsOf(title)} sx={{ pr: 0.5 }}>
      {action('up', words.moveUp, !isFirst, () => onMove(-1))}
      {action('down', words.moveDown, !isLast, () => onMove(1))}
      {action('copy', words.duplicate, canAdd, onDuplicate)}
      {action('bin', words.remove, canRemove, onRemove)}
    </EntryActions>
  );
}

const PlainGroup = styled('fieldset')({
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '& > legend': { padding: 0, fontFamily: 'var(--v-heading)', fontWeight: 650 },
});

interface ListViewProps {
  node: ListNode;
  /** Whether the name of the list is already shown above it. */
  isBare: boolean;
  children(item: FormNode): ReactNode;
}

/** Shows a list. Each item opens separately; buttons move, duplicate and remove it. */
export function ListView({ node, isBare, children }: ListViewProps) {
  const { notify } = useEditor();
  const removal = useRemoval();
  const { begin, dialog } = useTask();
  const scope = useFormScope();
  const facts = useEditorState(({ tree }) => tree.facts);
  const [open, setOpen] = useState<number>();
  const [added, setAdded] = useState<number>();
  const { pointer, items, itemTitle, minItems, maxItems, schema, title, description } = node;
  const values = (Array.isArray(node.value) ? node.value : []) as Json[];
  const documentSchema = useEditorState((state) => schemaOf(state, scope.file));
  const manifest = useEditorState(({ documents }) => documents.get('manifest')?.data);
  const siteSchema = useEditorState(({ schemas }) => schemas.site);
  const tree = useEditorState((state) => state.tree);
  const chain = chainOf(pointer, manifest);
  const isChains = scope.file === 'manifest' && pointer === '/chains';
  // If items refer to parts of the site, a new item takes the first reference that the list lacks.
  const options = useMemo(
    () => referencesFor(schema, { pointer, manifest, schema: siteSchema, tree }),
    [schema, pointer, manifest, siteSchema, tree],
  );
  const kind = options !== undefined;
  const unused = options?.find((option) => !values.includes(option.value));
  const old = values.length > 0 ? { oldValue: values } : {};
  const nameOf = (index: number) => {
    const value = values[index];
    const text = withFacts(summaryOf(value), facts);
    return (typeof value === 'string' ? choiceName(node.key, text) : text) || `${itemTitle} ${index + 1}`;
  };
  const move = (from: number, to: number, action?: string) => {
    const value = values[from];
    scope.change(
      [{ type: 'move', pointer: join(pointer, from), to, ...(value !== undefined && { oldValue: value }) }],
      { label: words.labels.move(nameOf(from)) },
    );
    if (open === from) setOpen(to);
    notify(words.moved(nameOf(from), to + 1, items.length));
    if (action) focusLater(sorting.list, `[data-item="${to}"] [data-action="${action}"]:not(:disabled)`);
  };
  const sorting = useDragSort<HTMLFieldSetElement>(move);
  const add = async () => {
    const entry = kind ? unused?.value : await scope.newPart(pointer);
    if (entry === undefined) return notify(words.cannotAdd);
    const value = markedEntry(schema, withFreeId(entry, values));
    const step = { label: words.labels.insert(itemTitle) };
    const marks = isObject(value) && value.placeholder === true ? [] : markAround(documentSchema, scope.data, pointer);
    if (node.value === undefined) scope.change([{ type: 'set', pointer, value: [value] }, ...marks], step);
    else scope.change([{ type: 'insert', pointer: join(pointer, items.length), value, ...old }, ...marks], step);
    setOpen(items.length);
    setAdded(items.length);
  };
  const remove = (index: number) => {
    const removeAlone = () => {
      const value = values[index] as Json;
      const operation =
        items.length === 1 && !node.isRequired
          ? ({ type: 'unset', pointer, oldValue: values } as const)
          : ({ type: 'remove', pointer: join(pointer, index), oldValue: value } as const);
      scope.change([operation], { label: words.labels.remove(nameOf(index)) });
      setOpen(undefined);
    };
    const name = scope.nameOf(join(pointer, index));
    if (name === undefined) return removeAlone();
    setOpen(undefined);
    void removal.remove({ name, title: nameOf(index), removeAlone });
  };
  const task = chain ? newGuideTask(chain, tree) : isChains ? newChainTask() : undefined;
  const canAdd = !scope.isReadOnly && (task || (items.length < maxItems && (!kind || unused)));
  const actionsOf = (index: number) => (
    <ItemActions
      title={nameOf(index)}
      isFirst={index === 0}
      isLast={index === items.length - 1}
      canRemove={!chain && items.length > minItems}
      canAdd={!kind && !isChains && items.length < maxItems}
      onMove={(step) => move(index, index + step, step < 0 ? 'up' : 'down')}
      onDuplicate={() => {
        const copy = withFreeId(values[index] as Json, values);
        const at = join(pointer, index + 1);
        scope.change([{ type: 'insert', pointer: at, value: copy, ...old }], {
          label: words.labels.duplicate(nameOf(index)),
        });
      }}
      onRemove={() => remove(index)}
    />
  );
  return (
    <PlainGroup ref={sorting.list} data-list>
      <legend className={isBare ? 'visually-hidden' : ''}>{title}</legend>
      {!isBare && <Note sx={{ mb: 1 }}>{plainWords(description)}</Note>}
      {isBare && items.length === 0 && <EmptyState>{words.noneYet}</EmptyState>}
      <Column sx={{ gap: 0.75 }}>
        {items.map((item, index) => (
          <Box key={item.pointer} data-item={index} sx={{ display: 'flex' }} style={dragStyle(sorting, index)}>
            {!scope.isReadOnly && items.length > 1 && <DragHandle onGrab={sorting.grab(index)} />}
            <Box sx={{ flex: 1, minWidth: 0 }}>
              {item.type === 'field' ? (
                <NewEntry isNew={added === index} onFocused={() => setAdded(undefined)}>
                  <FieldRow field={item} hidesLabel actions={!scope.isReadOnly && actionsOf(index)} />
                </NewEntry>
              ) : (
                <Disclosure
                  isCard
                  title={nameOf(index)}
                  isOpen={leadsInto(scope, item.pointer) || open === index || scope.problemsAt(item.pointer).length > 0}
                  actions={!scope.isReadOnly && actionsOf(index)}
                >
                  <NewEntry isNew={added === index} onFocused={() => setAdded(undefined)}>
                    {children(item)}
                  </NewEntry>
                </Disclosure>
              )}
            </Box>
          </Box>
        ))}
      </Column>
      {removal.question}
      <FieldProblems id={`list${pointer.replaceAll('/', '.')}`} problems={scope.problemsAt(pointer)} />
      {canAdd && (
        <Row sx={{ mt: 1 }}>
          <AddButton onPress={() => (task ? begin(task) : void add())}>
            {task?.title ?? words.addNamed(itemTitle)}
          </AddButton>
        </Row>
      )}
      {dialog}
    </PlainGroup>
  );
}
