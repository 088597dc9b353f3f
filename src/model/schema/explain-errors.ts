import type { ErrorObject } from 'ajv';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Document } from '../read/document.ts';
import { join, keysOf } from '../read/pointer.ts';
import { EXPLAIN, type SchemaMistake } from './explain-keyword.ts';
import { movedTo } from './former-names.ts';
import { type Schema, titleOfKey } from './schemas.ts';
import { type Described, nearestDescribed, type Root } from './visit.ts';

/** A group of settings whose lines lack indentation, and the resulting errors. */
interface Outdented {
  mistake: Diagnostic;
  isConsequence(error: ErrorObject): boolean;
}

/** Finds an empty group whose lines are not indented: YAML reads them as settings of the same level. */
function explainOutdented(errors: ErrorObject[], root: Schema, document: Document): Outdented | undefined {
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

/** Keywords whose errors name a missing key. */
const ASKING_FOR_KEYS = ['required', 'dependentRequired'];

/** Explained keywords, the most informative first. */
export const explainedKeywords = Object.keys(EXPLAIN);

/** Minimum number of missing keys that are reported together: such an object is empty, or of a different kind. */
const MIN_GROUPED_KEYS = 3;

const RANK = new Map(explainedKeywords.map((keyword, index) => [keyword, index]));

/** Whether an error only follows from another one. */
function isConsequence(error: ErrorObject): boolean {
  // A missing or wrong type is already reported as such; a bad name is reported by `propertyNames`.
  if (error.keyword === 'discriminator') return error.params.error === 'tag';
  return error.propertyName !== undefined && error.keyword !== 'propertyNames';
}

/** Returns the missing keys for which another name was typed: each is paired with an unknown key. */
function pairedKeys(unknown: SchemaMistake[], missing: string[]): Set<string> {
  const paired = new Set(unknown.flatMap(({ suggestion }) => suggestion ?? []).filter((key) => missing.includes(key)));
  const [lonely, ...others] = unknown.filter(({ suggestion }) => suggestion === undefined);
  const [left, ...more] = missing.filter((key) => !paired.has(key));
  if (lonely && left !== undefined && others.length === 0 && more.length === 0) {
    lonely.suggestion = left;
    paired.add(left);
  }
  return paired;
}

/**
 * Returns the name that authors know for an object: the type of a block, the kind of a figure, or otherwise its key.
 */
export function objectName(described: Described, fallback: string): string {
  for (let at: Described | undefined = described; at; at = at.parent) {
    const { type, kind } = at.schema.properties ?? {};
    const name = type?.const ?? kind?.const;
    if (typeof name === 'string') return name;
    const key = keysOf(at.pointer).at(-1);
    if (key !== undefined && !/^\d+$/.test(key)) return key;
  }
  return fallback;
}

/** Explains the errors of one object or value: one mistake for each cause. */
function explainGroup(errors: ErrorObject[], pointer: string, root: Root, document: Document): SchemaMistake[] {
  const described = nearestDescribed(root, pointer);
  const where = objectName(described, document.path);
  // A document is named by its path.
  const whereTitle = (described.parent && described.schema.title) ?? where;
  const notation = document.path.endsWith('.md') ? 'yaml' : 'json';
  // The missing keys of an object with former keys are the new names of these, so they are not reported.
  const isFormer = errors.some(
    ({ keyword, params }) =>
      keyword === 'additionalProperties' && movedTo(String(params.additionalProperty), described.schema) !== undefined,
  );
  const missing = errors
    .filter(({ keyword }) => ASKING_FOR_KEYS.includes(keyword) && !isFormer)
    .map(({ params }) => String(params.missingProperty));
  const { start, end } = document.locate(pointer, 'literal');
  const typed = document.text.slice(start, end);
  const mistakes = errors.flatMap((error) => {
    const explain = EXPLAIN[error.keyword];
    const { value, schema } = described;
    return explain
      ? { error, mistake: explain({ error, value, typed, schema, where, whereTitle, notation, missing }) }
      : [];
  });
  const aboutKeys = mistakes.filter(({ error }) =>
    [...ASKING_FOR_KEYS, 'additionalProperties', 'propertyNames'].includes(error.keyword),
  );
  const aboutValue = mistakes.filter((entry) => !aboutKeys.includes(entry));
  aboutValue.sort((a, b) => (RANK.get(a.error.keyword) ?? 0) - (RANK.get(b.error.keyword) ?? 0));
  const unknown = aboutKeys
    .filter(({ error }) => error.keyword === 'additionalProperties')
    .map(({ mistake }) => mistake);
  // If several typed keys have the same suggestion, none of them is certain.
  for (const one of unknown) {
    if (unknown.some((other) => other !== one && other.suggestion === one.suggestion)) one.isCertain = false;
  }
  const paired = pairedKeys(unknown, missing);
  const left = missing.filter((key) => !paired.has(key));
  const isMany = left.length >= MIN_GROUPED_KEYS;
  const reported = aboutKeys.filter(({ error: { keyword, params } }) => {
    return !ASKING_FOR_KEYS.includes(keyword) || (!isMany && left.includes(String(params.missingProperty)));
  });
  const titles = left.map((key) => titleOfKey(key, described.schema)).join(', ');
  return [
    ...aboutValue.slice(0, 1).map(({ mistake }) => mistake),
    ...reported.map(({ mistake }) => mistake),
    ...(isMany
      ? [{ code: 'schema/missing-keys', pointer, args: { keys: left.join(', '), titles, where, whereTitle } }]
      : []),
  ];
}

/** Whether a rule checks the length of a text later, because `{{…}}` changes the length when the text is resolved. */
function isMeasuredLater(error: ErrorObject, value: unknown): boolean {
  return error.keyword === 'maxLength' && String(value).includes('{{');
}

/** Converts Ajv's errors to diagnostics: one for each mistake. */
export function explainErrors(errors: ErrorObject[], schema: Schema, document: Document): Diagnostic[] {
  const root = { value: document.data, schema };
  const groups = new Map<string, ErrorObject[]>();
  const outdented = explainOutdented(errors, schema, document);
  for (const error of errors) {
    if (isConsequence(error) || outdented?.isConsequence(error)) continue;
    if (isMeasuredLater(error, nearestDescribed(root, error.instancePath).value)) continue;
    // A wrong block type is reported at the key `type`, and not at the object around it.
    const group = groups.get(error.instancePath) ?? [];
    group.push(error);
    groups.set(error.instancePath, group);
  }
  const mistakes = [...groups].flatMap(([pointer, group]) =>
    explainGroup(group, pointer, root, document).map(
      ({ code, pointer: at, target, args = {}, suggestion, isCertain }) => ({
        code,
        severity: 'error' as const,
        place: document.locate(at, target),
        args,
        ...(suggestion === undefined ? {} : { suggestion, ...(isCertain && { isCertain: true as const }) }),
      }),
    ),
  );
  return outdented ? [outdented.mistake, ...mistakes] : mistakes;
}
