import { expect, it } from 'vitest';
import { updateFrame, updateTimes } from '../../../src/shell/frame/frame-behaviour.ts';

const marked = () => [...document.querySelectorAll('[aria-current=page]')].map(({ textContent }) => textContent);

it('marks links to the current page, also below a base path', () => {
  document.body.innerHTML =
    '<header class="site-header"><a class="mark" href="/bois/">Accueil</a><nav><a href="/bois/bois" aria-current="page">Bois</a><a href="/bois/contact">Contact</a><a href="/bois/contact#plan">Plan</a></nav></header>';
  updateFrame(document, { pathname: '/contact', isFirstPage: false }, '/bois/');
  expect(marked()).toEqual(['Contact']);
  updateFrame(document, { pathname: '/', isFirstPage: false }, '/bois/');
  expect(marked()).toEqual(['Accueil']);
});

it('leaves a text that a translator has changed until the state is another', () => {
  document.body.innerHTML =
    '<b data-open-text="Ouvert, ferme à %s" data-closed-text="Fermé, ouvre %s" data-unknown-text="Horaires">Horaires</b>';
  const place = document.querySelector('b') as HTMLElement;
  const opening = { timeZone: 'Europe/Paris', hours: [{ days: ['monday' as const], opens: '09:00', closes: '18:00' }] };
  updateTimes(document, opening, new Date('2026-11-30T10:00:00+01:00'));
  place.innerHTML = '<font>Open until 6 pm</font>';
  updateTimes(document, opening, new Date('2026-11-30T10:01:00+01:00'));
  expect(place.textContent).toBe('Open until 6 pm');
  updateTimes(document, opening, new Date('2026-11-30T19:00:00+01:00'));
  expect(place.textContent).toBe('Fermé, ouvre lundi 7 décembre dès 9\u00A0h');
});
