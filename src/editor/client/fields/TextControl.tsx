import type { EditorView } from '@codemirror/view';
import IconButton from '@mui/material/IconButton';
import OutlinedInput from '@mui/material/OutlinedInput';
import Tooltip from '@mui/material/Tooltip';
import { useRef, useState } from 'react';
import { FactText } from '../facts/FactText.tsx';
import { FACT } from '../form/facts-in.ts';
import { EditorIcon } from '../style/EditorIcon.tsx';
import { words } from '../words/words.ts';
import type { ControlProps } from './control-props.ts';
import { FactMenu } from './FactMenu.tsx';

const modes: Record<string, 'email' | 'tel' | 'url' | 'decimal'> = { email: 'email', phone: 'tel', url: 'url' };

/** Whether a text names a fact. */
const hasFact = (text: string) => text.search(FACT) >= 0;

/** A text or a number. Facts can be inserted into texts that visitors read, and show as their values. */
export function TextControl({ field, state, ids, isReadOnly }: ControlProps) {
  const input = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const view = useRef<EditorView>(null);
  /** Position of the caret when the text gets its first fact, and with it another control. */
  const caret = useRef<number>(undefined);
  const [anchor, setAnchor] = useState<HTMLElement>();
  const { labelId, ...attributes } = ids;
  const { control, kind = '', example } = field;
  const isText = kind === 'text' || kind === 'markdown' || kind === 'template';
  const isLong = control === 'paragraph' || control === 'markdown';
  const [hadFact, setHadFact] = useState(false);
  // The control stays when the last fact is deleted, because another control would not have the caret.
  const showsFacts = hadFact || (isText && hasFact(state.text));
  if (showsFacts !== hadFact) setHadFact(showsFacts);
  const insert = (name: string) => {
    setAnchor(undefined);
    const fact = `{{${name}}}`;
    if (view.current) {
      view.current.dispatch(view.current.state.replaceSelection(fact), { scrollIntoView: true });
      const { current } = view;
      // The menu first returns the focus to its button.
      requestAnimationFrame(() => current.focus());
      return;
    }
    const { length } = state.text;
    const [start, end] = [input.current?.selectionStart ?? length, input.current?.selectionEnd ?? length];
    caret.current = start + fact.length;
    state.type(state.text.slice(0, start) + fact + state.text.slice(Math.max(start, end)));
  };
  const inputMode = control === 'number' ? 'decimal' : modes[kind];
  const factButton = isText && !isReadOnly && (
    <Tooltip title={words.insertFact}>
      <IconButton
        edge={showsFacts ? false : 'end'}
        aria-label={words.insertFact}
        aria-describedby={labelId}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{
          alignSelf: isLong ? 'flex-start' : undefined,
          m: showsFacts ? 0.5 : undefined,
          opacity: 0.7,
          '&:hover,&:focus-visible': { opacity: 1 },
        }}
      >
        <EditorIcon name="fact" size="1em" />
      </IconButton>
    </Tooltip>
  );
  return (
    <>
      {showsFacts ? (
        <FactText
          value={state.text}
          isLong={isLong}
          isReadOnly={isReadOnly}
          attributes={{
            id: ids.id,
            'aria-labelledby': labelId,
            'aria-describedby': ids['aria-describedby'],
            'aria-invalid': String(ids['aria-invalid']),
            'aria-required': String(ids['aria-required']),
          }}
          view={view}
          caret={caret.current}
          onType={state.type}
        >
          {factButton}
        </FactText>
      ) : (
        <OutlinedInput
          fullWidth
          inputRef={input}
          value={state.text}
          multiline={isLong}
          minRows={isLong ? 2 : undefined}
          maxRows={isLong ? 12 : undefined}
          readOnly={isReadOnly}
          error={ids['aria-invalid']}
          placeholder={example}
          onChange={({ target }) => {
            if (hasFact(target.value)) caret.current = target.selectionStart ?? undefined;
            state.type(target.value);
          }}
          inputProps={{ ...attributes, spellCheck: isText, lang: 'fr', ...(inputMode && { inputMode }) }}
          endAdornment={factButton}
        />
      )}
      <FactMenu anchor={anchor} onChoose={insert} onClose={() => setAnchor(undefined)} />
    </>
  );
}
