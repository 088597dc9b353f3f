import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Icon } from '../../../src/ui/pictures/Icon.tsx';

it('an icon is hidden from screen readers', () => {
  const html = renderToStaticMarkup(<Icon name="truck" />);
  expect(html).toContain('aria-hidden="true"');
  expect(html).toContain('<path d="M2.5 6h11');
});
