import type { Json, JsonOperation } from '../../src/edit/json-operation.ts';
import { join, keysOf } from '../../src/model/read/pointer.ts';
import type { Chance } from '../random/chance.ts';

type Container = Json[] | { [key: string]: Json };

function isContainer(value: Json): value is Container {
  return typeof value === 'object' && value !== null;
}

/** Returns all values of a document with their pointers, the whole document first. */
export function valuesIn(value: Json, pointer = ''): [pointer: string, value: Json][] {
  const children = isContainer(value) ? Object.entries(value) : [];
  return [[pointer, value], ...children.flatMap(([key, child]) => valuesIn(child, join(pointer, key)))];
}

/** Chooses an operation that a document allows. */
export function chooseOperation(document: Json, values: readonly Json[], chance: Chance): JsonOperation {
  const all = valuesIn(document);
  const value = chance.pick(values);
  const lists = all.filter((one): one is [string, Json[]] => Array.isArray(one[1]));
  const objects = all.filter(([, one]) => isContainer(one) && !Array.isArray(one)) as [
    string,
    { [key: string]: Json },
  ][];
  const filled = lists.filter(([, { length }]) => length > 0);
  const keyed = objects.filter(([, object]) => Object.keys(object).length > 0);
  const choices: (() => JsonOperation)[] = [() => ({ type: 'set', pointer: chance.pick(all)[0], value })];
  if (objects.length > 0)
    choices.push(() => {
      const key = chance.pick(['new', 'a/b', '~', 'é', '', '__proto__', '0']);
      return { type: 'set', pointer: join(chance.pick(objects)[0], key), value };
    });
  if (keyed.length > 0)
    choices.push(() => {
      const [pointer, object] = chance.pick(keyed);
      return { type: 'unset', pointer: join(pointer, chance.pick(Object.keys(object))) };
    });
  if (lists.length > 0)
    choices.push(() => {
      const [pointer, list] = chance.pick(lists);
      return { type: 'insert', pointer: join(pointer, chance.between(0, list.length)), value };
    });
  if (filled.length > 0) {
    const item = () => {
      const [pointer, { length }] = chance.pick(filled);
      return { pointer: join(pointer, chance.between(0, length - 1)), length };
    };
    choices.push(
      () => ({ type: 'remove', pointer: item().pointer }),
      () => {
        const { pointer, length } = item();
        return { type: 'move', pointer, to: chance.between(0, length - 1) };
      },
    );
  }
  return chance.pick(choices)();
}

function put(container: { [key: string]: Json }, key: string, value: Json): void {
  Object.defineProperty(container, key, { value, enumerable: true, configurable: true, writable: true });
}

/** Returns the data of a document after an operation. */
export function applyOperation(document: Json, operation: JsonOperation): Json {
  const copy = structuredClone(document);
  const keys = keysOf(operation.pointer);
  const key = keys.pop();
  if (key === undefined) return operation.type === 'set' ? operation.value : copy;
  let container = copy as Container;
  for (const name of keys) container = (container as Record<string, Container>)[name] as Container;
  if (!Array.isArray(container)) {
    if (operation.type === 'set') put(container, key, operation.value);
    else delete container[key];
    return copy;
  }
  const index = Number(key);
  const item = container[index] as Json;
  if (operation.type === 'set') container[index] = operation.value;
  else if (operation.type === 'insert') container.splice(index, 0, operation.value);
  else if (operation.type === 'remove') container.splice(index, 1);
  else if (operation.type === 'move') {
    container.splice(index, 1);
    container.splice(operation.to, 0, item);
  }
  return copy;
}
