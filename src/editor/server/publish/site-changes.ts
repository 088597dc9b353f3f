import { guideRoutes, textIn } from '../../../build/places.ts';
import type { Json } from '../../../edit/json-operation.ts';
import { hashOf } from '../../../model/read/hash.ts';
import { get, keysOf } from '../../../model/read/pointer.ts';
import { readJson } from '../../../model/read/read-json.ts';
import { readMarkdown } from '../../../model/read/read-markdown.ts';
import { lexiconFile, manifestName } from '../../../model/read/site-files.ts';
import { isRaw } from '../../../model/read/values.ts';
import { createLookup } from '../../../model/resolve/interpolate.ts';
import { siteSchema } from '../../../model/schema/own-schemas.ts';
import type { Manifest } from '../../../model/types.generated.ts';
import { readableText } from '../../../text/braced-names.ts';
import { isRecord } from '../../../text/is-record.ts';
import type { SiteTree } from '../../protocol.ts';
import type { EditorSession } from '../editor-session.ts';
import { factEntries, siteTree } from '../site-tree.ts';
import { type DescribedState, describeChange, labelOf } from './change-words.ts';
import type { ChangedPart } from './changed-part.ts';
import {
  asPublished,
  type ChangedSource,
  lexiconChange,
  type MarkdownNames,
  markdownChange,
  type OtherChange,
  otherChanges,
} from './file-changes.ts';
import { revertedJson } from './revert-value.ts';
import { type ValueChange, valueChanges } from './value-changes.ts';

/** A part with an id, which stays the same until one of the two versions changes. */
export type IdentifiedChange = ChangedPart & { id: string };

type Part = ChangedPart & { change?: ValueChange };

const NEVER_PUBLISHED = 'Le site n’a encore jamais été publié : il n’y a pas de version à reprendre.';

const dataIn = (text: string | undefined) =>
  text === undefined ? undefined : readJson({ path: manifestName, text }, () => {}).data;

function describedState(data: unknown, schema: DescribedState['schema']): DescribedState {
  const manifest = isRaw(data) ? data : {};
  const factLabel = (name: string) => factEntries(manifest).find((one) => one.name === name)?.label ?? name;
  const factNamed = (name: string) => `(fait : ${factLabel(name)})`;
  return { data, schema, lookup: createLookup(manifest as unknown as Manifest), factNamed };
}

/** The lists whose entries contain a list of parts, with the key of that inner list. */
const INNER: Record<string, string> = { pages: 'sections', chains: 'articles' };

/** Whether a value of the manifest is a part: an entry or a setting, a section, or another value of a page. */
function isPart(pointer: string): boolean {
  const [first = '', ...keys] = keysOf(pointer);
  const inner = INNER[first];
  return keys.length >= (inner === undefined ? 1 : keys[1] === inner ? 3 : 2);
}

/**
 * Returns the heading of a place in the manifest, and the number of keys of its pointer that this heading names.
 * Removed pages share one heading.
 */
function headingAt(tree: SiteTree, { schema }: DescribedState, pointer: string, isRemovedEntry: boolean) {
  const keys = keysOf(pointer);
  const [first = '', second] = keys;
  const page = first === 'pages' && second !== undefined && !isRemovedEntry ? tree.pages[Number(second)] : undefined;
  if (page) {
    const heading = { title: page.name ?? page.title, route: page.route, isShared: false };
    return { heading, skipped: keys.length > 2 ? 2 : 1 };
  }
  return { heading: { title: schema.properties?.[first]?.title ?? first, isShared: first !== 'pages' }, skipped: 1 };
}

function manifestChanges(
  source: ChangedSource,
  tree: SiteTree,
  states: { before: DescribedState; after: DescribedState },
): Part[] {
  const { published, text = '' } = source;
  const { before, after } = states;
  const isRead = isRecord(before.data) && isRecord(after.data);
  const start = { before: '', after: '' };
  const changes = isRead ? [...valueChanges(before.data as Json, after.data as Json, start, isPart)] : [];
  if (changes.length === 0 || published === undefined) {
    const isFirst = published === undefined;
    return [
      {
        heading: { title: 'Réglages', isShared: false },
        label: 'Réglages',
        lines: [isFirst ? 'Premiers réglages du site' : 'Réglages : mise en forme'],
        pointers: [],
        revert: isFirst ? NEVER_PUBLISHED : () => [asPublished(source, published)],
      },
    ];
  }
  return changes.map((change) => {
    const { type } = change;
    const isGone = type === 'removed' && keysOf(change.after).length === 2;
    const { heading, skipped } = headingAt(tree, after, change.after, isGone);
    const inner =
      type === 'set'
        ? [
            ...valueChanges(
              ...([get(before.data, change.before), get(after.data, change.after)] as [Json, Json]),
              change,
            ),
          ]
        : [change];
    return {
      change,
      heading,
      label: labelOf(type === 'removed' ? before : after, type === 'removed' ? change.before : change.after, skipped),
      lines: inner.map((one) => describeChange(states, one, skipped)),
      pointers: inner.flatMap((one) => (one.type === 'removed' ? [] : one.after)),
      revert: () => {
        const reverted = revertedJson({ published, text }, change, after.schema);
        return reverted === undefined ? undefined : [asPublished(source, reverted)];
      },
    };
  });
}

/** Finds the change of a chain that belongs to an added or removed guide, removes it from `changes`, and returns it. */
function takeOfChain(changes: Part[], slug: string, type: 'added' | 'removed', data: unknown) {
  const index = changes.findIndex(({ change }) => {
    if (change?.type !== type) return false;
    const pointer = change.type === 'removed' ? change.before : change.after;
    return /^\/chains\/\d+\/articles\/\d+$/.test(pointer) && get(data, pointer) === slug;
  });
  return index < 0 ? undefined : changes.splice(index, 1)[0];
}

/**
 * Returns the differences from the published site: by page in the site's order, then guides, shared values and files.
 */
export function siteChanges({
  editor,
  sources,
  others,
}: {
  editor: Pick<EditorSession, 'lastReadable'>;
  sources: readonly ChangedSource[];
  others: readonly OtherChange[];
}): IdentifiedChange[] {
  const current = editor.lastReadable();
  const tree = siteTree(current);
  const schema = siteSchema(current.ownBlocks);
  const manifest = sources.find(({ path }) => path === manifestName);
  const now = manifest ? dataIn(manifest.text) : current.manifest.data;
  const states = {
    before: describedState(manifest ? dataIn(manifest.published) : now, schema),
    after: describedState(now, schema),
  };
  const ofManifest = manifest ? manifestChanges(manifest, tree, states) : [];
  const [formerGuides, guides] = [states.before, states.after].map(({ data }) =>
    guideRoutes({ manifest: { ...current.manifest, data } }),
  );

  const named = ({ path, published, text }: ChangedSource): MarkdownNames => {
    const name = path.slice('content/'.length, -'.md'.length);
    const { data } = readMarkdown({ path, text: text ?? published ?? '' }, () => {});
    const { lookup } = text === undefined ? states.before : states.after;
    const title = readableText(textIn(data, 'title'), lookup) || name;
    const route = guides?.get(path) ?? formerGuides?.get(path);
    if (route !== undefined)
      return { isGuide: true, heading: { title, route, isShared: false }, name: `Guide ${title}` };
    const routes = tree.texts.find(({ file }) => file === `text:${name}`)?.routes ?? [];
    const page = routes.length === 1 ? tree.pages.find((one) => one.route === routes[0]) : undefined;
    const heading = page
      ? { title: page.name ?? page.title, route: page.route, isShared: false }
      : { title: `Texte ${name}`, isShared: false };
    return { isGuide: false, heading, name: page ? 'Texte de la page' : `Texte ${name}` };
  };

  const ofTexts = sources.flatMap((source): Part[] => {
    if (source === manifest) return [];
    if (source.path === lexiconFile) return [lexiconChange(source)];
    const part = markdownChange(source, named(source), states);
    if (source.published !== undefined && source.text !== undefined) return [part];
    const type = source.text === undefined ? 'removed' : 'added';
    const slug = source.path.slice(source.path.lastIndexOf('/') + 1, -'.md'.length);
    const { data } = type === 'added' ? states.after : states.before;
    const ofChain = takeOfChain(ofManifest, slug, type, data)?.revert;
    const revert = async () => {
      const rest = typeof ofChain === 'function' ? await ofChain() : ofChain === undefined ? [] : undefined;
      return rest && [asPublished(source, source.published), ...rest];
    };
    return [{ ...part, revert }];
  });
  const parts: Part[] = [...ofManifest, ...ofTexts, ...otherChanges(others)];
  const rank = ({ heading, revert }: Part) => {
    const place = tree.pages.findIndex(({ route }) => route === heading.route);
    const kinds = [heading.route !== undefined, heading.isShared, typeof revert !== 'string', true];
    return place >= 0 ? place : tree.pages.length + kinds.indexOf(true);
  };
  const seen = new Map<string, number>();
  const isFirst = manifest !== undefined && manifest.published === undefined;
  return parts
    .sort((a, b) => rank(a) - rank(b))
    .map(({ change, ...one }) => {
      const name = hashOf(JSON.stringify([one.heading, one.label, one.lines, change]));
      const count = seen.get(name) ?? 0;
      seen.set(name, count + 1);
      return { ...one, ...(isFirst && { revert: NEVER_PUBLISHED }), id: count === 0 ? name : `${name}-${count}` };
    });
}
