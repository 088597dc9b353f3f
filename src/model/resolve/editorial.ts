import { isRecord } from '../../text/is-record.ts';
import { schemaNamed } from '../schema/schemas.ts';
import { withDefaults } from '../schema/with-defaults.ts';
import type { Editorial } from '../types.generated.ts';

function isPhrase(value: unknown): boolean {
  return isRecord(value) && Array.isArray(value.words);
}

/** Whether a limit is valid: `check` reports an invalid one, which is then ignored. */
function isWellFormed([key, value]: [string, unknown]): boolean {
  return key === 'phrases' ? Array.isArray(value) && value.every(isPhrase) : isRecord(value);
}

/** Returns the editorial limits of a manifest, with the schema's defaults for missing or invalid ones. */
export function editorialOf(manifest: unknown): Editorial {
  const given = isRecord(manifest) && isRecord(manifest.editorial) ? manifest.editorial : {};
  const usable = Object.fromEntries(Object.entries(given).filter(isWellFormed));
  return withDefaults({ value: usable, schema: schemaNamed('editorial') }) as Editorial;
}
