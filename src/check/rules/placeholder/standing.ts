import type { Document } from '../../../model/read/document.ts';
import { join } from '../../../model/read/pointer.ts';
import { isRaw } from '../../../model/read/values.ts';
import { siteSchema } from '../../../model/schema/own-schemas.ts';
import { schemaNamed } from '../../../model/schema/schemas.ts';
import { type Root, visit } from '../../../model/schema/visit.ts';
import { keyOf, nameForAuthors } from '../../site-index/placeholders.ts';
import type { Finding, Rule } from '../rule.ts';

/** Whether a value may contain a placeholder. Walking it along its schema would take ten times as long. */
function mayHold(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return Object.hasOwn(value, 'placeholder') || Object.values(value).some(mayHold);
}

interface StandingOptions {
  document: Document;
  /** Replaces `{{names}}` in the name of an entry. */
  fill: (text: string) => string;
}

function* standing(root: Root, { document, fill }: StandingOptions): Generator<Finding> {
  for (const { value, schema, pointer } of visit(root)) {
    if (!isRaw(value) || value.placeholder !== true) continue;
    const what = fill(nameForAuthors(value, schema.title ?? ''));
    const entry = fill(nameForAuthors(value, keyOf(pointer, document.path)));
    const hint = schema['x-placeholder'] ?? '';
    yield { place: document.locate(join(pointer, 'placeholder'), 'key'), args: { what, entry, hint } };
  }
}

/** Placeholders are listed; a release fails as long as there are any. */
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
