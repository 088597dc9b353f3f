import { useRef, useState } from 'react';
import type { Json, JsonOperation } from '../../../edit/json-operation.ts';
import { get, join, parentOf } from '../../../model/read/pointer.ts';
import type { FieldNode } from '../form/form-node.ts';
import { type LinkedField, linkedFieldsOf, linkedValue } from '../form/linked-fields.ts';
import { schemaAt } from '../form/schema-tree.ts';
import { operationOf, shownText, withOldValue } from '../form/typed-value.ts';
import { useEditorState } from '../state/use-editor.tsx';
import { words } from '../words/words.ts';
import { useFormScope } from './FormScopeProvider.tsx';

/** A linked value. It changes with the field unless the author has excluded it. */
interface FollowingField extends LinkedField {
  after: string | number;
  isOn: boolean;
}

/** Says how a linked value changes. */
export function linkedChange({ title, before, after, isMoney }: FollowingField): string {
  return words.alsoChange(title, shownText(before, isMoney), shownText(after, isMoney));
}

/** State and actions of a field, for its control. */
export interface FieldState {
  /** The typed text, even if it is not a valid number yet. */
  text: string;
  type(text: string): void;
  set(value: Json): void;
  /**
   * Handlers of the control. While an input method is composing a word, the file is neither sent nor changed by others.
   */
  composition: { onCompositionStart(): void; onCompositionEnd(): void };
  /** Starts an edit of the field, and looks up which values show the same number. */
  begin(): void;
  linked: FollowingField[];
  toggleLinked(key: string): void;
}

/** Returns the state of one field: its text, and the linked values that change with it in the same step. */
export function useField(field: FieldNode): FieldState {
  const { data, change, compose } = useFormScope();
  const schema = useEditorState(({ schemas }) => schemas.site);
  const { pointer, value, title, isMoney } = field;
  const [text, setText] = useState(shownText(value, isMoney));
  const [seen, setSeen] = useState(value);
  const [refused, setRefused] = useState<readonly string[]>([]);
  const before = useRef<LinkedField[]>([]);
  const endOfWord = useRef<ReturnType<typeof setTimeout>>(undefined);
  if (seen !== value) {
    setSeen(value);
    if (operationOf(field, text)) setText(shownText(value, isMoney));
  }
  const parent = parentOf(pointer);
  const withOld = (operation: JsonOperation) => withOldValue(operation, data);
  /**
   * Returns the operation that updates a linked value, or restores its old value if the author has excluded it or the
   * field holds no number.
   */
  const linkedOperation = (other: LinkedField, typed: Json, off: readonly string[]) => {
    const next = (off.includes(other.key) ? undefined : linkedValue(other, typed)) ?? other.before;
    return { type: 'set' as const, pointer: join(parent, other.key), value: next };
  };
  const set = (typed: Json) => {
    const operation = operationOf(field, typed);
    if (!operation || (operation.type !== 'set' && operation.type !== 'unset')) return;
    const own = operation.type === 'set' ? operation.value : '';
    const also = before.current
      .map((other) => linkedOperation(other, own, refused))
      .filter((one) => get(data, one.pointer) !== one.value);
    change([operation, ...also].map(withOld), { label: title, field: pointer });
  };
  const linked = before.current.flatMap((other): FollowingField[] => {
    const after = linkedValue(other, value);
    if (after === undefined || after === other.before) return [];
    // `isOn` is read from the document, so that the form and the field in the page show the same.
    return [{ ...other, after, isOn: get(data, join(parent, other.key)) !== other.before }];
  });
  return {
    text,
    type(next) {
      setText(next);
      set(next);
    },
    set,
    composition: {
      onCompositionStart() {
        clearTimeout(endOfWord.current);
        compose(true);
      },
      // Some browsers fire the last input event after this one, and some languages begin the next word at once.
      onCompositionEnd() {
        endOfWord.current = setTimeout(() => compose(false));
      },
    },
    begin() {
      const list = schema && schemaAt(schema, data, parent);
      before.current = linkedFieldsOf(get(data, parent), field.key, list);
      setRefused([]);
    },
    linked,
    toggleLinked(key) {
      const other = linked.find((one) => one.key === key);
      if (!other || value === undefined) return;
      const off = other.isOn ? [...refused, key] : refused.filter((one) => one !== key);
      setRefused(off);
      change([withOld(linkedOperation(other, value, off))], { label: title, field: pointer });
    },
  };
}
