import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { fixtureManifest, GUIDE, type Raw } from '../../fixtures/fixture-site.ts';
import { openGuide } from './guide-text.ts';
import { serveStage } from './stage.ts';

const MANIFEST = 'site.manifest.json';

/** Returns a picture of one colour. */
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#a03010' } });

/** Creates a photo of twelve megabytes like those of a telephone: stored sideways, with its location. */
async function phonePhoto(): Promise<Buffer> {
  const [width, height] = [4032, 3024];
  const noise = sharp({
    create: { width, height, channels: 3, background: '#808080', noise: { type: 'gaussian', mean: 128, sigma: 22 } },
  });
  const gps = { GPSLatitudeRef: 'N', GPSLatitude: '48/1 51/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '2/1 21/1 0/1' };
  return noise
    .withExif({ IFD0: { Make: 'Telephone' }, IFD3: gps })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 97, chromaSubsampling: '4:4:4' })
    .toBuffer();
}

/** Returns the object of a manifest that shows a picture. */
function pictureIn(value: unknown, source: string): object | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if ('source' in value && value.source === source) return value;
  for (const inner of Object.values(value)) {
    const found = pictureIn(inner, source);
    if (found) return found;
  }
  return undefined;
}

/** A picture in two sizes, for the one item of the portfolio. */
const SIZES = ['media/piece-montee-480.webp', 'media/piece-montee-960.webp'];
const image = { source: SIZES[1], alt: 'Une pièce montée', width: 960, height: 640, variants: SIZES };
const manifest = fixtureManifest();
manifest.portfolio = [{ ...(manifest.portfolio as Raw[])[0], image }];

const stage = serveStage({
  [MANIFEST]: `${JSON.stringify(manifest, null, 2)}\n`,
  [`content/${SIZES[0]}`]: await plain(480, 320).webp().toBuffer(),
  [`content/${SIZES[1]}`]: await plain(960, 640).webp().toBuffer(),
});

it('adds a photo from a telephone and uses it, with sizes, variants and text in one step (task 21)', async () => {
  const marketer = await stage.open();
  const { site, fields, page } = marketer;
  const photo = await phonePhoto();
  expect(photo.length).toBeGreaterThan(11_000_000);
  await marketer.click(site.getByRole('button', { name: 'Images', exact: true }));
  const chooser = page.waitForEvent('filechooser');
  await marketer.click(fields.getByRole('button', { name: 'Ajouter des images' }));
  await (await chooser).setFiles({ name: 'Le Fournil.JPG', mimeType: 'image/jpeg', buffer: photo });
  const alt = fields.getByRole('listitem').first().getByRole('textbox', { name: 'Texte alternatif' });
  await fields.getByText('Le Fournil.JPG', { exact: true }).waitFor();
  await expect.poll(() => alt.evaluate((field) => field === document.activeElement)).toBe(true);
  await page.keyboard.type('Le fournil au ');
  await fields
    .getByRole('listitem')
    .filter({ hasText: /^le-fournil/ })
    .waitFor();
  await page.keyboard.type('petit matin');
  const kept = path.join(stage.site.directory, 'content/media/le-fournil-1200.webp');
  expect(await sharp(kept).metadata()).toMatchObject({ width: 1200, height: 1600 });
  const { exif, xmp, iptc } = await sharp(kept).metadata();
  expect([exif, xmp, iptc]).toEqual([undefined, undefined, undefined]);

  await page.reload();
  await marketer.saved();
  await marketer.click(site.getByRole('button', { name: 'Réalisations', exact: true }));
  await fields.getByRole('heading', { name: 'Réalisations' }).waitFor();
  await marketer.click(fields.getByRole('button', { name: /^Une pièce montée/, expanded: false }));
  await marketer.click(fields.getByRole('button', { name: 'Choisir une image' }).first());
  const library = page.getByRole('dialog', { name: 'Choisir une image' });
  await library.getByRole('textbox').fill('fournil');
  await marketer.click(library.getByRole('button', { name: 'le-fournil', exact: true }));
  const question = page.getByRole('dialog', { name: 'Que montre cette image ?' });
  expect(await question.getByRole('textbox', { name: 'Texte alternatif' }).inputValue()).toBe(
    'Le fournil au petit matin',
  );
  await marketer.click(question.getByRole('button', { name: 'Utiliser cette image', exact: true }));
  await question.waitFor({ state: 'detached' });
  await marketer.saved();
  const picture = pictureIn(JSON.parse(stage.site.read(MANIFEST)), 'media/le-fournil-1200.webp');
  expect(picture).toMatchObject({ alt: 'Le fournil au petit matin', width: 1200, height: 1600 });
  expect(JSON.stringify(picture)).toContain('media/le-fournil-480.avif');
  expect(JSON.stringify(picture)).not.toContain('piece-montee');
  expect(await marketer.list.getByText('Erreur', { exact: true }).count()).toBe(0);
  const changed = stage.site.changedLines();
  expect(Object.keys(changed).filter((name) => name !== MANIFEST)).toHaveLength(6);
  await stage.conclude(marketer, changed);
});

it('refuses to remove a picture in use, and removes an unused one with one undo (task 22); inserts a picture that is pasted into the text of a guide, once its alternative text is typed', async () => {
  const marketer = await stage.open();
  const { site, fields, page, text } = marketer;
  await marketer.click(site.getByRole('button', { name: 'Images', exact: true }));
  const used = fields.getByRole('listitem').filter({ hasText: /^piece-montee\d/ });
  await marketer.click(used.getByRole('button', { name: 'Supprimer', exact: true }));
  await used.getByRole('alert').getByText('Cette image sert encore.').waitFor();
  expect(
    await used
      .getByRole('alert')
      .getByRole('button', { name: /^Utilisée sur / })
      .count(),
  ).toBeGreaterThan(0);
  expect(stage.site.changedLines()).toEqual({});
  const png = await plain(900, 600).png().toBuffer();
  const input = fields.locator('input[type=file]');
  await input.setInputFiles({ name: 'Essai.png', mimeType: 'image/png', buffer: png });
  const unused = fields.getByRole('listitem').filter({ hasText: /^essai/ });
  await unused.getByText('Utilisée nulle part').waitFor();
  const file = path.join(stage.site.directory, 'content/media/essai-900.webp');
  const bytes = readFileSync(file);
  await marketer.click(unused.getByRole('button', { name: 'Supprimer', exact: true }));
  await unused.waitFor({ state: 'detached' });
  expect(existsSync(file)).toBe(false);
  const undo = page.getByRole('button', { name: 'Annuler', exact: true });
  await Promise.all([page.waitForResponse('**/__edit/api/undo'), marketer.click(undo)]);
  await unused.waitFor();
  expect(readFileSync(file).equals(bytes)).toBe(true);
  await stage.conclude(marketer);

  await openGuide(marketer);
  const slice = await plain(600, 400).png().toBuffer();
  await text.evaluate((field, data) => {
    const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
    const clipboardData = new DataTransfer();
    clipboardData.items.add(new File([bytes], 'Tranche de pain.png', { type: 'image/png' }));
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, slice.toString('base64'));
  const asked = page.getByRole('dialog', { name: 'Que montre cette image ?' });
  await asked.getByRole('textbox', { name: 'Texte alternatif' }).fill('Une tranche [de] pain');
  await marketer.click(asked.getByRole('button', { name: 'Utiliser cette image', exact: true }));
  await asked.waitFor({ state: 'detached' });
  await marketer.preview.getByRole('img', { name: 'Une tranche [de] pain' }).waitFor();
  await marketer.saved();
  expect(stage.site.read(GUIDE)).toContain('![Une tranche \\[de\\] pain](/media/tranche-de-pain-600.webp)');
  await stage.conclude(marketer);
});
