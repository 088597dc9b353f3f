import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { OpenedSite } from '../../check/fix/site-state.ts';
import type { ChangedFile, StructureChange } from '../../edit/structure/structure-change.ts';
import { applyEdits } from '../../edit/text-edit.ts';
import { replaceContent, writeFile } from '../../publish/files/write-file.ts';

/** Reason why nothing was written: the file, and the system's code if the system refused. */
interface WriteProblem {
  file: string;
  problem?: string;
}

/** Removes the folders that become empty, from the inside out; `content/` is kept. */
function removeEmptyFolders(directory: string, file: string): void {
  const root = path.join(directory, 'content');
  for (let folder = path.dirname(path.join(directory, file)); folder.startsWith(root + path.sep); ) {
    if (existsSync(folder)) {
      if (readdirSync(folder).length > 0) return;
      rmdirSync(folder);
    }
    folder = path.dirname(folder);
  }
}

/** Bytes of a file after its edits. Throws if its bytes no longer match the text that the edits were made for. */
function bytesAfter(site: OpenedSite, { file, edits }: ChangedFile, before: Buffer): Buffer {
  if (edits.length === 0) return before;
  const text = site.start.texts.get(file) ?? '';
  if (!before.equals(site.bytesOf(file, text))) throw new Error('changed');
  return site.bytesOf(file, applyEdits(text, edits));
}

/**
 * Writes a change of structure: all of it, or nothing. Every file is read before the first is written; if the system
 * refuses one, written files are restored.
 */
export function writeChange(directory: string, site: OpenedSite, { files }: StructureChange): WriteProblem | undefined {
  const at = (file: string) => path.join(directory, file);
  const undo: (() => void)[] = [];
  let file = '';
  try {
    const read = files.map((change) => {
      file = change.file;
      const before = readFileSync(at(change.file));
      return { ...change, before, after: bytesAfter(site, change, before) };
    });
    // Write edited files first, then files with new names; remove the old files last.
    for (const { before, after, ...change } of read) {
      file = change.file;
      if (change.isRemoved || change.to !== undefined || after.equals(before)) continue;
      replaceContent(at(file), after);
      undo.unshift(() => replaceContent(at(change.file), before));
    }
    for (const { before, after, to, ...change } of read) {
      if (to === undefined) continue;
      file = to;
      if (existsSync(at(to))) throw Object.assign(new Error(to), { code: 'EEXIST' });
      mkdirSync(path.dirname(at(to)), { recursive: true });
      renameSync(at(change.file), at(to));
      undo.unshift(() => renameSync(at(to), at(change.file)));
      if (after.equals(before)) continue;
      replaceContent(at(to), after);
      undo.unshift(() => replaceContent(at(to), before));
    }
    for (const { before, isRemoved, ...change } of read) {
      if (!isRemoved) continue;
      file = change.file;
      rmSync(at(file));
      undo.unshift(() => writeFile(at(change.file), before));
    }
  } catch (cause) {
    for (const back of undo) back();
    const { code } = cause as NodeJS.ErrnoException;
    return code === undefined ? { file } : { file, problem: code };
  }
  for (const { file: old, isRemoved, to } of files)
    if (isRemoved || to !== undefined) removeEmptyFolders(directory, old);
  return undefined;
}
