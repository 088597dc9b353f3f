import { describe, expect, it } from 'vitest';
import { suggestionEdit } from '../../../src/check/fix/suggestion-edit.ts';
import type { Diagnostic } from '../../../src/diagnostics/diagnostic.ts';
import { applyEdits } from '../../../src/edit/text-edit.ts';

function typed(text: string, word: string, more: Partial<Diagnostic> & { quote?: '"' | "'" }): string | undefined {
  const { quote, ...rest } = more;
  const place = {
    file: 'a',
    start: text.indexOf(word),
    end: text.indexOf(word) + word.length,
    ...(quote ? { quote } : {}),
  };
  const edit = suggestionEdit({ code: 'a/b', severity: 'error', place, args: {}, ...rest }, text);
  return edit && applyEdits(text, [edit]);
}

describe('the edit that applies a suggestion', () => {
  it('keeps quotation marks and writes JSON’s escapes', () => {
    expect(typed('{"a": "b"}', '"b"', { suggestion: 'c "d"', quote: '"' })).toBe('{"a": "c \\"d\\""}');
  });

  it('uses the line breaks of the file', () => {
    expect(typed('a\r\nb\r\n', 'b', { suggestion: 'c\nd' })).toBe('a\r\nc\r\nd\r\n');
    expect(typed('a\nb', 'b', { suggestion: 'c\nd' })).toBe('a\nc\nd');
  });

  it('is undefined without a suggestion', () => expect(typed('a', 'a', {})).toBeUndefined());
});
