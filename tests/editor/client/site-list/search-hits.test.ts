import { expect, it } from 'vitest';
import { splitHits } from '../../../../src/editor/client/site-list/SearchHits.tsx';

it('marks all occurrences of the search text, ignoring accents and case', () => {
  const marked = (text: string, sought: string) =>
    splitHits(text, sought)
      .map(({ text: part, isHit }) => (isHit ? `[${part}]` : part))
      .join('');
  expect(marked('Été, un été', 'ete ')).toBe('[Été], un [été]');
  expect(marked('Rien', 'tout')).toBe('Rien');
  expect(marked('Rien', ' ')).toBe('Rien');
});
