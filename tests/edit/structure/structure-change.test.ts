import { describe, expect, it } from 'vitest';
import { ChangeDraft } from '../../../src/edit/structure/structure-change.ts';
import { copySite, open } from './structure-site.ts';

describe('a draft of changes', () => {
  const range = { file: 'content/textes/histoire.md', start: 4, end: 6 };

  it('makes the same edit of a range once', () => {
    const draft = new ChangeDraft(open(copySite()).uses);
    draft.retype(range, 'Un');
    draft.retype(range, 'Un');
    expect(draft.finish()).toMatchObject([{ file: range.file, now: expect.stringMatching(/^### Un four/) }]);
  });

  it('does not drop a different edit of the same range', () => {
    const draft = new ChangeDraft(open(copySite()).uses);
    draft.retype(range, 'Un');
    expect(() => draft.retype(range, 'Du')).toThrow(range.file);
  });
});
