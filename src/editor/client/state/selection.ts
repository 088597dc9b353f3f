import { isWithin, keysOf } from '../../../model/read/pointer.ts';
import type { TextRange } from '../../../text/range.ts';
import type { SiteTree, SourceId, TreePage } from '../../protocol.ts';

/** A place of the site that can be opened. */
export interface EditorPlace {
  file: SourceId | 'images';
  pointer?: string | undefined;
  /** Range to show and select, in the whole text of a Markdown file. */
  range?: TextRange | undefined;
  /** Offset of the caret in the field's text. */
  caret?: number | undefined;
}

/** The place that the form shows. `pointer` is the root of the form: for a Markdown file, its front matter. */
export interface Selection extends EditorPlace {
  pointer: string;
  /** Field to open and focus, below the root. */
  focus?: string | undefined;
  /** The preview already shows the place, because it was chosen there. */
  isInSight?: boolean;
  /** Differs for each opening, so that the same field can be opened again. */
  at: number;
}

let openings = 0;

/**
 * Returns the root of the form that shows a pointer of the manifest: a page, one of its sections, or a group of
 * settings.
 */
export function formRoot(pointer: string): string {
  const [first, second, third, fourth] = keysOf(pointer);
  if (first !== 'pages') return first === undefined ? '' : `/${first}`;
  if (second === undefined) return '/pages';
  return third === 'sections' && fourth !== undefined ? `/pages/${second}/sections/${fourth}` : `/pages/${second}`;
}

/** Returns the selection that shows a place of a file. */
export function selectionOf({ file, pointer = '', range, caret }: EditorPlace, isInSight = false): Selection {
  openings += 1;
  const root = file === 'manifest' ? formRoot(pointer) : '';
  return { file, pointer: root, at: openings, focus: pointer === root ? undefined : pointer, range, caret, isInSight };
}

/** The place of the 404 page in the manifest, and an address that shows this page. */
const NOT_FOUND = { file: 'manifest', pointer: '/notFound' } as const;
const UNKNOWN_ADDRESS = '/404';

/** Returns the route of the page that shows the selection; `undefined` if no page does. */
export function routeOfSelection(
  tree: SiteTree,
  { file, pointer }: Pick<Selection, 'file' | 'pointer'>,
): string | undefined {
  if (file === 'manifest') {
    if (pointer === NOT_FOUND.pointer) return UNKNOWN_ADDRESS;
    const page = tree.pages.find((one) => isWithin(pointer, one.pointer));
    return page && (page.example ?? page.route);
  }
  const guide = guidesOfTree(tree).find((one) => one.file === file);
  return guide?.route ?? tree.texts.find((text) => text.file === file)?.routes[0];
}

/** Returns all guides in the order of the site. */
export const guidesOfTree = ({ chains }: Pick<SiteTree, 'chains'>) => chains.flatMap(({ guides }) => guides);

/** Returns the page of the manifest that matches an address. */
export function pageAt({ pages }: Pick<SiteTree, 'pages'>, address: string): TreePage | undefined {
  const matches = ({ route }: TreePage) => {
    const [steps, wanted] = [address.split('/'), route.split('/')];
    return steps.length === wanted.length && wanted.every((step, at) => step.startsWith(':') || step === steps[at]);
  };
  return pages.find(({ route }) => route === address) ?? pages.find(matches);
}

/** Returns the owner's name for a page, or otherwise its title. */
export function nameOfPage({ name, title }: Pick<TreePage, 'name' | 'title'>): string {
  return name ?? title;
}

/** Returns all pages without route parameters, with the names that the owner uses, and all guides. */
export function shownPages({ pages, chains }: Pick<SiteTree, 'pages' | 'chains'>): { route: string; title: string }[] {
  const named = pages.map((page) => ({ route: page.route, title: nameOfPage(page) }));
  return [...named.filter(({ route }) => !route.includes(':')), ...guidesOfTree({ chains })];
}

/** Returns the source of the page at an address: its guide, its entry in the manifest, or the 404 page. */
export function placeOfRoute(tree: SiteTree, route: string): { file: SourceId; pointer: string } {
  const guide = guidesOfTree(tree).find((one) => one.route === route);
  if (guide) return { file: guide.file, pointer: '' };
  const page = pageAt(tree, route);
  return page ? { file: 'manifest', pointer: page.pointer } : NOT_FOUND;
}
