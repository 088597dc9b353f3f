import { expect, it } from 'vitest';
import { renderExample } from './example-site.tsx';

it('comments say that they are not open, in a note that interrupts nobody', () => {
  const root = renderExample('comments');
  expect(root.querySelector('[role=note]')?.textContent).toBe('Les commentaires ne sont pas ouverts.');
  expect(root.querySelector('[role=alert]')).toBeNull();
});
