import type { Document } from '../../../model/read/document.ts';
import { join, keysOf } from '../../../model/read/pointer.ts';
import { isRaw, type Raw, textAt } from '../../../model/read/values.ts';
import { siteSchema } from '../../../model/schema/own-schemas.ts';
import { schemaNamed } from '../../../model/schema/schemas.ts';
import { type Root, visit } from '../../../model/schema/visit.ts';
import type { Finding, Rule } from '../rule.ts';

/** Returns what an author calls an entry: the name of its kind, and its own. */
function nameOf(value: Raw, kind: string): string {
  const own = ['name', 'title', 'label', 'heading', 'question', 'id', 'companyName']
    .map((key) => textAt(value, key))
    .find(Boolean);
  return own && own !== kind ? `${kind} (${own})` : kind;
}

/** The key that holds an entry, or the list that it is in: schemas name kinds in French alone. */
function keyOf(pointer: string, file: string): string {
  return keysOf(pointer).findLast((key) => !/^\d+$/.test(key)) ?? file;
}

/** Whether a placeholder may stand in a value. To walk it along its schema takes ten times as long. */
function mayHold(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return Object.hasOwn(value, 'placeholder') || Object.values(value).some(mayHold);
}

interface StandingOptions {
  document: Document;
  /** Fills in the names in what an author calls an entry. */
  fill: (text: string) => string;
}

function* standing(root: Root, { document, fill }: StandingOptions): Generator<Finding> {
  for (const { value, schema, pointer } of visit(root)) {
    if (!isRaw(value) || value.placeholder !== true) continue;
    const what = fill(nameOf(value, schema.title ?? ''));
    const entry = fill(nameOf(value, keyOf(pointer, document.path)));
    const hint = schema['x-placeholder'] ?? '';
    yield { place: document.locate(join(pointer, 'placeholder'), 'key'), args: { what, entry, hint } };
  }
}

/** What the owner has yet to supply is listed; a release refuses to pass while anything is. */
export const rule: Rule = {
  code: 'placeholder/standing',
  severity: 'note',
  *check({ manifest, sources, guides, interpolate: fill }) {
    yield* standing({ value: manifest, schema: siteSchema(sources.ownBlocks) }, { document: sources.manifest, fill });
    const schema = schemaNamed('front-matter');
    for (const { frontMatter: value, source } of guides.values()) {
      if (mayHold(value)) yield* standing({ value, schema }, { document: source, fill });
    }
  },
};
