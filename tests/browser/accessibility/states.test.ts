import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { isFull } from '../routes.ts';
import { hydrate, openSite, settled } from '../site.ts';
import { violations } from './axe.ts';

interface State {
  name: string;
  route: string;
  width?: number;
  reach: (page: Page) => Promise<unknown>;
}

const GUIDE = '/creation-site-web/creer-site-web-professionnel';

async function start(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Je veux ma maquette gratuite !' }).click();
  await page.getByText(/Étape 1\/2/).waitFor();
}

async function fillContact(page: Page): Promise<void> {
  await start(page);
  for (const [name, value] of Object.entries({
    name: 'Camille',
    phone: '0465710048',
    email: 'camille@example.com',
    city: 'Privas',
    companyName: 'Le Fournil',
  })) {
    await page.fill(`[name$=_${name}]`, value);
  }
}

const states: State[] = [
  { name: 'the mobile menu open', route: '/', width: 375, reach: (page) => page.locator('.menu summary').click() },
  {
    name: 'the consent banner',
    route: '/',
    reach: (page) => page.getByRole('button', { name: 'Tout refuser' }).waitFor(),
  },
  {
    name: 'the choices of consent',
    route: '/',
    reach: (page) => page.getByRole('button', { name: 'Personnaliser' }).click(),
  },
  { name: 'the first step of the callback form', route: '/', reach: start },
  {
    name: 'a wrong e-mail address',
    route: '/',
    reach: async (page) => {
      await fillContact(page);
      await page.fill('[name$=_email]', 'camille@');
      await page.getByRole('button', { name: 'Suivant' }).click();
    },
  },
  {
    name: 'the second step of the callback form',
    route: '/',
    reach: async (page) => {
      await fillContact(page);
      await page.getByRole('button', { name: 'Suivant' }).click();
      await page.getByText(/Étape 2\/2/).waitFor();
    },
  },
  {
    name: 'the long text expanded and questions open',
    route: '/',
    reach: async (page) => {
      await page.evaluate(() => {
        for (const one of document.querySelectorAll('main details')) one.setAttribute('open', '');
      });
    },
  },
  {
    name: 'errors of the contact form',
    route: '/contact',
    reach: (page) => page.locator('form').getByRole('button').last().click(),
  },
  {
    name: 'the offer',
    route: GUIDE,
    reach: async (page) => {
      await page.mouse.wheel(0, 6000);
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'the offer on a phone',
    route: GUIDE,
    width: 375,
    reach: async (page) => {
      await page.mouse.wheel(0, 8000);
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'the video playing',
    route: '/presentation',
    reach: async (page) => {
      await page.locator('main button').first().click();
      await page.locator('video').waitFor();
    },
  },
];

const schemes = isFull ? (['light', 'dark'] as const) : (['light'] as const);

describe('every state', () => {
  for (const { name, route, width = 1280, reach } of states) {
    it.each(schemes)(`passes axe: ${name}, %s`, { tags: 'smoke' }, async (colorScheme) => {
      const { page, url } = await openSite({ viewport: { width, height: 800 }, colorScheme, reducedMotion: 'reduce' });
      await page.goto(url + route);
      await hydrate(page);
      await reach(page);
      await settled(page);
      expect(await violations(page)).toEqual([]);
    });
  }
});

describe('the controls of a page', () => {
  it('are reached with Tab after a link to the content, with a visible and uncovered focus', {
    tags: 'smoke',
  }, async () => {
    const { page, url } = await openSite();
    await page.goto(`${url}/contact`);
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

  it('are at least 44 px high if they are important', { tags: 'smoke' }, async () => {
    const { page, url } = await openSite({ viewport: { width: 375, height: 800 } });
    await page.goto(url);
    const small = await page.$$eval('button, .MuiButton-root, summary, .mobile-bar a', (all) =>
      all
        .filter((one) => one.getClientRects().length > 0)
        .filter((one) => one.getBoundingClientRect().height < 43.5)
        .map((one) => one.outerHTML.slice(0, 100)),
    );
    expect(small).toEqual([]);
  });
});
