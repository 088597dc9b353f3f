import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import { baseText, fixtureManifest, GUIDE } from '../../fixtures/fixture-site.ts';
import { openGuide } from './guide-text.ts';
import type { Marketer } from './marketer.ts';
import { serveStage } from './stage.ts';

const MANIFEST = 'site.manifest.json';

const manifest = fixtureManifest();
// A section with a ground of its own has space above its heading.
Object.assign(manifest.pages[0]?.sections[3] ?? {}, { ground: 'tint' });

/** The page shows its apostrophe as ’. */
const PARAGRAPH = "\nIl sèche vite si l'une de ces situations est la vôtre.\n";

/** Opens an address in the preview while browsing is switched on. */
async function visit({ page, preview }: Marketer, address: string): Promise<void> {
  await page.getByRole('switch', { name: 'Parcourir' }).click();
  await preview.locator('body').evaluate(({ ownerDocument }, to) => {
    ownerDocument.location.href = to;
  }, address);
  await expect.poll(() => page.frames().some((frame) => frame.url().endsWith(address))).toBe(true);
  await page.getByRole('switch', { name: 'Parcourir' }).click();
}

/** Clicks the first letter of a word on the page, at its scaled position: the desktop preview is scaled down. */
async function clickWord(marketer: Marketer, within: Locator, word: string): Promise<void> {
  const inFrame = await within.first().evaluate((element, sought) => {
    const { ownerDocument } = element;
    const walker = ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { data, parentElement } = walker.currentNode as Text;
      const at = data.indexOf(sought);
      if (at < 0) continue;
      parentElement?.scrollIntoView({ block: 'center', behavior: 'instant' });
      const range = ownerDocument.createRange();
      range.setStart(walker.currentNode, at);
      range.setEnd(walker.currentNode, at + 1);
      const { left, top, width, height } = range.getBoundingClientRect();
      return { x: left + width * 0.8, y: top + height / 2 };
    }
    throw new Error(`« ${sought} » is not shown`);
  }, word);
  const frame = await marketer.page.getByTitle('Aperçu').evaluate((element: HTMLElement) => {
    const { left, top, width } = element.getBoundingClientRect();
    return { left, top, scale: width / element.offsetWidth };
  });
  await marketer.page.mouse.click(frame.left + inFrame.x * frame.scale, frame.top + inFrame.y * frame.scale);
}

const stage = serveStage({
  [GUIDE]: baseText(GUIDE) + PARAGRAPH,
  [MANIFEST]: `${JSON.stringify(manifest, null, 2)}\n`,
});

it('changes a heading in place on the page (task 3), and a clicked word of a guide (task 7)', async () => {
  const marketer = await stage.open();
  const { preview, page, text } = marketer;
  await preview.getByRole('heading', { level: 1 }).dblclick();
  const inPlace = preview.getByRole('textbox', { name: 'Titre, dans la page' });
  await inPlace.waitFor();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Du pain au levain, tous les matins de la semaine');
  await expect.poll(() => preview.locator('h1').textContent()).toBe('Du pain au levain, tous les matins de la semaine');
  await page.keyboard.press('Enter');
  await inPlace.waitFor({ state: 'detached' });
  await stage.conclude(marketer, { [MANIFEST]: '1 1' });

  await openGuide(marketer);
  const before = stage.site.read(GUIDE);
  const paragraph = preview.getByText('Il sèche vite si l’une de ces situations est la vôtre.');
  await clickWord(marketer, paragraph, 'situations');
  await expect.poll(() => text.evaluate(() => getSelection()?.toString())).toBe('situations');
  await page.keyboard.type('conditions');
  await marketer.saved();
  await preview.getByText('Il sèche vite si l’une de ces conditions est la vôtre.').waitFor();
  expect(stage.site.read(GUIDE)).toBe(before.replace('ces situations est la vôtre', 'ces conditions est la vôtre'));
  await stage.conclude(marketer, { [GUIDE]: '1 1' });
});

it('explains why a computed text has no field, and links to the fields around it; puts the label of a text between two others where it covers neither; scrolls to a section selected in the form, and outlines it', async () => {
  const marketer = await stage.open();
  const { preview, page, fields, site } = marketer;
  const note = page.getByRole('dialog');
  const year = String(new Date().getFullYear());
  const footer = preview.getByRole('contentinfo');
  await clickWord(marketer, footer, year);
  await page.getByRole('dialog', { name: 'Texte calculé' }).waitFor();
  expect(await note.textContent()).toContain('L’année est celle d’aujourd’hui');
  await page.keyboard.press('Escape');

  await visit(marketer, '/guides');
  await clickWord(marketer, preview.getByRole('main').getByText(/^\s*\d+\smin$/), 'min');
  expect(await note.textContent()).toContain('comptée d’après la longueur du texte');
  await note.getByRole('button', { name: /^La section : / }).click();
  await fields.getByRole('heading', { level: 2, name: 'Liste de guides' }).waitFor();

  await visit(marketer, '/guides/choisir-son-pain');
  await clickWord(
    marketer,
    preview.getByRole('navigation', { name: 'Autres guides de la série' }).getByRole('link'),
    'a',
  );
  expect(await note.textContent()).toContain('l’ordre de la rubrique');
  await note.getByRole('button', { name: /^Le guide : Choisir son pain/ }).click();
  await fields.getByRole('heading', { level: 2, name: /^Choisir son pain/ }).waitFor();
  expect(await note.count()).toBe(0);
  await stage.conclude(marketer, {});

  await site.getByRole('button', { name: /^Autres pages/ }).click();
  await site.getByTitle('/prestations').click();
  const lead = preview.getByText(/^Un dessin gratuit/).first();
  await lead.hover();
  const tag = preview.locator('.tag');
  await tag.waitFor();
  const covered = await tag.evaluate((label) => {
    const { left, right, top, bottom } = label.getBoundingClientRect();
    const walker = document.createTreeWalker(label.ownerDocument.body, NodeFilter.SHOW_TEXT);
    const range = label.ownerDocument.createRange();
    const texts: string[] = [];
    while (walker.nextNode()) {
      range.selectNodeContents(walker.currentNode);
      const boxes = [...range.getClientRects()].filter(({ width }) => width > 1);
      if (boxes.some((box) => box.left < right && box.right > left && box.top < bottom && box.bottom > top))
        texts.push(walker.currentNode.textContent ?? '');
    }
    return texts;
  });
  expect(covered).toEqual([]);

  await site.getByTitle('/', { exact: true }).click();
  await marketer.click(fields.getByRole('button', { name: /Nos pièces montées/ }));
  const section = preview.getByRole('heading', { name: 'Nos pièces montées' });
  await expect
    .poll(() =>
      section.evaluate((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return top >= 0 && bottom <= innerHeight;
      }),
    )
    .toBe(true);
  const outline = preview.locator('.chosen');
  const isAround = async () => {
    const [box, inner] = [await outline.boundingBox(), await section.boundingBox()];
    return Boolean(
      box && inner && box.y <= inner.y && box.y + box.height >= inner.y + inner.height && box.height > 300,
    );
  };
  await expect.poll(isAround).toBe(true);
  await page.getByRole('switch', { name: 'Parcourir' }).click();
  await outline.waitFor({ state: 'hidden' });
  await page.getByRole('switch', { name: 'Parcourir' }).click();
  await outline.waitFor();
  await stage.conclude(marketer, {});
});

it('shows the page without the cookie choice until the choice is selected; leads from it and from the page of unknown addresses to « Réglages »', async () => {
  const marketer = await stage.open();
  const { preview, fields, page, site } = marketer;
  // The page draws the banner after an interaction.
  await preview.getByRole('heading', { level: 1 }).click();
  const banner = preview.getByText(/compte les demandes/);
  await banner.waitFor({ state: 'attached' });
  expect(await banner.isVisible()).toBe(false);
  await site.getByRole('button', { name: 'Autres réglages', exact: true }).click();
  await site.getByRole('button', { name: 'Consentement', exact: true }).click();
  await banner.waitFor({ state: 'visible' });
  await banner.click();
  const focused = page.locator(':focus');
  await expect.poll(() => focused.inputValue()).toBe('compte les demandes.');
  await fields.getByRole('heading', { level: 2, name: 'Consentement' }).waitFor();

  await visit(marketer, '/page-inconnue');
  await preview.getByRole('heading', { level: 1 }).click();
  await expect.poll(() => focused.inputValue()).toBe('Cette page n’existe pas');
  await fields.getByRole('heading', { level: 2, name: 'Page introuvable' }).waitFor();
  marketer.problems.length = 0;
  await stage.conclude(marketer, {});
});
