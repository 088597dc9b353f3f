import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { Origin } from '../../origins-protocol.ts';
import { useAnswer } from '../calls/use-answer.ts';
import { timesShown } from '../fields/ValueUsesNote.tsx';
import { Note } from '../kit/texts.tsx';
import { useEditorState } from '../state/use-editor.tsx';
import { words } from '../words/words.ts';

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
