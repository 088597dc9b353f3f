import { join } from '../../model/read/pointer.ts';
import { BRACED_NAME } from '../../text/braced-names.ts';
import { isRecord } from '../../text/is-record.ts';
import type { SiteOrigins, WithMarks } from './site-origins.ts';

/**
 * Returns the pointer to the value that a name between braces refers to. Returns `undefined` if the name is unknown or
 * its value is computed, such as the opening hours in words.
 */
export function pointerOfName(manifest: unknown, name: string): string | undefined {
  let value = manifest;
  let pointer = '';
  for (const key of name.split('.')) {
    const place = Array.isArray(value) ? value.findIndex((item) => isRecord(item) && item.id === key) : key;
    if (place === -1) return undefined;
    const next = Array.isArray(value) ? value[Number(place)] : isRecord(value) ? value[key] : undefined;
    if (next === undefined) return undefined;
    pointer = join(pointer, place);
    value = next;
  }
  if (!name.startsWith('facts.') || !isRecord(value)) return pointer;
  return typeof value.from === 'string' ? pointerOfName(manifest, value.from) : join(pointer, 'value');
}

/**
 * Returns the pointers of the manifest's values that a page contains, directly or by names in its texts. The page shows
 * a subset of them.
 */
export function pointersRead(
  { texts, unmarked }: Pick<WithMarks<unknown>, 'texts' | 'unmarked'>,
  site: Pick<SiteOrigins, 'model' | 'shell' | 'typedAt'>,
): Set<string> {
  const pointers = new Set<string>();
  for (const field of [...texts.flat(), ...unmarked, ...site.shell.unmarked]) {
    if (field.file === 'manifest') pointers.add(field.pointer);
    for (const [, name = ''] of (site.typedAt(field) ?? field.text).matchAll(BRACED_NAME)) {
      const pointer = pointerOfName(site.model.manifest, name);
      if (pointer !== undefined) pointers.add(pointer);
    }
  }
  return pointers;
}
