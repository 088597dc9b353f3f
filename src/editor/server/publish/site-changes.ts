import { checkSite } from '../../../check/check-site.ts';
import { addedErrors } from '../../../check/fix/is-better.ts';
import { sourcesAfter } from '../../../check/uses/changed-sources.ts';
import { wordsOf } from '../../../diagnostics/catalogue/catalogue.ts';
import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';
import type { Json } from '../../../edit/json-operation.ts';
import type { ChangedFile } from '../../../edit/structure/structure-change.ts';
import { get, keysOf } from '../../../model/read/pointer.ts';
import { readJson } from '../../../model/read/read-json.ts';
import { readMarkdown } from '../../../model/read/read-markdown.ts';
import { lexiconFile, manifestName, releaseFile } from '../../../model/read/site-files.ts';
import { isRaw } from '../../../model/read/values.ts';
import { createLookup } from '../../../model/resolve/interpolate.ts';
import { siteSchema } from '../../../model/schema/own-schemas.ts';
import { schemaNamed } from '../../../model/schema/schemas.ts';
import type { Manifest } from '../../../model/types.generated.ts';
import { hashOf } from '../../../publish/files/hash.ts';
import { guideRoutes, textIn } from '../../../publish/places.ts';
import { isRecord } from '../../../text/is-record.ts';
import { interpolate } from '../../../text/placeholders.ts';
import type { PublishHeading, Refused, SiteTree, SourceId } from '../../protocol.ts';
import type { Restructured } from '../apply.ts';
import type { Desk } from '../desk.ts';
import { siteTree } from '../site-tree.ts';
import { describeChange, describeParagraphs, uncapitalized, type Worded } from './change-words.ts';
import { revertedFrontMatter, revertedJson } from './revert-value.ts';
import { type ValueChange, valueChanges } from './value-changes.ts';

/** A file of the site as it was published and as it is now; a text that is not there is `undefined`. */
export interface ChangedSource {
  path: string;
  published: string | undefined;
  text: string | undefined;
}

/** What differs from the published site, and what takes it back. */
export interface SiteChange {
  /** The same as long as neither side changes. */
  id: string;
  heading: Pick<PublishHeading, 'title' | 'route' | 'isShared'>;
  words: string;
  file?: SourceId;
  pointer?: string;
  /** The files as they are without it; absent if it is no text. */
  revert?: () => Restructured[] | undefined;
}

interface ChangesOptions {
  desk: Desk;
  /** Texts, then the other files: pictures, films, what the site does not know. */
  sources: readonly ChangedSource[];
  others: readonly { path: string; kind: 'new' | 'changed' | 'removed' }[];
}

const ignore = () => {};

const dataIn = (text: string | undefined) =>
  text === undefined ? undefined : readJson({ path: manifestName, text }, ignore).data;

function worded(data: unknown, schema: Worded['schema']): Worded {
  const manifest = isRaw(data) ? data : {};
  return { data, schema, lookup: createLookup(manifest as unknown as Manifest) };
}

/** The heading of a place of the manifest, and how many keys of its pointer it says. What went with its page has none of its own. */
function headingAt(
  tree: SiteTree,
  { schema }: Worded,
  pointer: string,
  isGone: boolean,
): { heading: SiteChange['heading']; skipped: number } {
  const keys = keysOf(pointer);
  const [first = '', second] = keys;
  const page = first === 'pages' && second !== undefined && !isGone ? tree.pages[Number(second)] : undefined;
  if (page)
    return { heading: { title: page.title, route: page.route, isShared: false }, skipped: keys.length > 2 ? 2 : 1 };
  return { heading: { title: schema.properties?.[first]?.title ?? first, isShared: first !== 'pages' }, skipped: 1 };
}

/** A file with another text. */
function rewritten({ path, text = '' }: ChangedSource, reverted: string | undefined): Restructured[] | undefined {
  return reverted === undefined ? undefined : [{ path, before: text, text: reverted }];
}

type Unnamed = Omit<SiteChange, 'id'> & { change?: ValueChange };

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
    const revert = published === undefined ? {} : { revert: () => rewritten(source, published) };
    return [{ heading, words, file: 'manifest', ...revert }];
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

/** Changes of a Markdown file that is there on both sides: those of its front matter by key, then its text as one. */
function markdownChanges(source: ChangedSource, named: Named, manifests: { before: Worded; after: Worded }) {
  const { path, published = '', text = '' } = source;
  const schema = schemaNamed(named.file.startsWith('guide:') ? 'front-matter' : 'text-matter');
  const order = Object.keys(schema.properties ?? {});
  const read = (one: string) => readMarkdown({ path, text: one }, ignore);
  const [old, now] = [read(published), read(text)];
  const before = { data: old.data ?? {}, schema, lookup: manifests.before.lookup };
  const after = { data: now.data ?? {}, schema, lookup: manifests.after.lookup };
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
  // The rest is between the values: a comment, the order of keys.
  if (changes.length === 0)
    changes.push({ ...common, words: `${named.name} : mise en forme`, revert: () => rewritten(source, published) });
  return changes;
}

/** How a Markdown file is called. */
interface Named {
  file: SourceId;
  heading: SiteChange['heading'];
  /** « Guide Choisir son pain ». */
  name: string;
}

/** Takes the change of a chain that goes with a guide which came or went out of a list, and returns it. */
function takeOfChain(changes: Unnamed[], slug: string, type: 'added' | 'removed', data: unknown) {
  const index = changes.findIndex(({ change }) => {
    if (!change) return false;
    const pointer = change.type === 'removed' ? change.before : change.after;
    return change.type === type && /^\/chains\/\d+\/articles\/\d+$/.test(pointer) && get(data, pointer) === slug;
  });
  return index < 0 ? undefined : changes.splice(index, 1)[0];
}

/** Everything that differs from the published site, in the order of the site's pages, then what pages share, then files. */
export function siteChanges({ desk, sources, others }: ChangesOptions): SiteChange[] {
  const current = desk.sources();
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
    const title = interpolate(textIn(data, 'title'), text === undefined ? before.lookup : after.lookup) || name;
    const route = guides.get(path) ?? formerGuides.get(path);
    if (route !== undefined)
      return { file: `guide:${name}`, heading: { title, route, isShared: false }, name: `Guide ${title}` };
    const routes = tree.texts.find(({ file }) => file === `text:${name}`)?.routes ?? [];
    const page = routes.length === 1 ? tree.pages.find((one) => one.route === routes[0]) : undefined;
    const heading = page
      ? { title: page.title, route: page.route, isShared: false }
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
        ...(published === undefined ? {} : { revert: () => rewritten(source, published) }),
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
      revert: () => {
        const rest = chain ? chain.revert?.() : [];
        if (!rest) return undefined;
        const own: Restructured = isNew
          ? { path, before: text, text: '', becomes: 'removed' }
          : { path, before: '', text: published ?? '', becomes: 'created' };
        return [own, ...rest];
      },
    });
  }
  for (const { path, kind } of others) {
    if (path === releaseFile) continue;
    const isMedia = path.startsWith('content/media/');
    const does = { new: 'Ajout', changed: 'Remplacement', removed: 'Suppression' }[kind];
    changes.push({
      heading: { title: isMedia ? 'Images et fichiers' : 'Autres fichiers', isShared: false },
      words: `${does} : ${path.slice(isMedia ? 'content/media/'.length : 'content/'.length)}`,
    });
  }
  const rank = ({ heading, file }: Unnamed) => {
    const place = tree.pages.findIndex(({ route }) => route === heading.route);
    if (place >= 0) return place;
    const kinds = [heading.route !== undefined, heading.isShared, file !== undefined, true];
    return tree.pages.length + kinds.indexOf(true);
  };
  const seen = new Map<string, number>();
  return [...ofManifest, ...changes]
    .sort((a, b) => rank(a) - rank(b))
    .map(({ change, ...one }) => {
      const name = hashOf(JSON.stringify([one.heading, one.words, one.file, change]));
      const count = seen.get(name) ?? 0;
      seen.set(name, count + 1);
      return { ...one, id: count === 0 ? name : `${name}-${count}` };
    });
}

/** What takes a change back as one step; refused if it would leave an error that is not there now. */
export function revertChange(
  desk: Desk,
  { revert, words }: SiteChange,
): { label: string; files: Restructured[] } | Refused {
  const files = revert?.();
  if (!files) return { status: 'refused', message: 'Ce changement ne se reprend pas d’ici.' };
  if (files.some(({ becomes }) => becomes)) {
    const { sources } = desk.session.current();
    const changed = files.map(({ path, before, text, becomes }): ChangedFile => {
      const edits = [{ start: 0, end: before.length, text }];
      if (becomes === 'removed') return { file: path, edits: [], isRemoved: true };
      return { file: path, edits, ...(becomes ? { isNew: true } : {}) };
    });
    const found: Diagnostic[] = [];
    const report = (one: Diagnostic) => void found.push(one);
    checkSite(sourcesAfter(sources, { files: changed }, report), report);
    const [error] = addedErrors(desk.session.judge().diagnostics, found);
    if (error) {
      const { message } = wordsOf(error.code, error.args, 'fr');
      return {
        status: 'refused',
        message: `D’autres changements tiennent à celui-ci : reprenez-les d’abord. ${message}`,
      };
    }
  }
  return { label: `Version publiée : ${words}`, files };
}

/** A message for the commit, from the changes: their headings, then each in a line. */
export function messageOf(changes: readonly Pick<SiteChange, 'heading' | 'words'>[]): string {
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
