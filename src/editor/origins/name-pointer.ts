import { join } from '../../model/read/pointer.ts';
import { isRecord } from '../../text/is-record.ts';

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
