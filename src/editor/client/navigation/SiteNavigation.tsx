import Box from '@mui/material/Box';
import { useState } from 'react';
import type { SiteTree } from '../../protocol.ts';
import { useEditor, useEditorState } from '../state/use-editor.tsx';
import { words } from '../words/words.ts';
import { NavigationGroup } from './NavigationGroup.tsx';
import { NavigationItem } from './NavigationItem.tsx';
import { SearchBox } from './SearchBox.tsx';
import { SearchHits } from './SearchHits.tsx';

const count = (parts: readonly { errors: number; warnings: number }[]) => ({
  errors: parts.reduce((sum, { errors }) => sum + errors, 0),
  warnings: parts.reduce((sum, { warnings }) => sum + warnings, 0),
});

/** Everything that the site consists of, and the search over it. */
export function SiteNavigation({ onDone = () => {} }: { onDone?: () => void }) {
  const { open, show } = useEditor();
  const tree = useEditorState((state) => state.tree);
  const selection = useEditorState((state) => state.selection);
  const [sought, setSought] = useState('');
  const go = (work: () => unknown) => () => {
    work();
    onDone();
  };
  const isAt = (file: string, pointer = '') =>
    selection?.file === file && (selection.pointer === pointer || selection.pointer.startsWith(`${pointer}/`));
  const often = tree.settings.filter(({ isOften }) => isOften);
  const seldom = tree.settings.filter(({ isOften }) => !isOften);
  const setting = ({ key, title, pointer, errors, warnings }: SiteTree['settings'][number]) => (
    <NavigationItem
      key={key}
      title={title}
      counts={{ errors, warnings }}
      isCurrent={isAt('manifest', pointer)}
      onOpen={go(() => open({ file: 'manifest', pointer }))}
    />
  );
  return (
    <Box
      component="nav"
      aria-label={words.site}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        minHeight: 0,
        height: '100%',
        background: 'var(--v-paper)',
        borderRight: '1px solid var(--v-line)',
      }}
    >
      <SearchBox value={sought} onChange={setSought} />
      <Box sx={{ flex: 1, overflowY: 'auto', pb: 2, px: 1 }}>
        {sought.trim().length > 1 ? (
          <SearchHits sought={sought} onDone={onDone} />
        ) : (
          <>
            <NavigationGroup title={words.pages} counts={count(tree.pages)} isOpen>
              {tree.pages.map(({ route, title, pointer, ...counts }) => (
                <NavigationItem
                  key={pointer}
                  title={title}
                  counts={counts}
                  isCurrent={isAt('manifest', pointer)}
                  onOpen={go(() => open({ file: 'manifest', pointer }))}
                />
              ))}
            </NavigationGroup>
            {tree.sections.map(({ chain, name, hub, guides }) => (
              <NavigationGroup
                key={chain}
                title={name}
                counts={count(guides)}
                isOpen={guides.some(({ file }) => isAt(file))}
              >
                <NavigationItem title={words.hub} isCurrent={false} onOpen={go(() => show(hub))} />
                {guides.map(({ file, title, ...counts }) => (
                  <NavigationItem
                    key={file}
                    title={title}
                    counts={counts}
                    isCurrent={isAt(file)}
                    onOpen={go(() => open({ file }))}
                  />
                ))}
              </NavigationGroup>
            ))}
            {tree.texts.length > 0 && (
              <NavigationGroup
                title={words.texts}
                counts={count(tree.texts)}
                isOpen={tree.texts.some(({ file }) => isAt(file))}
              >
                {tree.texts.map(({ file, title, ...counts }) => (
                  <NavigationItem
                    key={file}
                    title={title}
                    counts={counts}
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
            <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 1, p: 0 }}>
              <NavigationItem
                title={words.images}
                isCurrent={isAt('images')}
                onOpen={go(() => open({ file: 'images' }))}
              />
            </Box>
          </>
        )}
      </Box>
    </Box>
  );
}
