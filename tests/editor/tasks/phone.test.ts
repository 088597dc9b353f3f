import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Locator } from 'playwright-core';
import { expect, it, onTestFinished } from 'vitest';
import { projectRoot } from '../../../src/build/project.ts';
import { violations } from '../../browser/accessibility/axe.ts';
import { theBrowser } from '../../browser/site.ts';
import { copySite } from '../../edit/structure/structure-site.ts';
import { startEditor } from '../server/editor-server.ts';
import { type Marketer, openAsMarketer } from './marketer.ts';

const PHONE = { width: 390, height: 844 };

/** Height that remains above the keyboard of a phone, in pixels. */
const VISIBLE_HEIGHT_PX = 420;

/** Maximum number of taps for one task. */
const MAX_TAPS = 6;

/** Folder for screenshots of the tasks; without it, none are taken. */
const shots = process.env.VITRINE_SHOTS;

/** Opens the editor of the small site on a phone. */
async function open() {
  const site = copySite();
  const { host } = await startEditor({ site, entry: path.join(projectRoot, 'src/editor/client/client.tsx') });
  const options = { viewport: PHONE, hasTouch: true, isMobile: true };
  const person = await openAsMarketer(await theBrowser(), `http://${host}/`, options);
  onTestFinished(async ({ task }) => {
    if (task.result?.state === 'fail') console.log(await person.describe().catch(String));
    await person.close();
  });
  await person.site.waitFor();
  const read = (file: string) => readFileSync(path.join(site, file), 'utf8');
  const files = () => readdirSync(path.join(site, 'content/media'));
  return { person, site, read, files, manifest: () => JSON.parse(read('site.manifest.json')) };
}

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

async function conclude(person: Marketer) {
  await person.saved();
  await person.page.setViewportSize(PHONE);
  expect(person.clicks).toBeLessThanOrEqual(MAX_TAPS);
  expect(await person.page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBe(0);
  expect(await violations(person.page)).toEqual([]);
  expect(person.problems).toEqual([]);
  console.log(`${person.clicks} taps`);
}

it('closes the shop today', async () => {
  const { person, manifest } = await open();
  const { fields, site } = person;
  await photograph(person, 'list');
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
});

it('changes the hours of a day', async () => {
  const { person, manifest } = await open();
  const { fields, site } = person;
  await person.click(site.getByRole('button', { name: 'Entreprise', exact: true }));
  await person.click(fields.getByRole('button', { name: /lundi/i }).first());
  const closes = fields.getByLabel(/^Fermeture|^Ferme/).first();
  await tapField(person, closes, 'hours');
  await closes.fill('18:00');
  await conclude(person);
  expect(manifest().business.hours[0]).toMatchObject({ closes: '18:00' });
});

it('changes a price', async () => {
  const { person, manifest } = await open();
  const { fields, site } = person;
  await person.click(site.getByRole('button', { name: 'Forfaits', exact: true }));
  await person.click(fields.getByRole('button', { name: /^Panier du mois/ }));
  const price = fields.getByLabel('Prix affiché').first();
  await tapField(person, price, 'price');
  await price.fill('31 €');
  await conclude(person);
  expect(manifest().plans[0]).toMatchObject({ price: '31 €' });
});

it('changes a sentence of a text', async () => {
  const { person, read } = await open();
  const { site, text } = person;
  await person.click(site.getByLabel('Chercher'));
  await site.getByLabel('Chercher').fill('se garde plus longtemps');
  await person.click(site.getByRole('button', { name: /se garde plus longtemps/ }).first());
  await text.waitFor();
  const line = text.getByText(/se garde plus longtemps/).first();
  await tapField(person, line, 'sentence');
  await person.page.keyboard.press('End');
  await person.page.keyboard.type(' Promis.');
  await conclude(person);
  expect(read('content/guides/choisir-son-pain.md')).toContain('Promis.');
});

it('adds a picture from the camera', async () => {
  const { person, files } = await open();
  const { site, fields, page } = person;
  await person.click(site.getByRole('button', { name: 'Images', exact: true }));
  await fields.getByRole('heading', { level: 2, name: 'Images' }).waitFor();
  const input = page.locator('input[type=file]').first();
  // A phone offers its camera for this type.
  expect(await input.getAttribute('accept')).toBe('image/*');
  const photo = await page.evaluate(
    `(() => { const c = document.createElement('canvas'); c.width = 1200; c.height = 900; c.getContext('2d').fillRect(0, 0, 600, 900); return c.toDataURL('image/jpeg').split(',')[1]; })()`,
  );
  const chooser = page.waitForEvent('filechooser');
  await person.click(fields.getByRole('button', { name: 'Ajouter des images' }));
  await (await chooser).setFiles({
    name: 'fournil.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from(String(photo), 'base64'),
  });
  const words = fields.getByRole('listitem').first().getByRole('textbox', { name: 'Texte alternatif' });
  await tapField(person, words, 'picture');
  await page.keyboard.type('Le fournil à cinq heures');
  await conclude(person);
  await expect.poll(files).toEqual(expect.arrayContaining([expect.stringMatching(/^fournil.*\.webp$/)]));
});

it('keeps every button within the window, whatever the status has to say', async () => {
  const { person, site, read } = await open();
  const { fields, page } = person;
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
  await person.click(person.site.getByRole('button', { name: 'Entreprise', exact: true }));
  await fields.getByLabel('Téléphone').first().fill('04 00 00 00 99');
  const discard = page.getByRole('button', { name: 'Abandonner' });
  await discard.waitFor();
  const refused = await cutOff('refused');
  await person.click(discard);
  await person.saved();
  writeFileSync(path.join(site, 'site.manifest.json'), read('site.manifest.json').replace('"site"', 'site'));
  await page.getByText(/^La page garde son dernier état correct/).waitFor();
  const broken = await cutOff('broken');
  expect({ refused, broken }).toEqual({ refused: [], broken: [] });
});
