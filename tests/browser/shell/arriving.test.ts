import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { callbackPage } from '../forms/form-pages.ts';
import { openSite } from '../site.ts';

/** Whether the parts of the page are laid out, in their order. */
const laidOut = (page: Page) =>
  page.$$eval('[data-part] .section', (sections) =>
    sections.map((section) => section.firstElementChild?.checkVisibility({ contentVisibilityAuto: true })),
  );

const isWhole = async (page: Page) => !(await laidOut(page)).includes(false);

/** Keeps the letters away, and with them what is laid out afterwards. */
const holdLetters = (page: Page) => page.route('**/letters-*.js', (route) => route.abort());

const phone = { viewport: { width: 390, height: 780 } };

describe('a first page of several parts', () => {
  it('is laid out below the screen afterwards, all of it', async () => {
    const held = await openSite(phone);
    await holdLetters(held.page);
    await held.page.goto(held.url);
    const before = await laidOut(held.page);
    expect(before[0]).toBe(true);
    expect(before.at(-1)).toBe(false);

    const { page, url } = await openSite(phone);
    await page.goto(url);
    await expect.poll(() => isWhole(page)).toBe(true);
  });

  it('has the heights in the end that it has at once without scripts', async () => {
    const heights = (page: Page) =>
      page.$$eval('[data-part]', (parts) => parts.map((part) => Math.round(part.getBoundingClientRect().height)));
    const { page, url } = await openSite(phone);
    await page.route('**/*.woff2', (route) => route.abort());
    const plain = await openSite({ ...phone, javaScriptEnabled: false });
    await plain.page.route('**/*.woff2', (route) => route.abort());
    await plain.page.goto(plain.url);
    await page.goto(url);
    // The fonts that never come leave the parts put off: what a reader comes to is laid out then.
    expect(await isWhole(page)).toBe(false);
    for (const section of await page.locator('[data-part] .section').all()) {
      await section.scrollIntoViewIfNeeded();
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    }
    expect(await heights(page)).toEqual(await heights(plain.page));
  });

  it('is laid out at once where it does not open at its top', async () => {
    const { page, url } = await openSite(phone);
    await holdLetters(page);
    await page.goto(`${url}/#pricing`);
    expect(await isWhole(page)).toBe(true);
    await page.goto(`${url}/contact`);
    await page.goto(url);
    expect(await isWhole(page)).toBe(false);
    await page.evaluate(() => scrollTo(0, 3000));
    await page.reload();
    expect(await isWhole(page)).toBe(true);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(3000);
  });

  it('is laid out as soon as the keyboard goes through it', async () => {
    const { page, url } = await openSite(phone);
    await holdLetters(page);
    await page.goto(url);
    expect(await isWhole(page)).toBe(false);
    await page.keyboard.press('Tab');
    expect(await isWhole(page)).toBe(true);
  });

  it('keeps its heights when the keyboard is put away before the page woke', async () => {
    const { page, url } = await openSite(phone);
    await holdLetters(page);
    await page.route('**/client-*.js', (route) => route.abort());
    await page.goto(url);
    await page.keyboard.press('Tab');
    const height = () => page.evaluate(() => document.body.scrollHeight);
    const whole = await height();
    await page.locator('h1').click();
    expect(await isWhole(page)).toBe(false);
    expect(await height()).toBe(whole);
  });

  it('stays where it is when the focus leaves the field that had it laid out', async () => {
    for (const viewport of [phone.viewport, { width: 1280, height: 800 }]) {
      const { page, url } = await openSite({ viewport });
      await holdLetters(page);
      await page.goto(url);
      await callbackPage.fill(page);
      const form = page.locator('form');
      await form.getByRole('button').last().hover();
      const place = async () => [await form.boundingBox(), await page.evaluate(() => document.body.scrollHeight)];
      const before = await place();
      await page.mouse.down();
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      expect(await place()).toEqual(before);
    }
  });

  it('is laid out at once on paper', async () => {
    const { page, url } = await openSite(phone);
    await holdLetters(page);
    await page.goto(url);
    expect(await isWhole(page)).toBe(false);
    await page.emulateMedia({ media: 'print' });
    expect(await isWhole(page)).toBe(true);
  });

  it('leads to a place within it before all is laid out', async () => {
    const { page, url } = await openSite(phone);
    await holdLetters(page);
    await page.goto(url);
    await page.evaluate(() => {
      location.hash = '#pricing';
    });
    const top = () => page.locator('#pricing').evaluate((place) => Math.round(place.getBoundingClientRect().top));
    const header = await page.evaluate(() => document.querySelector('.site-header')?.getBoundingClientRect().bottom);
    await expect.poll(async () => Math.abs((await top()) - (header ?? 0))).toBeLessThan(3);
  });
});
