import { shownName } from '../pictures/site-pictures.ts';
import { words } from '../words/words.ts';
import { renamedPart } from './part-names.ts';
import type { StructureTask } from './task.ts';

/**
 * Returns the task that renames a page (`/page`), a section (`/page#section`) or a fact (`facts.name`), with all
 * references to it.
 * @param to the new address, if the page has it already
 */
export function renamePartTask(from: string, to = from): StructureTask<{ typed: string; redirect: boolean }> {
  const { isPage, stays, typed: before } = renamedPart(to);
  const nameOf = (typed: string) => stays + typed.trim();
  return {
    title: words.rename,
    confirm: words.renameEverywhere,
    showsChanges: true,
    first: { typed: before, redirect: true },
    fields: () => [
      { kind: 'text', name: 'typed', label: isPage ? words.newAddress : words.newName },
      ...(isPage
        ? [{ kind: 'check', name: 'redirect', label: words.redirectOld, help: words.redirectHelp } as const]
        : []),
    ],
    request({ typed, redirect }) {
      if (!typed.trim() || nameOf(typed) === from) return undefined;
      return { type: 'rename', from, to: nameOf(typed), redirect };
    },
    done: ({ typed }) => (isPage ? words.renamed(nameOf(typed)) : words.renamedPart(typed.trim())),
    ...(isPage && { openAfter: ({ typed }, { show }) => show(nameOf(typed)) }),
  };
}

/** Returns the task that renames a picture, with all references to it. */
export function renamePictureTask(file: string): StructureTask<{ typed: string }> {
  const before = shownName(file).replace(/\.\w+$/, '');
  return {
    title: words.rename,
    confirm: words.renameEverywhere,
    showsChanges: true,
    first: { typed: before },
    fields: () => [{ kind: 'text', name: 'typed', label: words.newName, help: words.newNameHelp }],
    request({ typed }) {
      const to = typed.trim();
      return to && to !== before ? { type: 'rename-picture', file, to } : undefined;
    },
    done: ({ typed }) => words.renamedPicture(typed.trim()),
  };
}
