import { defaultKeymap } from '@codemirror/commands';
import { EditorState } from '@codemirror/state';
import { EditorView, keymap } from '@codemirror/view';
import Box from '@mui/material/Box';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import {
  type HTMLAttributes,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { BRACED_NAME } from '../../../text/braced-names.ts';
import { IconAction } from '../kit/buttons.tsx';
import { FieldFrame } from '../kit/texts.tsx';
import { words } from '../words/words.ts';
import { FactMenu } from './FactMenu.tsx';
import { hasMarks, hiddenMarks } from './hidden-marks.ts';
import { CONTROL, placeCaret } from './place-caret.ts';
import { isFromFile, useTextView } from './use-text-view.ts';

/** Makes the text box look like the other fields in a form. */
const look = EditorView.theme({
  '&': { backgroundColor: 'transparent' },
  '.cm-scroller': { lineHeight: '1.5', overflow: 'auto', maxHeight: '18rem' },
  '.cm-content': { padding: '8px 0' },
  '.cm-line': { padding: '0 14px' },
});

const oneLine = [
  EditorState.transactionFilter.of((transaction) =>
    transaction.newDoc.lines > 1 && !isFromFile(transaction) ? [] : transaction,
  ),
  EditorView.clipboardInputFilter.of((text) => text.replace(/\s*\n\s*/g, ' ')),
];

const Frame = styled('div')({
  display: 'flex',
  alignItems: 'flex-start',
  border: '1px solid var(--v-edge)',
  borderRadius: 'var(--v-radius)',
  background: 'var(--v-surface)',
  '&:focus-within': { outline: '2px solid var(--v-cool)', outlineOffset: -1 },
  '&:has([aria-invalid="true"])': { borderColor: 'var(--v-error)' },
  '& > div': { flex: 1, minWidth: 0, overflow: 'hidden' },
});

interface FactFieldProps {
  value: string;
  /** `isLong`: the text may contain line breaks. `wraps`: a long text is wrapped on screen, but has no line breaks. */
  isLong?: boolean;
  wraps?: boolean;
  /** Whether the text is Markdown, whose marks are hidden. */
  isMarkdown?: boolean;
  /** Words shown in place of `%s`, if the text has one. */
  placeholder?: string | undefined;
  isReadOnly?: boolean;
  /** Whether facts can be inserted. */
  offersFacts?: boolean;
  /** The field takes the focus when this becomes true. */
  hasFocus?: boolean;
  /** An example, which is shown while the text is empty. */
  example?: string | undefined;
  maxLength?: number | undefined;
  inputMode?: HTMLAttributes<HTMLElement>['inputMode'];
  /** Attributes of the control, such as its name. */
  attributes: Readonly<Record<string, string | boolean>>;
  onType(text: string): void;
  onEnter?(): void;
}

/** Shows a text box with chips. */
function ChipText({ children, ...props }: FactFieldProps & { children: ReactNode }) {
  const { value, isLong = false, isMarkdown, placeholder, isReadOnly = false, attributes, onType } = props;
  const { parent } = useTextView({
    text: value,
    placeholder,
    isReadOnly,
    attributes: {
      spellcheck: 'true',
      'aria-multiline': String(isLong),
      ...Object.fromEntries(Object.entries(attributes).map(([name, own]) => [name.toLowerCase(), String(own)])),
    },
    extensions: () => [isLong ? [] : oneLine, isMarkdown ? hiddenMarks : [], keymap.of(defaultKeymap), look],
    onType: (_, text) => onType(text),
  });
  return (
    <Frame>
      <div ref={parent} />
      {children}
    </Frame>
  );
}

/**
 * Edits a text. If the text has facts or hidden marks, the field is a text box with chips, otherwise a plain input. The
 * field decides this when it appears, when it loses the focus, when the text changes elsewhere and when a fact is
 * inserted, but never while somebody types in it.
 */
export function FactField(props: FactFieldProps) {
  const { value, isLong, wraps, isMarkdown, placeholder, isReadOnly = false, offersFacts, hasFocus } = props;
  const { example, maxLength, inputMode, attributes, onType, onEnter } = props;
  const needsChips = (text: string) =>
    text.search(BRACED_NAME) >= 0 ||
    (isMarkdown && hasMarks(text)) ||
    (placeholder !== undefined && text.includes('%s'));
  const [hasChips, setHasChips] = useState(() => Boolean(needsChips(value)));
  const [anchor, setAnchor] = useState<HTMLElement>();
  const frame = useRef<HTMLDivElement>(null);
  const settle = (text: string) => setHasChips(Boolean(needsChips(text)));
  const settleUnlessFocused = useEffectEvent((text: string) => {
    if (!frame.current?.contains(document.activeElement)) settle(text);
  });
  useLayoutEffect(() => settleUnlessFocused(value), [value]);
  const controlIn = () => frame.current?.querySelector<HTMLElement>(CONTROL);
  useEffect(() => {
    const control = hasFocus && frame.current?.querySelector<HTMLElement>(CONTROL);
    if (!control) return;
    control.focus();
    placeCaret(control);
  }, [hasFocus]);
  const insert = (name: string) => {
    const fact = `{{${name}}}`;
    const control = controlIn();
    const view = control && EditorView.findFromDOM(control);
    const { from: start, to: end } = view
      ? view.state.selection.main
      : {
          from: (control as HTMLInputElement).selectionStart ?? 0,
          to: (control as HTMLInputElement).selectionEnd ?? 0,
        };
    setHasChips(true);
    onType(value.slice(0, start) + fact + value.slice(end));
    // The menu first returns the focus to its button.
    requestAnimationFrame(() => {
      const now = controlIn();
      now?.focus();
      const caret = start + fact.length;
      if (now) EditorView.findFromDOM(now)?.dispatch({ selection: { anchor: caret }, scrollIntoView: true });
    });
  };
  const button = offersFacts && !isReadOnly && (
    <IconAction
      icon="fact"
      label={words.insertFact}
      edge={hasChips ? false : 'end'}
      aria-describedby={String(attributes['aria-labelledby'])}
      onPress={setAnchor}
    />
  );
  return (
    <Box
      ref={frame}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!anchor && !currentTarget.contains(relatedTarget)) settle(value);
      }}
      onKeyDown={(event) => {
        const isAnswer = onEnter && event.key === 'Enter' && !event.nativeEvent.isComposing;
        if (!isAnswer || !(event.target as Element).matches(CONTROL)) return;
        event.preventDefault();
        onEnter();
      }}
    >
      {hasChips ? (
        <ChipText {...props}>{button}</ChipText>
      ) : (
        <OutlinedInput
          fullWidth
          value={value}
          multiline={isLong || wraps}
          sx={{ alignItems: isLong ? 'flex-start' : undefined }}
          {...(isLong && { minRows: 2, maxRows: 12 })}
          readOnly={isReadOnly}
          error={attributes['aria-invalid'] === true}
          placeholder={example}
          onChange={({ target }) => onType(wraps && !isLong ? target.value.replaceAll('\n', ' ') : target.value)}
          inputProps={{ spellCheck: true, ...attributes, lang: 'fr', ...(inputMode && { inputMode }), maxLength }}
          endAdornment={button}
        />
      )}
      {offersFacts && <FactMenu anchor={anchor} onChoose={insert} onClose={() => setAnchor(undefined)} />}
    </Box>
  );
}

/** Shows a `FactField` with its label above it and its help below it. */
export function LabelledFactField({
  label,
  help,
  ...field
}: Omit<FactFieldProps, 'attributes'> & { label: string; help?: string | undefined }) {
  const id = useId();
  const attributes = { id, 'aria-label': label, ...(help && { 'aria-describedby': `${id}-help` }) };
  return (
    <FieldFrame id={id} label={label} help={help}>
      <FactField {...field} attributes={attributes} />
    </FieldFrame>
  );
}
