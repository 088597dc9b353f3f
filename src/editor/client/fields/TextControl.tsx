import IconButton from '@mui/material/IconButton';
import OutlinedInput from '@mui/material/OutlinedInput';
import Tooltip from '@mui/material/Tooltip';
import { useRef, useState } from 'react';
import { EditorIcon } from '../style/EditorIcon.tsx';
import { words } from '../words/words.ts';
import type { ControlProps } from './control-props.ts';
import { FactMenu } from './FactMenu.tsx';

const modes: Record<string, 'email' | 'tel' | 'url' | 'decimal'> = { email: 'email', phone: 'tel', url: 'url' };

/** A text or a number. Facts can be inserted into texts that visitors read. */
export function TextControl({ field, state, ids, isReadOnly }: ControlProps) {
  const input = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const [anchor, setAnchor] = useState<HTMLElement>();
  const { labelId, ...attributes } = ids;
  const { control, kind = '', example } = field;
  const isText = kind === 'text' || kind === 'markdown' || kind === 'template';
  const isLong = control === 'paragraph' || control === 'markdown';
  const insert = (name: string) => {
    const [start, end] = [input.current?.selectionStart ?? state.text.length, input.current?.selectionEnd ?? 0];
    state.type(`${state.text.slice(0, start)}{{${name}}}${state.text.slice(Math.max(start, end))}`);
    setAnchor(undefined);
    requestAnimationFrame(() => {
      const caret = start + name.length + 4;
      input.current?.focus();
      input.current?.setSelectionRange(caret, caret);
    });
  };
  const inputMode = control === 'number' ? 'decimal' : modes[kind];
  return (
    <>
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
        onChange={(event) => state.type(event.target.value)}
        inputProps={{ ...attributes, spellCheck: isText, lang: 'fr', ...(inputMode && { inputMode }) }}
        endAdornment={
          isText &&
          !isReadOnly && (
            <Tooltip title={words.insertFact}>
              <IconButton
                edge="end"
                aria-label={words.insertFact}
                aria-describedby={labelId}
                onClick={(event) => setAnchor(event.currentTarget)}
                sx={{
                  alignSelf: isLong ? 'flex-start' : undefined,
                  opacity: 0.7,
                  '&:hover,&:focus-visible': { opacity: 1 },
                }}
              >
                <EditorIcon name="fact" size="1em" />
              </IconButton>
            </Tooltip>
          )
        }
      />
      <FactMenu anchor={anchor} onChoose={insert} onClose={() => setAnchor(undefined)} />
    </>
  );
}
