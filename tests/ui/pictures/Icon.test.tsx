import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Icon } from '../../../src/ui/pictures/Icon.tsx';

it('is hidden from those who listen to the page', () => {
  const html = renderToStaticMarkup(<Icon name="truck" />);
  expect(html).toContain('aria-hidden="true"');
  expect(html).toContain('<path d="M2.5 6h11');
});
