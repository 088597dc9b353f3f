import { curve } from './kit/charts.ts';
import { type Figure, figure, heading, note, type Part, sizes, stack, text } from './kit/draw.ts';
import { timeline } from './kit/rows.ts';
import { browser, button, field } from './kit/screens.ts';
import { list, panel } from './kit/shapes.ts';
import { decision } from './kit/tree.ts';

/** A result as a search engine shows it: address, title, description. */
function result({ address, title, description }: { address: string; title: string; description: string }): Part {
  return stack(
    [
      text(address, { size: sizes.small, asTyped: true, ink: 'muted' }),
      text(title, { bold: true, size: sizes.title }),
      text(description, { size: sizes.small }),
    ],
    5,
  );
}

/** A part of a page of results: where it comes from, what acts on it and what does not. */
function region({ title, comesFrom, acts, inert }: Region): Part {
  return panel({ tone: 'tint', title }, text(comesFrom), list(acts, 'cool'), list([inert], 'accent'));
}

interface Region {
  title: string;
  comesFrom: string;
  acts: readonly string[];
  inert: string;
}

/** A small curve over sixteen months, under its name: what its shape makes one look for. */
function shape(title: string, looksFor: string, series: Parameters<typeof curve>[0]['series']): Part {
  const across = [
    [0, ''],
    [8, '8 mois'],
    [16, '16 mois'],
  ] as const;
  const up = [
    [0, ''],
    [100, ''],
  ] as const;
  return stack([heading(title), text(looksFor), curve({ series, across, up, height: 70 })], 6);
}

const shapes = [
  shape('Une marche', 'Quelque chose a changé ce jour-là : adresses, certificat, piratage, sanction.', [
    {
      name: 'Clics',
      tone: 'accent',
      points: [
        [0, 80],
        [10, 84],
        [10.2, 22],
        [16, 20],
      ],
    },
  ]),
  shape('Une pente', 'Des concurrents ont fait mieux, ou la page a vieilli.', [
    {
      name: 'Clics',
      tone: 'accent',
      points: [
        [0, 82],
        [5, 72],
        [11, 50],
        [16, 34],
      ],
    },
  ]),
  shape('Une saison', 'Le creux revient au même mois : rien n’est cassé.', [
    {
      name: 'Clics',
      points: [
        [0, 70],
        [2, 30],
        [4, 32],
        [7, 82],
        [11, 84],
        [14, 30],
        [16, 32],
      ],
    },
  ]),
  shape('Un écart', 'Les impressions tiennent, les clics baissent : la réponse est donnée au-dessus.', [
    {
      name: 'Impressions',
      points: [
        [0, 82],
        [16, 88],
      ],
    },
    {
      name: 'Clics',
      tone: 'accent',
      points: [
        [0, 60],
        [11, 60],
        [16, 30],
      ],
    },
  ]),
];

export const figures: Figure[] = [
  figure(
    { name: 'page-introuvable', title: 'Arbre de décision : pourquoi une page reste introuvable sur Google' },
    decision('L’inspection d’URL répond-elle « Cette URL est sur Google » ?', [
      {
        words: 'Non',
        tone: 'accent',
        next: panel(
          { tone: 'accent', title: 'Elle n’est pas dans l’index' },
          text('Lisez le motif : noindex, robots.txt, accès fermé, page isolée ou trop mince.'),
        ),
      },
      {
        words: 'Oui',
        next: decision('La courbe des impressions tombe-t-elle un jour précis ?', [
          {
            words: 'Oui',
            tone: 'accent',
            next: panel(
              { tone: 'accent', title: 'Quelque chose a changé ce jour-là' },
              text('Refonte, certificat, piratage, sanction ou mise à jour de Google.'),
            ),
          },
          {
            words: 'Non',
            next: decision('La page a-t-elle des impressions ?', [
              {
                words: 'Oui',
                next: panel(
                  { tone: 'tint', title: 'Elle est classée trop loin' },
                  text('Titre, texte et liens : répondez mieux à une demande précise.'),
                ),
              },
              {
                words: 'Non',
                next: panel(
                  { tone: 'tint', title: 'Personne ne cherche ces mots' },
                  text('Repartez des mots que vos clients emploient.'),
                ),
              },
            ]),
          },
        ]),
      },
    ]),
  ),
  figure(
    { name: 'formes-de-chute', title: 'Quatre formes de courbe dans Search Console, et ce que chacune fait chercher' },
    ...shapes,
  ),
  figure(
    { name: 'inspection-url', title: 'L’inspection d’URL dans Search Console, écran schématique' },
    browser(
      'Search Console',
      field({ label: 'Inspecter une adresse', value: 'https://la-treille.example/tarifs', mono: true }),
      panel(
        { tone: 'accent', title: 'Cette URL n’est pas sur Google' },
        text('Motif : exclue par la balise « noindex ».'),
      ),
      stack([button('Tester l’URL en ligne', 'cool'), button('Demander une indexation', 'plain')], 10),
    ),
    note('Dans l’ordre : lire le motif, réparer, tester en ligne, puis demander l’indexation, une seule fois.'),
  ),
  figure(
    { name: 'page-de-resultats', title: 'Page de résultats pour « maçon limoges », écran schématique' },
    browser(
      'maçon limoges',
      panel({ tone: 'accent', title: 'Annonces' }, text('Elles se paient au clic et sont signalées.')),
      region({
        title: 'La réponse d’IA, parfois',
        comesFrom: 'Depuis juillet 2026. Elle résume des pages et en cite quelques-unes.',
        acts: ['Une page indexée, avec des faits à vous'],
        inert: 'Aucun fichier ni balisage ne l’achète',
      }),
      region({
        title: 'La carte et ses fiches',
        comesFrom: 'Elle vient des fiches d’établissement.',
        acts: ['Catégorie exacte, horaires, photos', 'Vrais avis de clients'],
        inert: 'La distance ne se règle pas',
      }),
      region({
        title: 'Les pages',
        comesFrom: 'Elles viennent des sites.',
        acts: ['Une page par demande', 'Des liens venus d’autres sites'],
        inert: 'Payer des annonces n’y change rien',
      }),
    ),
  ),
  figure(
    { name: 'chargement-page', title: 'Chargement d’une page : à quel moment se prend chaque mesure' },
    timeline([
      { when: '0 s', what: 'On touche le lien.', tone: 'plain' },
      { when: '0,2 s', what: 'TTFB : le serveur envoie le premier octet (l’idéal).' },
      { when: '2,5 s', what: 'LCP : la grande image est là, au plus tard.' },
      { when: 'Ensuite', what: 'INP : on touche le menu, il répond en 0,2 s au plus.' },
    ]),
    panel(
      { tone: 'cool', title: 'CLS : pendant tout ce temps, rien ne saute' },
      text('0,1 au plus. Un bandeau qui pousse le texte, une image sans dimensions le font monter.'),
    ),
  ),
  figure(
    { name: 'quel-lien-demander', title: 'Arbre de décision : demander, payer ou laisser un lien' },
    decision('Une vraie personne lit-elle cette page ?', [
      {
        words: 'Non',
        tone: 'accent',
        next: panel({ tone: 'accent', title: 'Laissez' }, text('Annuaire automatique, réseau de sites : sans effet.')),
      },
      {
        words: 'Oui',
        next: decision('Son sujet ou son lieu est-il le vôtre ?', [
          {
            words: 'Non',
            tone: 'accent',
            next: panel(
              { tone: 'accent', title: 'Laissez' },
              text('Un site de recettes n’amène rien à un carrossier.'),
            ),
          },
          {
            words: 'Oui',
            next: decision('Donnez-vous de l’argent ou un produit en échange ?', [
              {
                words: 'Oui',
                next: panel(
                  { tone: 'tint', title: 'C’est de la publicité' },
                  text('Lien « sponsored », et le lecteur prévenu.'),
                ),
              },
              {
                words: 'Non',
                tone: 'cool',
                next: panel(
                  { tone: 'cool', title: 'Demandez-le' },
                  text('Un message, à quelqu’un que vous connaissez.'),
                ),
              },
            ]),
          },
        ]),
      },
    ]),
  ),
  figure(
    { name: 'resultat-avant-apres', title: 'La même page dans les résultats de recherche, avant et après réécriture' },
    heading('Avant'),
    panel(
      { tone: 'accent' },
      result({
        address: 'atelier-elise.example › page-2',
        title: 'Accueil - Atelier Élise',
        description: 'Bienvenue sur notre site',
      }),
    ),
    heading('Après'),
    panel(
      { tone: 'cool' },
      result({
        address: 'atelier-elise.example › refection-fauteuils',
        title: 'Réfection de fauteuils à Angers : prix et délais',
        description:
          'Fauteuils et chaises refaits à Angers : prix par modèle, délai de cinq semaines, devis gratuit sur photo',
      }),
    ),
  ),
];
