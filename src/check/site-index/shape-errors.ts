import type { Diagnostic, Place } from '../../diagnostics/diagnostic.ts';
import { get, join, parentOf } from '../../model/read/pointer.ts';
import type { Sources } from '../../model/read/source.ts';

/** Shape errors of a site, as the site index and the rules need them. */
export interface ShapeErrors {
  /** Pointers of the values of each file that are ignored because their shape is wrong. */
  out: ReadonlyMap<string, ReadonlySet<string>>;
  /** Ignored values, as JSON, with the places where their errors are reported. */
  held: readonly { json: string; place: Place }[];
  /** Places of the manifest's values with a wrong shape, by pointer. */
  refused: ReadonlyMap<string, Place>;
  /** Places where a missing key of the manifest is reported, by the pointer of its missing value. */
  missing: ReadonlyMap<string, Place>;
  /** Places of unknown keys, by the pointer of their object in the manifest. */
  unknownKeys: ReadonlyMap<string, readonly Place[]>;
  /** Places of missing or unreadable parts, which might have used or shown any other part. */
  hiding: readonly Place[];
}

/** A site without shape errors, or whose shape was not checked. */
export const NO_SHAPE_ERRORS: ShapeErrors = {
  out: new Map(),
  held: [],
  refused: new Map(),
  missing: new Map(),
  unknownKeys: new Map(),
  hiding: [],
};

const ABOUT_KEYS = new Set(['schema/unknown-key', 'schema/bad-name', 'schema/moved-key']);

/** Codes of errors that leave the value in use, or that have no value. */
const KEPT = new Set([
  'schema/missing-key',
  'schema/missing-keys',
  'front-matter/not-indented',
  'schema/too-long',
  'schema/too-small',
  'schema/too-large',
  'schema/third-decimal',
  'schema/too-few',
  'schema/too-many',
]);

/** Keys that only name their object: without them, its content is still valid. */
const NAMES = new Set(['id', 'path']);

/** Matches the pointer of a key of a list item: group 1 is the pointer of the item. */
const KEY_OF_ITEM = /^(.*\/\d+)\/[^/]*$/;

/** Returns the pointer of the value to ignore. If the type of a list item is wrong or missing, it is the whole item. */
function ignoredPointer({ suggestion }: Diagnostic, pointer: string): string {
  const isType = pointer.endsWith('/type') || suggestion === 'type';
  return (isType && KEY_OF_ITEM.exec(pointer)?.[1]) || pointer;
}

/**
 * Whether the content of a value of the wrong type is unknown. A text instead of a list may contain several items; an
 * object instead of a list of one object is complete.
 */
function isContentUnknown({ code, suggestion, args }: Diagnostic): boolean {
  return (
    code === 'schema/wrong-type' && args.actual !== 'object' && (suggestion === undefined || suggestion.startsWith('['))
  );
}

function keysMissing({ code, args }: Diagnostic): string[] {
  if (code === 'schema/missing-key') return [String(args.key)];
  return code === 'schema/missing-keys' ? String(args.keys ?? '').split(', ') : [];
}

/** Groups the shape errors of a site by their effect: ignored values, missing keys, unknown keys, missing parts. */
export function shapeErrorsOf({ manifest, markdown }: Sources, found: readonly Diagnostic[]): ShapeErrors {
  const out = new Map<string, Set<string>>();
  const held: { json: string; place: Place }[] = [];
  const refused = new Map<string, Place>();
  const missing = new Map<string, Place>();
  const unknownKeys = new Map<string, Place[]>();
  const hiding: Place[] = [];
  const dataOf = new Map([manifest, ...(found.length > 0 ? markdown.values() : [])].map((one) => [one.path, one]));
  for (const diagnostic of found) {
    const { code, place } = diagnostic;
    const { file, pointer } = place;
    if (pointer === undefined) continue;
    if (!KEPT.has(code)) {
      const left = ignoredPointer(diagnostic, pointer);
      out.set(file, (out.get(file) ?? new Set()).add(left));
      held.push({ json: JSON.stringify(get(dataOf.get(file)?.data, left)) ?? '', place });
    }
    const lost = keysMissing(diagnostic);
    const isUseLost = lost.some((key) => !NAMES.has(key)) || code === 'schema/moved-key';
    if (isUseLost || isContentUnknown(diagnostic)) hiding.push(place);
    if (file !== manifest.path) continue;
    for (const key of lost) missing.set(join(pointer, key), place);
    // A repeated item is not lost.
    if (lost.length === 0 && code !== 'schema/repeated-item') refused.set(pointer, place);
    if (!ABOUT_KEYS.has(code)) continue;
    const holder = parentOf(pointer);
    unknownKeys.set(holder, [...(unknownKeys.get(holder) ?? []), place]);
  }
  return { out, held, refused, missing, unknownKeys, hiding };
}

/**
 * Returns a copy of a document without its values of a wrong shape. A removed list item leaves a hole, so that the
 * pointers of the other items stay valid.
 */
export function soundPart(value: unknown, out: ReadonlySet<string> | undefined, pointer = ''): unknown {
  if (out === undefined) return value;
  if (out.has(pointer)) return undefined;
  if (Array.isArray(value)) return value.map((item, index) => soundPart(item, out, join(pointer, index)));
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).flatMap(([key, child]): [string, unknown][] => {
    const sound = soundPart(child, out, join(pointer, key));
    return sound === undefined ? [] : [[key, sound]];
  });
  return Object.fromEntries(kept);
}

/** Returns the places of the errors because of which items of a list are ignored. */
export function placesOfIgnoredItems(list: readonly unknown[], pointer: string, { refused }: ShapeErrors): Place[] {
  return [...list].flatMap((item, index) => (item === undefined ? (refused.get(join(pointer, index)) ?? []) : []));
}

/** Returns the places of the ignored values that contain a text. */
export function placesHolding(text: string, { held }: ShapeErrors): Place[] {
  const typed = JSON.stringify(text).slice(1, -1);
  return held.flatMap(({ json, place }) => (json.includes(typed) ? [place] : []));
}

/**
 * Returns the places of shape errors because of which an object or list of the manifest lacks a key: the object itself,
 * the value at the key, the missing key, and unknown keys.
 */
export function placesOfMissingKey(holder: string, key: string | number, errors: ShapeErrors): Place[] {
  const { refused, missing, unknownKeys } = errors;
  const own = [holder, join(holder, key)].flatMap((pointer) => [refused.get(pointer), missing.get(pointer)]);
  return [...own.filter((place) => place !== undefined), ...(unknownKeys.get(holder) ?? [])];
}
