import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useEffect, useMemo, useState } from 'react';
import type { LinkTarget } from '../../protocol.ts';
import { IconAction } from '../kit/buttons.tsx';
import { Chooser } from '../kit/Chooser.tsx';
import { EntryText } from '../kit/texts.tsx';
import { shownPages } from '../state/selection.ts';
import { useEditor, useEditorState } from '../state/use-editor.tsx';
import { EditorIcon } from '../style/EditorIcon.tsx';
import { words } from '../words/words.ts';
import { type ControlProps, FieldInput } from './FieldInput.tsx';

interface LinkChoice {
  address: string;
  page: string;
  /** Title of the section; absent for a whole page. */
  section?: string;
}

/** Returns every page, guide and section that a link can lead to. */
function linkChoices(targets: readonly LinkTarget[]): LinkChoice[] {
  return targets.flatMap(({ route, title, anchors }) => [
    { address: route, page: title },
    ...anchors.map((anchor) => ({ address: `${route}#${anchor.id}`, page: title, section: anchor.title })),
  ]);
}

interface LinkChooserProps {
  anchor: Element | undefined;
  onChoose(choice: LinkChoice): void;
  onClose(): void;
}

/** Shows pages, guides and their sections by title. */
export function LinkChooser({ anchor, onChoose, onClose }: LinkChooserProps) {
  const { load } = useEditor();
  const targets = useEditorState((state) => state.targets);
  const tree = useEditorState((state) => state.tree);
  const isOpen = anchor !== undefined;
  useEffect(() => {
    if (isOpen) void load('targets');
  }, [isOpen, load]);
  const choices = useMemo(() => (isOpen ? linkChoices(targets) : []), [isOpen, targets]);
  // Authors may also search for the title that a page has in search results, which is not shown here.
  const titles = new Map(tree.pages.map(({ route, title }) => [route, title]));
  return (
    <Chooser
      anchor={anchor}
      title={words.chooseLink}
      entries={choices}
      keyOf={({ address }) => address}
      textOf={({ address, page, section = '' }) => `${page} ${section} ${address} ${titles.get(address) ?? ''}`}
      onChoose={onChoose}
      onClose={onClose}
    >
      {({ address, page, section }) => (
        <Box component="span" sx={{ minWidth: 0, pl: section ? 2 : 0 }}>
          <EntryText name={section ?? page} detail={section ? `${page} · ${address}` : address} />
        </Box>
      )}
    </Chooser>
  );
}

/** Returns the target of an address; `undefined` if the site has no such page, or the page no such section. */
function useKnownTarget(address: string): LinkChoice | undefined {
  const { store, load } = useEditor();
  const tree = useEditorState((state) => state.tree);
  const targets = useEditorState((state) => state.targets);
  const hasAnchor = address.includes('#');
  useEffect(() => {
    if (hasAnchor && store.get().targets.length === 0) void load('targets');
  }, [hasAnchor, store, load]);
  return useMemo(() => {
    if (hasAnchor) return linkChoices(targets).find((choice) => choice.address === address);
    const page = shownPages(tree).find(({ route }) => route === address);
    return page && { address, page: page.title };
  }, [hasAnchor, address, tree, targets]);
}

const Target = styled('div')({ marginTop: 4, color: 'var(--v-cool)', fontSize: '.9375rem', fontWeight: 600 });

/** Edits the target of a link: the author chooses it by its title, or types it. */
export function LinkControl({ state, ids, isReadOnly }: ControlProps) {
  const [anchor, setAnchor] = useState<HTMLElement>();
  const known = useKnownTarget(state.text.trim());
  return (
    <>
      <FieldInput
        state={state}
        ids={ids}
        isReadOnly={isReadOnly}
        endAdornment={
          !isReadOnly && (
            <IconAction
              edge="end"
              icon="link"
              size="1.125em"
              label={words.chooseLink}
              aria-describedby={ids.labelId}
              onPress={setAnchor}
            />
          )
        }
      />
      {known && (
        <Target>
          <EditorIcon name="arrow-right" size="1em" /> {known.section ? `${known.page} : ${known.section}` : known.page}
        </Target>
      )}
      <LinkChooser
        anchor={anchor}
        onChoose={({ address }) => state.type(address)}
        onClose={() => setAnchor(undefined)}
      />
    </>
  );
}
