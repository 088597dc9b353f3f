import type { Json } from '../../../edit/json-operation.ts';
import { pictureName } from '../../../model/pictures/picture-sizes.ts';
import type { ChangedFile } from '../../../model/read/change.ts';
import { readMarkdown } from '../../../model/read/read-markdown.ts';
import { isMedia, releaseFile } from '../../../model/read/site-files.ts';
import { schemaNamed } from '../../../model/schema/schemas.ts';
import { isRecord } from '../../../text/is-record.ts';
import type { PublishGroup } from '../../publish-protocol.ts';
import { type DescribedState, describeChange, describeParagraphs, uncapitalized } from './change-words.ts';
import type { ChangedPart } from './changed-part.ts';
import { valueChanges } from './value-changes.ts';

/** The published text of a file and its current text; `undefined` if the file does not exist. */
export interface ChangedSource {
  path: string;
  published: string | undefined;
  text: string | undefined;
  /** Hash of its current bytes; empty if it does not exist. */
  hash: string;
}

/** The name and the heading of a Markdown file, as authors see them. */
export interface MarkdownNames {
  isGuide: boolean;
  heading: Omit<PublishGroup, 'changes'>;
  /** For example « Guide Choisir son pain ». */
  name: string;
}

/** Returns the change that restores the published text or bytes of a file, or removes a file that was not published. */
export function asPublished(
  { path, hash }: Pick<ChangedSource, 'path' | 'hash'>,
  published: string | Uint8Array | undefined,
): ChangedFile {
  return { file: path, ...(hash ? { was: hash } : {}), now: published ?? null };
}

/** Returns the change of a Markdown file, with a line for each value of its front matter and one for its text. */
export function markdownChange(
  source: ChangedSource,
  { isGuide, heading, name }: MarkdownNames,
  manifests: { before: DescribedState; after: DescribedState },
): ChangedPart {
  const { path, published, text } = source;
  const common = { label: name, pointers: [], revert: () => [asPublished(source, published)] };
  if (published === undefined) return { ...common, heading, lines: [`Ajout : ${name}`] };
  if (text === undefined)
    return { ...common, heading: { title: heading.title, isShared: false }, lines: [`Suppression : ${name}`] };
  const schema = schemaNamed(isGuide ? 'front-matter' : 'text-matter');
  const [old, now] = [published, text].map((one) => readMarkdown({ path, text: one }, () => {}));
  const states = {
    before: { ...manifests.before, data: old?.data ?? {}, schema },
    after: { ...manifests.after, data: now?.data ?? {}, schema },
  };
  const isRead = isRecord(states.before.data) && isRecord(states.after.data);
  const values = isRead ? [...valueChanges(states.before.data as Json, states.after.data as Json)] : [];
  const lines = values.map((change) => `${name}, ${uncapitalized(describeChange(states, change, 0))}`);
  if (old?.body !== now?.body) lines.push(`${name} : ${describeParagraphs(old?.body ?? '', now?.body ?? '')}`);
  // The difference may be a comment, or the order of keys.
  return { ...common, heading, lines: lines.length > 0 ? lines : [`${name} : mise en forme`] };
}

/** Returns the change of the list of accepted words. */
export function lexiconChange(source: ChangedSource): ChangedPart {
  const words = (text = '') =>
    text
      .split(/\r?\n/)
      .map((line) => line.replace(/\s*#.*/, ''))
      .filter(Boolean);
  const known = words(source.published);
  const added = words(source.text).filter((word) => !known.includes(word));
  return {
    heading: { title: 'Lexique', isShared: false },
    label: 'Lexique',
    lines: [`Lexique : ${added.join(', ') || 'changé'}`],
    pointers: [],
    revert: () => [asPublished(source, source.published)],
  };
}

/** A changed file that is not a text: a picture, a video, or a file that is not part of a site. */
export interface OtherChange {
  path: string;
  kind: 'new' | 'changed' | 'removed';
  /** Hash of its current bytes; empty if it does not exist. */
  hash: string;
  /** Reads its bytes from the last commit, if it is there. */
  published: () => Promise<Buffer | undefined>;
}

const DONE = { new: 'Ajout', changed: 'Remplacement', removed: 'Suppression' };

/** Returns the changes of files that are not texts: one for all sizes and formats of a picture. */
export function otherChanges(others: readonly OtherChange[]): ChangedPart[] {
  const groups = new Map<string, [OtherChange, ...OtherChange[]]>();
  for (const one of others.filter(({ path }) => path !== releaseFile)) {
    const name = isMedia(one.path) ? pictureName(one.path.slice('content/media/'.length)) : one.path;
    const group = groups.get(name);
    if (group) group.push(one);
    else groups.set(name, [one]);
  }
  return [...groups].map(([name, files]) => {
    const [{ path, kind: first }] = files;
    const kind = files.every((one) => one.kind === first) ? first : 'changed';
    const short = path.replace(/^content\/(?:media\/)?/, '');
    const label = files.length > 1 ? `${name} (${files.length} fichiers)` : short;
    const common = { label, lines: [`${DONE[kind]} : ${label}`], pointers: [] };
    if (!isMedia(path)) {
      const remedy = kind === 'new' ? `supprimez « ${path} »` : `lancez « git restore ${path} »`;
      const revert = `L’éditeur ne touche pas à ce fichier : demandez à qui l’a changé, ou ${remedy}.`;
      return { ...common, heading: { title: 'Autres fichiers', isShared: false }, revert };
    }
    const revert = () => Promise.all(files.map(async (one) => asPublished(one, await one.published())));
    return { ...common, heading: { title: 'Images et fichiers', isShared: false }, revert };
  });
}
