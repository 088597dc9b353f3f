import { namesIn } from '../../model/markdown/find-names.ts';
import { join } from '../../model/read/pointer.ts';
import { isRaw, type Raw } from '../../model/read/values.ts';
import { COMPUTED_FROM, computedNames, computedText } from '../../model/resolve/computed-names.ts';
import { valueAt } from '../../model/resolve/interpolate.ts';
import { nearest } from '../../text/nearest.ts';
import { NAMED_PARTS, placesOfIgnoredEntries } from './collections.ts';
import type { ShapeErrors } from './shape-errors.ts';
import type { MarkdownUse, NameUse, SiteForm, StringUse } from './site-parts.ts';

/** Names without a value in the manifest: the year of the visit. */
const OWN_NAMES = ['year'];

/** Returns the additional names of a mail template: the fields of its form, or else the names that its schema lists. */
function ofTemplate(
  { kind, pointer, schema }: StringUse,
  forms: readonly SiteForm[],
): Pick<NameUse, 'allowed' | 'form'> {
  if (kind !== 'template') return {};
  const form = forms.find((one) => pointer.startsWith(`${one.pointer}/`));
  return form ? { allowed: form.fields.map(({ name }) => name), form: form.id } : { allowed: schema['x-names'] ?? [] };
}

/** Returns all names between double braces, in the manifest, in front matter and in Markdown. */
export function collectNames({
  strings,
  documents,
  forms,
}: {
  strings: StringUse[];
  documents: MarkdownUse[];
  forms: readonly SiteForm[];
}): NameUse[] {
  const names: NameUse[] = [];
  for (const use of strings) {
    const { value, kind, document, pointer } = use;
    // Markdown strings are included in the documents.
    if (kind === 'markdown' || !value.includes('{{')) continue;
    for (const { name, start, end, after } of namesIn(value)) {
      const locate = (more = 0) => document.locateWithin(pointer, { start, end: end + more });
      names.push({ name, locate, after, isInCode: false, ...ofTemplate(use, forms) });
    }
  }
  for (const { analysis, placeOf } of documents) {
    for (const { name, isInCode, start, end, after } of analysis.names) {
      names.push({ name, locate: (more = 0) => placeOf({ start, end: end + more }), after, isInCode });
    }
  }
  return names;
}

/** Whether pages can show a value. For an unknown value (`null`), they show that it has to be completed. */
function isShown(value: unknown): boolean {
  return typeof value === 'string' || typeof value === 'number' || value === null;
}

/** Whether a name has a value that can be shown: a fact, a text, a number or an address. */
export function isNamed(manifest: Raw, name: string): boolean {
  if (OWN_NAMES.includes(name) || computedText(manifest, name) !== undefined) return true;
  const value = valueAt(manifest, name);
  if (isShown(value)) return true;
  return isRaw(value) && (/^facts\.[^.]+$/.test(name) || typeof value.street === 'string');
}

/** Whether a finding says that the value of a name is missing or has a wrong shape. */
export function isReported(name: string, manifest: Raw, shapeErrors: ShapeErrors): boolean {
  const { missing, refused, unknownKeys } = shapeErrors;
  const isPart = (pointer: string) => `${pointer}/`.startsWith(`${COMPUTED_FROM}/`);
  if (computedNames.includes(name) && ([...missing.keys()].some(isPart) || [...refused.keys()].some(isPart)))
    return true;
  let value: unknown = manifest;
  let pointer = '';
  for (const step of name.split('.')) {
    const index = Array.isArray(value) ? value.findIndex((item) => isRaw(item) && item.id === step) : -1;
    const isIn = index >= 0 || Object.hasOwn(Object(value), step);
    if (!isIn && unknownKeys.has(pointer)) return true;
    if (
      index < 0 &&
      Array.isArray(value) &&
      placesOfIgnoredEntries(pointer.slice(1), { manifest, shapeErrors }).length > 0
    )
      return true;
    const key = index < 0 ? step : String(index);
    pointer = join(pointer, key);
    if (missing.has(pointer) || refused.has(pointer)) return true;
    value = typeof value === 'object' && value !== null ? (value as Raw)[key] : undefined;
  }
  return false;
}

/** Maximum depth of a suggested name: `business.legal.host.name`. */
const MAX_DEPTH = 4;

/** Returns the names of the manifest's texts and numbers, for suggestions. */
export function namesOf(manifest: Raw): string[] {
  const names: string[] = [...OWN_NAMES];
  const add = (value: unknown, name: string, depth: number) => {
    if (isShown(value)) names.push(name);
    else if (depth < MAX_DEPTH && Array.isArray(value)) {
      for (const item of value)
        if (isRaw(item) && typeof item.id === 'string') add(item, `${name}.${item.id}`, depth + 1);
    } else if (depth < MAX_DEPTH && isRaw(value)) {
      for (const [key, child] of Object.entries(value)) add(child, `${name}.${key}`, depth + 1);
    }
  };
  const facts = manifest.facts;
  if (isRaw(facts)) for (const key of Object.keys(facts)) names.push(`facts.${key}`);
  for (const key of NAMED_PARTS) if (key !== 'facts') add(manifest[key], key, 0);
  return [...names, ...computedNames.filter((name) => computedText(manifest, name) !== undefined)];
}

/** Returns the most similar known name; a fact is often typed without `facts.`. */
export function suggestName(name: string, known: string[]): string | undefined {
  const bare = name.split('.').at(-1) ?? name;
  const fact = known.find((candidate) => candidate === `facts.${bare}`);
  return fact ?? nearest(name, known) ?? nearest(`facts.${bare}`, known);
}
