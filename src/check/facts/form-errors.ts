import type { Diagnostic, Place } from '../../diagnostics/diagnostic.ts';
import { get, join } from '../../model/read/pointer.ts';
import type { Sources } from '../../model/read/source.ts';

/** What the check of the form says about a site, as far as facts and rules have to know it. */
export interface FormErrors {
  /** Pointers of what is left out of each file, because its form is wrong. */
  out: ReadonlyMap<string, ReadonlySet<string>>;
  /** Values that are left out, as JSON, with the places where that is reported. */
  held: readonly { json: string; place: Place }[];
  /** Places of the values of the manifest whose form is wrong, by pointer. */
  refused: ReadonlyMap<string, Place>;
  /** Places where it is reported that the manifest lacks a key, by the pointer of what stands under it. */
  missing: ReadonlyMap<string, Place>;
  /** Places of keys that no schema knows, by the pointer of the object of the manifest that holds them. */
  unknownKeys: ReadonlyMap<string, readonly Place[]>;
  /** Places where something is missing that may have used or shown any other part. */
  hiding: readonly Place[];
}

/** A site whose form was not looked at, or has nothing wrong. */
export const NO_FORM_ERRORS: FormErrors = {
  out: new Map(),
  held: [],
  refused: new Map(),
  missing: new Map(),
  unknownKeys: new Map(),
  hiding: [],
};

const ABOUT_KEYS = new Set(['schema/unknown-key', 'schema/bad-name', 'schema/moved-key']);

/** Codes of errors that leave nothing out: the value can be read all the same, or there is none. */
const KEPT = new Set([
  'schema/missing-key',
  'schema/missing-keys',
  'front-matter/not-indented',
  'schema/too-long',
  'schema/too-small',
  'schema/too-large',
  'schema/too-few',
  'schema/too-many',
]);

/** Keys that only name their object: without them, the object still uses all that it used. */
const NAMES = new Set(['id', 'path']);

/** Matches the pointer of a key of a list's item: group 1 is the pointer of the item. */
const KEY_OF_ITEM = /^(.*\/\d+)\/[^/]*$/;

/** Pointer of what has to be left out: a key with its value, an item of a list, or an item without its type. */
function outOf({ suggestion }: Diagnostic, pointer: string): string {
  const isType = pointer.endsWith('/type') || suggestion === 'type';
  return (isType && KEY_OF_ITEM.exec(pointer)?.[1]) || pointer;
}

/**
 * Returns whether a value of the wrong type leaves its content unknown. A text in the place of a list may be one of
 * several items; of an object without the brackets of its list nothing is missing.
 */
function isContentLost({ code, suggestion, args }: Diagnostic): boolean {
  return (
    code === 'schema/wrong-type' && args.actual !== 'object' && (suggestion === undefined || suggestion.startsWith('['))
  );
}

function keysMissing({ code, args }: Diagnostic): string[] {
  if (code === 'schema/missing-key') return [String(args.key)];
  return code === 'schema/missing-keys' ? String(args.keys ?? '').split(', ') : [];
}

/** Sorts what is wrong with the form of a site by what it leaves out. */
export function formErrorsOf({ manifest, markdown }: Sources, found: readonly Diagnostic[]): FormErrors {
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
      const left = outOf(diagnostic, pointer);
      out.set(file, (out.get(file) ?? new Set()).add(left));
      held.push({ json: JSON.stringify(get(dataOf.get(file)?.data, left)) ?? '', place });
    }
    const lost = keysMissing(diagnostic);
    const isUseLost = lost.some((key) => !NAMES.has(key)) || code === 'schema/moved-key';
    if (isUseLost || isContentLost(diagnostic)) hiding.push(place);
    if (file !== manifest.path) continue;
    for (const key of lost) missing.set(join(pointer, key), place);
    // An item that stands there twice is not lost.
    if (lost.length === 0 && code !== 'schema/repeated-item') refused.set(pointer, place);
    if (!ABOUT_KEYS.has(code)) continue;
    const holder = pointer.slice(0, pointer.lastIndexOf('/'));
    unknownKeys.set(holder, [...(unknownKeys.get(holder) ?? []), place]);
  }
  return { out, held, refused, missing, unknownKeys, hiding };
}

/** Returns a copy of a document without what its form has wrong. An item of a list leaves a hole: its neighbours' pointers stay true. */
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

/** Returns the places where it is reported that items of a list are wrong, which are left out. */
export function placesOfLostItems(list: readonly unknown[], pointer: string, { refused }: FormErrors): Place[] {
  return [...list].flatMap((item, index) => (item === undefined ? (refused.get(join(pointer, index)) ?? []) : []));
}

/** Returns the places of what is left out and holds a text. */
export function placesHolding(text: string, { held }: FormErrors): Place[] {
  const typed = JSON.stringify(text).slice(1, -1);
  return held.flatMap(({ json, place }) => (json.includes(typed) ? [place] : []));
}

/**
 * Returns the places of what the form has wrong so that an object or a list of the manifest lacks a key: itself, what
 * stands under the key, the key that is missing, and those that no schema knows.
 */
export function placesOfLostKey(holder: string, key: string | number, errors: FormErrors): Place[] {
  const { refused, missing, unknownKeys } = errors;
  const own = [holder, join(holder, key)].flatMap((pointer) => [refused.get(pointer), missing.get(pointer)]);
  return [...own.filter((place) => place !== undefined), ...(unknownKeys.get(holder) ?? [])];
}
