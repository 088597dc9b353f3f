import { slugify } from '../../../text/names.ts';
import type { SiteTree } from '../../protocol.ts';
import { words } from '../words/words.ts';
import type { StructureTask } from './task.ts';

/** Maximum length of the title of a page or guide, and of the name of a chain, in characters. */
const MAX_TITLE_LENGTH = 90;
const MAX_NAME_LENGTH = 80;

/** Returns the task that creates a page. The address is derived from the title until the author types one. */
export function newPageTask(): StructureTask<{ title: string; address: string | undefined; isInMenu: boolean }> {
  const pathOf = ({ title, address }: { title: string; address: string | undefined }) =>
    (address ?? (title.trim() && `/${slugify(title.trim())}`)).trim();
  return {
    title: words.newPage,
    confirm: words.createPage,
    first: { title: '', address: undefined, isInMenu: true },
    fields: (page) => [
      { kind: 'text', name: 'title', label: words.pageTitle, maxLength: MAX_TITLE_LENGTH },
      { kind: 'text', name: 'address', label: words.address, help: words.newPageHelp, shown: pathOf(page) },
      { kind: 'check', name: 'isInMenu', label: words.putInMenu, help: !page.isInMenu && words.noLinkYet },
    ],
    request({ title, address, isInMenu }) {
      if (!title.trim()) return undefined;
      return { type: 'add-page', path: pathOf({ title, address }), title: title.trim(), isInMenu };
    },
    done: ({ title }) => words.created(title.trim()),
    openAfter: (page, { show }) => show(pathOf(page)),
  };
}

/** Returns the task that creates a guide at the end of a chain. */
export function newGuideTask(
  { chain, name }: { chain: string; name: string },
  { chains }: Pick<SiteTree, 'chains'>,
): StructureTask<{ title: string }> {
  const hub = chains.find((one) => one.chain === chain)?.hub ?? '';
  const routeOf = (title: string) => `${hub}/${slugify(title.trim())}`;
  return {
    title: words.newGuideOf(name),
    confirm: words.create,
    first: { title: '' },
    fields({ title }) {
      const help = title.trim() ? routeOf(title) : words.guideTitleHelp;
      return [{ kind: 'text', name: 'title', label: words.guideTitle, help, maxLength: MAX_TITLE_LENGTH }];
    },
    request: ({ title }) => (slugify(title) ? { type: 'add-guide', chain, title: title.trim() } : undefined),
    done: ({ title }) => words.created(title.trim()),
    openAfter: ({ title }, { show }) => show(routeOf(title)),
  };
}

/** Returns the task that creates a chain with its hub and its first two guides. */
export function newChainTask(): StructureTask<{ name: string; one: string; two: string; isInMenu: boolean }> {
  const hubOf = (name: string) => `/${slugify(name.trim())}`;
  return {
    title: words.newChain,
    confirm: words.createChain,
    first: { name: '', one: '', two: '', isInMenu: true },
    fields({ name }) {
      const help = name.trim() ? hubOf(name) : words.chainNameHelp;
      return [
        { kind: 'text', name: 'name', label: words.chainName, help, maxLength: MAX_NAME_LENGTH },
        { kind: 'text', name: 'one', label: words.firstGuide, maxLength: MAX_TITLE_LENGTH },
        { kind: 'text', name: 'two', label: words.secondGuide, help: words.twoGuides, maxLength: MAX_TITLE_LENGTH },
        { kind: 'check', name: 'isInMenu', label: words.putInMenu },
      ];
    },
    request({ name, one, two, isInMenu }) {
      if (![name, one, two].every(slugify)) return undefined;
      return { type: 'add-chain', name: name.trim(), guides: [one.trim(), two.trim()], isInMenu };
    },
    done: ({ name }) => words.created(name.trim()),
    openAfter: ({ name }, { show }) => show(hubOf(name)),
  };
}
