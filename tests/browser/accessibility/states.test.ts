import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { details } from '../forms/form-pages.ts';
import { isFull } from '../routes.ts';
import { openHydrated, openPage, settled } from '../site.ts';
import { violations } from './axe.ts';

/** States of one page, each reached from the one before. */
interface Journey {
  route: string;
  width?: number;
  states: Record<string, (page: Page) => Promise<unknown>>;
}

const GUIDE = '/creation-site-web/creer-site-web-professionnel';

const next = (page: Page) => page.getByRole('button', { name: 'Suivant' }).click();

const journeys: Journey[] = [
  { route: '/', width: 375, states: { 'the mobile menu open': (page) => page.locator('.menu summary').click() } },
  {
    route: '/',
    states: {
      'the consent banner': (page) => page.getByRole('button', { name: 'Tout refuser' }).waitFor(),
      'the choices of consent': (page) => page.getByRole('button', { name: 'Personnaliser' }).click(),
      'the first step of the callback form': async (page) => {
        await page.getByRole('button', { name: 'Tout refuser' }).click();
        await page.getByRole('button', { name: 'Je veux ma maquette gratuite !' }).click();
        await page.getByText(/Étape 1\/2/).waitFor();
      },
      'a wrong e-mail address': async (page) => {
        for (const [name, value] of Object.entries({ ...details, email: 'camille@' }))
          await page.fill(`[name$=_${name}]`, value);
        await next(page);
      },
      'the second step of the callback form': async (page) => {
        await page.fill('[name$=_email]', 'camille@example.com');
        await next(page);
        await page.getByText(/Étape 2\/2/).waitFor();
      },
      'the long text expanded and questions open': (page) =>
        page.evaluate(() => {
          for (const one of document.querySelectorAll('main details')) one.setAttribute('open', '');
        }),
    },
  },
  {
    route: '/contact',
    states: { 'errors of the contact form': (page) => page.locator('form').getByRole('button').last().click() },
  },
  {
    route: GUIDE,
    states: {
      'the offer': async (page) => {
        await page.mouse.wheel(0, 8000);
        await page.getByRole('dialog').waitFor();
      },
      'the offer on a phone': async (page) => {
        await page.setViewportSize({ width: 375, height: 800 });
        await page.getByRole('dialog').waitFor();
      },
    },
  },
  {
    route: '/presentation',
    states: {
      'the video playing': async (page) => {
        await page.locator('main button').first().click();
        await page.locator('video').waitFor();
      },
    },
  },
];

const schemes = isFull ? (['light', 'dark'] as const) : (['light'] as const);

describe(`every state passes axe, ${schemes.join(' and ')}`, () => {
  it.each(journeys.map((journey) => ({ ...journey, names: Object.keys(journey.states).join(', ') })))(
    '$route: $names',
    { tags: 'smoke' },
    async ({ route, width = 1280, states }) => {
      const { page } = await openHydrated(route, { viewport: { width, height: 800 }, reducedMotion: 'reduce' });
      for (const [name, reach] of Object.entries(states)) {
        await reach(page);
        for (const colorScheme of schemes) {
          await page.emulateMedia({ colorScheme });
          await settled(page);
          expect(await violations(page), `${name}, ${colorScheme}`).toEqual([]);
        }
      }
    },
  );
});

it('the controls of a page are reached with Tab after a link to the content, with a visible and uncovered focus', {
  tags: 'smoke',
}, async () => {
  const { page } = await openPage('/contact');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.className)).toContain('skip-link');
  const hidden: string[] = [];
  for (let index = 0; index < 40; index++) {
    await page.keyboard.press('Tab');
    const bad = await page.evaluate(() => {
      const one = document.activeElement as HTMLElement | null;
      if (!one || one === document.body) return '';
      const { left, top, width, height } = one.getBoundingClientRect();
      const at = document.elementFromPoint(left + width / 2, top + height / 2);
      const covered = !at || !(one.contains(at) || at.contains(one));
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one);
      const invisible = (outlineStyle === 'none' || outlineWidth === '0px') && boxShadow === 'none';
      return covered || invisible ? `${covered ? 'covered' : 'no ring'}: ${one.outerHTML.slice(0, 100)}` : '';
    });
    if (bad) hidden.push(bad);
  }
  expect(hidden).toEqual([]);
});
