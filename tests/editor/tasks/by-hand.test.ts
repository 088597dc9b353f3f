import { expect, it } from 'vitest';
import { onStage } from './stage.ts';

const MANIFEST = 'site.manifest.json';

// One edit of each kind. The tests of `edit/` have all kinds in all styles.
onStage(
  {},
  (stage) => {
    it('copies a section to another page as one insertion (task 15), and only changes the lines of a text, an amount and a moved guide', async () => {
      const marketer = await stage.open();
      const { site, fields, page } = marketer;
      const lines = async () => {
        await marketer.saved();
        return stage.site.changedLines();
      };
      await marketer.click(fields.getByRole('button', { name: /^Engagements/ }));
      await marketer.click(fields.getByRole('button', { name: 'Copier vers une page' }));
      const dialog = page.getByRole('dialog', { name: 'Copier vers une page' });
      await marketer.click(dialog.getByRole('button', { name: /\/contact$/ }));
      await page.getByText(/^Engagements : copié à la fin de « /).waitFor({ state: 'attached' });
      await fields.getByRole('heading', { name: 'Engagements', level: 2 }).waitFor();
      expect(await lines()).toEqual({ [MANIFEST]: expect.stringMatching(/^\d+ [01]$/) });
      await marketer.click(fields.getByRole('button', { name: 'Supprimer', exact: true }));
      await fields.getByRole('region', { name: 'Sections' }).waitFor();
      expect(await lines()).toEqual({});

      await marketer.click(site.getByRole('button', { name: 'Entreprise', exact: true }));
      await fields.getByRole('textbox', { name: 'Téléphone', exact: true }).first().fill('04 65 71 00 49');
      expect(await lines()).toEqual({ [MANIFEST]: '1 1' });

      await marketer.click(site.getByRole('button', { name: 'Forfaits', exact: true }));
      await marketer.click(fields.getByRole('button', { name: /^Forfait Professionnel/ }));
      await fields.getByRole('textbox', { name: 'Prix mensuel', exact: true }).fill('64,90');
      // The displayed price is linked to the amount.
      expect(await lines()).toEqual({ [MANIFEST]: '3 3' });

      await marketer.click(site.getByRole('button', { name: /^Hébergement web/, expanded: false }));
      const moves = site.getByRole('button', { name: /^Monter : / });
      const up = site.getByRole('button', {
        name: (await moves.nth(4).getAttribute('aria-label')) ?? '',
        exact: true,
      });
      await up.focus();
      await page.keyboard.press('Enter');
      await page.getByText(/: place 4 sur \d+$/).waitFor({ state: 'attached' });
      // Another line becomes the last of the list, and loses its comma.
      await stage.conclude(marketer, { task: 'edits by hand', changed: { [MANIFEST]: '5 5' } });
    });
  },
  'own site, typed by hand',
);
