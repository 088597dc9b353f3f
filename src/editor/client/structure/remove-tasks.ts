import type { SiteTree } from '../../protocol.ts';
import { shownPages } from '../state/selection.ts';
import { words } from '../words/words.ts';
import type { LinkRow, StructureTask, TaskLink } from './task.ts';

/** A link of a menu is removed by default: a label that names the removed page would mislead elsewhere. */
const isOfMenu = ({ file, pointer }: TaskLink) =>
  file === 'manifest' && /^\/navigation\/.*\/links\/\d+\/to$/.test(pointer ?? '');

/** Removes a page or guide. Asks where each link to it, and its visitors, should lead. */
export function removePage(
  { path, title }: { path: string; title: string },
  tree: SiteTree,
): StructureTask<{ redirect: string | null }> {
  const pages = shownPages(tree).filter(({ route }) => route !== path);
  const options = pages.map(({ route, title: name }) => ({ value: route, title: words.leadTo(name) }));
  // Visitors of a guide are redirected to the page above it by default.
  const above = path.slice(0, path.lastIndexOf('/')) || '/';
  return {
    title: words.removing(title),
    confirm: words.remove,
    isRemoval: true,
    first: { redirect: pages.some(({ route }) => route === above) ? above : '/' },
    fields: ({ redirect }, links) =>
      links
        ? [
            {
              kind: 'links',
              before: links.length > 0 ? words.leadHere(links.length) : words.leadsNowhere,
              rows: links.map((link) => ({
                text: link.text,
                place: link.place,
                choice: {
                  label: words.becomesOf(link.text, link.place),
                  proposed: isOfMenu(link) ? null : redirect,
                  none: link.keepsWords ? words.onlyWords : words.removeLink,
                  options,
                },
              })),
            },
            {
              kind: 'page',
              label: words.visitorsLedTo,
              value: redirect,
              none: words.ledNowhere,
              options,
              set: (route) => ({ redirect: route }),
            },
          ]
        : [],
    request: ({ redirect }, choices) => ({
      type: 'remove',
      path,
      choices,
      ...(redirect === null ? {} : { redirect }),
    }),
    done: () => words.removedPage(title),
    lead: ({ redirect }, { show }) => show(redirect ?? '/'),
  };
}

/** Returns the choices for a place that names a removed value. */
function useRow({ text, place, pointer, around, choice }: TaskLink): LinkRow[] {
  if (!choice) return [];
  const { written, removed, instead } = choice;
  // By default a place does without the value, unless a larger part would be removed with it.
  const isSmall = written !== undefined || removed === pointer;
  const without = removed === pointer ? words.removeHere : around ? words.removeAround(around) : words.neededHere;
  return [
    {
      text,
      place,
      choice: {
        label: words.becomesOfUse(text, place),
        proposed: isSmall ? null : (instead[0]?.name ?? null),
        none: written !== undefined ? words.writeValue(written) : without,
        options: instead.map((other) => ({ value: other.name, title: words.nameInstead(other.title) })),
      },
    },
  ];
}

/**
 * Removes a section (`/page#section`) or a value of the manifest (its dotted name). Shows the links to a section, and
 * asks what becomes of the places that name a value.
 * @param lead opens another place afterwards; absent if page and form stay
 */
export function removePart(name: string, title: string, lead?: () => void): StructureTask {
  return {
    title: words.removing(title),
    confirm: words.remove,
    isRemoval: true,
    showsChanges: true,
    first: undefined,
    fields: (_, found = []) => {
      const links = found.filter(({ choice }) => !choice);
      const uses = found.flatMap(useRow);
      return [
        ...(links.length > 0
          ? [
              {
                kind: 'links' as const,
                before: words.leadHere(links.length),
                rows: links.map(({ text, place }) => ({ text, place })),
                after: words.leadToPage,
              },
            ]
          : []),
        ...(uses.length > 0 ? [{ kind: 'links' as const, before: words.namedHere(uses.length), rows: uses }] : []),
      ];
    },
    request: (_, choices) => ({ type: 'remove', path: name, choices }),
    done: () => words.removedPage(title),
    ...(lead && { lead }),
  };
}
