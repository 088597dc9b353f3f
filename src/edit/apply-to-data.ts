import { keysOf } from '../model/read/pointer.ts';
import type { Json, JsonOperation } from './json-operation.ts';

function isContainer(value: Json | undefined): value is Json[] | { [key: string]: Json } {
  return typeof value === 'object' && value !== null;
}

function childOf(value: Json | undefined, key: string): Json | undefined {
  if (Array.isArray(value)) return /^(?:0|[1-9]\d*)$/.test(key) ? value[Number(key)] : undefined;
  return isContainer(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}

/** Returns the list after an operation on one of its items; `undefined` if there is no such item. */
function changedList(list: readonly Json[], index: number, operation: JsonOperation): Json[] | undefined {
  const item = list[index];
  const isPlace = operation.type === 'insert' ? index >= 0 && index <= list.length : item !== undefined;
  if (!isPlace) return undefined;
  if (operation.type === 'insert') return list.toSpliced(index, 0, operation.value);
  if (item === undefined) return undefined;
  if (operation.type === 'set') return list.with(index, operation.value);
  if (operation.type === 'remove') return list.toSpliced(index, 1);
  if (operation.type !== 'move' || list[operation.to] === undefined) return undefined;
  return list.toSpliced(index, 1).toSpliced(operation.to, 0, item);
}

function changed(value: Json | undefined, keys: readonly string[], operation: JsonOperation): Json | undefined {
  const [key, ...rest] = keys;
  if (key === undefined) return operation.type === 'set' ? operation.value : undefined;
  if (!isContainer(value)) return undefined;
  if (rest.length === 0 && Array.isArray(value)) {
    return changedList(value, /^(?:0|[1-9]\d*)$/.test(key) ? Number(key) : -1, operation);
  }
  if (rest.length === 0 && operation.type === 'unset') {
    if (Array.isArray(value) || !Object.hasOwn(value, key)) return undefined;
    return Object.fromEntries(Object.entries(value).filter(([name]) => name !== key));
  }
  const child = rest.length > 0 ? changed(childOf(value, key), rest, operation) : undefined;
  const put = rest.length > 0 ? child : operation.type === 'set' ? operation.value : undefined;
  if (put === undefined) return undefined;
  if (Array.isArray(value)) return value.with(Number(key), put);
  // Keys such as `__proto__` are keys like any other.
  const entries = Object.entries(value).map(([name, old]): [string, Json] => [name, name === key ? put : old]);
  return Object.fromEntries(Object.hasOwn(value, key) ? entries : [...entries, [key, put]]);
}

/** Returns the document data after an operation; `undefined` if the document does not allow it. */
export function applyToData(document: Json, operation: JsonOperation): Json | undefined {
  return changed(document, keysOf(operation.pointer), operation);
}
