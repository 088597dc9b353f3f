import { isRecord } from '../../text/is-record.ts';
import { schemaNamed } from '../schema/schemas.ts';
import { withDefaults } from '../schema/with-defaults.ts';
import type { Editorial } from '../types.generated.ts';

function isPhrase(value: unknown): boolean {
  return isRecord(value) && Array.isArray(value.words);
}

/** Whether a limit has its form: `check` reports one that has not, and nothing is measured by it. */
function isWellFormed([key, value]: [string, unknown]): boolean {
  return key === 'phrases' ? Array.isArray(value) && value.every(isPhrase) : isRecord(value);
}

/** The editorial limits of a manifest; the schema's defaults stand for what is not given, or not as it should be. */
export function editorialOf(manifest: unknown): Editorial {
  const given = isRecord(manifest) && isRecord(manifest.editorial) ? manifest.editorial : {};
  const usable = Object.fromEntries(Object.entries(given).filter(isWellFormed));
  return withDefaults({ value: usable, schema: schemaNamed('editorial') }) as Editorial;
}
