import type { GuideText } from './guide-text.ts';

/** What of a guide can be used as it stands. */
export interface PracticalParts {
  tables: number;
  /** Numbered lists of three steps or more. */
  procedures: number;
  checklists: number;
  /** Call-outs whose title says that an example is filled in. */
  examples: number;
}

const TABLE = /^[ \t>]*\|?[ \t]*:?-{2,}:?[ \t]*(?:\|[ \t]*:?-{2,}:?[ \t]*)+\|?[ \t]*$/gm;
const NUMBERED = /^([ \t>]*)\d{1,9}[.)][ \t]/;
const TICKED = /^[ \t>]*[-+*][ \t]+\[[ xX]\][ \t]/;
const EXAMPLE = /^[ \t]*>[ \t]*\*\*Exemple/gim;

/** Lengths of the lists whose items match; what is indented or empty between two items belongs to the list. */
function listsOf(markdown: string, item: RegExp): number[] {
  const lists: number[] = [];
  let isOpen = false;
  for (const line of markdown.split('\n')) {
    if (item.test(line)) {
      if (isOpen) lists[lists.length - 1] = (lists.at(-1) ?? 0) + 1;
      else lists.push(1);
      isOpen = true;
    } else if (line.replace(/^[ \t]*>/, '').trim() !== '' && !/^[ \t>]*[ \t]{2,}/.test(line)) isOpen = false;
  }
  return lists;
}

/** Counts the tables, procedures, checklists and filled-in examples of a guide. */
export function practicalParts({ source }: Pick<GuideText, 'source'>): PracticalParts {
  const text = source.body.replace(/^[ \t]*(`{3,}|~{3,})[\s\S]*?^[ \t]*\1[ \t]*$/gm, '');
  return {
    tables: text.match(TABLE)?.length ?? 0,
    procedures: listsOf(text, NUMBERED).filter((length) => length >= 3).length,
    checklists: listsOf(text, TICKED).length,
    examples: text.match(EXAMPLE)?.length ?? 0,
  };
}
