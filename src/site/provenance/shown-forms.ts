import { formatFact } from '../../text/format-fact.ts';
import type { Lookup } from '../../text/placeholders.ts';
import { canonicalText } from './canonical-text.ts';
import type { Unmarked } from './mark-texts.ts';
import { type MarkdownLeaf, markdownLeaves } from './markdown-text.ts';

/** What addresses are shown as: without scheme and `www.`, with or without what follows the host. */
function addressForms(address: string): string[] {
  const bare = address.replace(/^https?:\/\/(?:www\.)?/i, '');
  return [...new Set([bare, bare.replace(/\/$/, ''), bare.replace(/\/.*$/s, '')])];
}

/** The ways in which pages may show a value that has no marks, each as the leaves that it shows. */
export function shownForms({ text, kind }: Unmarked, lookup: Lookup): MarkdownLeaf[][] {
  if (kind === 'markdown') return [markdownLeaves(text, lookup)];
  const forms = kind === 'amount' ? [formatFact({ format: 'money', value: Number(text) })] : addressForms(text);
  return forms.map((form) => [
    { from: 0, to: form.length, isHeading: false, text: canonicalText(form).text, names: [] },
  ]);
}
