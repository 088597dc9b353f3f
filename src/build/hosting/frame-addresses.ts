import { schemaNamed } from '../../model/schema/schemas.ts';
import { visitStrings } from '../../model/schema/visit-strings.ts';
import type { Manifest } from '../../model/types.generated.ts';

/** Returns the addresses of the frames on the pages of a site. */
export function framesOf(manifest: Manifest): string[] {
  const strings = visitStrings({ value: manifest, schema: schemaNamed('site') });
  return [...new Set([...strings].flatMap(({ kind, value }) => (kind === 'frame-url' ? [value] : [])))];
}
