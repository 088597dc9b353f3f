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
