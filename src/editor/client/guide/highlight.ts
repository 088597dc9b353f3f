import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { tags } from '@lezer/highlight';

/** Markdown reads as the text that it is; its signs step back. */
export const markdownHighlight = syntaxHighlighting(
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
