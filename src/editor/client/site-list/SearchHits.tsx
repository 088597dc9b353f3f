import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';
import { isWithin } from '../../../model/read/pointer.ts';
import { findFolded, folded } from '../../../text/compare.ts';
import type { Calls } from '../../calls.ts';
import type { SearchHit, SiteTree } from '../../protocol.ts';
import { useAnswer } from '../calls/use-answer.ts';
import { ListButton, PlainList } from '../kit/frames.ts';
import { EmptyState, EntryText, Note, SubHeading } from '../kit/texts.tsx';
import { shownPages } from '../state/selection.ts';
import { useEditor, useEditorState } from '../state/use-editor.tsx';
import { EditorIcon } from '../style/EditorIcon.tsx';
import { plainWords } from '../words/plain-words.ts';
import { words } from '../words/words.ts';

interface SearchBoxProps {
  value: string;
  onChange(value: string): void;
  /** Called when the down arrow is pressed, to move the focus to the results. */
  onDown(): void;
}

/** Shows the field for searching titles and texts. */
export function SearchBox({ value, onChange, onDown }: SearchBoxProps) {
  return (
    <Box sx={{ p: 1.5, pb: 1 }}>
      <OutlinedInput
        fullWidth
        value={value}
        placeholder={words.searchHint}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          // These keys first cancel or choose the word of an input method.
          if (event.nativeEvent.isComposing) return;
          if (event.key === 'Escape') onChange('');
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          onDown();
        }}
        inputProps={{ 'aria-label': words.search, type: 'search' }}
        startAdornment={<EditorIcon name="search" size="1.125em" />}
        endAdornment={
          value && (
            <IconButton edge="end" aria-label={words.clearSearch} onClick={() => onChange('')}>
              <EditorIcon name="close" size="1em" />
            </IconButton>
          )
        }
        sx={{ gap: 1 }}
      />
    </Box>
  );
}

/** Splits a text into parts that match the search text and parts between them. */
export function splitHits(text: string, sought: string): { text: string; isHit: boolean }[] {
  const parts: { text: string; isHit: boolean }[] = [];
  const add = (from: number, to: number, isHit: boolean) => {
    if (to > from) parts.push({ text: text.slice(from, to), isHit });
  };
  let from = 0;
  for (const { start, end } of findFolded(text, sought)) {
    add(from, start, false);
    add(start, end, true);
    from = end;
  }
  add(from, text.length, false);
  return parts;
}

/** Debounce before a search, in milliseconds. */
const SEARCH_DELAY_MS = 120;

const noHits: Calls['search']['answer'] = { settings: [], hits: [] };

/** Maximum number of listed pages. */
const MAX_PAGES = 12;

/** Returns the name that the navigation shows for the page, guide or group of settings of a hit. */
function titleOf(tree: SiteTree, { file, pointer = '', title, routes: [route] }: SearchHit): string {
  const group = tree.settings.find((one) => isWithin(pointer, one.pointer));
  if (file === 'manifest' && group) return plainWords(group.title);
  return shownPages(tree).find((page) => page.route === route)?.title ?? title;
}

/** Returns pages and guides whose name or address contains the search text; names that begin with it come first. */
function pagesNamed(tree: SiteTree, sought: string): { route: string; title: string }[] {
  const needle = folded(sought.trim());
  const rank = ({ title, route }: { route: string; title: string }) => {
    const at = folded(title).indexOf(needle);
    if (at >= 0) return at === 0 ? 0 : 1;
    return folded(route).includes(needle) ? 2 : 3;
  };
  const ranked = shownPages(tree).map((page) => ({ page, rank: rank(page) }));
  return ranked
    .filter((one) => one.rank < 3)
    .sort((a, b) => a.rank - b.rank)
    .slice(0, MAX_PAGES)
    .map(({ page }) => page);
}

/** Groups hits with the same title. Only the first of each group keeps it. */
function inGroups<T extends { title: string }>(hits: readonly T[]): T[] {
  const titles = [...new Set(hits.map(({ title }) => title))];
  return titles.flatMap((title) =>
    hits.filter((hit) => hit.title === title).map((hit, index) => (index === 0 ? hit : { ...hit, title: '' })),
  );
}

function Highlighted({ text, sought }: { text: string; sought: string }) {
  return splitHits(text, sought).map(({ text: part, isHit }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: a part of a text has no key but its index
    isHit ? <mark key={index}>{part}</mark> : part,
  );
}

interface HitListProps {
  title: string;
  sought: string;
  hits: readonly { key: string; title: string; detail: string; onOpen(): void }[];
}

function HitList({ title, sought, hits }: HitListProps) {
  const id = useId();
  if (hits.length === 0) return null;
  return (
    <Box component="section" aria-labelledby={id} sx={{ mt: 1 }}>
      <SubHeading as="h2" id={id} sx={{ px: 1, mb: 0 }}>
        {title}
      </SubHeading>
      <PlainList>
        {hits.map((hit) => (
          <li key={hit.key}>
            <ListButton onClick={hit.onOpen}>
              <EntryText
                name={hit.title && <Highlighted text={hit.title} sought={sought} />}
                detail={<Highlighted text={hit.detail} sought={sought} />}
              />
            </ListButton>
          </li>
        ))}
      </PlainList>
    </Box>
  );
}

interface SearchHitsProps {
  sought: string;
  /** Returns the handler of a click on a hit, which opens its place with `open`. */
  go(open: () => unknown): () => void;
}

/** Lists the pages whose name contains the search text, and below them the places that contain it. */
export function SearchHits({ sought, go }: SearchHitsProps) {
  const { open, show } = useEditor();
  const tree = useEditorState((state) => state.tree);
  const found = useAnswer('search', { text: sought }, { delayMs: SEARCH_DELAY_MS, fallback: noHits });
  if (!found) return null;
  const { settings, hits } = found;
  const pages = pagesNamed(tree, sought);
  const count = pages.length + settings.length + hits.length;
  return (
    <>
      <Note role="status" sx={{ px: 1, py: 0.5 }}>
        {count === 0 ? <EmptyState>{words.noHits}</EmptyState> : words.hits(count)}
      </Note>
      <HitList
        title={words.pages}
        sought={sought}
        hits={pages.map(({ route, title }) => ({ key: route, title, detail: route, onOpen: go(() => show(route)) }))}
      />
      <HitList
        title={words.settings}
        sought={sought}
        hits={settings.map((hit) => ({
          key: hit.pointer ?? '',
          title: titleOf(tree, hit),
          detail: plainWords(hit.excerpt),
          onOpen: go(() => open(hit)),
        }))}
      />
      <HitList
        title={words.foundTexts}
        sought={sought}
        hits={inGroups(hits.map((hit) => ({ hit, title: titleOf(tree, hit) }))).map(({ hit, title }) => ({
          key: `${hit.file} ${hit.pointer ?? ''} ${hit.range?.start ?? ''}`,
          title,
          detail: hit.excerpt,
          onOpen: go(() => open(hit)),
        }))}
      />
    </>
  );
}
