import { defaultKeymap, indentWithTab } from '@codemirror/commands';
import { markdown, markdownKeymap, markdownLanguage } from '@codemirror/lang-markdown';
import { HighlightStyle, syntaxHighlighting, syntaxTree } from '@codemirror/language';
import { lintKeymap } from '@codemirror/lint';
import { EditorSelection, EditorState, type Extension } from '@codemirror/state';
import { EditorView, keymap } from '@codemirror/view';
import { tags } from '@lezer/highlight';
import { filesIn } from '../pictures/add-pictures.ts';
import { words } from '../words/words.ts';
import { toggleMark } from './markdown-commands.ts';
import { pastedMarkdown } from './pasted-markdown.ts';
import { tableButtons } from './table-buttons.ts';

/** Shows Markdown as text, with its markup characters in a muted colour. */
const markdownHighlight = syntaxHighlighting(
  HighlightStyle.define([
    { tag: tags.heading1, fontFamily: 'var(--v-heading)', fontWeight: '700', fontSize: '1.375em' },
    { tag: tags.heading2, fontFamily: 'var(--v-heading)', fontWeight: '700', fontSize: '1.25em' },
    { tag: [tags.heading3, tags.heading4], fontFamily: 'var(--v-heading)', fontWeight: '700', fontSize: '1.0625em' },
    { tag: tags.strong, fontWeight: '700' },
    { tag: tags.emphasis, fontStyle: 'italic' },
    { tag: tags.link, color: 'var(--v-cool)' },
    { tag: [tags.url, tags.processingInstruction, tags.comment, tags.contentSeparator], color: 'var(--v-muted)' },
    { tag: tags.monospace, fontFamily: 'ui-monospace, monospace', fontSize: '.9375em' },
    { tag: tags.quote, color: 'var(--v-muted)' },
  ]),
);

/** Time after the end of a composition until the view has processed it, in milliseconds. */
const COMPOSITION_END_MS = 100;

interface GuideOptions {
  /** Called when an input method starts or ends a composition in the text. */
  onCompose(isComposing: boolean): void;
  onMove(): void;
  /** Called when the author asks for the grid of the table at the caret. */
  onTable(): void;
  /** Called with the number of pictures that were left out of a pasted text. */
  onPasteWithout(pictures: number): void;
  /** Called when files were pasted at the caret or dropped. Dropping moves the caret first. */
  onFiles(files: File[]): void;
}

/** Adds the blank lines that separate a block from the text before and after it. */
function partBlocks(state: EditorState, { from, to }: { from: number; to: number }, markdown: string): string {
  const before = /\n*$/.exec(state.sliceDoc(0, from))?.[0].length ?? 0;
  const after = /^\n*/.exec(state.sliceDoc(to))?.[0].length ?? 0;
  const above = from === before ? '' : '\n'.repeat(Math.max(0, 2 - before));
  const below = to + after === state.doc.length ? '' : '\n'.repeat(Math.max(0, 2 - after));
  return above + markdown + below;
}

/** Pastes formatted text as Markdown. Returns whether it did: code and plain text are pasted unchanged. */
function pasteForm(view: EditorView, data: DataTransfer | null, onWithout: (pictures: number) => void): boolean {
  const { state } = view;
  const html = data?.getData('text/html');
  // Code editors put coloured code on the clipboard as HTML.
  if (!html || state.readOnly || data?.types.includes('vscode-editor-data')) return false;
  if (/Code|HTML/.test(syntaxTree(state).resolveInner(state.selection.main.from, -1).name)) return false;
  const pasted = pastedMarkdown(html);
  if (!pasted) return false;
  view.dispatch(
    state.changeByRange((range) => {
      const insert = pasted.isBlock ? partBlocks(state, range, pasted.markdown) : pasted.markdown;
      return {
        changes: { from: range.from, to: range.to, insert },
        range: EditorSelection.cursor(range.from + insert.trimEnd().length),
      };
    }),
    { userEvent: 'input.paste', scrollIntoView: true },
  );
  if (pasted.pictures > 0) onWithout(pasted.pictures);
  return true;
}

/** Passes on pasted or dropped files. Returns whether there were any. */
function takeFiles(view: EditorView, event: ClipboardEvent | DragEvent, onFiles: GuideOptions['onFiles']): boolean {
  const isDrop = 'dataTransfer' in event;
  const files = filesIn(isDrop ? event.dataTransfer : event.clipboardData);
  if (files.length === 0 || view.state.readOnly) return false;
  const at = isDrop ? view.posAtCoords({ x: event.clientX, y: event.clientY }) : null;
  if (at !== null) view.dispatch({ selection: { anchor: at } });
  event.preventDefault();
  onFiles(files);
  return true;
}

/** Returns the extensions that the view of a Markdown text has in addition to those of other text views. */
export function guideExtensions({ onCompose, onMove, onTable, onPasteWithout, onFiles }: GuideOptions): Extension {
  const mark = (sign: string, fallback: string) => (view: EditorView) => {
    view.dispatch(toggleMark(view.state, sign, fallback));
    return true;
  };
  return [
    keymap.of([
      { key: 'Mod-b', run: mark('**', words.boldText) },
      { key: 'Mod-i', run: mark('*', words.italicText) },
      ...markdownKeymap,
      ...lintKeymap,
      // The Tab key leaves the field, as in any other field.
      ...defaultKeymap.filter((binding) => binding !== indentWithTab),
    ]),
    markdown({ base: markdownLanguage, addKeymap: false, completeHTMLTags: false }),
    markdownHighlight,
    tableButtons(onTable),
    EditorState.phrases.of(words.codePhrases),
    EditorView.domEventHandlers({
      paste: (event, view) => takeFiles(view, event, onFiles) || pasteForm(view, event.clipboardData, onPasteWithout),
      drop: (event, view) => takeFiles(view, event, onFiles),
    }),
    EditorView.domEventObservers({
      compositionstart: () => onCompose(true),
      // The view processes the composed word just after this event.
      compositionend: (_, view) =>
        void setTimeout(() => view.compositionStarted || onCompose(false), COMPOSITION_END_MS),
    }),
    EditorView.updateListener.of((update) => {
      if (update.selectionSet || update.docChanged) onMove();
    }),
  ];
}
