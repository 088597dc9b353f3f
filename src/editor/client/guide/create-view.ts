import { defaultKeymap, indentWithTab } from '@codemirror/commands';
import { markdown, markdownKeymap, markdownLanguage } from '@codemirror/lang-markdown';
import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { lintKeymap } from '@codemirror/lint';
import { Annotation, Compartment, EditorState } from '@codemirror/state';
import { EditorView, keymap } from '@codemirror/view';
import { tags } from '@lezer/highlight';
import type { TextEdit } from '../../../edit/text-edit.ts';
import { codeTheme } from '../style/code-theme.ts';
import { words } from '../words/words.ts';
import { toggleMark } from './markdown-commands.ts';

/** Markdown reads as the text that it is; its signs step back. */
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

/** Marks a change that comes from the file and not from the author. */
const fromFile = Annotation.define<boolean>();

/** What of a view changes after it was made. */
export const parts = { facts: new Compartment(), readOnly: new Compartment(), name: new Compartment() };

interface ViewOptions {
  parent: HTMLElement;
  text: string;
  onType(text: string): void;
  onMove(): void;
}

/** The text field of a Markdown text. Undoing is the editor's, across all files, so it has no history of its own. */
export function createView({ parent, text, onType, onMove }: ViewOptions): EditorView {
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
          // The Tab key leaves the field, as in every other one.
          ...defaultKeymap.filter((binding) => binding !== indentWithTab),
        ]),
        markdown({ base: markdownLanguage, addKeymap: false, completeHTMLTags: false }),
        markdownHighlight,
        codeTheme,
        EditorView.lineWrapping,
        EditorState.phrases.of(words.codePhrases),
        parts.facts.of([]),
        parts.readOnly.of([]),
        parts.name.of([]),
        EditorView.updateListener.of((update) => {
          const isTyped = update.docChanged && !update.transactions.some((one) => one.annotation(fromFile));
          if (isTyped) onType(update.state.doc.toString());
          if (update.selectionSet || update.docChanged) onMove();
        }),
      ],
    }),
  });
}

/** Brings the text to the state of the file; the caret stays at its words. */
export function showText(view: EditorView, edit: TextEdit): void {
  view.dispatch({
    changes: { from: edit.start, to: edit.end, insert: edit.text },
    annotations: fromFile.of(true),
  });
}
