import { expect, it } from 'vitest';
import { renderExample } from './render-blocks.tsx';

it('comments have a note that they are closed, which is not a live region', () => {
  const root = renderExample('comments');
  expect(root.querySelector('[role=note]')?.textContent).toBe('Les commentaires ne sont pas ouverts.');
  expect(root.querySelector('[role=alert]')).toBeNull();
});
