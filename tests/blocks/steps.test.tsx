import { expect, it } from 'vitest';
import { renderExample } from './render-blocks.tsx';

it('steps are an ordered list, so that screen readers announce their numbers', () => {
  const titles = [...renderExample('steps').querySelectorAll('ol > li h3')].map((title) => title.textContent);
  expect(titles).toEqual(['Échange', 'Devis']);
});
