import { errorsAddedBy } from '../../../check/check-change.ts';
import type { Json } from '../../../edit/json-operation.ts';
import { pictureName } from '../../../model/pictures/picture-sizes.ts';
import type { Change, ChangedFile } from '../../../model/read/change.ts';
import { hashOf } from '../../../model/read/hash.ts';
import { get, keysOf } from '../../../model/read/pointer.ts';
import { readJson } from '../../../model/read/read-json.ts';
import { readMarkdown } from '../../../model/read/read-markdown.ts';
import { isMedia, lexiconFile, manifestName, releaseFile } from '../../../model/read/site-files.ts';
import { isRaw } from '../../../model/read/values.ts';
import { createLookup } from '../../../model/resolve/interpolate.ts';
import { siteSchema } from '../../../model/schema/own-schemas.ts';
import { schemaNamed } from '../../../model/schema/schemas.ts';
import type { Manifest } from '../../../model/types.generated.ts';
import { guideRoutes, textIn } from '../../../publish/places.ts';
import { isRecord } from '../../../text/is-record.ts';
import { readableText } from '../../../text/placeholders.ts';
import type { PublishHeading, Refused, SiteTree, SourceId } from '../../protocol.ts';
import type { EditorSession } from '../editor-session.ts';
import { describeFinding } from '../problems.ts';
import { factEntries, siteTree } from '../site-tree.ts';
import { describeChange, describeParagraphs, uncapitalized, type Worded } from './change-words.ts';
import { revertedFrontMatter, revertedJson } from './revert-value.ts';
import { type ValueChange, valueChanges } from './value-changes.ts';

/** The published text of a file and its current text; `undefined` if the file does not exist. */
export interface ChangedSource {
  path: string;
  published: string | undefined;
  text: string | undefined;
  /** Hash of its current bytes; empty if it does not exist. */
  hash: string;
}

/** A difference from the published site, and how to revert it. */
export interface PublishedChange {
  /** Identifies the change; stays the same until one of the two versions changes. */
  id: string;
  heading: Pick<PublishHeading, 'title' | 'route' | 'isShared'>;
  words: string;
  file?: SourceId;
  pointer?: string;
  /** Returns the change that takes this one back, or why it cannot be reverted and what to do. */
  revert: (() => Reverted | Promise<Reverted>) | string;
}

type Reverted = Change | undefined;

/** A changed file that is not a text: a picture, a film, a file that is not part of a site. */
export interface OtherChange {
  path: string;
  kind: 'new' | 'changed' | 'removed';
  /** Hash of its current bytes; empty if it does not exist. */
  hash: string;
  /** Reads its bytes from the last commit. */
  published: () => Promise<Buffer | undefined>;
}

interface ChangesOptions {
  editor: EditorSession;
  sources: readonly ChangedSource[];
  others: readonly OtherChange[];
}

const ignore = () => {};

const NEVER_PUBLISHED = 'Le site n’a encore jamais été publié : il n’y a pas de version à reprendre.';

const dataIn = (text: string | undefined) =>
  text === undefined ? undefined : readJson({ path: manifestName, text }, ignore).data;

function worded(data: unknown, schema: Worded['schema']): Worded {
  const manifest = isRaw(data) ? data : {};
  const labelOf = (name: string) => factEntries(manifest).find((one) => one.name === name)?.label ?? name;
  const factNamed = (name: string) => `(fait : ${labelOf(name)})`;
  return { data, schema, lookup: createLookup(manifest as unknown as Manifest), factNamed };
}

/**
 * The heading for a place in the manifest and how many keys of its pointer it names. Removed pages share one heading.
 */
function headingAt(
  tree: SiteTree,
  { schema }: Worded,
  pointer: string,
  isGone: boolean,
): { heading: PublishedChange['heading']; skipped: number } {
  const keys = keysOf(pointer);
  const [first = '', second] = keys;
  const page = first === 'pages' && second !== undefined && !isGone ? tree.pages[Number(second)] : undefined;
  if (page)
    return {
      heading: { title: page.name ?? page.title, route: page.route, isShared: false },
      skipped: keys.length > 2 ? 2 : 1,
    };
  return { heading: { title: schema.properties?.[first]?.title ?? first, isShared: first !== 'pages' }, skipped: 1 };
}

/** Replaces a file, or creates it again. */
function backTo({ path, hash }: Pick<ChangedSource, 'path' | 'hash'>, now: string | Uint8Array): ChangedFile {
  return { file: path, ...(hash ? { was: hash } : {}), now };
}

/** A file with a new text. */
function rewritten(source: ChangedSource, reverted: string | undefined): Change | undefined {
  return reverted === undefined ? undefined : [backTo(source, reverted)];
}

type Unnamed = Omit<PublishedChange, 'id'> & { change?: ValueChange };

function manifestChanges(
  source: ChangedSource,
  tree: SiteTree,
  { before, after }: { before: Worded; after: Worded },
): Unnamed[] {
  const { published, text = '' } = source;
  const isRead = isRecord(before.data) && isRecord(after.data);
  const changes = isRead ? [...valueChanges(before.data as Json, after.data as Json)] : [];
  if (changes.length === 0 || published === undefined) {
    const heading = { title: 'Réglages', isShared: false };
    const words = published === undefined ? 'Premiers réglages du site' : 'Réglages : mise en forme';
    const revert = published === undefined ? NEVER_PUBLISHED : () => rewritten(source, published);
    return [{ heading, words, file: 'manifest', revert }];
  }
  return changes.map((change) => {
    const isRemoved = change.type === 'removed';
    const { heading, skipped } = headingAt(tree, after, change.after, isRemoved && keysOf(change.after).length === 2);
    return {
      change,
      heading,
      words: describeChange({ before, after }, change, skipped),
      file: 'manifest',
      ...(isRemoved ? {} : { pointer: change.after }),
      revert: () => rewritten(source, revertedJson({ published, text }, change, after.schema)),
    };
  });
}

/** Changes of a Markdown file that exists in both versions: one for each key of its front matter, one for its text. */
function markdownChanges(source: ChangedSource, named: Named, manifests: { before: Worded; after: Worded }) {
  const { path, published = '', text = '' } = source;
  const schema = schemaNamed(named.file.startsWith('guide:') ? 'front-matter' : 'text-matter');
  const order = Object.keys(schema.properties ?? {});
  const read = (one: string) => readMarkdown({ path, text: one }, ignore);
  const [old, now] = [read(published), read(text)];
  const before = { ...manifests.before, data: old.data ?? {}, schema };
  const after = { ...manifests.after, data: now.data ?? {}, schema };
  const changes: Unnamed[] = [];
  const common = { heading: named.heading, file: named.file };
  if (isRecord(before.data) && isRecord(after.data)) {
    const [a, b] = [before.data, after.data];
    for (const key of new Set([...Object.keys(b), ...Object.keys(a)])) {
      const pair = [a, b].map((data) => (Object.hasOwn(data, key) ? { [key]: data[key] } : {})) as [Json, Json];
      const [change] = valueChanges(...pair);
      if (!change) continue;
      const at = `/${key}`;
      const isBoth = Object.hasOwn(a, key) && Object.hasOwn(b, key);
      const whole: ValueChange = isBoth ? { type: 'set', before: at, after: at } : change;
      changes.push({
        ...common,
        words: `${named.name}, ${uncapitalized(describeChange({ before, after }, whole, 0))}`,
        ...(change.type === 'removed' ? {} : { pointer: at }),
        revert: () => rewritten(source, revertedFrontMatter({ published, text }, key, order)),
      });
    }
  }
  if (old.body !== now.body) {
    changes.push({
      ...common,
      words: `${named.name} : ${describeParagraphs(old.body, now.body)}`,
      revert: () => rewritten(source, text.slice(0, now.bodyOffset) + old.body),
    });
  }
  // The difference is not in values: a comment, or the order of keys.
  if (changes.length === 0)
    changes.push({ ...common, words: `${named.name} : mise en forme`, revert: () => rewritten(source, published) });
  return changes;
}

/** Names of a Markdown file for authors. */
interface Named {
  file: SourceId;
  heading: PublishedChange['heading'];
  /** « Guide Choisir son pain ». */
  name: string;
}

/** Removes the change of a chain that belongs to an added or removed guide from a list, and returns it. */
function takeOfChain(changes: Unnamed[], slug: string, type: 'added' | 'removed', data: unknown) {
  const index = changes.findIndex(({ change }) => {
    if (!change) return false;
    const pointer = change.type === 'removed' ? change.before : change.after;
    return change.type === type && /^\/chains\/\d+\/articles\/\d+$/.test(pointer) && get(data, pointer) === slug;
  });
  return index < 0 ? undefined : changes.splice(index, 1)[0];
}

const DONE = { new: 'Ajout', changed: 'Remplacement', removed: 'Suppression' };

/** The change that restores the published version of a media file. */
async function publishedMedia({ path, kind, hash, published }: OtherChange): Promise<ChangedFile | undefined> {
  if (kind === 'new') return { file: path, was: hash, now: null };
  const bytes = await published();
  if (!bytes) return undefined;
  return backTo({ path, hash }, bytes);
}

/** Changes of media files: one for all sizes and formats of a picture. */
function mediaChanges(others: readonly OtherChange[]): Unnamed[] {
  const pictures = new Map<string, OtherChange[]>();
  for (const one of others) {
    if (!isMedia(one.path)) continue;
    const name = pictureName(one.path.slice('content/media/'.length));
    pictures.set(name, [...(pictures.get(name) ?? []), one]);
  }
  return [...pictures].map(([name, files]) => {
    const [first] = files;
    const kind = first && files.every((one) => one.kind === first.kind) ? first.kind : 'changed';
    const named = files.length > 1 ? `${name} (${files.length} fichiers)` : first?.path.slice('content/media/'.length);
    return {
      heading: { title: 'Images et fichiers', isShared: false },
      words: `${DONE[kind]} : ${named}`,
      revert: async () => {
        const reverted = await Promise.all(files.map((one) => publishedMedia(one)));
        return reverted.every((one) => one !== undefined) ? reverted : undefined;
      },
    };
  });
}

/** Changes of files that the editor never writes. */
function foreignChanges(others: readonly OtherChange[]): Unnamed[] {
  return others
    .filter(({ path }) => path !== releaseFile && !isMedia(path))
    .map(({ path, kind }) => ({
      heading: { title: 'Autres fichiers', isShared: false },
      words: `${DONE[kind]} : ${path.slice('content/'.length)}`,
      revert: `L’éditeur ne touche pas à ce fichier : demandez à qui l’a changé, ou ${
        kind === 'new' ? `supprimez « ${path} »` : `lancez « git restore ${path} »`
      }.`,
    }));
}

/** Everything that differs from the published site: by page in the site's order, then shared values, then files. */
export function siteChanges({ editor, sources, others }: ChangesOptions): PublishedChange[] {
  const current = editor.sources();
  const tree = siteTree(current);
  const schema = siteSchema(current.ownBlocks);
  const manifest = sources.find(({ path }) => path === manifestName);
  const now = manifest ? dataIn(manifest.text) : current.manifest.data;
  const before = worded(manifest ? dataIn(manifest.published) : now, schema);
  const after = worded(now, schema);
  const ofManifest = manifest ? manifestChanges(manifest, tree, { before, after }) : [];
  const routesOf = (data: unknown) => guideRoutes({ manifest: { ...current.manifest, data } });
  const [formerGuides, guides] = [routesOf(before.data), routesOf(after.data)];
  const changes: Unnamed[] = [];

  const nameOf = ({ path, published, text }: ChangedSource): Named => {
    const name = path.slice('content/'.length, -'.md'.length);
    const { data } = readMarkdown({ path, text: text ?? published ?? '' }, ignore);
    const title = readableText(textIn(data, 'title'), text === undefined ? before.lookup : after.lookup) || name;
    const route = guides.get(path) ?? formerGuides.get(path);
    if (route !== undefined)
      return { file: `guide:${name}`, heading: { title, route, isShared: false }, name: `Guide ${title}` };
    const routes = tree.texts.find(({ file }) => file === `text:${name}`)?.routes ?? [];
    const page = routes.length === 1 ? tree.pages.find((one) => one.route === routes[0]) : undefined;
    const heading = page
      ? { title: page.name ?? page.title, route: page.route, isShared: false }
      : { title: `Texte ${name}`, isShared: false };
    return { file: `text:${name}`, heading, name: page ? 'Texte de la page' : `Texte ${name}` };
  };

  for (const source of sources) {
    const { path, published, text } = source;
    if (source === manifest) continue;
    if (path === lexiconFile) {
      const lines = (one = '') => one.split(/\r?\n/).filter(Boolean);
      const added = lines(text).filter((line) => !lines(published).includes(line));
      changes.push({
        heading: { title: 'Lexique', isShared: false },
        words:
          added.length > 0
            ? `Lexique : ${added.map((line) => line.replace(/\s*#.*/, '')).join(', ')}`
            : 'Lexique : changé',
        file: 'lexicon',
        revert: () =>
          published === undefined ? [{ file: path, was: source.hash, now: null }] : rewritten(source, published),
      });
      continue;
    }
    const named = nameOf(source);
    if (published !== undefined && text !== undefined) {
      changes.push(...markdownChanges(source, named, { before, after }));
      continue;
    }
    const isNew = text !== undefined;
    const slug = path.slice(path.lastIndexOf('/') + 1, -'.md'.length);
    const chain = takeOfChain(ofManifest, slug, isNew ? 'added' : 'removed', isNew ? after.data : before.data);
    changes.push({
      heading: isNew ? named.heading : { title: named.heading.title, isShared: false },
      words: `${isNew ? 'Ajout' : 'Suppression'} : ${named.name}`,
      ...(isNew ? { file: named.file } : {}),
      revert: async () => {
        const rest = !chain ? [] : typeof chain.revert === 'string' ? undefined : await chain.revert();
        if (!rest) return undefined;
        const own = isNew ? { file: path, was: source.hash, now: null } : backTo(source, published ?? '');
        return [own, ...rest];
      },
    });
  }
  changes.push(...mediaChanges(others), ...foreignChanges(others));
  const rank = ({ heading, file }: Unnamed) => {
    const place = tree.pages.findIndex(({ route }) => route === heading.route);
    if (place >= 0) return place;
    const kinds = [heading.route !== undefined, heading.isShared, file !== undefined, true];
    return tree.pages.length + kinds.indexOf(true);
  };
  const seen = new Map<string, number>();
  const isFirst = manifest !== undefined && manifest.published === undefined;
  return [...ofManifest, ...changes]
    .sort((a, b) => rank(a) - rank(b))
    .map(({ change, ...one }) => {
      const name = hashOf(JSON.stringify([one.heading, one.words, one.file, change]));
      const count = seen.get(name) ?? 0;
      seen.set(name, count + 1);
      return { ...one, ...(isFirst && { revert: NEVER_PUBLISHED }), id: count === 0 ? name : `${name}-${count}` };
    });
}

/** Reverts a change as one step. Refuses if that would cause a new error. */
export async function revertChange(
  editor: EditorSession,
  { revert, words }: PublishedChange,
): Promise<{ label: string; change: Change } | Refused> {
  if (typeof revert === 'string') return { status: 'refused', message: revert };
  const change = await revert();
  if (!change)
    return {
      status: 'refused',
      message: 'Ce changement ne se reprend pas d’ici : modifiez-le dans son champ, ou demandez à qui tient le dépôt.',
    };
  if (change.some(({ was, now }) => was === undefined || now === null)) {
    const { sources } = editor.session.current();
    const [error] = errorsAddedBy(sources, editor.session.judge().diagnostics, change);
    if (error) {
      return {
        status: 'refused',
        message: `D’autres changements tiennent à celui-ci : reprenez-les d’abord. ${describeFinding(error, sources)}`,
      };
    }
  }
  return { label: `Version publiée : ${words}`, change };
}

/** A commit message made from the changes: the headings, then one line for each change. */
export function messageOf(changes: readonly Pick<PublishedChange, 'heading' | 'words'>[]): string {
  const titles = [...new Set(changes.map(({ heading }) => heading.title))];
  const [first] = changes;
  if (!first) return '';
  const subject = (count: number) => {
    const rest = titles.length - count;
    return `${titles.slice(0, count).join(', ')}${rest > 0 ? ` et ${rest} autre${rest > 1 ? 's' : ''}` : ''}`;
  };
  const fitting = titles.map((_, index) => index + 1).findLast((count) => subject(count).length <= 72) ?? 1;
  if (changes.length === 1) return first.words;
  const lines = titles.flatMap((title) => [
    '',
    title,
    ...changes.filter(({ heading }) => heading.title === title).map(({ words }) => `- ${words}`),
  ]);
  const most = 40;
  const more = lines.length > most ? ['', '…'] : [];
  return [subject(fitting), ...lines.slice(0, most), ...more].join('\n');
}
