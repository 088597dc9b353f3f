import { expect, it } from 'vitest';
import { contrast } from '../../../src/text/colours.ts';
import { baseText, GUIDE } from '../../fixtures/fixture-site.ts';
import { goBehind, openGuide } from './guide-text.ts';
import { serveStage } from './stage.ts';

/** A long part of a guide, with all kinds of text. */
const days = Array.from(
  { length: 12 },
  (_, day) => `
## Après ${day + 2} jours

Un pain **au levain** se garde mieux que [les autres](/guides/conserver-son-pain), et sa croûte reste bonne. Pour la fête d’un village, commandez-le {{facts.delay}} à l’avance : le four chauffe au bois, et le levain n’attend pas. Un torchon suffit, loin de la fenêtre et du radiateur, sur la planche où il est coupé.

- *Le matin*, une tranche grillée avec du beurre.
- Le soir, une soupe.

| Pain | Se garde |
| --- | --- |
| Seigle | une semaine entière, dans un torchon et loin du froid |
`,
);

const stage = serveStage({ [GUIDE]: baseText(GUIDE) + days.join(''), 'content/lexique.txt': 'fournil\n' });

it('writes a title with signs as YAML, and nothing else (task 8), and a figure with a form, shown drawn (task 9)', async () => {
  const marketer = await stage.open();
  await openGuide(marketer);
  const before = stage.site.read(GUIDE);
  const title = marketer.fields.getByRole('textbox', { name: 'Titre', exact: true });
  await marketer.click(title);
  await title.fill('Choisir un "bon" pain : croûte, mie # et levain');
  await marketer.saved();
  const [, ...rest] = before.split('\n').slice(1);
  expect(stage.site.read(GUIDE)).toBe(
    ['---', 'title: "Choisir un \\"bon\\" pain : croûte, mie # et levain"', ...rest].join('\n'),
  );
  await marketer.preview.getByRole('heading', { level: 1, name: /Choisir un .bon. pain : croûte/ }).waitFor();
  await stage.conclude(marketer, { [GUIDE]: '1 1' });

  const { page, fields, preview } = marketer;
  await goBehind(marketer, 'Un pain au levain');
  await marketer.click(fields.getByRole('button', { name: 'Figure', exact: true }));
  const form = page.getByRole('dialog', { name: 'Figure' });
  await form.getByRole('textbox', { name: 'Titre' }).fill('Trois ans : le prix');
  await marketer.click(form.getByRole('button', { name: 'Mettre dans le texte' }));
  await marketer.saved();
  expect(stage.site.read(GUIDE)).toContain('\n\n```figure\nkind: bars\ntitle: Trois ans : le prix\ncaption: ');
  await preview.locator('figure', { hasText: /Trois ans\s: le prix/ }).waitFor();
  await marketer.click(fields.getByRole('button', { name: 'Figure', exact: true }));
  await form.getByRole('textbox', { name: 'Titre' }).fill('Un an : le prix');
  await marketer.click(form.getByRole('button', { name: 'Mettre dans le texte' }));
  await preview.locator('figure', { hasText: /Un an\s: le prix/ }).waitFor();
  await stage.conclude(marketer, { [GUIDE]: '14 0' });
});

it('keeps what is below a long text in place while its last lines are measured, shows in both schemes which words are selected, and underlines a misspelt word, which is corrected or added to the list (task 10)', async () => {
  const marketer = await stage.open();
  await openGuide(marketer);
  const { page, fields, text } = marketer;
  const reading = fields.getByRole('region', { name: 'Lecture' });
  const tops = await reading.evaluate(async (part) => {
    part.scrollIntoView({ block: 'center' });
    const found: number[] = [];
    for (let frame = 0; frame < 30; frame += 1) {
      found.push(Math.round(part.getBoundingClientRect().top));
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    }
    return found;
  });
  expect([...new Set(tops)]).toHaveLength(1);

  await marketer.click(text);
  await page.keyboard.press('Control+a');
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    const pairs = await text.evaluate((content) => {
      const paint = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
      /** Returns the result of painting colours over each other, as `#rrggbb`. */
      const hex = (...colours: string[]) => {
        for (const colour of paint ? colours : []) {
          Object.assign(paint as object, { fillStyle: colour });
          paint?.fillRect(0, 0, 1, 1);
        }
        const [red = 0, green = 0, blue = 0] = paint?.getImageData(0, 0, 1, 1).data ?? [];
        return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
      };
      const behind = getComputedStyle(document.body).getPropertyValue('--v-surface');
      return [...content.querySelectorAll('.cm-line, .cm-line span')].map((element) => {
        const { color, backgroundColor } = getComputedStyle(element, '::selection');
        const ground = hex(behind, backgroundColor);
        return { ground, words: hex(ground, color), behind: hex(behind) };
      });
    });
    expect(pairs.length).toBeGreaterThan(3);
    for (const { ground, words, behind } of pairs) {
      expect(contrast(words, ground)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(ground, behind)).toBeGreaterThanOrEqual(3);
    }
  }

  await fields.getByRole('region', { name: 'Dans les résultats de recherche' }).waitFor();
  await goBehind(marketer, 'Un pain au levain');
  await page.keyboard.type(' Votre herbergeur le sait.');
  await text.locator('.cm-lintRange', { hasText: 'herbergeur' }).waitFor();
  await marketer.click(fields.getByRole('button', { name: 'Corriger : hébergeur' }));
  await text.getByText('Votre hébergeur le sait.').waitFor();
  // In the text, its corrections have French labels, too.
  await goBehind(marketer, 'Un pain au levain');
  await page.keyboard.type(' Cet herbergeur aussi.');
  const underlined = text.locator('.cm-lintRange', { hasText: 'herbergeur' });
  const tooltip = page.locator('.cm-tooltip-lint');
  // The underline is drawn again, and the tooltip closes, if new problems arrive. Like a person, the test moves the mouse
  // until the tooltip is there.
  const showTooltip = async () => {
    await page.mouse.move(0, 0);
    await underlined.hover({ timeout: 15_000 }).catch(() => {});
    return tooltip.ariaSnapshot({ timeout: 15_000 }).catch(() => '');
  };
  let shown = '';
  await expect
    .poll(async () => {
      shown = await showTooltip();
      return shown;
    })
    .toContain('Corriger : hébergeur');
  expect(shown).not.toContain('Action:');
  const correction = tooltip.getByRole('button', { name: 'Corriger : hébergeur', exact: true });
  const corrected = text.getByText('Cet hébergeur aussi.');
  await expect
    .poll(async () => {
      if (!(await correction.isVisible())) await showTooltip();
      await correction.click({ timeout: 15_000 }).catch(() => {});
      return corrected.waitFor({ timeout: 15_000 }).then(
        () => true,
        () => false,
      );
    })
    .toBe(true);
  await goBehind(marketer, 'Un pain au levain');
  await page.keyboard.type(' Le Zorglub aussi.');
  await fields.getByText('« Zorglub » n’est pas dans le dictionnaire.').waitFor();
  await marketer.click(fields.getByRole('button', { name: 'Ajouter au lexique' }));
  await fields.getByText('« Zorglub » n’est pas dans le dictionnaire.').waitFor({ state: 'detached' });
  await stage.conclude(marketer, { [GUIDE]: '1 1', 'content/lexique.txt': '1 0' });
});
