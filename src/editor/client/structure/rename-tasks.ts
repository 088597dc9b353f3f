import { shownName } from '../pictures/site-pictures.ts';
import { words } from '../words/words.ts';
import { renamedPart } from './part-names.ts';
import type { StructureTask } from './task.ts';

/**
 * Renames a page (`/page`), a section (`/page#section`) or a fact (`facts.name`) with all that names it.
 * @param to the new address, if the page has it already
 */
export function rename(from: string, to = from): StructureTask<{ typed: string; isRedirected: boolean }> {
  const { isPage, stays, typed: before } = renamedPart(to);
  const nameOf = (typed: string) => stays + typed.trim();
  return {
    title: words.rename,
    confirm: words.renameEverywhere,
    showsChanges: true,
    first: { typed: before, isRedirected: true },
    fields: ({ typed, isRedirected }) => [
      {
        kind: 'text',
        label: isPage ? words.newAddress : words.newName,
        value: typed,
        set: (value) => ({ typed: value }),
      },
      ...(isPage
        ? [
            {
              kind: 'check' as const,
              label: words.redirectOld,
              value: isRedirected,
              help: words.redirectHelp,
              set: (value: boolean) => ({ isRedirected: value }),
            },
          ]
        : []),
    ],
    request: ({ typed, isRedirected }) =>
      typed.trim() && nameOf(typed) !== from
        ? { type: 'rename', from, to: nameOf(typed), redirect: isRedirected }
        : undefined,
    done: ({ typed }) => (isPage ? words.renamed(nameOf(typed)) : words.renamedPart(typed.trim())),
    ...(isPage && { lead: ({ typed }, { show }) => show(nameOf(typed)) }),
  };
}

/** Renames a picture with all that shows it. */
export function renamePicture(file: string): StructureTask<{ typed: string }> {
  const before = shownName(file).replace(/\.\w+$/, '');
  return {
    title: words.rename,
    confirm: words.renameEverywhere,
    showsChanges: true,
    first: { typed: before },
    fields: ({ typed }) => [
      {
        kind: 'text',
        label: words.newName,
        value: typed,
        help: words.newNameHelp,
        set: (value) => ({ typed: value }),
      },
    ],
    request: ({ typed }) => {
      const to = typed.trim();
      return to && to !== before ? { type: 'rename-picture', file, to } : undefined;
    },
    done: ({ typed }) => words.renamedPicture(typed.trim()),
  };
}
