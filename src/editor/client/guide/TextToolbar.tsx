import type { EditorState, TransactionSpec } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';
import { styled } from '@mui/material/styles';
import { type KeyboardEvent, useState } from 'react';
import { FactMenu } from '../facts/FactMenu.tsx';
import { LinkChooser } from '../fields/LinkControl.tsx';
import { PictureChooser } from '../fields/PictureControl.tsx';
import { IconAction } from '../kit/buttons.tsx';
import { Toolbar } from '../kit/frames.ts';
import type { SitePicture } from '../pictures/site-pictures.ts';
import type { EditorIconName } from '../style/EditorIcon.tsx';
import { words } from '../words/words.ts';
import { FigureDialog } from './FigureDialog.tsx';
import { figureAt, writeFigure } from './figure-text.ts';
import { insertCallOut, insertLink, insertRow, isInTable, toggleList, toggleMark } from './markdown-commands.ts';

const Buttons = styled(Toolbar)({
  position: 'sticky',
  zIndex: 2,
  top: 0,
  gap: 2,
  minHeight: 0,
  padding: 4,
  borderRadius: '7px 7px 0 0',
  background: 'var(--v-tint)',
});

interface TextToolbarProps {
  view: EditorView | undefined;
  isReadOnly: boolean;
  /** Whether pictures are being added. */
  isAdding: boolean;
  /** Called when the author asks to insert a picture, or files that are still to be added. */
  onPicture(picture: SitePicture): void;
  onFiles(files: File[]): void;
  /** Called when the author wants to insert a table, or to edit the one at the caret. */
  onTable(): void;
  run(command: (state: EditorState) => TransactionSpec): void;
}

/** Moves the focus between buttons with the arrow keys, as in the ARIA toolbar pattern. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('button:not(:disabled)')];
  const at = buttons.indexOf(document.activeElement as HTMLElement);
  if (!step || at < 0) return;
  buttons.at((at + step) % buttons.length)?.focus();
  event.preventDefault();
}

/** Shows buttons that insert or format something in a text, or change the table at the caret. */
export function TextToolbar({ view, isReadOnly, isAdding, onPicture, onFiles, onTable, run }: TextToolbarProps) {
  const [chosen, setChosen] = useState<{
    what: 'link' | 'fact' | 'picture' | 'figure';
    anchor: HTMLElement;
  }>();
  const anchorOf = (what: string) => (chosen?.what === what ? chosen.anchor : undefined);
  const close = () => setChosen(undefined);
  const inTable = view !== undefined && isInTable(view.state);
  const button = (icon: EditorIconName, label: string, onPress: (anchor: HTMLElement) => void) => (
    <IconAction
      icon={icon}
      size="1.25em"
      label={label}
      isDisabled={isReadOnly}
      onMouseDown={(event) => event.preventDefault()}
      onPress={onPress}
    />
  );
  return (
    <Buttons role="toolbar" aria-label={words.toolbar} onKeyDown={moveFocus}>
      {button('bold', words.bold, () => run((state) => toggleMark(state, '**', words.boldText)))}
      {button('italic', words.italic, () => run((state) => toggleMark(state, '*', words.italicText)))}
      {button('link', words.link, (anchor) => setChosen({ what: 'link', anchor }))}
      {button('list', words.list, () => run(toggleList))}
      {button('table', inTable ? words.editTable : words.table, onTable)}
      {inTable && button('row', words.tableRow, () => run(insertRow))}
      {button('callOut', words.callOut, () =>
        run((state) => insertCallOut(state, words.callOutText, words.callOutBody)),
      )}
      {button('picture', words.picture, (anchor) => setChosen({ what: 'picture', anchor }))}
      {button('figure', words.figure, (anchor) => setChosen({ what: 'figure', anchor }))}
      {button('fact', words.fact, (anchor) => setChosen({ what: 'fact', anchor }))}
      <LinkChooser
        anchor={anchorOf('link')}
        onClose={close}
        onChoose={({ address, page, section }) => run((state) => insertLink(state, address, section ?? page))}
      />
      <PictureChooser
        anchor={anchorOf('picture')}
        isBusy={isAdding}
        onClose={close}
        onFiles={onFiles}
        onChoose={onPicture}
      />
      {view && chosen?.what === 'figure' && (
        <FigureDialog
          typed={figureAt(view.state)?.yaml}
          onClose={close}
          onApply={(figure) => {
            close();
            run((state) => writeFigure(state, figure));
          }}
        />
      )}
      <FactMenu
        anchor={anchorOf('fact')}
        onClose={close}
        onChoose={(name) => run((state) => state.replaceSelection(`{{${name}}}`))}
      />
    </Buttons>
  );
}
