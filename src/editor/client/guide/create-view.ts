import { defaultKeymap, indentWithTab } from '@codemirror/commands';
import { markdown, markdownKeymap, markdownLanguage } from '@codemirror/lang-markdown';
import { HighlightStyle, syntaxHighlighting, syntaxTree } from '@codemirror/language';
import { lintKeymap } from '@codemirror/lint';
import { Annotation, type ChangeSet, Compartment, EditorSelection, EditorState } from '@codemirror/state';
import { EditorView, keymap } from '@codemirror/view';
import { tags } from '@lezer/highlight';
import { diffTexts } from '../../../edit/diff-text.ts';
import type { TextEdit } from '../../../edit/text-edit.ts';
import { filesIn } from '../pictures/add-pictures.ts';
import { codeTheme } from '../style/code-theme.ts';
import { words } from '../words/words.ts';
import { toggleMark } from './markdown-commands.ts';
import { pastedMarkdown } from './pasted-markdown.ts';
import { tableButtons } from './table-buttons.ts';

/** Markdown is shown as text, with its markup characters in a muted colour. */
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
const COMPOSED = 100;

/** Marks a change that comes from the file instead of the author. */
const fromFile = Annotation.define<boolean>();

/** Parts of a view's configuration that change later. */
export const parts = { facts: new Compartment(), readOnly: new Compartment(), name: new Compartment() };

interface ViewOptions {
  parent: HTMLElement;
  text: string;
  /** Receives edits, relative to the text before the keystrokes. */
  onType(edits: TextEdit[]): void;
  /** Called when an input method begins or ends to compose a word in the text. */
  onCompose(isComposing: boolean): void;
  onMove(): void;
  /** Called when the author asks for the grid of the table at the caret. */
  onTable(): void;
  /** Called when a text was pasted without its pictures, with their number. */
  onPasteWithout(pictures: number): void;
  /** Called when files were pasted at the caret or dropped. Dropping moves the caret first. */
  onFiles(files: File[]): void;
}

/** Blank lines that separate a block from the text before and after it. */
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
function takeFiles(view: EditorView, event: ClipboardEvent | DragEvent, onFiles: ViewOptions['onFiles']): boolean {
  const isDrop = 'dataTransfer' in event;
  const files = filesIn(isDrop ? event.dataTransfer : event.clipboardData);
  if (files.length === 0 || view.state.readOnly) return false;
  const at = isDrop ? view.posAtCoords({ x: event.clientX, y: event.clientY }) : null;
  if (at !== null) view.dispatch({ selection: { anchor: at } });
  event.preventDefault();
  onFiles(files);
  return true;
}

/**
 * Creates the editing view of a Markdown text. It has no undo history, because the editor undoes changes across all
 * files.
 */
export function createView(options: ViewOptions): EditorView {
  const { parent, text, onType, onCompose, onMove, onTable, onPasteWithout, onFiles } = options;
  const mark = (sign: string, fallback: string) => (view: EditorView) => {
    view.dispatch(toggleMark(view.state, sign, fallback));
    return true;
  };
  return new EditorView({
    parent,
    state: EditorState.create({
      doc: text,
      extensions: [
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
        codeTheme,
        EditorView.lineWrapping,
        EditorState.phrases.of(words.codePhrases),
        parts.facts.of([]),
        parts.readOnly.of([]),
        parts.name.of([]),
        EditorView.domEventHandlers({
          paste: (event, view) =>
            takeFiles(view, event, onFiles) || pasteForm(view, event.clipboardData, onPasteWithout),
          drop: (event, view) => takeFiles(view, event, onFiles),
        }),
        EditorView.domEventObservers({
          compositionstart: () => onCompose(true),
          // The view processes the composed word just after this event.
          compositionend: (_, view) => void setTimeout(() => view.compositionStarted || onCompose(false), COMPOSED),
        }),
        EditorView.updateListener.of((update) => {
          const isTyped = update.docChanged && !update.transactions.some((one) => one.annotation(fromFile));
          if (isTyped) onType(editsOf(update.changes));
          if (update.selectionSet || update.docChanged) onMove();
        }),
      ],
    }),
  });
}

function editsOf(changes: ChangeSet): TextEdit[] {
  const edits: TextEdit[] = [];
  changes.iterChanges((start, end, _from, _to, text) => edits.push({ start, end, text: text.toString() }));
  return edits;
}

/** Updates the text to the state of the file; the caret and the selection stay at the same words. */
export function showText(view: EditorView, text: string): void {
  const edits = diffTexts(view.state.doc.toString(), text);
  if (edits.length === 0) return;
  view.dispatch({
    changes: edits.map(({ start, end, text: put }) => ({ from: start, to: end, insert: put })),
    annotations: fromFile.of(true),
  });
}
