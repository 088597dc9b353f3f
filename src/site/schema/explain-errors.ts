import type { ErrorObject } from 'ajv';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { SourceDocument } from '../read/source.ts';
import { EXPLAIN, type Slip } from './explain-keyword.ts';
import { explainOutdented } from './explain-outdented.ts';
import { nameOf, schemasAlong } from './schema-at.ts';
import type { Schema } from './schemas.ts';

/** Keywords that are explained, the most telling first. */
export const explainedKeywords = Object.keys(EXPLAIN);

/** Keys missing from one object that are told together: it is empty or another one. */
const MANY = 3;

const RANK = new Map(explainedKeywords.map((keyword, index) => [keyword, index]));

/** Faults that follow from another one are no slips of their own. */
function isConsequence(error: ErrorObject): boolean {
  // A type that is missing or no text is already reported as such; a bad name is reported by `propertyNames`.
  if (error.keyword === 'discriminator') return error.params.error === 'tag';
  return error.propertyName !== undefined && error.keyword !== 'propertyNames';
}

/** Keys that are missing from an object because another name was typed: each goes with the unknown key it explains. */
function pairedKeys(unknown: Slip[], missing: string[]): Set<string> {
  const paired = new Set(unknown.flatMap(({ suggestion }) => suggestion ?? []).filter((key) => missing.includes(key)));
  const [lonely, ...others] = unknown.filter(({ suggestion }) => suggestion === undefined);
  const [left, ...more] = missing.filter((key) => !paired.has(key));
  if (lonely && left !== undefined && others.length === 0 && more.length === 0) {
    lonely.suggestion = left;
    paired.add(left);
  }
  return paired;
}

/** Explains the faults of one object or value: one slip a cause. */
function explainGroup(errors: ErrorObject[], pointer: string, root: Schema, document: SourceDocument): Slip[] {
  const along = schemasAlong(root, document.data, pointer);
  const last = along.at(-1);
  if (!last) return [];
  const where = nameOf(along, document.file.path);
  const notation = document.file.path.endsWith('.md') ? 'yaml' : 'json';
  const missing = errors
    .filter(({ keyword }) => keyword === 'required')
    .map(({ params }) => String(params.missingProperty));
  const slips = errors.flatMap((error) => {
    const explain = EXPLAIN[error.keyword];
    const { value, schema } = last;
    return explain ? { error, slip: explain({ error, value, schema, where, notation, missing }) } : [];
  });
  const aboutKeys = slips.filter(({ error }) =>
    ['required', 'additionalProperties', 'propertyNames'].includes(error.keyword),
  );
  const aboutValue = slips.filter((entry) => !aboutKeys.includes(entry));
  aboutValue.sort((a, b) => (RANK.get(a.error.keyword) ?? 0) - (RANK.get(b.error.keyword) ?? 0));
  const unknown = aboutKeys.filter(({ error }) => error.keyword === 'additionalProperties').map(({ slip }) => slip);
  const paired = pairedKeys(unknown, missing);
  const left = missing.filter((key) => !paired.has(key));
  const isMany = left.length >= MANY;
  const told = aboutKeys.filter(({ error: { keyword, params } }) => {
    return keyword !== 'required' || (!isMany && left.includes(String(params.missingProperty)));
  });
  return [
    ...aboutValue.slice(0, 1).map(({ slip }) => slip),
    ...told.map(({ slip }) => slip),
    ...(isMany ? [{ code: 'schema/missing-keys', pointer, args: { keys: left.join(', '), where } }] : []),
  ];
}

/** A text that will change length once its `{{…}}` are filled is measured by a rule, not here. */
function isMeasuredLater(error: ErrorObject, value: unknown): boolean {
  return error.keyword === 'maxLength' && String(value).includes('{{');
}

function valueAt(data: unknown, root: Schema, pointer: string): unknown {
  return schemasAlong(root, data, pointer).at(-1)?.value;
}

/** Turns what Ajv found in a document into diagnostics: one slip gives one. */
export function explainErrors(errors: ErrorObject[], root: Schema, document: SourceDocument): Diagnostic[] {
  const groups = new Map<string, ErrorObject[]>();
  const outdented = explainOutdented(errors, root, document);
  for (const error of errors) {
    if (isConsequence(error) || outdented?.isConsequence(error)) continue;
    if (isMeasuredLater(error, valueAt(document.data, root, error.instancePath))) continue;
    // A wrong block type is about the key `type`, not about the object that holds it.
    const group = groups.get(error.instancePath) ?? [];
    group.push(error);
    groups.set(error.instancePath, group);
  }
  const slips = [...groups].flatMap(([pointer, group]) =>
    explainGroup(group, pointer, root, document).map(({ code, pointer: at, target, args = {}, suggestion }) => ({
      code,
      severity: 'error' as const,
      place: document.locate(at, target),
      args,
      ...(suggestion === undefined ? {} : { suggestion }),
    })),
  );
  return outdented ? [outdented.slip, ...slips] : slips;
}
