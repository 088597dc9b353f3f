import { expect, it } from 'vitest';
import { onStage } from './stage.ts';

const MANIFEST = 'site.manifest.json';

onStage({}, (stage) => {
  it('changes the telephone on one line, and a description, which it shows like a search engine (tasks 4, 11)', async () => {
    const marketer = await stage.open();
    const { site, fields, page } = marketer;
    await marketer.click(site.getByRole('button', { name: 'Entreprise', exact: true }));
    const phone = fields.getByRole('textbox', { name: 'Téléphone', exact: true }).first();
    await marketer.click(phone);
    await fields.getByText(/^Montré à \d+ endroits$/).waitFor();
    await phone.fill('04 65 71 00 49');
    await marketer.saved();
    await page.getByRole('button', { name: 'Ordinateur' }).click();
    await marketer.preview.getByText('04 65 71 00 49').first().waitFor({ state: 'attached' });
    await stage.conclude(marketer, { task: '4 telephone', changed: { [MANIFEST]: '1 1' } });

    await marketer.click(site.getByRole('button', { name: /^Contact/ }));
    const description = fields.getByRole('textbox', { name: 'Description', exact: true });
    await marketer.click(description);
    const short = 'Trop court pour dire ce que la page apporte.';
    await description.fill(short);
    const result = fields.getByRole('region', { name: 'Dans les résultats de recherche' });
    await result.getByText(short).waitFor();
    const warning = fields.getByText('Avertissement');
    await warning.first().waitFor({ state: 'attached' });
    const card = fields.getByRole('img', { name: /^Carte de partage/ });
    await expect.poll(() => card.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1200);
    await description.fill(
      `${short} ${'Et voici le reste, qui la rend assez longue. '.repeat(2)}`.padEnd(125, 'a').slice(0, 125),
    );
    const start = performance.now();
    await warning.first().waitFor({ state: 'detached' });
    const cured = performance.now() - start;
    await stage.conclude(marketer, {
      task: '11 description',
      changed: { [MANIFEST]: '1 1' },
      times: { cured },
    });
  });

  it('shows at the field that a link is broken, and fixes it with one click, also while saving (task 5)', async () => {
    const marketer = await stage.open();
    const { fields, page } = marketer;
    await marketer.click(fields.getByRole('button', { name: /^Ouverture/ }));
    await marketer.click(fields.getByRole('button', { name: 'Lire nos guides', exact: true }));
    const link = fields.getByRole('textbox', { name: 'Destination' }).first();
    const before = await link.inputValue();
    await marketer.click(link);
    await link.fill('');
    await link.pressSequentially('/contct');
    const start = performance.now();
    const problem = fields.getByText(/« \/contct »|\/contct/).first();
    await problem.waitFor();
    const cure = fields.getByRole('button', { name: 'Corriger : /contact' });
    await cure.waitFor();
    const reported = performance.now() - start;
    await marketer.click(cure);
    await expect.poll(() => link.inputValue()).toBe('/contact');
    await cure.waitFor({ state: 'detached' });
    expect(before).not.toBe('/contact');
    await stage.conclude(marketer, { task: '5 link', changed: { [MANIFEST]: '1 1' }, times: { reported } });

    // A correction is applied at its place while another field is sent, or before that.
    const title = fields.getByRole('textbox', { name: 'Titre', exact: true });
    const shown = await title.inputValue();
    for (const moment of ['before', 'while']) {
      await link.fill('/contct');
      await cure.waitFor();
      await marketer.saved();
      const unsent = stage.site.read(MANIFEST);
      const [typed, now] = [await title.inputValue(), `${shown} ${moment}`];
      let send = () => {};
      const mayBeSent = new Promise<void>((resolve) => {
        send = resolve;
      });
      await page.route('**/__edit/api/apply', async (route) => {
        await mayBeSent;
        await route.continue();
      });
      const isSent = page.waitForRequest('**/__edit/api/apply');
      await title.fill(now);
      if (moment === 'while') await isSent;
      await cure.evaluate((button: HTMLElement) => button.click());
      send();
      await expect.poll(() => link.inputValue()).toBe('/contact');
      await cure.waitFor({ state: 'detached' });
      await marketer.saved();
      await page.unroute('**/__edit/api/apply');
      expect(stage.site.read(MANIFEST)).toBe(unsent.replace(typed, now).replace('/contct', '/contact'));
    }
    await stage.conclude(marketer, { task: '5 correction while saving', changed: { [MANIFEST]: '2 2' } });
  });

  it('keeps the last valid page while a required field is empty, across a reload (task 6)', async () => {
    const marketer = await stage.open();
    const { fields, page, preview } = marketer;
    const heading = preview.getByRole('heading', { level: 1 });
    const shown = await heading.textContent();
    await marketer.click(fields.getByRole('button', { name: /^Ouverture/ }));
    const title = fields.getByRole('textbox', { name: 'Titre', exact: true });
    await title.fill('');
    await marketer.saved();
    await fields.getByText('Erreur').first().waitFor({ state: 'attached' });
    expect(await heading.textContent()).toBe(shown);
    await page.reload();
    expect(await heading.textContent()).toBe(shown);
    await marketer.click(fields.getByRole('button', { name: /^Ouverture/ }));
    expect(await title.inputValue()).toBe('');
    await stage.conclude(marketer, { task: '6 required', changed: { [MANIFEST]: '1 1' } });
    await expect.poll(() => title.inputValue()).toBe(shown);
  });

  it('writes digits and dots as they are typed into a fact that is a text', async () => {
    const whole = stage.site.read(MANIFEST);
    const fact = (value: string) =>
      `"facts": {\n    "urgent": { "label": "Numéro d’urgence", "format": "text", "value": ${JSON.stringify(value)} },`;
    stage.site.write(MANIFEST, whole.replace('"facts": {', fact('06 39 98 00 67')));
    const marketer = await stage.open();
    const open = async () => {
      await marketer.click(marketer.site.getByRole('button', { name: /^Faits/ }));
      await marketer.click(marketer.fields.getByRole('button', { name: /^Numéro d’urgence/ }));
    };
    const value = marketer.fields.getByRole('textbox', { name: 'Valeur', exact: true });
    await open();
    for (const typed of ['06 39 98 00 68', '01000', '1.30']) {
      await value.fill('');
      await value.pressSequentially(typed);
      await marketer.saved();
      await marketer.page.reload();
      await open();
      expect(await value.inputValue()).toBe(typed);
      expect(stage.site.read(MANIFEST)).toBe(whole.replace('"facts": {', fact(typed)));
    }
  });
});
