import { expect, it } from 'vitest';
import { settled } from '../../browser/site.ts';
import { serveStage } from './stage.ts';

const MANIFEST = 'site.manifest.json';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const stage = serveStage();

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
  await stage.conclude(marketer, { [MANIFEST]: '1 1' });

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
  await warning.first().waitFor({ state: 'detached' });
  await stage.conclude(marketer, { [MANIFEST]: '1 1' });
});

it('shows at the field that a link is broken, and fixes it with one click, also while saving (task 5); keeps the last valid page while a required field is empty, across a reload (task 6)', async () => {
  const marketer = await stage.open();
  const { site, fields, page, preview } = marketer;
  await marketer.click(fields.getByRole('button', { name: /^Ouverture/ }));
  await marketer.click(fields.getByRole('button', { name: 'Lire nos guides', exact: true }));
  const link = fields.getByRole('textbox', { name: 'Destination' }).first();
  const before = await link.inputValue();
  await marketer.click(link);
  await link.fill('');
  await link.pressSequentially('/contct');
  const problem = fields.getByText(/« \/contct »|\/contct/).first();
  await problem.waitFor();
  const cure = fields.getByRole('button', { name: 'Corriger : /contact' });
  await cure.waitFor();
  await marketer.click(cure);
  await expect.poll(() => link.inputValue()).toBe('/contact');
  await cure.waitFor({ state: 'detached' });
  expect(before).not.toBe('/contact');
  await stage.conclude(marketer, { [MANIFEST]: '1 1' });

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
  await stage.conclude(marketer, { [MANIFEST]: '2 2' });

  const heading = preview.getByRole('heading', { level: 1 });
  await expect.poll(() => heading.textContent()).toBe(shown);
  await marketer.click(site.getByRole('button', { name: /^Accueil/ }));
  await marketer.click(fields.getByRole('button', { name: /^Ouverture/ }));
  await title.fill('');
  await marketer.saved();
  await fields.getByText('Erreur').first().waitFor({ state: 'attached' });
  expect(await heading.textContent()).toBe(shown);
  await page.reload();
  expect(await heading.textContent()).toBe(shown);
  await marketer.click(fields.getByRole('button', { name: /^Ouverture/ }));
  expect(await title.inputValue()).toBe('');
  await stage.conclude(marketer, { [MANIFEST]: '1 1' });
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

it('shows the linked amount below a price that is edited in the page, and leaves it if unticked; reports a third decimal at its field, and rounds it with one click', async () => {
  const marketer = await stage.open();
  const { fields, preview, page } = marketer;
  const plan = () => JSON.parse(stage.site.read(MANIFEST)).plans[1];
  const heading = preview.getByRole('heading', { name: 'Forfait Essentiel', level: 3 });
  const card = preview.getByRole('listitem').filter({ has: heading });
  await card.getByText('49 €', { exact: true }).dblclick();
  const inPlace = preview.getByRole('textbox', { name: 'Prix affiché, dans la page' });
  await inPlace.fill('64,90 €');
  const linked = preview.getByRole('checkbox', { name: 'Changer aussi « Prix mensuel » : 49 → 64,90' });
  await linked.waitFor();
  await marketer.saved();
  expect([plan().price, plan().monthlyPrice]).toEqual(['64,90 €', 64.9]);
  await linked.uncheck();
  await marketer.saved();
  expect([plan().price, plan().monthlyPrice]).toEqual(['64,90 €', 49]);
  await linked.check();
  await marketer.saved();
  await page.keyboard.press('Escape');
  await inPlace.waitFor({ state: 'detached' });
  expect([plan().price, plan().monthlyPrice]).toEqual(['64,90 €', 64.9]);
  const amount = fields.getByRole('textbox', { name: 'Prix mensuel', exact: true });
  expect(await amount.inputValue()).toBe('64,90');
  // In the form, too, the linked amount can still be left as it was.
  await fields.getByRole('checkbox', { name: /^Changer aussi/ }).uncheck();
  await marketer.saved();
  expect(await amount.inputValue()).toBe('49');
  await stage.conclude(marketer, { [MANIFEST]: '1 1' });

  await amount.fill('64,899');
  await fields.getByText('64,899 a plus de deux décimales.').first().waitFor();
  await marketer.click(fields.getByRole('button', { name: 'Corriger : 64,90' }));
  await expect.poll(() => amount.inputValue()).toBe('64,90');
  await marketer.saved();
  await stage.conclude(marketer, { [MANIFEST]: '2 2' });
});

it.each(['a mouse', 'a finger'])(
  'presses a button while answers arrive that add lines above it: with %s',
  async (pointer) => {
    const marketer = await stage.open(pointer === 'a finger' ? phone : {});
    const { site, fields, page } = marketer;
    const checked = page.waitForResponse('**/__edit/api/spelling');
    await marketer.click(site.getByRole('button', { name: /^Contact/ }));
    await checked;
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const calls = ['apply', 'spelling'].map((name) => `**/__edit/api/${name}`);
    for (const call of calls) {
      await page.route(call, async (route) => {
        await held;
        await route.continue();
      });
    }
    const isSent = Promise.all(calls.map((call) => page.waitForRequest(call)));
    await fields.getByRole('textbox', { name: 'Description', exact: true }).fill('Une desciption trop courte.');
    await isSent;
    const button = fields.getByRole('button', { name: 'Ajouter : Image de partage' });
    await button.scrollIntoViewIfNeeded();
    await settled(page);
    const { x, y, width, height } = (await button.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const point = { x: x + width / 2, y: y + height / 2 };
    const input = await page.context().newCDPSession(page);
    const areAnswered = Promise.all(
      calls.map((call) => page.waitForEvent('requestfinished', (request) => request.url().endsWith(call.slice(2)))),
    );
    if (pointer === 'a mouse') {
      await page.mouse.move(point.x, point.y);
      await page.mouse.down();
    } else await input.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
    answer();
    await areAnswered;
    await settled(page);
    if (pointer === 'a mouse') await page.mouse.up();
    else await input.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect.poll(() => button.count()).toBe(0);
    await fields.getByText('« desciption » n’est pas').first().waitFor();
    await fields.getByText('Avertissement').first().waitFor({ state: 'attached' });
    await marketer.saved();
    expect(stage.site.read(MANIFEST)).toContain('Une desciption trop courte.');
    expect(marketer.problems).toEqual([]);
  },
);
