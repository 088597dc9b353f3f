import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { type ReactNode, useState } from 'react';
import { slugify } from '../../../text/slug.ts';
import { useEditor } from '../state/use-editor.tsx';
import { words } from '../words/words.ts';
import { StructureDialog } from './StructureDialog.tsx';
import { TextAnswer } from './TextAnswer.tsx';
import { usePlan } from './use-plan.ts';

function NewChainDialog({ onClose }: { onClose(): void }) {
  const { show } = useEditor();
  const [typed, setTyped] = useState('');
  const [first, setFirst] = useState('');
  const [second, setSecond] = useState('');
  const [isInMenu, setIsInMenu] = useState(true);
  const name = typed.trim();
  const guides = [first.trim(), second.trim()];
  const hub = `/${slugify(name)}`;
  const change = { type: 'add-chain', name, guides, isInMenu } as const;
  const isComplete = [name, ...guides].every((text) => slugify(text) !== '');
  const plan = usePlan(isComplete ? change : undefined);
  return (
    <StructureDialog
      title={words.newChain}
      confirm={words.createChain}
      change={change}
      show={() => show(hub)}
      done={words.created(name)}
      refusal={plan?.refusal}
      isReady={plan !== undefined && plan.changes.length > 0}
      onClose={onClose}
    >
      <TextAnswer
        isFirst
        label={words.chainName}
        value={typed}
        help={name ? hub : words.chainNameHelp}
        maxLength={80}
        onChange={setTyped}
      />
      <TextAnswer label={words.firstGuide} value={first} maxLength={90} onChange={setFirst} />
      <TextAnswer label={words.secondGuide} value={second} help={words.twoGuides} maxLength={90} onChange={setSecond} />
      <FormControlLabel
        control={<Checkbox color="secondary" checked={isInMenu} onChange={(_, checked) => setIsInMenu(checked)} />}
        label={words.putInMenu}
      />
    </StructureDialog>
  );
}

/** Dialog to create a chain with its first two guides. `children` renders the control that opens it. */
export function NewChain({ children }: { children(open: () => void): ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      {children(() => setIsOpen(true))}
      {isOpen && <NewChainDialog onClose={() => setIsOpen(false)} />}
    </>
  );
}
