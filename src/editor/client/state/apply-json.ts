import type { Json, JsonOperation } from '../../../edit/json-operation.ts';
import { keysOf } from '../../../model/read/pointer.ts';
import { isObject } from '../form/schema-tree.ts';

/** The value at a pointer; nothing where there is none. */
export function valueAt(document: Json | undefined, pointer: string): Json | undefined {
  let value = document;
  for (const key of keysOf(pointer)) {
    if (Array.isArray(value)) value = value[Number(key)];
    else if (isObject(value) && Object.hasOwn(value, key)) value = value[key];
    else return undefined;
  }
  return value;
}

function changeItem(list: readonly Json[], index: number, operation: JsonOperation): Json[] {
  if (operation.type === 'set') return list.with(index, operation.value);
  if (operation.type === 'insert') return list.toSpliced(index, 0, operation.value);
  if (operation.type === 'remove') return list.toSpliced(index, 1);
  const item = list[index] as Json;
  if (operation.type === 'duplicate') return list.toSpliced(index + 1, 0, item);
  return operation.type === 'move' ? list.toSpliced(index, 1).toSpliced(operation.to, 0, item) : [...list];
}

/**
 * The document after an operation, sharing all that it leaves as it was. Where nothing holds the pointer's last key, the
 * document as it is.
 */
export function applyJson(document: Json, operation: JsonOperation): Json {
  const change = (value: Json | undefined, keys: readonly string[]): Json | undefined => {
    const [key, ...rest] = keys;
    if (key === undefined) return operation.type === 'set' ? operation.value : value;
    if (Array.isArray(value)) {
      if (rest.length === 0) return changeItem(value, Number(key), operation);
      const item = change(value[Number(key)], rest);
      return item === undefined ? value : value.with(Number(key), item);
    }
    if (!isObject(value)) return value;
    if (rest.length > 0) {
      const member = change(value[key], rest);
      return member === undefined ? value : { ...value, [key]: member };
    }
    if (operation.type === 'set') return { ...value, [key]: operation.value };
    if (operation.type !== 'unset') return value;
    const { [key]: _, ...others } = value;
    return others;
  };
  return change(document, keysOf(operation.pointer)) ?? document;
}
