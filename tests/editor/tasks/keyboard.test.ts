import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { exampleOf, fixtureManifest } from '../../fixtures/fixture-site.ts';
import { serveStage } from './stage.ts';

interface Stop {
  region: string;
  name: string;
  /** Whether a focus ring is visible around the control or its frame. */
  isShown: boolean;
}

/**
 * Returns the focused control; `end` at the end of the document, and `page` in the preview, which has the page's own
 * controls.
 */
const stopAt = (page: Page) =>
  page.evaluate((): Stop | 'page' | 'end' => {
    const at = document.activeElement;
    if (!(at instanceof HTMLElement) || at === document.body) return 'end';
    if (at instanceof HTMLIFrameElement) return 'page';
    const labels = (at.getAttribute('aria-labelledby') ?? '').split(' ').filter(Boolean);
    const named = [
      at.getAttribute('aria-label'),
      ...labels.map((id) => document.getElementById(id)?.textContent),
      ...[...((at as HTMLInputElement).labels ?? [])].map((label) => label.textContent),
      at.textContent,
    ];
    const frame = at.closest('.MuiOutlinedInput-root')?.querySelector('fieldset');
    const drawn = [at, at.parentElement, at.closest('.cm-editor')?.parentElement?.parentElement]
      .filter((one) => one !== null && one !== undefined)
      .map((one) => getComputedStyle(one))
      .some(({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && outlineWidth !== '0px');
    const region = at.closest('header, nav, section[aria-label]');
    return {
      region: region?.getAttribute('aria-label') ?? region?.tagName.toLowerCase() ?? '',
      name: named.find((name) => name?.trim())?.trim() ?? '',
      isShown: drawn || (frame !== null && frame !== undefined && getComputedStyle(frame).borderTopWidth === '2px'),
    };
  });

const manifest = fixtureManifest();
// This opening has more kinds of fields than the plain one.
const actions = ['/guides', '/contact'].map((to) => ({ label: `Voir ${to}`, to }));
manifest.pages[0]?.sections.splice(0, 1, exampleOf('blocks/mockup-hero', { actions }));

const stage = serveStage({ 'site.manifest.json': `${JSON.stringify(manifest, null, 2)}\n` });

it('moves with Tab through labelled controls with a visible focus, in windows of 1280 and 820 pixels; shows all controls of the preview in one of 640 by 400 pixels', async () => {
  const { page, fields } = await stage.open();
  await fields.getByRole('button', { name: /^Ouverture/ }).click();
  for (const width of [1280, 820]) {
    await page.setViewportSize({ width, height: 900 });
    await fields.getByRole('textbox', { name: 'Titre', exact: true }).waitFor();
    await page.evaluate(() => {
      document.body.tabIndex = -1;
      document.body.focus();
    });
    const stops: Stop[] = [];
    for (let presses = 0; presses < 250; presses += 1) {
      await page.keyboard.press('Tab');
      const stop = await stopAt(page);
      if (stop === 'end') break;
      if (stop !== 'page') stops.push(stop);
    }
    expect(stops.filter(({ name, isShown }) => !name || !isShown)).toEqual([]);
    const names = stops.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['Parcourir', 'Titre', 'Insérer un fait', 'Afficher les problèmes']));
    // The navigation has two tab stops: the search field and the list of the site. In a narrow window, it is closed.
    expect(stops.filter(({ region }) => region === 'Site')).toHaveLength(width > 1000 ? 2 : 0);
    expect(names.includes('Afficher la liste des pages')).toBe(width < 1000);
  }

  await page.setViewportSize({ width: 640, height: 400 });
  const bar = page.getByRole('region', { name: 'Aperçu' });
  const box = await bar.boundingBox();
  const controls = [
    bar.getByText('Parcourir'),
    ...['Téléphone', 'Ordinateur'].map((name) => bar.getByRole('button', { name })),
    bar.getByRole('link', { name: 'Ouvrir la page dans un onglet' }),
  ];
  for (const control of controls) {
    const { x = 0, width = 0 } = (await control.boundingBox()) ?? {};
    expect(x).toBeGreaterThanOrEqual(box?.x ?? 0);
    expect(x + width).toBeLessThanOrEqual((box?.x ?? 0) + (box?.width ?? 0));
  }
});
