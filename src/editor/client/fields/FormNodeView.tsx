import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { join } from '../../../model/read/pointer.ts';
import type { Schema } from '../../../model/schema/schemas.ts';
import type { FactEntry, FieldOperation } from '../../protocol.ts';
import type { FormNode, GroupNode, MapNode } from '../form/form-node.ts';
import { newFact } from '../form/new-entry.ts';
import { isObject } from '../form/schema-tree.ts';
import { AddButton, QuietButton } from '../kit/buttons.tsx';
import { Column, Row } from '../kit/frames.ts';
import { EmptyState } from '../kit/texts.tsx';
import { useEditor, useEditorState } from '../state/use-editor.tsx';
import { removePartTask } from '../structure/remove-tasks.ts';
import { useRemoval } from '../structure/use-removal.tsx';
import { EditorIcon } from '../style/EditorIcon.tsx';
import { words } from '../words/words.ts';
import { Disclosure } from './Disclosure.tsx';
import { FieldProblems } from './FieldProblems.tsx';
import { FieldRow, NewEntry } from './FieldRow.tsx';
import { leadsInto, useFormScope } from './FormScopeProvider.tsx';
import { ListView } from './ListView.tsx';
import { PartName } from './PartName.tsx';
import { ProvisionalNote } from './ProvisionalNote.tsx';

/** Says that an object is provisional, and shows the problems of the object as a whole. */
function EntryNotes({ node }: { node: GroupNode }) {
  const problems = useFormScope().problemsAt(node.pointer);
  return (
    <>
      <ProvisionalNote node={node} />
      {problems.length > 0 && <FieldProblems id={`group${node.pointer.replaceAll('/', '.')}`} problems={problems} />}
    </>
  );
}

interface GroupMembersProps {
  node: GroupNode;
  /** Keys of members to leave out. */
  without?: readonly string[];
  titleOfMore?: string;
}

/** Shows the members of an object. Rarely used members are behind a button. */
export function GroupMembers({ node, without = [], titleOfMore = words.more }: GroupMembersProps) {
  const scope = useFormScope();
  const main = node.main.filter(({ key }) => !without.includes(key));
  const more = node.more.filter(({ key }) => !without.includes(key));
  return (
    <Column>
      <EntryNotes node={node} />
      {main.map((child) => (
        <FormNodeView key={child.pointer} node={child} />
      ))}
      {more.length > 0 && (
        <Disclosure
          title={titleOfMore}
          isOpen={more.some(
            ({ pointer }) =>
              leadsInto(scope, pointer) || scope.problemsAt(pointer).some(({ severity }) => severity !== 'note'),
          )}
        >
          {more.map((child) => (
            <FormNodeView key={child.pointer} node={child} />
          ))}
        </Disclosure>
      )}
    </Column>
  );
}

/** A framed group of fields; its `legend` is its title. */
const FieldGroup = styled('fieldset')({
  minWidth: 0,
  margin: 0,
  padding: '12px 16px 16px',
  border: '1px solid var(--v-line)',
  borderRadius: 'var(--v-radius)',
  '& > legend': { marginLeft: -6, padding: '0 6px', fontFamily: 'var(--v-heading)', fontWeight: 650 },
});

function GroupView({ node }: { node: GroupNode }) {
  const { notify } = useEditor();
  const { change, isReadOnly, nameOf, newPart } = useFormScope();
  const removal = useRemoval();
  const { title, pointer, value, isRequired } = node;
  const [isAdded, setIsAdded] = useState(false);
  const add = async () => {
    const added = await newPart(pointer);
    if (added === undefined) return notify(words.cannotAdd);
    change([{ type: 'set', pointer, value: added }], { label: words.labels.insert(title) });
    setIsAdded(true);
  };
  const remove = () => {
    const removeAlone = () =>
      change([{ type: 'unset', pointer, oldValue: value ?? null }], { label: words.labels.remove(title) });
    const name = nameOf(pointer);
    if (name === undefined) removeAlone();
    else void removal.remove({ name, title, removeAlone });
  };
  if (value === undefined && !isRequired) {
    return (
      <div>
        <AddButton isDisabled={isReadOnly} onPress={() => void add()}>
          {words.addNamed(title)}
        </AddButton>
      </div>
    );
  }
  return (
    <FieldGroup>
      <legend>{title}</legend>
      <NewEntry isNew={isAdded} onFocused={() => setIsAdded(false)}>
        <GroupMembers node={node} />
      </NewEntry>
      {removal.question}
      {!isRequired && !isReadOnly && (
        <QuietButton startIcon={<EditorIcon name="bin" size="1em" />} onClick={remove} sx={{ mt: 1.5 }}>
          {words.removeNamed(title)}
        </QuietButton>
      )}
    </FieldGroup>
  );
}

function MapView({ node }: { node: MapNode }) {
  const scope = useFormScope();
  const facts = useEditorState(({ tree }) => tree.facts);
  const [open, setOpen] = useState<string>();
  const [added, setAdded] = useState<string>();
  const isOfFacts = node.pointer === '/facts';
  const title = (node.schema.additionalProperties as Schema | undefined)?.title ?? '';
  const add = () => {
    const { key, value } = newFact(node);
    const pointer = join(node.pointer, key);
    const operation: FieldOperation =
      node.value === undefined
        ? { type: 'set', pointer: node.pointer, value: { [key]: value } }
        : { type: 'set', pointer, value };
    scope.change([operation], { label: words.labels.insert(title) });
    setOpen(pointer);
    setAdded(pointer);
  };
  return (
    <Column sx={{ gap: 0.5 }}>
      {node.entries.map((entry) =>
        entry.type === 'field' ? (
          <FieldRow key={entry.pointer} field={entry} />
        ) : (
          <Disclosure
            key={entry.pointer}
            isCard
            title={nameOfEntry(entry, facts)}
            isOpen={leadsInto(scope, entry.pointer) || open === entry.pointer}
            onToggle={(isOpen) => setOpen(isOpen ? entry.pointer : undefined)}
          >
            <NewEntry isNew={added === entry.pointer} onFocused={() => setAdded(undefined)}>
              <FormNodeView node={entry} isBare />
            </NewEntry>
            {isOfFacts && !scope.isReadOnly && (
              <PartName
                key={entry.key}
                label={words.factName}
                shown={entry.key}
                name={`facts.${entry.key}`}
                removal={{
                  label: words.removeFact,
                  task: () => removePartTask(`facts.${entry.key}`, nameOfEntry(entry, facts)),
                }}
              />
            )}
          </Disclosure>
        ),
      )}
      {node.entries.length === 0 && <EmptyState>{words.noneYet}</EmptyState>}
      {isOfFacts && !scope.isReadOnly && (
        <Row sx={{ mt: 1 }}>
          <AddButton onPress={add}>{words.addNamed(title)}</AddButton>
        </Row>
      )}
    </Column>
  );
}

/** Returns the label and value of a fact; for another entry, its name or its key. */
function nameOfEntry({ value, key, pointer }: FormNode, facts: readonly FactEntry[]): string {
  if (!isObject(value)) return key;
  const name = [value.label, value.name].find((one) => typeof one === 'string' && one !== '');
  const fact = facts.find((one) => pointer === `/facts/${key}` && one.name === `facts.${key}`);
  return [name ?? key, fact?.value].filter(Boolean).join(' : ');
}

/** Shows the form of a value. `isBare` omits the frame around an object whose name is already shown above it. */
export function FormNodeView({ node, isBare }: { node: FormNode; isBare?: boolean }) {
  if (node.type === 'field') return <FieldRow field={node} />;
  if (node.type === 'list')
    return (
      <ListView node={node} isBare={Boolean(isBare)}>
        {(item) => <FormNodeView node={item} isBare />}
      </ListView>
    );
  if (node.type === 'map') return <MapView node={node} />;
  return isBare ? <GroupMembers node={node} /> : <GroupView node={node} />;
}
