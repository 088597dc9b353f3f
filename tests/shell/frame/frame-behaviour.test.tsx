import { expect, it } from 'vitest';
import { updateFrame } from '../../../src/shell/frame/frame-behaviour.ts';

const marked = () => [...document.querySelectorAll('[aria-current=page]')].map(({ textContent }) => textContent);

it('marks the links to the page that is shown, below a base path too', () => {
  document.body.innerHTML =
    '<header class="site-header"><a class="mark" href="/bois/">Accueil</a><nav><a href="/bois/bois" aria-current="page">Bois</a><a href="/bois/contact">Contact</a><a href="/bois/contact#plan">Plan</a></nav></header>';
  const arrival = { year: 2031, isFirstPage: false };
  updateFrame(document, { ...arrival, pathname: '/contact' }, '/bois/');
  expect(marked()).toEqual(['Contact']);
  updateFrame(document, { ...arrival, pathname: '/' }, '/bois/');
  expect(marked()).toEqual(['Accueil']);
});
