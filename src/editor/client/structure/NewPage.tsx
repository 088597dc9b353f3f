import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { type ReactNode, useState } from 'react';
import { slugify } from '../../../text/slug.ts';
import { useEditor } from '../state/use-editor.tsx';
import { words } from '../words/words.ts';
import { StructureDialog } from './StructureDialog.tsx';
import { TextAnswer } from './TextAnswer.tsx';
import { usePlan } from './use-plan.ts';

function NewPageDialog({ onClose }: { onClose(): void }) {
  const { show } = useEditor();
  const [typed, setTyped] = useState('');
  const [address, setAddress] = useState<string>();
  const [isInMenu, setIsInMenu] = useState(true);
  const title = typed.trim();
  const proposed = title ? `/${slugify(title)}` : '';
  const path = (address ?? proposed).trim();
  const change = { type: 'add-page', path, title, isInMenu } as const;
  const plan = usePlan(title ? change : undefined);
  return (
    <StructureDialog
      title={words.newPage}
      confirm={words.createPage}
      change={change}
      show={() => show(path)}
      done={words.created(title)}
      refusal={plan?.refusal}
      isReady={plan !== undefined && plan.changes.length > 0}
      onClose={onClose}
    >
      <TextAnswer isFirst label={words.pageTitle} value={typed} maxLength={90} onChange={setTyped} />
      <TextAnswer label={words.address} value={address ?? proposed} help={words.newPageHelp} onChange={setAddress} />
      <FormControlLabel
        control={<Checkbox color="secondary" checked={isInMenu} onChange={(_, checked) => setIsInMenu(checked)} />}
        label={words.putInMenu}
      />
      {!isInMenu && <Box sx={{ color: 'var(--v-muted)', fontSize: '.875rem' }}>{words.noLinkYet}</Box>}
    </StructureDialog>
  );
}

/** Dialog to create a page. `children` renders the control that opens it. */
export function NewPage({ children }: { children(open: () => void): ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      {children(() => setIsOpen(true))}
      {isOpen && <NewPageDialog onClose={() => setIsOpen(false)} />}
    </>
  );
}
