import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Locator } from 'playwright-core';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { projectRoot } from '../../../src/build/project.ts';
import { violations } from '../../browser/accessibility/axe.ts';
import { copySite } from '../../edit/structure/structure-site.ts';
import { startEditor } from '../server/editor-server.ts';
import { type Marketer, openAsMarketer } from './marketer.ts';

const MANIFEST = 'site.manifest.json';

const PHONE = { width: 390, height: 844 };

/** Height that remains above the keyboard of a phone, in pixels. */
const VISIBLE_HEIGHT_PX = 420;

/** Maximum number of taps for one task. */
const MAX_TAPS = 6;

/** Folder for screenshots of the tasks; without it, none are taken. */
const shots = process.env.VITRINE_SHOTS;

async function photograph({ page }: Marketer, name: string) {
  if (!shots) return;
  mkdirSync(shots, { recursive: true });
  await page.screenshot({ path: path.join(shots, `team-${name}.png`) });
}

/** Taps a field, and checks that it stays in sight when the keyboard opens. */
async function tapField(person: Marketer, field: Locator, name: string) {
  await person.click(field);
  await person.page.setViewportSize({ ...PHONE, height: VISIBLE_HEIGHT_PX });
  const isInSight = async () => {
    const box = await field.boundingBox();
    return box !== null && box.y >= 0 && box.y + Math.min(box.height, 60) <= VISIBLE_HEIGHT_PX;
  };
  await expect.poll(isInSight).toBe(true);
  await photograph(person, name);
}

/** Checks the page, and goes back to the list of the site. */
async function conclude(person: Marketer) {
  await person.saved();
  await person.page.setViewportSize(PHONE);
  expect(person.clicks).toBeLessThanOrEqual(MAX_TAPS);
  expect(await person.page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBe(0);
  expect(await violations(person.page)).toEqual([]);
  expect(person.problems).toEqual([]);
  console.log(`${person.clicks} taps`);
  await person.page.getByRole('button', { name: 'Retour' }).click();
  await person.site.waitFor();
  person.clicks = 0;
}

it('changes the hours of a day, closes the shop today, changes a price, adds a picture from the camera, changes a sentence of a text, each from the list of the site; keeps every button within the window, whatever the status has to say', async () => {
  const folder = copySite();
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
  const manifest = () => JSON.parse(read(MANIFEST));
  const { host } = await startEditor({ site: folder, entry: path.join(projectRoot, 'src/editor/client/client.tsx') });
  const options = { viewport: PHONE, hasTouch: true, isMobile: true };
  const person = await openAsMarketer(`http://${host}/`, options);
  const { fields, site, page, text } = person;
  await person.list.waitFor();
  await photograph(person, 'list');
  // Also on the narrowest phone, the name of the site and all buttons are on one line.
  await page.setViewportSize({ ...PHONE, width: 360 });
  const bar = page.getByRole('banner');
  await bar.getByText('Enregistré', { exact: true }).waitFor();
  await expect.poll(async () => (await bar.boundingBox())?.height).toBeLessThan(60);
  await page.setViewportSize(PHONE);
  await person.click(site.getByRole('button', { name: 'Entreprise', exact: true }));
  await person.click(fields.getByRole('button', { name: /lundi/i }).first());
  const closes = fields.getByLabel(/^Fermeture|^Ferme/).first();
  await tapField(person, closes, 'hours');
  await closes.fill('18:00');
  await conclude(person);
  expect(manifest().business.hours[0]).toMatchObject({ closes: '18:00' });

  await person.click(site.getByRole('button', { name: 'Entreprise', exact: true }));
  await person.click(fields.getByRole('button', { name: /^Ajouter.*[Ff]ermeture/ }));
  const from = fields.getByLabel('Du', { exact: true }).first();
  await tapField(person, from, 'closing');
  await from.fill('2026-12-23');
  const until = fields.getByLabel('Au', { exact: true }).first();
  await tapField(person, until, 'closing');
  // The keyboard was open before. Below the middle, a note that arrives later would move the field behind it.
  await expect.poll(async () => (await until.boundingBox())?.y).toBeLessThan(VISIBLE_HEIGHT_PX * 0.7);
  await until.fill('2026-12-23');
  await conclude(person);
  expect(manifest().business.closures).toMatchObject([{ from: '2026-12-23', until: '2026-12-23' }]);

  await person.click(site.getByRole('button', { name: 'Forfaits', exact: true }));
  await person.click(fields.getByRole('button', { name: /^Panier du mois/ }));
  const price = fields.getByLabel('Prix affiché').first();
  await tapField(person, price, 'price');
  await price.fill('31 €');
  await conclude(person);
  expect(manifest().plans[0]).toMatchObject({ price: '31 €' });

  await person.click(site.getByRole('button', { name: 'Images', exact: true }));
  await fields.getByRole('heading', { level: 2, name: 'Images' }).waitFor();
  const input = page.locator('input[type=file]').first();
  // A phone offers its camera for this type.
  expect(await input.getAttribute('accept')).toBe('image/*');
  const photo = sharp({ create: { width: 1200, height: 900, channels: 3, background: '#a03010' } }).jpeg();
  const chooser = page.waitForEvent('filechooser');
  await person.click(fields.getByRole('button', { name: 'Ajouter des images' }));
  await (await chooser).setFiles({ name: 'fournil.jpg', mimeType: 'image/jpeg', buffer: await photo.toBuffer() });
  const words = fields.getByRole('listitem').first().getByRole('textbox', { name: 'Texte alternatif' });
  await tapField(person, words, 'picture');
  await page.keyboard.type('Le fournil à cinq heures');
  await conclude(person);
  const files = () => readdirSync(path.join(folder, 'content/media'));
  await expect.poll(files).toEqual(expect.arrayContaining([expect.stringMatching(/^fournil.*\.webp$/)]));

  await person.click(site.getByLabel('Chercher'));
  await site.getByLabel('Chercher').fill('se garde plus longtemps');
  await person.click(site.getByRole('button', { name: /se garde plus longtemps/ }).first());
  await text.waitFor();
  const line = text.getByText(/se garde plus longtemps/).first();
  await tapField(person, line, 'sentence');
  await page.keyboard.press('End');
  await page.keyboard.type(' Promis.');
  await conclude(person);
  expect(read('content/guides/choisir-son-pain.md')).toContain('Promis.');
  await site.getByLabel('Chercher').fill('');

  const cutOff = async (name: string) => {
    const names = [];
    for (const width of [360, 640]) {
      await page.setViewportSize({ width, height: PHONE.height });
      await page.getByRole('banner').getByRole('button', { name: 'Publier…' }).waitFor();
      await photograph(person, `${name}-${width}`);
      names.push(
        ...(await page.evaluate<string[]>(
          `[...document.querySelectorAll('header *')].filter((one) => one.getBoundingClientRect().right > innerWidth).map((one) => one.textContent)`,
        )),
      );
    }
    return names;
  };
  await page.route('**/api/apply', (route) =>
    route.fulfill({ json: { status: 'refused', message: 'Champ inconnu.' } }),
  );
  await person.click(site.getByRole('button', { name: 'Entreprise', exact: true }));
  await fields.getByLabel('Téléphone').first().fill('04 00 00 00 99');
  const discard = page.getByRole('button', { name: 'Abandonner' });
  await discard.waitFor();
  const refused = await cutOff('refused');
  await person.click(discard);
  await person.saved();
  writeFileSync(path.join(folder, MANIFEST), read(MANIFEST).replace('"site"', 'site'));
  await page.getByText(/^La page garde son dernier état correct/).waitFor();
  const broken = await cutOff('broken');
  expect({ refused, broken }).toEqual({ refused: [], broken: [] });
});
