import { namesIn } from '../../model/markdown/find-names.ts';
import { get, join } from '../../model/read/pointer.ts';
import { isRaw, type Raw } from '../../model/read/values.ts';
import { createLookup } from '../../model/resolve/interpolate.ts';
import { schemaNamed } from '../../model/schema/schemas.ts';
import type { Manifest } from '../../model/types.generated.ts';
import type { JsonOperation } from '../json-operation.ts';
import { referenceRemoval, removalOf } from './remove-link.ts';
import { isBelow, matterOf, type RemovedLinkChoice, removeValues, textsOnlyIn } from './remove-page.ts';
import { leaveSection } from './remove-part.ts';
import type { FileRange, SiteUses, ValueUse } from './site-uses.ts';
import { ChangeDraft, type StructureResult } from './structure-change.ts';

interface ValueRemoval {
  /** Dotted name of the value. */
  name: string;
  /**
   * Called with each place that names the value. `to` is the dotted name of the value to name instead. `unlink` removes
   * a reference, or replaces a name in a text with its value. The removal is refused if `undefined` is returned.
   */
  choose(use: ValueUse, index: number): RemovedLinkChoice | undefined;
}

function indexIn(list: readonly unknown[], key: string): number {
  const index = list.findIndex((item) => isRaw(item) && item.id === key);
  return index < 0 && /^\d+$/.test(key) ? Number(key) : index;
}

/**
 * Returns the pointer of the value with a dotted name; items of a list are named by `id`, or by their index if they
 * have none.
 */
export function pointerOfValue(data: Raw, name: string): string | undefined {
  let pointer = '';
  for (const key of name.split('.')) {
    const value = get<unknown>(data, pointer);
    pointer = join(pointer, Array.isArray(value) ? indexIn(value, key) : key);
  }
  return get<unknown>(data, pointer) === undefined ? undefined : pointer;
}

const isPartOf = (name: string, whole: string) => name === whole || name.startsWith(`${whole}.`);

/** Returns the places that name a value, or a part of it, in the content that remains after its removal. */
export function usesOfValue(site: SiteUses, name: string): ValueUse[] {
  const { data, file: manifest } = site.manifest;
  const pointer = pointerOfValue(data, name);
  if (pointer === undefined) return [];
  const files = textsOnlyIn(site, pointer);
  return site.valueUses.filter(({ name: used, typed: { file, pointer: at } }) => {
    const isRemoved = files.includes(file) || (file === manifest && isBelow(at, pointer));
    return isPartOf(used, name) && !isRemoved;
  });
}

/** Returns the operation that removes a use of a removed value, if the document allows it. */
export function removalOfUse({ manifest, texts }: SiteUses, { typed }: ValueUse): JsonOperation | undefined {
  const { file, pointer = '' } = typed;
  return file === manifest.file
    ? referenceRemoval(manifest.data, manifest.schema, pointer)
    : removalOf(matterOf(texts.get(file) ?? ''), schemaNamed('front-matter'), pointer);
}

/** Returns the value of a name in a text, as an author types it: with ordinary spaces. */
export function typedValue({ manifest }: SiteUses, { name }: ValueUse): string | undefined {
  const lookup = createLookup(manifest.data as unknown as Manifest);
  return lookup(name)?.replace(/[\u00A0\u202F]/g, ' ');
}

/**
 * Returns the other dotted names that a place may use instead of a removed value: those of the other entries of its
 * collection that have the part in use.
 */
export function namesInstead(
  { manifest: { data } }: SiteUses,
  { name, use }: { name: string; use: ValueUse },
): string[] {
  const part = name.slice(0, name.lastIndexOf('.'));
  const around = get<unknown>(data, pointerOfValue(data, part) ?? '-');
  const keys = Array.isArray(around)
    ? around.flatMap((item) => (isRaw(item) && typeof item.id === 'string' ? [item.id] : []))
    : Object.keys(Object(around));
  const list = get<unknown>(data, use.typed.pointer?.replace(/\/\d+$/, '') ?? '-');
  const listed: unknown[] = use.form === 'entry' && Array.isArray(list) ? list : [];
  return keys
    .filter((key) => !listed.includes(key))
    .map((key) => `${part}.${key}`)
    .filter((other) => other !== name && pointerOfValue(data, other + use.name.slice(name.length)) !== undefined);
}

/** Replaces the first use of a name between braces in a text with a value. */
function withoutName(text: string, name: string, value: string): string {
  const found = [...namesIn(text)].find((one) => one.name === name);
  return found ? text.slice(0, found.start) + value + text.slice(found.end) : text;
}

/** Writes the value of a name into a text, instead of the name. */
function writeValue(
  site: SiteUses,
  draft: ChangeDraft,
  { use, matter }: { use: ValueUse; matter: Map<string, string> },
) {
  const { name, typed, braced = typed } = use;
  const value = typedValue(site, use);
  if (value === undefined) return false;
  const { file, pointer } = typed;
  if (file === site.manifest.file) draft.retype(braced, JSON.stringify(value).slice(1, -1));
  else if (pointer === undefined) draft.retype(braced, value.replace(/[\\`*_[\]<>|]/g, '\\$&'));
  else {
    const key = `${file}${pointer}`;
    const before = matter.get(key) ?? get<unknown>(matterOf(site.texts.get(file) ?? ''), pointer);
    const text = withoutName(String(before), name, value);
    matter.set(key, text);
    draft.operate(file, { type: 'set', pointer, value: text });
  }
  return true;
}

/** Stores in a fact the value that it copies from the removed value. */
function keepCopy({ manifest: { data, file } }: SiteUses, draft: ChangeDraft, { name, typed }: ValueUse): boolean {
  const { pointer = '' } = typed;
  const value = get<unknown>(data, pointerOfValue(data, name) ?? '-');
  if (typeof value !== 'number' && typeof value !== 'string') return false;
  draft.operate(file, { type: 'set', pointer: pointer.replace(/from$/, 'value'), value });
  draft.operate(file, { type: 'unset', pointer });
  return true;
}

/**
 * Removes a value of the manifest, such as an entry of a collection or a fact, with the texts that only it shows. Each
 * place that names it gets the name of another value, or no name, as chosen.
 */
export function removeValue(site: SiteUses, { name, choose }: ValueRemoval): StructureResult {
  const { data, schema, file } = site.manifest;
  const pointer = pointerOfValue(data, name);
  if (pointer === undefined) return { code: 'unknown-value', args: { name } };
  const own = removalOf(data, schema, pointer);
  if (!own) return { code: 'value-needed', args: { name } };
  if (site.guides.some(({ chain }) => name === `chains.${chain}`)) return { code: 'chain-of-guides', args: { name } };
  const draft = new ChangeDraft(site);
  const [open, needed]: [FileRange[], FileRange[]] = [[], []];
  const operations = new Map<string, JsonOperation[]>([[file, [own]]]);
  const matter = new Map<string, string>();
  for (const [index, use] of usesOfValue(site, name).entries()) {
    const { typed, form } = use;
    const choice = choose(use, index);
    if (choice === undefined) open.push(typed);
    else if (choice !== 'unlink') {
      if (!namesInstead(site, { name, use }).includes(choice.to))
        return { code: 'unknown-value', args: { name: choice.to } };
      draft.retype(
        typed,
        form === 'entry' ? choice.to.slice(choice.to.lastIndexOf('.') + 1) : choice.to + use.name.slice(name.length),
      );
    } else if (form === 'path') {
      if (!keepCopy(site, draft, use)) needed.push(typed);
    } else if (form === 'text') {
      if (!writeValue(site, draft, { use, matter })) needed.push(typed);
    } else {
      const operation = removalOfUse(site, use);
      if (operation) operations.set(typed.file, [...(operations.get(typed.file) ?? []), operation]);
      else needed.push(typed);
    }
  }
  if (open.length > 0) return { code: 'value-used', args: { name }, places: open };
  if (needed.length > 0) return { code: 'use-needed', args: { name }, places: needed };
  const removed = operations.get(file) ?? [];
  for (const text of removed.flatMap((one) => textsOnlyIn(site, one.pointer))) draft.remove(text);
  for (const { pointer: at } of removed) {
    const refusal = leaveSection(site, draft, at);
    if (refusal) return refusal;
  }
  for (const [document, list] of operations) removeValues(draft, document, list);
  return draft.finish();
}
