import { titleAt } from '../form/place-of.ts';
import type { EditorState } from '../state/state.ts';
import { words } from '../words/words.ts';
import type { ClickTarget } from './text-map.ts';

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
