import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Popover from '@mui/material/Popover';
import { useId } from 'react';
import type { Origin } from '../../origins-protocol.ts';
import { useAnswer } from '../calls/use-answer.ts';
import { timesShown } from '../fields/ValueUsesNote.tsx';
import { ListButton, PlainList } from '../kit/frames.ts';
import { Note, SubHeading } from '../kit/texts.tsx';
import { useEditorState } from '../state/use-editor.tsx';
import { words } from '../words/words.ts';

/** A text of the page that cannot be edited in place. */
export interface ExplainedText {
  at: { top: number; left: number };
  title: string;
  reason: string;
  /** Places that can be changed instead. */
  links: { title: string; open(): void }[];
}

/** Explains why a text has no field, and links to the fields around it. */
export function ComputedNote({ note, onClose }: { note: ExplainedText | undefined; onClose(): void }) {
  const id = useId();
  return (
    <Popover
      open={note !== undefined}
      onClose={onClose}
      anchorReference="anchorPosition"
      {...(note && { anchorPosition: note.at })}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-labelledby': `${id}title`,
          'aria-describedby': `${id}reason`,
          sx: { maxWidth: 360, p: 2 },
        },
      }}
    >
      <SubHeading as="h2" id={`${id}title`} sx={{ mb: 0.5 }}>
        {note?.title}
      </SubHeading>
      <Note id={`${id}reason`}>{note?.reason}</Note>
      <PlainList aria-label={words.instead} sx={{ mt: 1.5 }}>
        {note?.links.map(({ title, open }) => (
          <li key={title}>
            <ListButton
              onClick={() => {
                onClose();
                open();
              }}
            >
              {title}
            </ListButton>
          </li>
        ))}
      </PlainList>
    </Popover>
  );
}

/** The choice after a click on a fact in a text: where the menu opens, and what its entries open. */
export interface Choice {
  at: { top: number; left: number };
  fact: Origin;
  openText(): void;
  openFact(): void;
}

/** Asks whether to edit the text, or the fact in it, which other pages also show. */
export function TargetMenu({ choice, onClose }: { choice: Choice | undefined; onClose(): void }) {
  const pointer = choice?.fact.pointer;
  const fact = useEditorState(({ tree }) => tree.facts.find((one) => one.pointer === pointer));
  const uses = useAnswer('uses', pointer === undefined ? undefined : { pointer });
  const choose = (work: (() => void) | undefined) => () => {
    onClose();
    work?.();
  };
  return (
    <Menu
      open={choice !== undefined}
      onClose={onClose}
      anchorReference="anchorPosition"
      {...(choice && { anchorPosition: choice.at })}
      slotProps={{ list: { 'aria-label': words.chooseTarget } }}
    >
      <MenuItem onClick={choose(choice?.openText)}>{words.thisText}</MenuItem>
      <MenuItem onClick={choose(choice?.openFact)}>
        <span>
          {words.theFact(uses && timesShown(uses))}
          {fact && <Note>{` ${fact.label} : ${fact.value}`}</Note>}
        </span>
      </MenuItem>
    </Menu>
  );
}
