import { get, keysOf } from '../../../model/read/pointer.ts';
import type { Origin } from '../../origins-protocol.ts';
import { titleAt } from '../form/place-of.ts';
import { isObject } from '../form/schema-tree.ts';
import { summaryOf, withFacts } from '../form/summary.ts';
import { formRoot, guidesOfTree, nameOfPage } from '../state/selection.ts';
import type { EditorState } from '../state/state.ts';
import { words } from '../words/words.ts';
import type { ClickTarget } from './text-map.ts';

/** A link to a place of the form, for a text without a field of its own. */
interface FieldLink {
  title: string;
  origin: Origin;
}

const isSection = (pointer: string) => /^\/pages\/\d+\/sections\/\d+$/.test(pointer);

/** Returns the field that a computed text is made from; `undefined` if there is no single one. */
function sourceOf(state: EditorState, { computed, block }: ClickTarget): FieldLink | undefined {
  const { file, pointer = '' } = block.origin;
  const field = (at: string, of = file): FieldLink => {
    const origin: Origin = { file: of, pointer: at };
    return { title: words.itsField(titleAt(state, origin) ?? at), origin };
  };
  if (computed === 'hours') return field('/business/hours', 'manifest');
  if (computed === 'date') {
    const value = get(state.documents.get(file)?.data, pointer);
    const key =
      file !== 'manifest' ? 'reviewed' : ['reviewed', 'publishDate'].find((one) => isObject(value) && one in value);
    return key === undefined ? undefined : field(`${pointer}/${key}`);
  }
  if (computed !== 'neighbour') return undefined;
  const chain = state.tree.chains.find(({ guides }) => guides.some((guide) => guide.file === file));
  return chain && field(`${chain.pointer}/articles`, 'manifest');
}

/** Returns the section, page, guide or group of settings at a place. */
function partAt(state: EditorState, origin: Origin): FieldLink | undefined {
  const { file, pointer = '' } = origin;
  const { tree, documents } = state;
  if (file !== 'manifest') {
    const guide = guidesOfTree(tree).find((one) => one.file === file);
    const text = tree.texts.find((one) => one.file === file);
    return guide || text ? { title: words.itsGuide((guide ?? text)?.title ?? ''), origin } : undefined;
  }
  if (pointer === '') return undefined;
  if (isSection(pointer)) {
    const summary = withFacts(summaryOf(get(documents.get('manifest')?.data, pointer)), tree.facts);
    return { title: words.itsSection(summary || (titleAt(state, origin) ?? words.block)), origin };
  }
  const page = tree.pages.find((one) => one.pointer === pointer);
  if (page) return { title: words.itsPage(nameOfPage(page)), origin };
  const [root] = keysOf(pointer);
  const group: Origin = { file, pointer: formRoot(pointer) };
  return { title: words.itsSetting(titleAt(state, group) ?? root ?? ''), origin };
}

/**
 * Returns links for a text without a field of its own: the field that it is computed from, the words around it, its
 * section, its page.
 */
export function fieldLinksOf(state: EditorState, target: ClickTarget, page: Origin | undefined): FieldLink[] {
  const { origin, block, text } = target;
  const label = text && text.text.origins.length > 0 ? titleAt(state, origin) : undefined;
  const links = [
    sourceOf(state, target),
    label === undefined ? undefined : { title: words.aroundIt(label), origin },
    partAt(state, block.origin),
    page && partAt(state, page),
  ];
  const known = new Set<string>();
  return links.filter((link): link is FieldLink => {
    const place = link && `${link.origin.file} ${link.origin.pointer}`;
    if (place === undefined || known.has(place)) return false;
    known.add(place);
    return true;
  });
}

/** Returns the label of a place of the page: its section, its field, and the fact that is shown there. */
export function nameOfClicked(
  state: EditorState,
  { origin, block, fact, text, isPicture, computed }: ClickTarget,
): string {
  const shown = fact ?? origin;
  const known = state.tree.facts.find(({ pointer }) => pointer !== undefined && pointer === shown.pointer);
  const section = titleAt(state, block.origin);
  const own = computed ? words.computed : (titleAt(state, origin) ?? (origin.range ? words.guideText : undefined));
  const name = text || isPicture ? own : undefined;
  const parts = [section === name ? undefined : section, name, known && `${words.fact} « ${known.label} »`];
  return parts.filter(Boolean).join(' · ') || words.block;
}
