import type { JsonNode } from '../model/read/json-node.ts';
import { childrenOf, isContainer, type JsonContainer, membersOf, sourceOf } from './json-members.ts';
import { columnAt, hasLineBreak, indentationAt, lineBreakNear } from './lines.ts';

/**
 * Properties by which the layouts of objects and lists are compared: `isLeaf` if they contain no other object or list,
 * except for empty ones.
 */
interface Shape {
  type: 'object' | 'array';
  isLeaf: boolean;
}

/** JSON style around a position in a text. */
export interface JsonStyle {
  lineBreak: string;
  /** One level of indentation. */
  unit: string;
  /** Separator between a key and its value. */
  colon: string;
  /** Separator between two members on one line. */
  comma: string;
  /** Space inside of the brackets of a one-line container. */
  padding: Record<Shape['type'], string>;
  /**
   * Returns the maximum column at which an object or list of a shape may end on one line; 0 if it takes several lines.
   */
  flatUpTo(shape: Shape): number;
}

/** Column up to which one line is always allowed, if similar containers are on one line. */
const MAX_COLUMNS = 80;

/** Whether a non-empty object or list is on one line. */
export function isFlat(text: string, container: JsonContainer): boolean {
  return childrenOf(container).length > 0 && !hasLineBreak(sourceOf(text, container));
}

function* containersIn(node: JsonNode, except?: JsonNode): Generator<JsonContainer> {
  if (node === except || !isContainer(node)) return;
  if (childrenOf(node).length > 0) yield node;
  for (const child of childrenOf(node)) yield* containersIn(child, except);
}

function isLeaf(container: JsonContainer): boolean {
  return childrenOf(container).every((child) => !isContainer(child) || childrenOf(child).length === 0);
}

function unitOf(text: string, container: JsonContainer): string | undefined {
  const [first] = membersOf(container);
  if (!first || !hasLineBreak(text.slice(container.start, first.start))) return undefined;
  const outer = indentationAt(text, container.start);
  const inner = indentationAt(text, first.start);
  return inner.length > outer.length && inner.startsWith(outer) ? inner.slice(outer.length) : undefined;
}

function colonOf(text: string, container: JsonContainer): string | undefined {
  if (container.type === 'array') return undefined;
  const colons = container.entries.map(({ key, value }) => text.slice(key.end, value.start));
  return colons.find((colon) => !hasLineBreak(colon));
}

function commaOf(text: string, container: JsonContainer): string | undefined {
  const members = membersOf(container);
  const commas = members.slice(1).map(({ start }, index) => text.slice(members[index]?.end, start));
  return commas.find((comma) => !hasLineBreak(comma));
}

function paddingOf(text: string, container: JsonContainer, type: Shape['type']): string | undefined {
  const [first] = membersOf(container);
  return first && container.type === type && isFlat(text, container)
    ? text.slice(container.start + 1, first.start)
    : undefined;
}

/**
 * Returns the maximum column of the one-line examples, at least `MAX_COLUMNS`, or 0 if most examples take several
 * lines; `undefined` without examples.
 */
function flatUpTo(text: string, containers: Iterable<JsonContainer>, shape: Shape): number | undefined {
  let [flat, broken, widest] = [0, 0, MAX_COLUMNS];
  for (const container of containers) {
    if (container.type !== shape.type || isLeaf(container) !== shape.isLeaf) continue;
    if (isFlat(text, container)) {
      flat += 1;
      widest = Math.max(widest, columnAt(text, container.end));
    } else broken += 1;
  }
  if (flat + broken === 0) return undefined;
  return flat >= broken ? widest : 0;
}

/**
 * Finds the JSON style at a position from the nearest examples. `scopes` are the objects and lists around the position,
 * innermost first; each is searched in document order, and outer ones only if the inner ones have no example. The
 * default is an indentation of two spaces, and several lines for everything with members.
 */
export function styleAt(text: string, offset: number, scopes: readonly JsonNode[]): JsonStyle {
  const nearest = <T>(find: (containers: Iterable<JsonContainer>) => T | undefined): T | undefined => {
    for (const [index, scope] of scopes.entries()) {
      const found = find(containersIn(scope, scopes[index - 1]));
      if (found !== undefined) return found;
    }
    return undefined;
  };
  const first = (read: (container: JsonContainer) => string | undefined) =>
    nearest((containers) => {
      for (const container of containers) {
        const found = read(container);
        if (found !== undefined) return found;
      }
      return undefined;
    });
  const colon = first((container) => colonOf(text, container)) ?? ': ';
  const isTight = colon === ':';
  const like = (shape: Shape) => nearest((containers) => flatUpTo(text, containers, shape));
  return {
    lineBreak: lineBreakNear(text, offset),
    unit: first((container) => unitOf(text, container)) ?? '  ',
    colon,
    comma: first((container) => commaOf(text, container)) ?? (isTight ? ',' : ', '),
    padding: {
      object: first((container) => paddingOf(text, container, 'object')) ?? (isTight ? '' : ' '),
      array: first((container) => paddingOf(text, container, 'array')) ?? '',
    },
    flatUpTo(shape) {
      const other = shape.type === 'object' ? 'array' : 'object';
      return like(shape) ?? like({ ...shape, type: other }) ?? 0;
    },
  };
}
