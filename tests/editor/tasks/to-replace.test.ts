import { expect, it } from 'vitest';
import { onStage } from './stage.ts';

const MANIFEST = 'site.manifest.json';

onStage((stage) => {
  it('leads to placeholders, and removes each from the list as one step', async () => {
    const marketer = await stage.open();
    const { site, fields } = marketer;
    const entry = site.getByRole('button', { name: /^Reste à remplacer \(\d+\)$/ });
    const before = Number(/\d+/.exec((await entry.textContent()) ?? '')?.[0]);
    await marketer.click(entry);
    await marketer.click(site.getByRole('button', { name: /^Question .Qui écrit les textes/ }));
    const question = fields.getByRole('textbox', { name: 'Question', exact: true }).first();
    await expect.poll(() => question.evaluate((field) => field === document.activeElement)).toBe(true);
    expect(await question.inputValue()).toBe('Qui écrit les textes ?');
    await question.fill('Qui rédige les textes ?');
    await marketer.saved();
    await marketer.click(site.getByRole('button', { name: /^C’est remplacé : Question .Qui rédige les textes/ }));
    await site.getByRole('button', { name: `Reste à remplacer (${before - 1})` }).waitFor();
    expect(await site.getByRole('button', { name: /^Question .Qui rédige les textes/ }).count()).toBe(0);
    await marketer.preview.getByText('Qui rédige les textes ?').first().waitFor();
    // A text that has not been opened yet.
    const text = site.getByRole('button', {
      name: /^C’est remplacé : Accueil .* Texte de la page$/,
    });
    await marketer.click(text);
    await text.waitFor({ state: 'detached' });
    await stage.conclude(marketer, {
      task: 'to replace',
      changed: { [MANIFEST]: '2 3', 'content/home/pourquoi-nous-choisir.md': '0 1' },
    });
    await site.getByRole('button', { name: `Reste à remplacer (${before})` }).waitFor();
  });
});
