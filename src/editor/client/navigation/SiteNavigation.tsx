import Box from '@mui/material/Box';
import { useMemo, useRef, useState } from 'react';
import type { Json } from '../../../edit/json-operation.ts';
import { get, keysOf } from '../../../model/read/pointer.ts';
import type { EditorProblem, SiteTree, TreePage } from '../../protocol.ts';
import { AddButton } from '../kit/buttons.tsx';
import { PanelFrame } from '../kit/frames.ts';
import { PlainList } from '../kit/lists.ts';
import { nameOfPage } from '../state/selection.ts';
import { useEditor, useEditorState } from '../state/use-editor.tsx';
import { GuideMoves } from '../structure/GuideMoves.tsx';
import { newChain, newGuide, newPage } from '../structure/new-tasks.ts';
import { useTask } from '../structure/TaskDialog.tsx';
import type { StructureTask } from '../structure/task.ts';
import { plainWords } from '../words/plain-words.ts';
import { words } from '../words/words.ts';
import { leadToFields } from './lead-to-fields.ts';
import { NavigationGroup } from './NavigationGroup.tsx';
import { NavigationItem } from './NavigationItem.tsx';
import type { ProblemCounts } from './ProblemCount.tsx';
import { SearchBox } from './SearchBox.tsx';
import { SearchHits } from './SearchHits.tsx';
import { ToReplace } from './ToReplace.tsx';
import { useRoving } from './use-roving.ts';

/** Target of an entry of the navigation. */
interface Part {
  file?: string;
  pointer: string;
}

/** Identifies a part: a text by its file, a page or a group of settings by its pointer. */
function keyOf({ file = 'manifest', pointer = '' }: Partial<Part>): string {
  if (file !== 'manifest') return file;
  const keys = keysOf(pointer);
  return keys.slice(0, keys[0] === 'pages' ? 2 : 1).join('/');
}

/** Counts the problems of parts. */
function counter(problems: readonly EditorProblem[]): (parts: readonly Partial<Part>[]) => ProblemCounts {
  const known = new Map<string, ProblemCounts>();
  for (const { file, pointer, severity } of problems) {
    if (!file || severity === 'note') continue;
    const key = keyOf({ file, ...(pointer === undefined ? {} : { pointer }) });
    const { errors, warnings } = known.get(key) ?? { errors: 0, warnings: 0 };
    const isError = severity === 'error';
    known.set(key, { errors: errors + (isError ? 1 : 0), warnings: warnings + (isError ? 0 : 1) });
  }
  return (parts) => {
    const found = parts.flatMap((part) => known.get(keyOf(part)) ?? []);
    return {
      errors: found.reduce((sum, { errors }) => sum + errors, 0),
      warnings: found.reduce((sum, { warnings }) => sum + warnings, 0),
    };
  };
}

const HEADER = '/navigation/header';

/** Largest number of pages outside of the menu that are listed with the others. */
const FEW = 3;

/** Returns the home page and the pages of the menu, and if they are many, the others apart. */
function sortPages(pages: readonly TreePage[], header: Json | undefined) {
  const menu = JSON.stringify(header ?? '');
  const isMain = ({ route }: TreePage) => route === '/' || [`"${route}"`, `"${route}#`].some((to) => menu.includes(to));
  const others = pages.filter((page) => !isMain(page));
  return others.length > FEW ? { main: pages.filter(isMain), others } : { main: pages, others: [] };
}

/** All parts of the site, with a search above them. */
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
    void leadToFields(work());
    onDone();
  };
  const isAt = (file: string, pointer = '') =>
    selection?.file === file && (selection.pointer === pointer || selection.pointer.startsWith(`${pointer}/`));
  const header = useEditorState(({ documents }) => get<Json | undefined>(documents.get('manifest')?.data, HEADER));
  const { main, others } = sortPages(tree.pages, header);
  const pageItem = ({ route, pointer, ...page }: TreePage) => (
    <NavigationItem
      key={pointer}
      title={nameOfPage(page)}
      address={route}
      counts={count([{ pointer }])}
      isCurrent={isAt('manifest', pointer)}
      onOpen={go(() => open({ file: 'manifest', pointer }))}
    />
  );
  const often = tree.settings.filter(({ isOften }) => isOften);
  const seldom = tree.settings.filter(({ isOften }) => !isOften);
  const setting = ({ key, title, pointer }: SiteTree['settings'][number]) => (
    <NavigationItem
      key={key}
      title={plainWords(title)}
      counts={count([{ pointer }])}
      isCurrent={isAt('manifest', pointer)}
      onOpen={go(() => open({ file: 'manifest', pointer }))}
    />
  );
  /** A button below the entries of a group that adds another one. */
  const addition = (task: StructureTask) => (
    <Box component="li" sx={{ p: '6px 8px 6px 28px' }}>
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
          <SearchHits sought={sought} onDone={onDone} />
        ) : (
          <>
            <ToReplace onOpen={onDone} />
            <NavigationGroup title={words.pages} counts={count(main)} isOpen>
              {main.map(pageItem)}
              {addition(newPage())}
              {addition(newChain())}
            </NavigationGroup>
            {tree.sections.map(({ chain, name, hub, guides }) => (
              <NavigationGroup
                key={chain}
                title={name}
                counts={count(guides)}
                isOpen={guides.some(({ file }) => isAt(file))}
              >
                <NavigationItem title={words.hub} isCurrent={false} onOpen={go(() => show(hub))} />
                {guides.map(({ file, title }, index) => (
                  <NavigationItem
                    key={file}
                    title={title}
                    counts={count([{ file }])}
                    isCurrent={isAt(file)}
                    actions={<GuideMoves guides={guides} index={index} />}
                    onOpen={go(() => open({ file }))}
                  />
                ))}
                {addition(newGuide({ chain, name }, tree))}
              </NavigationGroup>
            ))}
            {others.length > 0 && (
              <NavigationGroup
                title={words.otherPages}
                counts={count(others)}
                isOpen={others.some(({ pointer }) => isAt('manifest', pointer))}
              >
                {others.map(pageItem)}
              </NavigationGroup>
            )}
            {tree.texts.length > 0 && (
              <NavigationGroup
                title={words.texts}
                counts={count(tree.texts)}
                isOpen={tree.texts.some(({ file }) => isAt(file))}
              >
                {tree.texts.map(({ file, title }) => (
                  <NavigationItem
                    key={file}
                    title={title}
                    counts={count([{ file }])}
                    isCurrent={isAt(file)}
                    onOpen={go(() => open({ file }))}
                  />
                ))}
              </NavigationGroup>
            )}
            <NavigationGroup title={words.settings} counts={count(often)} isOpen>
              {often.map(setting)}
            </NavigationGroup>
            <NavigationGroup
              title={words.moreSettings}
              counts={count(seldom)}
              isOpen={seldom.some(({ pointer }) => isAt('manifest', pointer))}
            >
              {seldom.map(setting)}
            </NavigationGroup>
            <PlainList sx={{ mt: 1 }}>
              <NavigationItem
                title={words.images}
                isCurrent={isAt('images')}
                onOpen={go(() => open({ file: 'images' }))}
              />
            </PlainList>
          </>
        )}
      </Box>
      {dialog}
    </PanelFrame>
  );
}
