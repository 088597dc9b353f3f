import { expect, it } from 'vitest';
import { updateFrame } from '../../../src/shell/frame/frame-behaviour.ts';

const marked = () => [...document.querySelectorAll('[aria-current=page]')].map(({ textContent }) => textContent);

it('marks links to the current page, also below a base path', () => {
  document.body.innerHTML =
    '<header class="site-header"><a class="mark" href="/bois/">Accueil</a><nav><a href="/bois/bois" aria-current="page">Bois</a><a href="/bois/contact">Contact</a><a href="/bois/contact#plan">Plan</a></nav></header>';
  const arrival = { now: new Date('2031-01-06T10:00:00Z'), opening: { hours: [] }, isFirstPage: false };
  updateFrame(document, { ...arrival, pathname: '/contact' }, '/bois/');
  expect(marked()).toEqual(['Contact']);
  updateFrame(document, { ...arrival, pathname: '/' }, '/bois/');
  expect(marked()).toEqual(['Accueil']);
});

it('shows in the bar when a closed business opens next, and nothing while it is open', () => {
  document.body.innerHTML = '<small data-next-opening></small>';
  const hours = [{ days: ['monday' as const, 'tuesday' as const], opens: '09:00', closes: '18:00' }];
  const bar = () => document.querySelector('small')?.textContent;
  const arrival = { pathname: '/', opening: { hours }, isFirstPage: false };
  updateFrame(document, { ...arrival, now: new Date('2026-11-27T19:00:00+01:00') });
  expect(bar()).toBe('lundi dès 9\u00A0h');
  updateFrame(document, { ...arrival, now: new Date('2026-11-30T10:00:00+01:00') });
  expect(bar()).toBe('');
});

it('shows in a strip whether the business is open, and its label while that is not known', () => {
  document.body.innerHTML = '<b data-open-text="Ouvert, ferme à %s" data-closed-text="Fermé, ouvre %s">Horaires</b>';
  const hours = [{ days: ['monday' as const], opens: '09:00', closes: '18:00' }];
  const strip = () => document.querySelector('b')?.textContent;
  const arrival = { pathname: '/', isFirstPage: false };
  updateFrame(document, { ...arrival, opening: { hours: [] }, now: new Date('2026-11-30T10:00:00+01:00') });
  expect(strip()).toBe('Horaires');
  updateFrame(document, { ...arrival, opening: { hours }, now: new Date('2026-11-30T10:00:00+01:00') });
  expect(strip()).toBe('Ouvert, ferme à 18\u00A0h');
  updateFrame(document, { ...arrival, opening: { hours }, now: new Date('2026-11-30T19:00:00+01:00') });
  expect(strip()).toBe('Fermé, ouvre lundi 7 décembre dès 9\u00A0h');
});
