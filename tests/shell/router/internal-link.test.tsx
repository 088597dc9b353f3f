import { expect, it } from 'vitest';
import { internalAddress } from '../../../src/shell/router/internal-link.ts';

const here = new URL('https://ana.example/bois/contact');

function leadsTo(href: string, base: string): string | undefined {
  document.body.innerHTML = `<a href="${new URL(href, here).href}"><b>lien</b></a>`;
  return internalAddress(document.querySelector('b'), here, base)?.href;
}

it.each([
  '/bois/',
  '/bois/bois/chene',
  '/bois/bois#x',
  '/bois/essai/menuiserie.fr',
  'https://ana.example/bois/devis?a=1',
])('follows %s, which is below the base path', (href) => {
  expect(leadsTo(href, '/bois/')).toBe(new URL(href, here).href);
});

it.each([
  '/',
  '/boisson',
  '/autre/contact',
  '/bois/media/agenda.html',
  '/bois/exemples/macon/',
  '/bois/plan.pdf',
  '/bois/essai/PLAN.PDF',
  'https://b.example/bois/',
])('leaves %s to the browser', (href) => {
  expect(leadsTo(href, '/bois/')).toBeUndefined();
});
