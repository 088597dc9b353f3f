import path from 'node:path';
import { hashOf } from '../../../model/read/hash.ts';
import { lexiconFile, manifestName, textName } from '../../../model/read/site-files.ts';
import type { PublishGroup } from '../../publish-protocol.ts';
import type { EditorSession } from '../editor-session.ts';
import type { Git } from '../git/git.ts';
import { bytesIn, changedFiles, isIn, openRepository, type Repository } from '../git/repository.ts';
import { bytesIfThere, textOfBytes } from '../source-files.ts';
import { changedPartName } from './changed-part.ts';
import type { ChangedSource, OtherChange } from './file-changes.ts';
import { siteState } from './release-check.ts';
import { type IdentifiedChange, siteChanges } from './site-changes.ts';

/** A site compared with the last commit. */
export interface Compared {
  repository: Repository;
  files: string[];
  sources: readonly ChangedSource[];
  changes: IdentifiedChange[];
  /** Identifies the last commit and the current files. */
  state: string;
}

const textOf = (bytes: Buffer | undefined) => bytes && textOfBytes(bytes);

/** Whether the editor shows a file as text: the manifest, guides and other texts, the list of accepted words. */
function isText(file: string): boolean {
  return file === manifestName || file === lexiconFile || textName(file) !== undefined;
}

/**
 * Compares the files on the disk with the last commit. `known` is the repository if it was opened already. Throws a
 * `GitError` if there is no repository.
 */
export async function compareSite(git: Git, editor: EditorSession, known?: Repository): Promise<Compared> {
  const { directory } = editor;
  const repository = known ?? (await openRepository(git, directory));
  const files = await changedFiles(git, repository);
  const sources: ChangedSource[] = [];
  const others: OtherChange[] = [];
  for (const file of files) {
    const now = bytesIfThere(path.join(directory, file));
    const hash = now ? hashOf(now) : '';
    const published = () => bytesIn(git, repository.head, file);
    if (isText(file)) {
      sources.push({ path: file, published: textOf(await published()), text: textOf(now), hash });
      continue;
    }
    const isNew = now !== undefined && !(await isIn(git, repository.head, file));
    const kind = now === undefined ? 'removed' : isNew ? 'new' : 'changed';
    others.push({ path: file, kind, hash, published });
  }
  const state = hashOf(JSON.stringify([repository.head ?? '', siteState(directory)]));
  return { repository, files, sources, state, changes: siteChanges({ editor, sources, others }) };
}

/** Returns the changes grouped by heading, in the order in which the headings first occur. */
export function groupByHeading(changes: readonly IdentifiedChange[]): PublishGroup[] {
  const headings = new Map<string, PublishGroup>();
  for (const { id, heading, label, lines, pointers, revert } of changes) {
    const name = JSON.stringify(heading);
    const known = headings.get(name) ?? { ...heading, changes: [] };
    const reason = typeof revert === 'string' ? { notRevertible: revert } : {};
    known.changes.push({ id, name: changedPartName({ label, lines }), lines, pointers, ...reason });
    headings.set(name, known);
  }
  return [...headings.values()];
}
