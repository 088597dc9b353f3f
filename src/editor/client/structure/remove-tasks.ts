import type { SiteTree } from '../../protocol.ts';
import { shownPages } from '../state/selection.ts';
import { words } from '../words/words.ts';
import type { LinkRow, StructureTask, TaskField, TaskLink } from './task.ts';

/**
 * Returns whether a link is an entry of a menu. Its label names the removed page, so it is removed by default. The button
 * of the header is no such entry: by default it leads to another page, like links in texts.
 */
const isMenuLink = ({ file, pointer }: TaskLink) =>
  file === 'manifest' && /^\/navigation\/.*\/links\/\d+\/to$/.test(pointer ?? '');

/**
 * Returns the task that removes a page or guide. It asks where each link to the page should lead, and where visitors
 * should be redirected.
 */
export function removePageTask(
  { path, title }: { path: string; title: string },
  tree: SiteTree,
): StructureTask<{ redirect: string | null }> {
  const pages = shownPages(tree).filter(({ route }) => route !== path);
  const options = pages.map((page) => ({ value: page.route, title: words.leadTo(page.title) }));
  // Visitors of a guide are redirected to the page above it by default.
  const above = path.slice(0, path.lastIndexOf('/')) || '/';
  const rowOf = (link: TaskLink, redirect: string | null): LinkRow => ({
    text: link.text,
    place: link.place,
    choice: {
      label: words.becomesOf(link.text, link.place),
      proposed: isMenuLink(link) ? null : redirect,
      none: link.keepsWords ? words.onlyWords : words.removeLink,
      options,
    },
  });
  return {
    title: words.removalTitle(title),
    confirm: words.remove,
    isRemoval: true,
    first: { redirect: pages.some(({ route }) => route === above) ? above : '/' },
    fields({ redirect }, links) {
      if (!links) return [];
      const textAbove = links.length > 0 ? words.leadHere(links.length) : words.leadsNowhere;
      return [
        { kind: 'links', textAbove, rows: links.map((link) => rowOf(link, redirect)) },
        { kind: 'page', name: 'redirect', label: words.visitorsLedTo, none: words.ledNowhere, options },
      ];
    },
    request: ({ redirect }, choices) => ({
      type: 'remove',
      path,
      choices,
      ...(redirect === null ? {} : { redirect }),
    }),
    done: () => words.removed(title),
    openAfter: ({ redirect }, { show }) => show(redirect ?? '/'),
  };
}

/**
 * Returns the row for a use of a removed value. By default the use is removed too, unless a larger part would have to
 * go with it.
 */
function useRow({ text, place, pointer, around, choice }: TaskLink): LinkRow[] {
  if (!choice) return [];
  const { written, removed, instead } = choice;
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
 * Returns the task that removes a section (`/page#section`) or a value of the manifest (its dotted name). It shows the
 * links to a section, and asks what happens to the places that name a value.
 * @param openAfter opens another place afterwards; absent if page and form stay
 */
export function removePartTask(name: string, title: string, openAfter?: () => void): StructureTask {
  return {
    title: words.removalTitle(title),
    confirm: words.remove,
    isRemoval: true,
    showsChanges: true,
    first: {},
    fields(_, found = []) {
      const rows = found.filter(({ choice }) => !choice).map(({ text, place }) => ({ text, place }));
      const uses = found.flatMap(useRow);
      const fields: TaskField[] = [];
      if (rows.length > 0)
        fields.push({ kind: 'links', textAbove: words.leadHere(rows.length), rows, textBelow: words.leadToPage });
      if (uses.length > 0) fields.push({ kind: 'links', textAbove: words.namedHere(uses.length), rows: uses });
      return fields;
    },
    request: (_, choices) => ({ type: 'remove', path: name, choices }),
    done: () => words.removed(title),
    ...(openAfter && { openAfter }),
  };
}
