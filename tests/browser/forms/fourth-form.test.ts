import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { temporaryFolder } from '../../temporary-folder.ts';
import { publishIn } from '../build-apart.ts';
import { hydrate, openPage } from '../site.ts';
import { readFields } from './form-pages.ts';

const bakery = path.resolve(import.meta.dirname, '../../../src/starters/boulangerie');
const scratch = temporaryFolder();
const site = path.join(scratch, 'site');
const directory = path.join(scratch, 'dist');

interface Manifest {
  forms: Record<string, object>;
  mail: { templates: Record<string, string> };
  pages: { sections: object[] }[];
}

/** Builds the site of a bakery with an additional form for quotes, which is only declared in its manifest. */
beforeAll(async () => {
  cpSync(bakery, site, { recursive: true });
  const file = path.join(site, 'site.manifest.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  manifest.forms.devis = {
    ...manifest.forms.contact,
    name: 'Demande de devis',
    steps: [
      {
        fields: [
          { name: 'email', kind: 'email', label: 'Courriel' },
          { name: 'occasion', kind: 'choice', label: 'Occasion', options: ['Mariage', 'Baptême'] },
          { name: 'day', kind: 'date', label: 'Date de la fête' },
          { name: 'nodeName', kind: 'text', label: 'Plateau' },
          { name: 'elements', kind: 'text', label: 'Étages' },
        ],
      },
    ],
    disabledUntilComplete: true,
    params: {
      subject: 'Devis : {{occasion}}',
      message: 'Pour le {{day}}, {{nodeName}}, {{elements}}.',
      reply_to: '{{email}}',
    },
  };
  manifest.mail.templates.devis = 'modele-devis';
  const ids = [
    'v_app',
    'App',
    'Page',
    'Site data',
    'Site',
    'Routes',
    'Contenu',
    'Devis: email',
    'Field devis email',
    'Gtag',
  ];
  const text = ids.map((id) => `## ${id}\n\nTexte.`).join('\n\n');
  manifest.pages[0]?.sections.unshift({ type: 'rich-text', text });
  manifest.pages[0]?.sections.push({ type: 'form', id: 'devis', heading: 'Votre devis', form: 'devis' });
  writeFileSync(file, JSON.stringify(manifest, null, 2));
  await publishIn(directory, { site });
});

it('a form of the manifest is sent although headings and fields have names that the program uses', async () => {
  const { page, sink, problems } = await openPage('/#devis', { directory });
  await page.fill('#devis [name$=_email]', 'ana@example.com');
  await page.selectOption('#devis [name$=_occasion]', 'Mariage');
  await page.fill('#devis [name$=_day]', '2027-05-01');
  await page.getByLabel('Plateau').fill('rond');
  await page.getByLabel('Étages').fill('trois');
  await page.reload();
  await hydrate(page);
  expect(await readFields(page)).toMatchObject({ email: 'ana@example.com', nodeName: 'rond', elements: 'trois' });
  await page.click('#devis button[type=submit]');
  await page.waitForSelector('[role=dialog]');
  expect(await sink.messages()).toMatchObject([
    {
      template_id: 'modele-devis',
      form: 'devis',
      template_params: {
        subject: 'Devis : Mariage',
        message: 'Pour le 1er mai 2027, rond, trois.',
        reply_to: 'ana@example.com',
      },
    },
  ]);
  expect(problems).toEqual([]);
});
