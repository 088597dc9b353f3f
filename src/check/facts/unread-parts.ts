import type { Place } from '../../diagnostics/diagnostic.ts';
import { get } from '../../model/read/pointer.ts';
import type { Sources } from '../../model/read/source.ts';
import type { FormErrors } from './form-errors.ts';
import type { Recovery } from './recovery.ts';

/** The value at a pointer as it was typed, and the object that holds it. */
function typedAt(data: unknown, pointer: string): { value: unknown; holder: unknown } {
  return { value: get(data, pointer), holder: get(data, pointer.slice(0, pointer.lastIndexOf('/'))) };
}

/** Whether rules do not see a value that has a recovery: it is left out, or its key is that of another one. */
function isUnread(recovery: Recovery, holder: unknown): boolean {
  return (
    recovery === 'drop' ||
    (typeof recovery === 'object' && 'key' in recovery && Object.hasOwn(Object(holder), recovery.key))
  );
}

/** Places of the parts of a manifest that rules do not see, because their form is wrong, and that hold a text. */
export function placesOfUnread(
  text: string,
  { sources: { manifest }, formErrors }: { sources: Pick<Sources, 'manifest'>; formErrors: FormErrors },
): Place[] {
  const quoted = JSON.stringify(text);
  return [...(formErrors.recoveries.get(manifest.file.path) ?? [])].flatMap(([pointer, recovery]) => {
    const place = formErrors.places.get(pointer);
    const { value, holder } = typedAt(manifest.data, pointer);
    // Without its type, nothing of a block is read.
    const unread = pointer.endsWith('/type') ? holder : value;
    return place && isUnread(recovery, holder) && JSON.stringify(unread)?.includes(quoted) ? [place] : [];
  });
}
