import { createContext, type ReactNode, type RefObject, useContext } from 'react';
import { CONTROL, selectInControl } from '../facts/place-caret.ts';
import { formFields } from '../form/build-form.ts';
import type { FieldNode, FormNode } from '../form/form-node.ts';
import { useFormScope } from './FormScopeProvider.tsx';
import { type Spelling, SpellingList, useSpelling } from './SpellingList.tsx';

const SpellingContext = createContext<Spelling | undefined>(undefined);

const isProse = ({ kind, value }: FieldNode) => (kind === 'text' || kind === 'markdown') && typeof value === 'string';

/** Checks the spelling of all texts of a form, in one call. */
export function FormSpelling({ nodes, children }: { nodes: readonly FormNode[]; children: ReactNode }) {
  const { isReadOnly } = useFormScope();
  const texts = nodes
    .flatMap(formFields)
    .filter(isProse)
    .map(({ pointer, value, kind }) => ({ key: pointer, text: String(value), markdown: kind === 'markdown' }));
  return <SpellingContext value={useSpelling(texts, !isReadOnly)}>{children}</SpellingContext>;
}

interface FieldSpellingProps {
  field: FieldNode;
  /** The text as shown. */
  text: string;
  /** Holds the control of the field. */
  row: RefObject<HTMLElement | null>;
  onType(text: string): void;
}

/** Shows the misspelt words of a field, each with its correction. */
export function FieldSpelling({ field, text, row, onType }: FieldSpellingProps) {
  const spelling = useContext(SpellingContext);
  if (!spelling || !isProse(field)) return null;
  // The text may have changed since it was checked.
  const misspelt = spelling.wordsOf(field.pointer).filter(({ start, end, word }) => text.slice(start, end) === word);
  return (
    <SpellingList
      misspelt={misspelt}
      onCorrect={({ start, end }, by) => onType(text.slice(0, start) + by + text.slice(end))}
      onAccept={spelling.acceptWord}
      onShow={(range) => {
        const control = row.current?.querySelector<HTMLElement>(CONTROL);
        control?.focus();
        if (control) selectInControl(control, range);
      }}
    />
  );
}
