import { expect, it } from 'vitest';
import { renderExample } from './render-blocks.tsx';

it('help-block links to the callback form', () => {
  const link = renderExample('help-block').querySelector('a');
  expect(link?.textContent).toBe('Être rappelé gratuitement');
  expect(link?.getAttribute('href')).toBe('/contact');
});
