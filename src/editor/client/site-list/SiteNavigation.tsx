import Box from '@mui/material/Box';
import { Fragment, type ReactNode, useMemo, useRef, useState } from 'react';
import type { Json } from '../../../edit/json-operation.ts';
import { get, isWithin, keysOf } from '../../../model/read/pointer.ts';
import type { EditorProblem, SiteTree, TreePage } from '../../protocol.ts';
import { AddButton } from '../kit/buttons.tsx';
import { PanelFrame, PlainList } from '../kit/frames.ts';
import { inputCount } from '../state/inputs.ts';
import { type EditorPlace, nameOfPage } from '../state/selection.ts';
import { useEditor, useEditorState } from '../state/use-editor.tsx';
import { GuideMoves } from '../structure/GuideMoves.tsx';
import { newChainTask, newGuideTask, newPageTask } from '../structure/new-tasks.ts';
import { useTask } from '../structure/TaskDialog.tsx';
import type { StructureTask } from '../structure/task.ts';
import { plainWords } from '../words/plain-words.ts';
import { words } from '../words/words.ts';
import { NavigationGroup, NavigationItem } from './NavigationGroup.tsx';
import type { ProblemCounts } from './ProblemCount.tsx';
import { SearchBox, SearchHits } from './SearchHits.tsx';
import { ToReplace } from './ToReplace.tsx';
import { useRoving } from './use-roving.ts';

/** Focuses the form once it shows the chosen place, unless the focus has moved in the meantime. */
async function focusFields(opened: unknown): Promise<void> {
  const [since, from] = [inputCount(), document.activeElement];
  await opened;
  // Before that, the drawer around the navigation returns the focus to the button that opened it.
  await new Promise((resolve) => setTimeout(resolve));
  const { activeElement: now } = document;
  const isFree = now === from || now === document.body || now?.matches('header [aria-expanded]');
  if (isFree && inputCount() === since) document.getElementById('fields')?.focus();
}

/** The target of an entry of the navigation. */
type Target = Partial<Pick<EditorPlace, 'file' | 'pointer'>>;

/** Identifies a target: a text by its file, a page or a group of settings by its pointer. */
function keyOf({ file = 'manifest', pointer = '' }: Target): string {
  if (file !== 'manifest') return file;
  const keys = keysOf(pointer);
  return keys.slice(0, keys[0] === 'pages' ? 2 : 1).join('/');
}

/** Returns a function that counts the problems of targets. */
function counter(problems: readonly EditorProblem[]): (targets: readonly Target[]) => ProblemCounts {
  const known = problems.flatMap(({ file, pointer = '', severity }) =>
    file ? { key: keyOf({ file, pointer }), severity } : [],
  );
  return (targets) => {
    const keys = new Set(targets.map(keyOf));
    const countOf = (severity: EditorProblem['severity']) =>
      known.filter((one) => one.severity === severity && keys.has(one.key)).length;
    return { errors: countOf('error'), warnings: countOf('warning') };
  };
}

const HEADER_POINTER = '/navigation/header';

/** Maximum number of pages outside of the menu that are listed with the pages of the menu. */
const MAX_LISTED_OTHERS = 3;

/**
 * Returns the home page and the pages of the menu as `main`. The other pages are in `others` if there are many of them,
 * or else also in `main`.
 */
function sortPages(pages: readonly TreePage[], header: Json | undefined) {
  const menu = JSON.stringify(header ?? '');
  const isMain = ({ route }: TreePage) => route === '/' || [`"${route}"`, `"${route}#`].some((to) => menu.includes(to));
  const others = pages.filter((page) => !isMain(page));
  return others.length > MAX_LISTED_OTHERS ? { main: pages.filter(isMain), others } : { main: pages, others: [] };
}

/** Lists all parts of the site, with a search above them. */
export function SiteNavigation({ onDone = () => {} }: { onDone?: () => void }) {
  const { open, show } = useEditor();
  const tree = useEditorState((state) => state.tree);
  const selection = useEditorState((state) => state.selection);
  const problems = useEditorState((state) => state.problems);
  const count = useMemo(() => counter(problems), [problems]);
  const [sought, setSought] = useState('');
  const list = useRef<HTMLElement>(null);
  const roving = useRoving(list);
  const { begin, dialog } = useTask();
  const go = (work: () => unknown) => () => {
    void focusFields(work());
    onDone();
  };
  const isAt = ({ file = 'manifest', pointer = '' }: Target) =>
    selection?.file === file && isWithin(selection.pointer, pointer);
  const header = useEditorState(({ documents }) =>
    get<Json | undefined>(documents.get('manifest')?.data, HEADER_POINTER),
  );
  const { main, others } = sortPages(tree.pages, header);
  const item = (title: string, target: Target, more: { address?: string; actions?: ReactNode } = {}) => (
    <NavigationItem
      key={keyOf(target)}
      title={title}
      counts={count([target])}
      isCurrent={isAt(target)}
      onOpen={go(() => open({ file: 'manifest', ...target }))}
      {...more}
    />
  );
  const pageItem = ({ route, pointer, ...page }: TreePage) => item(nameOfPage(page), { pointer }, { address: route });
  const settingItem = ({ title, pointer }: SiteTree['settings'][number]) => item(plainWords(title), { pointer });
  const group = (title: string, targets: readonly Target[], items: ReactNode, isOpen = targets.some(isAt)) => (
    <NavigationGroup title={title} counts={count(targets)} isOpen={isOpen}>
      {items}
    </NavigationGroup>
  );
  const often = tree.settings.filter(({ isOften }) => isOften);
  const seldom = tree.settings.filter(({ isOften }) => !isOften);
  /** Returns a button that adds another entry to the group above it. */
  const addition = (task: StructureTask) => (
    <Box component="li" key={task.title} sx={{ p: '6px 8px 6px 28px' }}>
      <AddButton onPress={() => begin(task)}>{task.title}</AddButton>
    </Box>
  );
  return (
    <PanelFrame
      as="nav"
      data-edge="right"
      aria-label={words.site}
      sx={{ display: 'flex', flexDirection: 'column', height: '100%' }}
    >
      <SearchBox value={sought} onChange={setSought} onDown={() => list.current?.querySelector('button')?.focus()} />
      <Box ref={list} {...roving} sx={{ flex: 1, overflowY: 'auto', pb: 2, px: 1 }}>
        {sought.trim().length > 1 ? (
          <SearchHits sought={sought} go={go} />
        ) : (
          <>
            <ToReplace onOpen={onDone} />
            {group(words.pages, main, [...main.map(pageItem), addition(newPageTask()), addition(newChainTask())], true)}
            {tree.chains.map(({ chain, name, hub, guides }) => (
              <Fragment key={chain}>
                {group(name, guides, [
                  <NavigationItem key="" title={words.hub} isCurrent={false} onOpen={go(() => show(hub))} />,
                  ...guides.map(({ file, title }, index) =>
                    item(title, { file }, { actions: <GuideMoves guides={guides} index={index} /> }),
                  ),
                  addition(newGuideTask({ chain, name }, tree)),
                ])}
              </Fragment>
            ))}
            {others.length > 0 && group(words.otherPages, others, others.map(pageItem))}
            {tree.texts.length > 0 &&
              group(
                words.texts,
                tree.texts,
                tree.texts.map(({ file, title }) => item(title, { file })),
              )}
            {group(words.settings, often, often.map(settingItem), true)}
            {group(words.moreSettings, seldom, seldom.map(settingItem))}
            <PlainList sx={{ mt: 1 }}>{item(words.images, { file: 'images' })}</PlainList>
          </>
        )}
      </Box>
      {dialog}
    </PanelFrame>
  );
}
