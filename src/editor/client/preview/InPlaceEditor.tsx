import { type CSSProperties, useEffect, useEffectEvent, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { SourceId } from '../../protocol.ts';
import { placeCaret } from '../facts/place-caret.ts';
import { FormScopeProvider } from '../fields/FormScopeProvider.tsx';
import { linkedChange, useField } from '../fields/use-field.ts';
import type { FieldNode } from '../form/form-node.ts';
import { useFormNode } from '../form/use-form-node.ts';
import { words } from '../words/words.ts';
import { rectOfText } from './frame-overlay.ts';

/** Returns the first background colour that is not transparent, from an element outwards. */
function backgroundOf(element: Element, view: Window): string {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const { backgroundColor } = view.getComputedStyle(at);
    if (!/^(?:transparent|rgba\(.*,\s*0\))$/.test(backgroundColor)) return backgroundColor;
  }
  return '#fff';
}

/** Returns the style of a field that covers a text of a page and looks like it. */
export function inPlaceStyle(node: Text): CSSProperties {
  const element = node.parentElement as Element;
  const view = node.ownerDocument.defaultView as Window;
  const own = view.getComputedStyle(element);
  const text = rectOfText(node);
  const box = element.getBoundingClientRect();
  const isBlock = own.display !== 'inline';
  const [left, width] = isBlock ? [box.left, box.width] : [text.left, Math.max(text.width + 24, 120)];
  return {
    position: 'absolute',
    zIndex: 2,
    boxSizing: 'border-box',
    left: left + view.scrollX - 6,
    top: text.top + view.scrollY - 4,
    width: width + 12,
    minHeight: text.height + 8,
    margin: 0,
    padding: '4px 6px',
    border: 0,
    borderRadius: 6,
    outline: '2px solid #a83a18',
    boxShadow: '0 0 0 4px #fffcf5',
    resize: 'none',
    overflow: 'hidden',
    color: own.color,
    background: backgroundOf(element, view),
    font: own.font,
    letterSpacing: own.letterSpacing,
    lineHeight: own.lineHeight,
    textWrap: own.textWrap as CSSProperties['textWrap'],
    textAlign: own.textAlign as CSSProperties['textAlign'],
    textTransform: own.textTransform as CSSProperties['textTransform'],
  };
}

/** Returns the style of the list of linked values, below the field. */
function linkedStyle({ left, top }: CSSProperties, height: number): CSSProperties {
  return {
    position: 'absolute',
    zIndex: 2,
    left,
    top: Number(top) + height + 6,
    padding: '8px 12px',
    borderRadius: 6,
    boxShadow: '0 0 0 4px #fffcf5',
    color: '#2a1a12',
    background: '#fffcf5',
    font: '500 16px/1.4 system-ui, sans-serif',
    whiteSpace: 'nowrap',
  };
}

/** A text of the page that is edited in place. */
export interface InPlace {
  file: SourceId;
  pointer: string;
  root: ShadowRoot;
  /** Offset of the click in the text. */
  caret?: number | undefined;
  /** Position and look of the text in its page. */
  style: CSSProperties;
}

function InPlaceField({ field, place, onClose }: { field: FieldNode; place: InPlace; onClose(): void }) {
  const state = useField(field);
  const [height, setHeight] = useState(0);
  const input = useRef<HTMLTextAreaElement>(null);
  const begin = useEffectEvent(state.begin);
  const focus = useEffectEvent(() => {
    input.current?.focus();
    if (input.current) placeCaret(input.current, place.caret);
  });
  useEffect(() => {
    begin();
    // The form focuses its own field first, when it opens.
    const timer = setTimeout(focus);
    return () => clearTimeout(timer);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the height follows the text
  useEffect(() => {
    const { current } = input;
    if (!current) return;
    current.style.height = 'auto';
    current.style.height = `${current.scrollHeight}px`;
    setHeight(current.offsetHeight);
  }, [state.text]);
  return (
    <fieldset
      style={{ margin: 0, padding: 0, border: 0 }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) onClose();
      }}
      onKeyDown={(event) => {
        event.stopPropagation();
        // These keys first confirm or cancel the word of an input method.
        if (event.nativeEvent.isComposing) return;
        if (event.key === 'Escape' || event.key === 'Enter') onClose();
        if (event.key === 'Enter') event.preventDefault();
      }}
    >
      <textarea
        ref={input}
        rows={1}
        aria-label={words.editInPlace(field.title)}
        value={state.text}
        spellCheck
        lang="fr"
        onChange={(event) => state.type(event.target.value.replaceAll('\n', ' '))}
        {...state.composition}
        style={place.style}
      />
      {state.linked.length > 0 && (
        <div style={linkedStyle(place.style, height)}>
          {state.linked.map((other) => (
            <label key={other.key} style={{ display: 'flex', gap: 8 }}>
              <input type="checkbox" checked={other.isOn} onChange={() => state.toggleLinked(other.key)} />
              {linkedChange(other)}
            </label>
          ))}
        </div>
      )}
    </fieldset>
  );
}

/** Places a field over the text in the page. Typed text is saved at once, and the page below the field shows it. */
export function InPlaceEditor({ place, onClose }: { place: InPlace; onClose(): void }) {
  const field = useFormNode(place.file, place.pointer);
  if (field?.type !== 'field') return null;
  return (
    <FormScopeProvider file={place.file} selection={undefined}>
      {createPortal(<InPlaceField field={field} place={place} onClose={onClose} />, place.root)}
    </FormScopeProvider>
  );
}
