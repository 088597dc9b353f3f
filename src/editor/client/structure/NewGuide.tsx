import { type ReactNode, useState } from 'react';
import { slugify } from '../../../text/slug.ts';
import { useEditor, useEditorState } from '../state/use-editor.tsx';
import { words } from '../words/words.ts';
import { StructureDialog } from './StructureDialog.tsx';
import { TextAnswer } from './TextAnswer.tsx';

interface NewGuideProps {
  /** `id` of the chain, and its name. */
  chain: string;
  name: string;
}

function NewGuideDialog({ chain, name, onClose }: NewGuideProps & { onClose(): void }) {
  const { show } = useEditor();
  const hub = useEditorState(({ tree }) => tree.sections.find((one) => one.chain === chain)?.hub ?? '');
  const [typed, setTyped] = useState('');
  const title = typed.trim();
  const route = `${hub}/${slugify(title)}`;
  return (
    <StructureDialog
      title={words.newGuideOf(name)}
      confirm={words.create}
      change={{ type: 'add-guide', chain, title }}
      show={() => show(route)}
      done={words.created(title)}
      isReady={slugify(title) !== ''}
      onClose={onClose}
    >
      <TextAnswer
        isFirst
        label={words.guideTitle}
        value={typed}
        help={title ? route : words.guideTitleHelp}
        maxLength={90}
        onChange={setTyped}
      />
    </StructureDialog>
  );
}

/** Creates a guide at the end of a chain. `children` draws the control that opens the dialog. */
export function NewGuide({
  children,
  ...chain
}: NewGuideProps & { children(title: string, open: () => void): ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      {children(words.newGuideOf(chain.name), () => setIsOpen(true))}
      {isOpen && <NewGuideDialog {...chain} onClose={() => setIsOpen(false)} />}
    </>
  );
}
