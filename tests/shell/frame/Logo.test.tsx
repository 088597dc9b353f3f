import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Logo } from '../../../src/shell/frame/Logo.tsx';

const sizeOf = (shell: Parameters<typeof Logo>[0]['shell']) =>
  /src="([^"]+)" alt="" width="(\d+)" height="(\d+)"/.exec(renderToStaticMarkup(<Logo shell={shell} />))?.slice(1);

it.each([
  ['round', { width: 80, height: 80 }, ['36', '36']],
  ['wide', { width: 300, height: 100 }, ['108', '36']],
  ['very wide', { width: 1000, height: 100 }, ['140', '14']],
  ['tall', { width: 50, height: 100 }, ['18', '36']],
])('a %s logo keeps its proportions', (_, logoSize, expected) => {
  expect(sizeOf({ logo: 'media/logo.svg', logoSize })).toEqual(['/media/logo.svg', ...expected]);
});

it('a site without a logo has its tile', () => {
  expect(sizeOf({})).toEqual(['/favicon.svg', '36', '36']);
});
