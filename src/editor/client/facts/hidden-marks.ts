import type { Extension, Range } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView, ViewPlugin, type ViewUpdate } from '@codemirror/view';

/** A link, bold text or italic text within a line. */
const MARKED = /\[([^[\]\n]+)\]\([^()\s]*\)|(\*\*|\*)(?=\S)([^*\n]+?)\2/g;

/** Whether a text has marks of Markdown that are hidden. */
export const hasMarks = (text: string) => text.search(MARKED) >= 0;

const looks = { '**': 'cm-strong', '*': 'cm-emphasis', '[': 'cm-link' } as const;

/** Hides the marks around links, bold and italic texts, except around those that the caret touches. */
function marksIn({ state, hasFocus }: EditorView): DecorationSet {
  const ranges: Range<Decoration>[] = [];
  for (const { index: from, 0: whole, 1: link, 2: mark = '[', 3: own = '' } of state.doc.toString().matchAll(MARKED)) {
    const to = from + whole.length;
    const start = from + mark.length;
    const end = start + (link ?? own).length;
    ranges.push(Decoration.mark({ class: looks[mark as keyof typeof looks] }).range(start, end));
    if (hasFocus && state.selection.ranges.some((range) => range.from <= to && range.to >= from)) continue;
    ranges.push(Decoration.replace({}).range(from, start), Decoration.replace({}).range(end, to));
  }
  return Decoration.set(ranges, true);
}

/** Shows links, bold and italic texts of Markdown as pages do. Their marks appear while the caret is in them. */
export const hiddenMarks: Extension = [
  ViewPlugin.fromClass(
    class {
      marks: DecorationSet;

      constructor(view: EditorView) {
        this.marks = marksIn(view);
      }

      update({ docChanged, selectionSet, focusChanged, view }: ViewUpdate): void {
        if (docChanged || selectionSet || focusChanged) this.marks = marksIn(view);
      }
    },
    { decorations: ({ marks }) => marks },
  ),
  EditorView.baseTheme({
    '.cm-strong': { fontWeight: 650 },
    '.cm-emphasis': { fontStyle: 'italic' },
    '.cm-link': { color: 'var(--v-cool)', textDecoration: 'underline' },
  }),
];
