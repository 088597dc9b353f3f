import { Chooser } from '../kit/Chooser.tsx';
import { Note, OneLine } from '../kit/texts.tsx';
import { useEditorState } from '../state/use-editor.tsx';
import { words } from '../words/words.ts';

interface FactMenuProps {
  anchor: HTMLElement | undefined;
  onChoose(name: string): void;
  onClose(): void;
}

/** Shows a menu of all facts of the site with their values, for insertion into a text. */
export function FactMenu({ anchor, onChoose, onClose }: FactMenuProps) {
  const facts = useEditorState(({ tree }) => tree.facts);
  return (
    <Chooser
      anchor={anchor}
      title={words.insertFact}
      entries={facts}
      keyOf={({ name }) => name}
      textOf={({ name, label, value }) => `${label} ${value} ${name}`}
      onChoose={({ name }) => onChoose(name)}
      onClose={onClose}
    >
      {({ label, value }) => (
        <>
          <OneLine as="strong" sx={{ flex: 'none', maxWidth: '45%' }}>
            {value}
          </OneLine>
          <Note as="span">{label}</Note>
        </>
      )}
    </Chooser>
  );
}
