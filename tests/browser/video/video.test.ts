import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { isFull } from '../routes.ts';
import { hold, hydrate, openPage } from '../site.ts';

const videos = [
  ['/presentation', /Lancer la présentation/],
  ['/maquette-offerte/boulangerie-exemple.fr', /Lancer le film/],
] as const;
const isFilm = (request: string) => /\.(?:webm|mp4|vtt)(?:$|\?)/.test(request);
const poster = (page: Page) => page.locator('.video-poster');
const paused = (page: Page) => page.locator('video').evaluate((video) => (video as HTMLVideoElement).paused);

/** Waits until the video plays. */
async function playing(page: Page): Promise<void> {
  await page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 0);
}

describe('the videos', () => {
  it.each(isFull ? videos : videos.slice(0, 1))(
    'of %s are not requested before the click, hydrated or not, and do not move when the player replaces the poster',
    { tags: 'smoke' },
    async (path, name) => {
      const { page, requests } = await openPage(path);
      await page.waitForLoadState('networkidle');
      await hydrate(page);
      await page.mouse.wheel(0, 2000);
      await page.waitForLoadState('networkidle');
      expect(requests.filter(isFilm)).toEqual([]);
      const place = () =>
        page.locator('.video-frame').evaluate((video) => {
          const { top, left, width, height } = video.getBoundingClientRect();
          return [top + scrollY, left + scrollX, width, height];
        });
      const before = await place();
      await page.getByRole('button', { name }).click();
      await playing(page);
      expect(requests.some(isFilm)).toBe(true);
      expect(await place()).toEqual(before);
    },
  );

  it('start with the click that hydrates the page, with buttons of at least 44 px on a phone and a computer', {
    tags: 'smoke',
  }, async () => {
    const { page } = await openPage(videos[0][0], { viewport: { width: 360, height: 800 } });
    await poster(page).click();
    await playing(page);
    expect(await page.locator('video').getAttribute('controls')).toBeNull();
    expect(await page.locator('video').getAttribute('controlslist')).toBe('nodownload noremoteplayback noplaybackrate');
    expect(await page.getByRole('group', { name: 'Commandes du film' }).getByRole('button').count()).toBe(3);
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      for (const button of await page.locator('.video-bar button').all()) {
        const box = await button.boundingBox();
        expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
      }
    }
  });

  it('react to the keyboard, beginning with the poster, and can be retried with it once their files arrive', async () => {
    const { page } = await openPage(videos[0][0]);
    await page.route(/\.(webm|mp4)$/, (route) => route.abort());
    await hydrate(page);
    await poster(page).focus();
    await page.keyboard.press('Enter');
    const again = page.locator('.video-frame').getByRole('button', { name: 'Réessayer' });
    await again.waitFor();
    expect(await again.evaluate((button) => button === document.activeElement)).toBe(true);
    await page.unroute(/\.(webm|mp4)$/);
    await page.keyboard.press('Enter');
    await playing(page);
    await page.keyboard.press('Space');
    expect(await paused(page)).toBe(true);
    await page.keyboard.press('k');
    expect(await paused(page)).toBe(false);
    await page.keyboard.press('m');
    expect(await page.locator('video').evaluate((video) => (video as HTMLVideoElement).muted)).toBe(true);
    await page.keyboard.press('f');
    await page.waitForFunction(() => document.fullscreenElement?.classList.contains('video-frame'));
    await page.getByRole('button', { name: 'Quitter le plein écran' }).click();
    await page.waitForFunction(() => !document.fullscreenElement);
  });

  it('show over the poster that the program cannot be loaded', async () => {
    const { page } = await openPage(videos[0][0], { viewport: { width: 375, height: 800 } });
    await page.route('**/_assets/*.js', (route) => route.abort());
    await poster(page).click();
    const note = page.locator('.video-frame [data-load-error]');
    await note.waitFor();
    expect(
      await note.evaluate((shown) => {
        const { left, top, width, height } = shown.getBoundingClientRect();
        return document.elementFromPoint(left + width / 2, top + height / 2) === shown;
      }),
    ).toBe(true);
    expect(await note.evaluate((shown) => getComputedStyle(shown).backgroundColor)).toBe('rgb(11, 24, 23)');
  });

  it('show that they are loading, until the file is there', async () => {
    const { page } = await openPage(videos[0][0]);
    const answer = await hold(page, /\.(webm|mp4)$/);
    await hydrate(page);
    await poster(page).click();
    const status = page.locator('.video-frame').getByRole('status');
    await status.waitFor({ state: 'attached' });
    expect(await status.textContent()).toBe('');
    await status.filter({ hasText: 'Chargement du film…' }).waitFor();
    answer();
    await playing(page);
    await expect.poll(() => status.textContent()).toBe('');
  });

  it('have a link to the file and the transcript without scripts', async () => {
    const { page } = await openPage(videos[0][0], { javaScriptEnabled: false });
    const link = page.getByRole('link', { name: 'Ouvrir le fichier du film' });
    expect(await link.isVisible()).toBe(true);
    const video = page.locator('.video-frame');
    expect(await video.getByRole('button').count()).toBe(0);
    expect(await video.getByRole('img').isVisible()).toBe(true);
    await page.locator('.video-text summary').click();
    expect(await page.locator('.video-text').textContent()).toContain('Quatrième étape');
  });
});
