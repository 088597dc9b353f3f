import { expect, it } from 'vitest';
import { updateFrame, updateTimes } from '../../../src/shell/frame/frame-behaviour.ts';

const timeZone = 'Europe/Paris';
const marked = () => [...document.querySelectorAll('[aria-current=page]')].map(({ textContent }) => textContent);

it('marks links to the current page, also below a base path', () => {
  document.body.innerHTML =
    '<header class="site-header"><a class="mark" href="/bois/">Accueil</a><nav><a href="/bois/bois" aria-current="page">Bois</a><a href="/bois/contact">Contact</a><a href="/bois/contact#plan">Plan</a></nav></header>';
  updateFrame(document, { pathname: '/contact', isFirstPage: false }, '/bois/');
  expect(marked()).toEqual(['Contact']);
  updateFrame(document, { pathname: '/', isFirstPage: false }, '/bois/');
  expect(marked()).toEqual(['Accueil']);
});

it('shows in the bar when a closed business opens next, and nothing while it is open', () => {
  document.body.innerHTML = '<small data-next-opening></small>';
  const hours = [{ days: ['monday' as const, 'tuesday' as const], opens: '09:00', closes: '18:00' }];
  const bar = () => document.querySelector('small')?.textContent;
  updateTimes(document, { timeZone, hours }, new Date('2026-11-27T19:00:00+01:00'));
  expect(bar()).toBe('lundi dès 9\u00A0h');
  updateTimes(document, { timeZone, hours }, new Date('2026-11-30T10:00:00+01:00'));
  expect(bar()).toBe('');
});

const strip = () => document.querySelector('b')?.textContent;
const hours = [{ days: ['monday' as const], opens: '09:00', closes: '18:00' }];
const showStrip = () => {
  document.body.innerHTML =
    '<b data-open-text="Ouvert, ferme à %s" data-closed-text="Fermé, ouvre %s" data-unknown-text="Horaires">Horaires</b>';
};

it('shows in a strip whether the business is open, and its label while that is not known', () => {
  showStrip();
  updateTimes(document, { timeZone, hours: [] }, new Date('2026-11-30T10:00:00+01:00'));
  expect(strip()).toBe('Horaires');
  updateTimes(document, { timeZone, hours }, new Date('2026-11-30T10:00:00+01:00'));
  expect(strip()).toBe('Ouvert, ferme à 18\u00A0h');
  updateTimes(document, { timeZone, hours }, new Date('2026-11-30T19:00:00+01:00'));
  expect(strip()).toBe('Fermé, ouvre lundi 7 décembre dès 9\u00A0h');
  updateTimes(document, { timeZone, hours }, new Date('2026-12-25T10:00:00+01:00'));
  expect(strip()).toBe('Horaires');
});

it('leaves a text that a translator has changed until the state is another', () => {
  showStrip();
  updateTimes(document, { timeZone, hours }, new Date('2026-11-30T10:00:00+01:00'));
  const place = document.querySelector('b') as HTMLElement;
  place.innerHTML = '<font>Open until 6 pm</font>';
  updateTimes(document, { timeZone, hours }, new Date('2026-11-30T10:01:00+01:00'));
  expect(strip()).toBe('Open until 6 pm');
  updateTimes(document, { timeZone, hours }, new Date('2026-11-30T19:00:00+01:00'));
  expect(strip()).toBe('Fermé, ouvre lundi 7 décembre dès 9\u00A0h');
});
