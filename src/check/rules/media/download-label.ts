import { fileLabel, mediaFile, withFileLabel } from '../../../text/files.ts';
import type { Rule } from '../rule.ts';

/** Matches the text of a link in brackets, and the rest of the link. */
const LINK = /^\[([\s\S]*)\]((?:\(|\[|$)[\s\S]*)$/;

const plain = (words: string) => words.replace(/[\s\u00a0\u202f]+/g, ' ');

/** The text of a link to a file includes its actual format and size. */
export const rule: Rule = {
  code: 'media/download-label',
  severity: 'warning',
  *check({ documents, sources }) {
    for (const document of documents) {
      for (const link of document.analysis.links) {
        const file = link.isImage ? undefined : mediaFile(link.to);
        const bytes = file && sources.media.get(file);
        const label = file && bytes ? fileLabel(file, bytes) : undefined;
        if (!label || plain(link.text).includes(`(${label})`)) continue;
        const { start, end } = link;
        const [, words, rest = ''] = LINK.exec(document.text.slice(start, end)) ?? [];
        const suggestion = words === undefined ? undefined : `[${withFileLabel(words, label)}]${rest}`;
        yield { place: document.placeOf(link), args: { label }, suggestion };
      }
    }
  },
};
