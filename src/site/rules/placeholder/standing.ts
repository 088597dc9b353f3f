import { join } from '../../read/pointer.ts';
import type { SourceDocument } from '../../read/source.ts';
import { isRaw, type Raw, textAt } from '../../read/values.ts';
import { dereference, type Schema, schemaNamed } from '../../schema/schemas.ts';
import { chooseBranch } from '../../schema/walk.ts';
import type { Finding, Rule } from '../rule.ts';

/** What an author calls an entry: its own name, else that of its kind. */
function nameOf(value: Raw, schema: Schema): string {
  const own = ['name', 'title', 'label', 'heading', 'question', 'id', 'companyName']
    .map((key) => textAt(value, key))
    .find(Boolean);
  const kind = schema.title ?? '';
  return own && own !== kind ? `${kind} (${own})` : kind;
}

/** Whether a placeholder may stand in a value. To walk it along its schema takes ten times as long. */
function mayHold(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return Object.hasOwn(value, 'placeholder') || Object.values(value).some(mayHold);
}

interface Told {
  document: SourceDocument;
  /** Fills in the names in what an author calls an entry. */
  fill: (text: string) => string;
}

interface At {
  value: unknown;
  given: Schema;
  base: string;
  pointer: string;
}

function* standing({ value, given, base: givenBase, pointer }: At, told: Told): Generator<Finding> {
  const followed = dereference(given, givenBase);
  const { schema, base } = chooseBranch(followed.schema, followed.base, value);
  if (Array.isArray(value)) {
    const { items } = schema;
    if (!items) return;
    for (const [index, item] of value.entries())
      yield* standing({ value: item, given: items, base, pointer: join(pointer, index) }, told);
  } else if (isRaw(value)) {
    if (value.placeholder === true) {
      const what = told.fill(nameOf(value, schema));
      const hint = schema['x-placeholder'] ?? '';
      yield { place: told.document.locate(join(pointer, 'placeholder'), 'key'), args: { what, hint } };
    }
    for (const [key, child] of Object.entries(value)) {
      const own = schema.properties && Object.hasOwn(schema.properties, key) ? schema.properties[key] : undefined;
      const next = own ?? (typeof schema.additionalProperties === 'object' ? schema.additionalProperties : undefined);
      if (next) yield* standing({ value: child, given: next, base, pointer: join(pointer, key) }, told);
    }
  }
}

/** What the owner has yet to supply is listed; a release refuses to pass while anything is. */
export const rule: Rule = {
  code: 'placeholder/standing',
  severity: 'note',
  *check({ manifest, sources, guides, interpolate: fill }) {
    const site = schemaNamed('site');
    yield* standing(
      { value: manifest, given: site, base: site.$id ?? '', pointer: '' },
      { document: sources.manifest, fill },
    );
    const matter = schemaNamed('front-matter');
    for (const { matter: value, source } of guides.values()) {
      if (!mayHold(value)) continue;
      yield* standing({ value, given: matter, base: matter.$id ?? '', pointer: '' }, { document: source, fill });
    }
  },
};
