import type { SiteContext } from '../context/context.ts';
import { entriesAt, textAt } from '../context/values.ts';
import { isHiding } from '../hiding.ts';
import type { Rule } from '../rule.ts';
import { COLLECTIONS } from './collections.ts';

/** Kinds of entries that nothing shows but what calls them by name; services are listed all, chains have their pages. */
const SHOWN_BY_NAME = ['plan', 'backlink-pack', 'testimonial', 'portfolio-item', 'popup'];

/** Identifiers of a collection that blocks, names between braces or facts call. */
function calledOf(kind: string, collection: string, { ofKind, names }: SiteContext): Set<string> {
  const dotted = [...names.map(({ name }) => name), ...ofKind('value-path').map(({ value }) => value)];
  const inTexts = dotted.flatMap((name) => {
    const [part, id] = name.split('.');
    return part === collection && id !== undefined ? [id] : [];
  });
  return new Set([...ofKind(kind).map(({ value }) => value), ...inTexts]);
}

function isCalledInVain(kind: string, collection: string, context: SiteContext): boolean {
  const known = new Set(entriesAt(context.manifest, collection).flatMap(({ value }) => textAt(value, 'id') ?? []));
  return [...calledOf(kind, collection, context)].some((id) => !known.has(id));
}

/** Every plan, testimonial and the like is shown somewhere: whoever adds one has to name it in a page too. */
export const rule: Rule = {
  code: 'reference/unused',
  severity: 'note',
  *check(context) {
    if (isHiding(context)) return;
    const { manifest, at, isMentioned } = context;
    // A name that is called in vain is reported: it was perhaps meant for one of them, or what it names calls them.
    if (Object.entries(COLLECTIONS).some(([kind, collection]) => isCalledInVain(kind, collection, context))) return;
    for (const kind of SHOWN_BY_NAME) {
      const collection = COLLECTIONS[kind] ?? '';
      const called = calledOf(kind, collection, context);
      for (const { value, pointer } of entriesAt(manifest, collection)) {
        const id = textAt(value, 'id');
        if (id === undefined || called.has(id) || isMentioned(`"${id}"`)) continue;
        yield { place: at(`${pointer}/id`), args: { id, collection } };
      }
    }
  },
};
