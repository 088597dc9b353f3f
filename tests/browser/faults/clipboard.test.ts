import { describe, expect, it } from 'vitest';
import { cataloguePage } from '../../../src/dev/block-catalogue/catalogue-page.ts';
import { openSite } from '../site.ts';

/** Only the block catalogue writes to the clipboard; visitors do not see it. */
const html = cataloguePage('Site', [
  { type: 'faq', schema: { title: 'Questions' }, json: { type: 'faq' }, page: { problem: '' } },
]);

describe('a clipboard that is', () => {
  it.each(['denied', 'missing'])(
    '%s: the text is selected for the keyboard, and the button explains it',
    async (fault) => {
      const { page, url, problems } = await openSite();
      await page.addInitScript((isMissing) => {
        const denied = { writeText: () => Promise.reject(new DOMException('denied', 'NotAllowedError')) };
        Object.defineProperty(navigator, 'clipboard', { value: isMissing ? undefined : denied });
      }, fault === 'missing');
      await page.route(`${url}/blocs`, (route) =>
        route.fulfill({ contentType: 'text/html; charset=utf-8', body: html }),
      );
      await page.goto(`${url}/blocs`);
      await page.getByText('JSON de l’exemple').click();
      await page.getByRole('button', { name: 'Copier' }).click();
      await page.getByRole('button', { name: 'Sélectionné : Ctrl + C' }).waitFor();
      expect(JSON.parse(await page.evaluate(() => String(getSelection())))).toEqual({ type: 'faq' });
      expect(problems).toEqual([]);
    },
  );
});
