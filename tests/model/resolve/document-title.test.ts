import { describe, expect, it } from 'vitest';
import { documentTitle } from '../../../src/model/resolve/document-title.ts';

describe('the title of a document', () => {
  const pattern = '%s | Four à pain';

  it('includes the pattern if search engines show all of it', () => {
    expect(documentTitle('x'.repeat(46), pattern, 60)).toBe(`${'x'.repeat(46)} | Four à pain`);
    expect(documentTitle('x'.repeat(47), pattern, 60)).toBe('x'.repeat(47));
    expect(documentTitle('x'.repeat(80), pattern, 60)).toBe('x'.repeat(80));
  });

  it('does not count word joiners, which no head contains', () => {
    expect(documentTitle(`${'x'.repeat(45)}\u2060x`, pattern, 60)).toMatch(/Four à pain$/);
  });
});
