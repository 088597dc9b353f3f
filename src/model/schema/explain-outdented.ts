import type { ErrorObject } from 'ajv';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { join } from '../read/pointer.ts';
import type { SourceDocument } from '../read/source.ts';
import type { Schema } from './schemas.ts';

/** A group of settings whose lines do not stand under it, and the errors that follow from that. */
export interface Outdented {
  mistake: Diagnostic;
  isConsequence(error: ErrorObject): boolean;
}

/** Finds a group that is empty because its lines are not indented: YAML reads them as settings beside it. */
export function explainOutdented(errors: ErrorObject[], root: Schema, document: SourceDocument): Outdented | undefined {
  const unknown = errors
    .filter(({ keyword, instancePath }) => keyword === 'additionalProperties' && instancePath === '')
    .map(({ params }) => String(params.additionalProperty));
  for (const { keyword, instancePath, params } of errors) {
    const group = instancePath.slice(1);
    const own = root.properties?.[group]?.properties;
    if (keyword !== 'type' || params.type !== 'object' || !own) continue;
    const keys = unknown.filter((key) => Object.hasOwn(own, key));
    const [first] = keys;
    if (first === undefined || (document.data as Record<string, unknown>)[group] !== null) continue;
    return {
      mistake: {
        code: 'front-matter/not-indented',
        severity: 'error',
        place: document.locate(join('', first), 'key'),
        args: { key: first, group, keys: keys.join(', ') },
      },
      isConsequence: (error) =>
        error.instancePath === instancePath ||
        (error.instancePath === '' && keys.includes(String(error.params.additionalProperty))),
    };
  }
  return undefined;
}
