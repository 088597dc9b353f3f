import { BRACED_NAME } from '../../text/braced-names.ts';
import { pointerOfName } from './name-pointer.ts';
import type { SiteOrigins, WithMarks } from './site-origins.ts';

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
