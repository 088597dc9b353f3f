import { EditorView } from '@codemirror/view';

const underline = (line: string) => ({
  backgroundImage: 'none',
  textDecoration: `underline ${line}`,
  textUnderlineOffset: '3px',
});

/** Theme of CodeMirror: like the rest of the editor, in the font of texts. */
export const codeTheme = EditorView.theme({
  '&': { color: 'var(--v-ink)', backgroundColor: 'var(--v-surface)', fontSize: '1rem' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { fontFamily: 'var(--v-text)', lineHeight: '1.6' },
  '.cm-content': { padding: '12px 0', caretColor: 'var(--v-ink)' },
  '.cm-line': { padding: '0 16px' },
  '.cm-cursor': { borderLeftColor: 'var(--v-ink)' },
  '.cm-gutters': { background: 'transparent !important', border: 0 },
  '.cm-tooltip': {
    color: 'var(--v-ink)',
    background: 'var(--v-surface)',
    border: '1px solid var(--v-line)',
    borderRadius: '8px',
    boxShadow: 'var(--v-shadow)',
    maxWidth: '360px',
  },
  '.cm-diagnostic': { padding: '8px 12px', border: 0, fontFamily: 'var(--v-text)', fontSize: '.9375rem' },
  '.cm-diagnosticAction': {
    margin: '6px 8px 0 0',
    padding: '4px 10px',
    color: 'var(--v-ink)',
    background: 'var(--v-tint)',
    border: '1px solid var(--v-edge)',
    borderRadius: '8px',
    fontSize: '.9375rem',
    cursor: 'pointer',
  },
  '.cm-lintRange-error': underline('wavy var(--v-error) 1px'),
  '.cm-lintRange-warning': underline('wavy var(--v-warning) 1px'),
  '.cm-lintRange-info': underline('dotted var(--v-cool) 2px'),
  '.cm-changedText': { background: 'color-mix(in srgb, var(--v-accent) 22%, transparent) !important' },
  '.cm-changedLine': { background: 'color-mix(in srgb, var(--v-accent) 7%, transparent) !important' },
  // Do not colour either side as « deleted »: both are valid.
  '.cm-changedLineGutter': { background: 'var(--v-accent) !important' },
  '.cm-collapsedLines': { color: 'var(--v-muted)', background: 'var(--v-tint)' },
});
