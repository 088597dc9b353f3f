import { slugify } from '../../text/slug.ts';

/** The commands of a site, as npm scripts. */
const SCRIPTS = [
  'start',
  'check',
  'build',
  'preview',
  'release',
  'rename',
  'remove',
  'upgrade',
  'media',
  'types',
  'new:block',
];

const IGNORED = ['node_modules/', 'dist/', 'pages/', 'staging/', '*.building/', '.vitrine/', '*.log'];

interface ProjectOptions {
  /** Name of the site, for people. */
  name: string;
  /** Version of the engine. */
  version: string;
  /** Range of supported Node versions. */
  node: string;
}

/** Path, in a new site, of the packed engine. */
export function enginePackage(version: string): string {
  return `vendor/vitrine-${version}.tgz`;
}

function packageJson({ name, version, node }: ProjectOptions): string {
  const content = {
    name: slugify(name).slice(0, 100) || 'site',
    private: true,
    type: 'module',
    engines: { node },
    scripts: Object.fromEntries(SCRIPTS.map((script) => [script, `vitrine ${script}`])),
    dependencies: { vitrine: `file:${enginePackage(version)}` },
    // Its script only checks the binary that npm has installed. npm warns about scripts that are not listed here.
    allowScripts: { esbuild: false },
  };
  return `${JSON.stringify(content, null, 2)}\n`;
}

/** The steps that install the engine. */
const INSTALL = `      - uses: actions/checkout@v6
      - uses: actions/setup-node@v6
        with:
          node-version: 24
      - run: npm install --no-audit --no-fund
`;

const CHECK = `# Checks every change.
name: Check

on:
  push:
    branches: [main]
  pull_request:

permissions:
  contents: read

jobs:
  check:
    runs-on: ubuntu-24.04
    timeout-minutes: 15
    steps:
${INSTALL}      - run: npm run --silent check -- --format github --brief
`;

const PUBLISH = `# Publishes the main branch on GitHub Pages (Settings → Pages → Source: GitHub Actions) as soon as no placeholder is left.
# If another host publishes the site, delete this file.
name: Publish

on:
  push:
    branches: [main]
  workflow_dispatch:
  # Every day after midnight in France, in winter and in summer: the site is published again if a date of it asks for that.
  schedule:
    - cron: '17 23 * * *'

permissions:
  contents: read

jobs:
  day:
    runs-on: ubuntu-24.04
    timeout-minutes: 5
    outputs:
      due: \${{ steps.due.outputs.due }}
    steps:
      - uses: actions/checkout@v6
      - name: See whether something begins today, or ended yesterday
        id: due
        env:
          EVENT: \${{ github.event_name }}
        run: |
          today=$(TZ=Europe/Paris date +%F)
          yesterday=$(date -d "$today - 1 day" +%F)
          if [ "$EVENT" != schedule ] || grep -qE '"from": *"'"$today"'"|"until": *"'"$yesterday"'"' site.manifest.json; then
            echo 'due=true' >> "$GITHUB_OUTPUT"
          fi

  build:
    needs: day
    if: needs.day.outputs.due == 'true'
    runs-on: ubuntu-24.04
    timeout-minutes: 15
    permissions:
      contents: read
      pages: read
    outputs:
      ready: \${{ steps.ready.outputs.ready }}
    steps:
${INSTALL}      - name: See whether the site may be published
        id: ready
        run: |
          if npm run --silent check -- --release; then
            echo 'ready=true' >> "$GITHUB_OUTPUT"
          else
            echo '::notice title=Not published::Something is left to replace: npm run check -- --release lists it.'
          fi
      - id: pages
        if: steps.ready.outputs.ready == 'true'
        uses: actions/configure-pages@v5
      - if: steps.pages.outcome == 'success'
        env:
          BASE: \${{ steps.pages.outputs.base_path }}
        run: npm run release -- --base "$BASE/" --out pages --redirect-pages
      - if: steps.pages.outcome == 'success'
        uses: actions/upload-pages-artifact@v4
        with:
          path: pages

  deploy:
    needs: build
    if: needs.build.outputs.ready == 'true'
    runs-on: ubuntu-24.04
    timeout-minutes: 10
    permissions:
      pages: write
      id-token: write
    environment:
      name: github-pages
      url: \${{ steps.deployment.outputs.page_url }}
    steps:
      - id: deployment
        uses: actions/deploy-pages@v4
`;

function readme({ name, version }: ProjectOptions): string {
  return `# Le site de ${name.replace(/[*_\\`[\]]/g, '\\$&')}

Tout ce qui est propre à ce site tient dans deux endroits : \`site.manifest.json\` (coordonnées, horaires, prix, pages et
leur ordre, couleurs) et \`content/\` (textes longs et images). Le moteur, Vitrine ${version}, est rangé dans \`vendor/\`.

## Voir et modifier le site

Il faut Node (${'20.19 ou plus récent'}).

\`\`\`sh
npm install
npm start
\`\`\`

Le site s’affiche à l’adresse <http://localhost:5173>. L’éditeur est à <http://localhost:5173/__edit> : cliquez sur un
texte, écrivez, c’est enregistré. Les messages envoyés par les formulaires n’y partent nulle part : ils se lisent à
<http://localhost:5173/__outbox>. Tous les blocs possibles se voient à <http://localhost:5173/__blocks>.

Pour garder l’historique du site, et le publier depuis l’éditeur (« Publier… »), confiez le dossier à git, une fois :

\`\`\`sh
git init -b main && git add -A && git commit -m "Départ du site"
\`\`\`

Ajouter une page, remplacer une photo, changer un formulaire, une police : [le mode d’emploi](node_modules/vitrine/content/README.md)
dit comment, dans l’éditeur et dans les fichiers (une fois \`npm install\` lancé). \`npm run build -- --staging --out staging\`
écrit dans \`staging/\` une version de travail, à montrer avant la mise en ligne.

S’il manque une sorte de section (un menu du jour, un plan), un développeur l’écrit dans \`blocks/\` :
[un bloc du site](node_modules/vitrine/src/blocks/OWN.md), en anglais.

## Savoir ce qui reste à remplacer

\`\`\`sh
npm run check
\`\`\`

La commande signale les erreurs, puis pose les questions qui restent, dans l’ordre d’un entretien, chacune avec les endroits
où mettre la réponse. Chaque endroit porte \`"placeholder": true\` (\`placeholder: true\` en tête d’un texte) ou une mention
comme « [titre à compléter] » ; un prix, un chiffre ou un code postal inconnu est \`null\`. Les pages montrent « à
compléter ». Remplacez le contenu, puis enlevez la marque. \`npm run check -- --release\` dit, pour chacun, ce qu’il faut y mettre.

## Mettre en ligne

1. Mettez l’adresse définitive du site sous \`site.url\`.
2. Créez le compte EmailJS qui transmet les messages, et reportez ses identifiants sous \`mail\` :
   [en dix étapes](node_modules/vitrine/src/forms/emailjs.md).
3. \`npm run release -- --write\` vérifie tout une dernière fois, écrit le site dans \`dist/\` et la liste de ses pages dans
   \`content/release.json\`, à garder avec le site : \`check\` dira ensuite quelle page a disparu sans redirection.
4. Publiez \`dist/\` chez votre hébergeur. Avec GitHub Pages, \`.github/workflows/publish.yml\` s’en charge à chaque
   changement ; avec un autre, effacez ce fichier : \`check.yml\` contrôle sans lui.

\`npm run preview\` montre \`dist/\` comme le ferait l’hébergeur. Les hébergeurs et leurs réglages sont décrits dans
[le manuel du moteur](node_modules/vitrine/src/publish/hosting/README.md), en anglais ; nginx avec TLS a
[sa recette](node_modules/vitrine/src/publish/hosting/nginx.md), et ce que le client doit posséder (domaine, accès) a
[sa liste](node_modules/vitrine/src/publish/hosting/remise.md).

## Changer de version du moteur

L’archive du moteur se fabrique dans une copie de ses sources, à la version voulue ; elle n’est sur aucun registre :

\`\`\`sh
npm pack
\`\`\`

Puis, ici, \`npm run upgrade -- chemin/vitrine-x.y.z.tgz\` essaie le nouveau moteur dans une copie, corrige ce qui a changé de
nom et ne touche au site que s’il n’y a pas de nouvelle erreur. [Ce que chaque version demande](node_modules/vitrine/src/CHANGELOG.md)
est écrit dans le moteur.
`;
}

/** The files of a new site in addition to its manifest and content. */
export function projectFiles(options: ProjectOptions): Map<string, string> {
  return new Map([
    ['package.json', packageJson(options)],
    ['.gitignore', `${IGNORED.join('\n')}\n`],
    ['.github/workflows/check.yml', CHECK],
    ['.github/workflows/publish.yml', PUBLISH],
    ['README.md', readme(options)],
  ]);
}
