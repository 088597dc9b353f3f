import { expect, it } from 'vitest';
import { GUIDE } from '../../fixtures/fixture-site.ts';
import { goBehind, openGuide } from './guide-text.ts';
import type { Marketer } from './marketer.ts';
import { serveStage } from './stage.ts';

/** Creates an input method: it shows a word while it is composed, then replaces it by the chosen one. */
async function inputMethod({ page }: Marketer) {
  const session = await page.context().newCDPSession(page);
  return {
    compose: (text: string) =>
      session.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length }),
    choose: (text: string) => session.send('Input.insertText', { text }),
  };
}

const countOf = (text: string, words: string) => text.split(words).length - 1;

const stage = serveStage();

const replace = (before: string, after: string) => {
  const text = stage.site.read(GUIDE);
  expect(countOf(text, before)).toBe(1);
  stage.site.write(GUIDE, text.replace(before, after));
};
const heard = ({ page }: Marketer) => page.getByText('Un autre programme').first().waitFor();

it('a composed word stays intact in the text of a guide while another program changes its paragraphs, and in a field while it changes others, and then the same one', async () => {
  const marketer = await stage.open();
  const { fields, page } = marketer;
  await openGuide(marketer);
  await goBehind(marketer, 'Un pain au levain');
  const { compose, choose } = await inputMethod(marketer);
  await compose('に');
  replace('comment le conserver', 'comment le garder');
  await heard(marketer);
  for (const text of ['にほ', 'にほん']) await compose(text);
  expect(await marketer.text.textContent()).toContain('にほん');
  replace('Un pain', 'Le pain');
  await compose('にほんご');
  await choose('日本語');
  await expect.poll(() => marketer.text.textContent()).toMatch(/Le pain .*日本語/);
  await marketer.saved();
  const text = stage.site.read(GUIDE);
  expect(['日本語', 'に', 'Le pain', 'Un pain'].map((words) => countOf(text, words))).toEqual([1, 0, 1, 0]);
  expect(text).toMatch(/^Le pain .*日本語$/m);
  expect(text).toContain('comment le garder');
  await stage.conclude(marketer, { [GUIDE]: '2 2' }, { [GUIDE]: '2 2' });

  const title = fields.getByRole('textbox', { name: 'Titre', exact: true });
  await marketer.click(title);
  await page.keyboard.press('End');
  const first = await title.inputValue();
  await compose('に');
  const heardOfField = page.waitForResponse('**/__edit/api/site');
  replace('comment le garder', 'comment le conserver');
  await heardOfField;
  await compose('にほん');
  await choose('日本');
  await marketer.saved();
  expect(await title.inputValue()).toBe(`${first}日本`);
  expect(stage.site.read(GUIDE).split('\n')[1]).toContain(`${first}日本`);
  await compose('に');
  const heardAgain = page.waitForResponse('**/__edit/api/site');
  replace('Choisir son pain', 'Prendre son pain');
  await heardAgain;
  await compose('にほん');
  expect(await title.inputValue()).toBe(`${first}日本にほん`);
  await choose('語');
  const dialog = page.getByRole('dialog', { name: 'Deux versions du même texte' });
  await dialog.waitFor();
  expect(await dialog.getByRole('textbox', { name: 'Votre version' }).textContent()).toBe(`${first}日本語`);
  await marketer.click(dialog.getByRole('button', { name: 'Garder ma version' }));
  await dialog.waitFor({ state: 'detached' });
  await marketer.saved();
  const now = stage.site.read(GUIDE);
  expect(['日本語', 'に', 'comment le conserver'].map((words) => countOf(now, words))).toEqual([1, 0, 1]);
  await stage.conclude(marketer, { [GUIDE]: '2 2' }, { [GUIDE]: '2 2' });
});
