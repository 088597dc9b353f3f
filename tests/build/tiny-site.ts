import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { writeFile } from '../../src/build/files/write-file.ts';
import { temporaryFolder } from '../temporary-folder.ts';

/** Timeout for a save to be reported while other tests keep the machine busy, in milliseconds. */
export const PATIENCE = 180_000;

const colours = {
  paper: '#ffffff',
  surface: '#fafafa',
  tint: '#f0f0f0',
  ink: '#111111',
  muted: '#444444',
  line: '#888888',
  accent: '#a03010',
  onAccent: '#ffffff',
  cool: '#105070',
  onCool: '#ffffff',
};

const home = { label: 'Accueil', to: '/' };

/** Returns the manifest of a very small site: a page, a page with a parameter, a chain of two guides, a redirect. */
export function tinyManifest(): Record<string, unknown> {
  return {
    site: { name: 'Rabot', url: 'https://rabot.example', language: 'fr', description: 'Un atelier.' },
    business: {
      name: 'Rabot',
      phone: '04 65 71 00 00',
      email: 'atelier@example.com',
      address: { street: '1 rue du Four', postalCode: '83000', city: 'Toulon' },
      hours: [{ days: ['monday'], opens: '09:00', closes: '18:00' }],
      vat: { mention: 'TTC' },
      legal: {
        companyName: 'Rabot SARL',
        form: 'SARL',
        siren: '123456782',
        publisher: 'Ana Rabot',
        host: { name: 'Hôte', address: '2 rue du Port, 83000 Toulon', phone: '04 65 71 00 01' },
      },
    },
    theme: { light: colours, dark: colours },
    mail: {
      origin: 'https://mail.example',
      publicKey: 'key',
      serviceId: 'service',
      templates: {},
      toName: 'Rabot',
    },
    services: [
      {
        id: 'courrier',
        name: 'Courrier',
        provider: 'Courrier SA',
        purpose: 'necessaire',
        description: 'Porte les messages.',
        trackers: false,
        hosts: { connect: ['mail.example'] },
      },
    ],
    navigation: {
      header: { links: [home], action: home },
      footer: { columns: [{ title: 'Pages', links: [home] }], about: 'Un atelier.', copyright: '© Rabot' },
    },
    chains: [{ id: 'bois', hub: '/bois', name: 'Le bois', articles: ['chene', 'noyer'] }],
    guides: { defaultMainArticle: { url: '/', title: 'Accueil' } },
    pages: [
      page('/', { type: 'hero', heading: 'Du bois massif' }),
      page(
        '/bois',
        { type: 'hero', heading: 'Les bois' },
        { type: 'article-list', heading: 'Les essences', chain: 'bois' },
      ),
      { ...page('/devis/:numero', { type: 'hero', heading: 'Votre devis' }), noindex: true, example: 'd-1' },
    ],
    notFound: {
      title: 'Page introuvable',
      heading: 'Rien ici',
      lead: 'Cette page n’existe pas.',
      home,
      closest: 'Pages proches',
    },
    redirects: [{ from: '/ancien', to: '/bois', status: 301 }],
  };
}

function page(route: string, ...sections: object[]) {
  return {
    path: route,
    title: `Page ${route.slice(1) || 'accueil'}`,
    description: `Description de ${route}, en quelques mots.`,
    sections,
  };
}

/** Returns the Markdown of a guide. */
export function tinyGuide(name: string): string {
  return [
    '---',
    `title: ${name}`,
    `description: ${'Ce que vaut cette essence, à quoi elle sert, comment elle vieillit et combien elle coûte au mètre cube chez un menuisier. '.slice(0, 118)} ${name}.`,
    'published: 2026-01-05',
    'reviewed: 2026-02-10',
    'drawing: [book, ruler, pencil]',
    'imageAlt: Un livre, une règle et un crayon',
    '---',
    '',
    `## Le ${name}`,
    '',
    `Le ${name} est un bois. ![Coupe](/media/coupe.svg)`,
    '',
  ].join('\n');
}

/** Writes the tiny site to a temporary folder, which is removed when the test ends. */
export function writeTinySite(manifest: object = tinyManifest(), parent?: string): string {
  const directory = temporaryFolder(parent);
  mkdirSync(path.join(directory, 'content/bois'), { recursive: true });
  mkdirSync(path.join(directory, 'content/media'), { recursive: true });
  writeFileSync(path.join(directory, 'site.manifest.json'), JSON.stringify(manifest, null, 2));
  for (const name of ['chene', 'noyer'])
    writeFileSync(path.join(directory, `content/bois/${name}.md`), tinyGuide(name));
  writeFileSync(path.join(directory, 'content/media/coupe.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(path.join(directory, 'content/media/unused.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  return directory;
}

/** Creates a temporary folder with these files, by path. */
export function folderOf(files: Record<string, string>): string {
  const directory = temporaryFolder();
  for (const [file, content] of Object.entries(files)) writeFile(path.join(directory, file), content);
  return directory;
}
