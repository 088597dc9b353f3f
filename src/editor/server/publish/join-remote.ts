import { lstatSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { hashOnDisk } from '../../../build/files/site-disk.ts';
import { writeChange } from '../../../build/files/write-change.ts';
import { foldersAbove } from '../../../build/files/write-file.ts';
import { errorsAddedBy } from '../../../check/check-change.ts';
import { editJson } from '../../../edit/edit-json.ts';
import type { Json } from '../../../edit/json-operation.ts';
import { applyEdits } from '../../../edit/text-edit.ts';
import type { Change } from '../../../model/read/change.ts';
import { hashOf } from '../../../model/read/hash.ts';
import { typeOfFile } from '../../../model/read/own-blocks.ts';
import { get } from '../../../model/read/pointer.ts';
import { readJson } from '../../../model/read/read-json.ts';
import { manifestName, releaseFile } from '../../../model/read/site-files.ts';
import { siteSchema } from '../../../model/schema/own-schemas.ts';
import type { Schema } from '../../../model/schema/schemas.ts';
import type { JoinChoice } from '../../protocol.ts';
import type { JoinConflict } from '../../publish-protocol.ts';
import type { EditorSession } from '../editor-session.ts';
import { alignIndex, commitApart, commitTree, differences } from '../git/commit.ts';
import { formatNames, type Git, gitIn, parseNames, runGit } from '../git/git.ts';
import {
  CHANGED,
  describeBroken,
  describeConflicts,
  describeUncommitted,
  describeUnwatched,
  JOINED,
} from '../git/git-words.ts';
import { type MergedText, mergeTrees } from '../git/merge.ts';
import { bytesIn, changedFiles, type Repository, refOf } from '../git/repository.ts';
import { withStage } from '../git/stage.ts';
import { describeFinding } from '../problems.ts';
import { formerPointer, valueChanges } from './value-changes.ts';

/** Whether the editor may write a file. */
const isOfSite = (file: string) => file === manifestName || file.startsWith('content/');

/** Reason why the commits of the remote could not be merged. Nothing was changed. */
type JoinRefusal = { status: 'conflict'; conflict: JoinConflict } | { status: 'refused'; message: string };

const refused = (message: string): JoinRefusal => ({ status: 'refused', message });

interface JoinOptions {
  repository: Repository;
  /** Last commit of the remote branch. */
  there: string;
  /** Whether the branch has commits that the remote lacks. */
  isAhead: boolean;
  /** The versions that the author has chosen for conflicts. */
  choices: readonly JoinChoice[];
  /** Notifies the development server of written files. */
  written(files: readonly string[]): void;
}

const dataIn = (file: string, text: string) => readJson({ path: file, text }, () => {}).data as Json | undefined;

/**
 * Returns the merged text of a file that both sides have changed at one place. The manifest is compared value by value,
 * because neighbouring lines often change together; if its structure differs, it is compared as a text. `choose`
 * returns the chosen version of a conflict, or `undefined` if nothing is chosen yet.
 */
function mergedText(
  { base, ours, theirs }: MergedText,
  schema: Schema | undefined,
  choose: (versions: Pick<JoinConflict, 'pointer' | 'yours' | 'theirs'>) => Json | undefined,
): string | undefined {
  const data = schema && [base, ours, theirs].map((text) => dataIn(manifestName, text));
  const changes = data ? [...valueChanges(data[2] ?? null, data[1] ?? null)] : [];
  const isByValue = changes.length > 0 && changes.every((one) => one.type === 'set' && one.before === one.after);
  if (!schema || !data || !isByValue) {
    const chosen = choose({ yours: ours, theirs });
    return typeof chosen === 'string' ? chosen : undefined;
  }
  let text = theirs;
  for (const { after: pointer } of changes) {
    const [, yours = null, there = null] = data.map((one) => get(one, pointer) as Json | undefined);
    // An entry that one side has added before it, or moved, changes its place.
    const [former, other] = data.slice(1).map((one) => formerPointer(data[0] ?? null, one ?? null, pointer));
    const isKnown = former !== undefined && former === other;
    const was = isKnown ? get(data[0], former) : undefined;
    if (isKnown && isDeepStrictEqual(was, yours)) continue;
    const value = isKnown && isDeepStrictEqual(was, there) ? yours : choose({ pointer, yours, theirs: there });
    const edits = value === undefined ? [] : editJson({ text, operation: { type: 'set', pointer, value }, schema });
    if (value === undefined || !Array.isArray(edits)) return undefined;
    text = applyEdits(text, edits);
  }
  return text;
}

/**
 * Returns the files on the disk that the versions of `files` in `to` would replace, although neither `from` nor `to` has
 * their bytes: git ignores them, or does not watch their changes.
 */
async function unwatchedFiles(
  git: Git,
  { directory, files, from, to }: { directory: string; files: readonly string[]; from: string; to: string },
): Promise<string[]> {
  const entryAt = (file: string) => lstatSync(path.join(directory, file), { throwIfNoEntry: false });
  const listed = parseNames(await runGit(git, ['ls-files', '-v', '-z']));
  const tracked = new Set(listed.map((line) => line.slice(2)));
  // An upper-case S or a lower-case letter marks a file whose changes git ignores.
  const watched = new Set(listed.filter((line) => !/^[Sa-z]/.test(line)).map((line) => line.slice(2)));
  const found = files.map(async (file) => {
    const above = foldersAbove(file).find((folder) => entryAt(folder)?.isDirectory() === false);
    if (above !== undefined) return tracked.has(above) ? undefined : above;
    const entry = watched.has(file) ? undefined : entryAt(file);
    if (!entry) return undefined;
    const hash = entry.isFile() ? hashOnDisk(path.join(directory, file)) : undefined;
    const known = await Promise.all([from, to].map((state) => bytesIn(git, state, file)));
    return known.some((bytes) => bytes && hashOf(bytes) === hash) ? undefined : file;
  });
  return [...new Set(await Promise.all(found))].filter((file) => file !== undefined);
}

/**
 * Merges the commits of the remote into the branch, and into the files on the disk: unpublished changes stay
 * unpublished. If both sides have new commits, a commit with two parents joins them. The files are written first, then
 * the branch moves: if the process ends in between, the next attempt finds the same texts on both sides.
 */
export async function joinRemote(
  editor: EditorSession,
  git: Git,
  { repository, there, isAhead, choices, written }: JoinOptions,
): Promise<JoinRefusal | { status: 'joined'; head: string }> {
  const { directory } = editor;
  const { head = '', branch = '', prefix } = repository;
  const { sources } = editor.session.current();
  const { text: root } = await runGit(git, ['rev-parse', '--show-toplevel']);
  const top = gitIn(root);
  let conflict: JoinConflict | undefined;
  const choose = (merged: MergedText): string | undefined => {
    const name = merged.file.slice(prefix.length);
    // Each publication rewrites the record of the release, so that either version will do.
    if (name === releaseFile) return merged.ours;
    const file = editor.idOf(name);
    return mergedText(merged, name === manifestName ? siteSchema(sources.ownBlocks) : undefined, (versions) => {
      const id = hashOf(JSON.stringify([name, versions]));
      const choice = choices.find((one) => one.id === id);
      if (!choice && file) conflict ??= { ...versions, id, file };
      return choice?.value;
    });
  };
  const merge = async (ours: string, theirs: string): Promise<string | JoinRefusal> => {
    const merged = await mergeTrees(top, [ours, theirs], choose);
    if (typeof merged === 'string') return merged;
    return conflict ? { status: 'conflict', conflict } : refused(describeConflicts(merged.conflicts));
  };

  let target = there;
  if (isAhead) {
    const tree = await merge(head, there);
    if (typeof tree !== 'string') return tree;
    target = await commitTree(git, { tree, parents: [head, there], message: JOINED });
  }
  // What is saved from here on is newer than what is merged.
  const touched = (await differences(git, head, target)).filter(isOfSite);
  const states = new Map(touched.map((file) => [file, hashOnDisk(path.join(directory, file))]));
  const files = await changedFiles(git, repository);
  let now = head;
  let tree: string | JoinRefusal = target;
  if (files.length > 0) {
    now = await withStage(git, repository, { directory, files }, (stage) =>
      commitApart(git, repository, { stage, message: JOINED }),
    );
    tree = await merge(now, target);
    if (typeof tree !== 'string') return tree;
  }

  const change: Change[number][] = [];
  for (const file of (await differences(git, now, tree)).filter(isOfSite)) {
    const was = states.has(file) ? states.get(file) : hashOnDisk(path.join(directory, file));
    change.push({ file, ...(was ? { was } : {}), now: (await bytesIn(git, tree, file)) ?? null });
  }
  // The other files of the repository, which the editor never changes.
  const moved = parseNames(await runGit(top, ['diff-tree', '-r', '--no-renames', '--name-only', '-z', head, target]));
  const rest = moved.filter((file) => !file.startsWith(prefix) || !isOfSite(file.slice(prefix.length)));
  const status = ['status', '--porcelain', '-z', '--no-renames', '--untracked-files=all'];
  const dirty = parseNames(await runGit(top, status)).map((line) => line.slice(3));
  const held = rest.filter((file) => dirty.includes(file));
  if (held.length > 0) return refused(describeUncommitted(held));
  const unstaged = change.filter(({ file }) => !files.includes(file)).map(({ file }) => prefix + file);
  const compared = { directory: root, files: [...unstaged, ...rest], from: now, to: tree };
  const unwatched = await unwatchedFiles(top, compared);
  if (unwatched.length > 0) return refused(describeUnwatched(unwatched));
  if (!rest.some((file) => typeOfFile(file.slice(prefix.length)) !== undefined)) {
    const [error] = errorsAddedBy(sources, editor.session.runRules().diagnostics, change);
    if (error) return refused(describeBroken(describeFinding(error, sources)));
  }
  if (writeChange(directory, change).status !== 'done') return refused(CHANGED);
  const list = ['--pathspec-from-file=-', '--pathspec-file-nul'];
  if (rest.length > 0)
    await runGit(top, ['restore', `--source=${target}`, '--staged', '--worktree', ...list], {
      input: formatNames(rest),
    });
  if (moved.length > 0) await alignIndex(top, moved, target);
  await runGit(git, ['update-ref', '-m', `vitrine: ${JOINED}`, refOf(branch), target, head]);
  written(change.map(({ file }) => file));
  return { status: 'joined', head: target };
}
