import { expect, it } from 'vitest';
import { baseText, fixtureManifest } from '../../fixtures/fixture-site.ts';
import { onStage } from './stage.ts';

const MANIFEST = 'site.manifest.json';
const STORY = 'content/textes/histoire.md';

const manifest = fixtureManifest();
const faq = manifest.pages[0]?.sections.find(({ type }) => type === 'faq');
Object.assign(faq ?? {}, {
  items: [
    { question: 'Livrez-vous ?', answer: 'Oui.' },
    { question: 'Qui pétrit le pain ?', answer: 'Camille.', placeholder: true },
  ],
});

onStage(
  {
    [MANIFEST]: `${JSON.stringify(manifest, null, 2)}\n`,
    [STORY]: `---\nreviewed: 2026-10-01\nplaceholder: true\n---\n\n${baseText(STORY)}`,
  },
  (stage) => {
    it('leads to placeholders, and removes each from the list as one step', async () => {
      const marketer = await stage.open();
      const { site, fields } = marketer;
      const entry = site.getByRole('button', { name: /^Reste à remplacer \(\d+\)$/ });
      const before = Number(/\d+/.exec((await entry.textContent()) ?? '')?.[0]);
      await marketer.click(entry);
      await marketer.click(site.getByRole('button', { name: /^Question .Qui pétrit le pain/ }));
      const question = fields.getByRole('textbox', { name: 'Question', exact: true }).first();
      await expect.poll(() => question.evaluate((field) => field === document.activeElement)).toBe(true);
      expect(await question.inputValue()).toBe('Qui pétrit le pain ?');
      await question.fill('Qui façonne le pain ?');
      await marketer.saved();
      await marketer.click(site.getByRole('button', { name: /^C’est remplacé : Question .Qui façonne le pain/ }));
      await site.getByRole('button', { name: `Reste à remplacer (${before - 1})` }).waitFor();
      expect(await site.getByRole('button', { name: /^Question .Qui façonne le pain/ }).count()).toBe(0);
      await marketer.preview.getByText('Qui façonne le pain ?').first().waitFor();
      // A text that has not been opened yet.
      const text = site.getByRole('button', { name: /^C’est remplacé : Accueil .* Texte de la page$/ });
      await marketer.click(text);
      await text.waitFor({ state: 'detached' });
      await stage.conclude(marketer, { task: 'to replace', changed: { [MANIFEST]: '2 3', [STORY]: '0 1' } });
      await site.getByRole('button', { name: `Reste à remplacer (${before})` }).waitFor();
    });
  },
);
