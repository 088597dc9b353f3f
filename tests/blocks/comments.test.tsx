import { expect, it } from 'vitest';
import { renderExample } from './example-site.tsx';

it('comments say that they are not open', () => {
  expect(renderExample('comments').querySelector('section p')?.textContent).toBe(
    'Les commentaires ne sont pas ouverts.',
  );
});
