import { slugify } from '../../../text/slug.ts';
import type { SiteTree } from '../../protocol.ts';
import { words } from '../words/words.ts';
import type { StructureTask, TaskField } from './task.ts';

/** Maximum length of the title of a page or guide, and of the name of a chain, in characters. */
const TITLE = 90;
const NAME = 80;

const menuField = <V extends { isInMenu: boolean }>(isInMenu: boolean, help?: string): TaskField<V> => ({
  kind: 'check',
  label: words.putInMenu,
  value: isInMenu,
  help: isInMenu ? undefined : help,
  set: (value) => ({ isInMenu: value }) as Partial<V>,
});

/** Creates a page. Its address is made of its title until one is typed. */
export function newPage(): StructureTask<{ title: string; address: string | undefined; isInMenu: boolean }> {
  const pathOf = ({ title, address }: { title: string; address: string | undefined }) =>
    address ?? (title.trim() ? `/${slugify(title.trim())}` : '');
  return {
    title: words.newPage,
    confirm: words.createPage,
    first: { title: '', address: undefined, isInMenu: true },
    fields: (values) => [
      { kind: 'text', label: words.pageTitle, value: values.title, maxLength: TITLE, set: (title) => ({ title }) },
      {
        kind: 'text',
        label: words.address,
        value: pathOf(values),
        help: words.newPageHelp,
        set: (address) => ({ address }),
      },
      menuField(values.isInMenu, words.noLinkYet),
    ],
    request: ({ isInMenu, ...page }) =>
      page.title.trim()
        ? { type: 'add-page', path: pathOf(page).trim(), title: page.title.trim(), isInMenu }
        : undefined,
    done: ({ title }) => words.created(title.trim()),
    lead: (page, { show }) => show(pathOf(page).trim()),
  };
}

/** Creates a guide at the end of a chain. */
export function newGuide(
  { chain, name }: { chain: string; name: string },
  { sections }: Pick<SiteTree, 'sections'>,
): StructureTask<{ title: string }> {
  const hub = sections.find((one) => one.chain === chain)?.hub ?? '';
  const routeOf = (title: string) => `${hub}/${slugify(title.trim())}`;
  return {
    title: words.newGuideOf(name),
    confirm: words.create,
    first: { title: '' },
    fields: ({ title }) => [
      {
        kind: 'text',
        label: words.guideTitle,
        value: title,
        help: title.trim() ? routeOf(title) : words.guideTitleHelp,
        maxLength: TITLE,
        set: (typed) => ({ title: typed }),
      },
    ],
    request: ({ title }) => (slugify(title) ? { type: 'add-guide', chain, title: title.trim() } : undefined),
    done: ({ title }) => words.created(title.trim()),
    lead: ({ title }, { show }) => show(routeOf(title)),
  };
}

/** Creates a chain with its hub and its first two guides. */
export function newChain(): StructureTask<{ name: string; guides: [string, string]; isInMenu: boolean }> {
  const hubOf = (name: string) => `/${slugify(name.trim())}`;
  return {
    title: words.newChain,
    confirm: words.createChain,
    first: { name: '', guides: ['', ''], isInMenu: true },
    fields: ({ name, guides: [one, two], isInMenu }) => [
      {
        kind: 'text',
        label: words.chainName,
        value: name,
        help: name.trim() ? hubOf(name) : words.chainNameHelp,
        maxLength: NAME,
        set: (typed) => ({ name: typed }),
      },
      {
        kind: 'text',
        label: words.firstGuide,
        value: one,
        maxLength: TITLE,
        set: (typed) => ({ guides: [typed, two] }),
      },
      {
        kind: 'text',
        label: words.secondGuide,
        value: two,
        help: words.twoGuides,
        maxLength: TITLE,
        set: (typed) => ({ guides: [one, typed] }),
      },
      menuField(isInMenu),
    ],
    request: ({ name, guides, isInMenu }) =>
      [name, ...guides].every((text) => slugify(text) !== '')
        ? { type: 'add-chain', name: name.trim(), guides: guides.map((title) => title.trim()), isInMenu }
        : undefined,
    done: ({ name }) => words.created(name.trim()),
    lead: ({ name }, { show }) => show(hubOf(name)),
  };
}
