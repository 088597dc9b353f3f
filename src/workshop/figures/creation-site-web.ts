import { curve } from './kit/charts.ts';
import { columns, type Figure, figure, heading, note, type Part, rectangle, space, text } from './kit/draw.ts';
import { rule } from './kit/rows.ts';
import { browser, button, field, phone, placeholder } from './kit/screens.ts';
import { list, panel } from './kit/shapes.ts';
import { decision } from './kit/tree.ts';

/** Where a decision ends: the family of tools, and some of its names. */
function family(title: string, names: string): Part {
  return panel({ tone: 'cool', title }, text(names));
}

const bouquet = (name: string, price: string): Part =>
  columns([text(name), text(price, { bold: true, align: 'end' })], { shares: [3, 2] });

/** A box to tick, and its words. */
function checkbox(words: string, isTicked: boolean): Part {
  return ({ x, y, width }) => {
    const label = text(words)({ x: x + 34, y, width: width - 34 });
    const box = rectangle({ x, y, width: 22, height: 22, radius: 4, name: 'a-plain' });
    const tick = isTicked ? `<path class="s-cool" stroke-linecap="round" d="M${x + 5} ${y + 11}l4 5 8-11"/>` : '';
    return { svg: box + tick + label.svg, height: label.height };
  };
}

export const figures: Figure[] = [
  figure(
    { name: 'fleuriste-accueil', title: 'Page d’accueil d’une fleuriste de Limoges' },
    browser(
      'fleuriste.example',
      note('Bouquets · Mariage · Deuil · La boutique · Contact'),
      rule(),
      heading('Fleuriste à Limoges : bouquets du jour, mariages et deuil'),
      button('Appeler la boutique'),
      note('Ouvert aujourd’hui jusqu’à 19 h. Livraison ce soir si vous appelez avant 15 h.'),
      placeholder('L’étal, photographié ce matin', 110),
      bouquet('Petit bouquet', 'dès 25 €'),
      bouquet('Bouquet moyen', 'dès 40 €'),
      bouquet('Grand bouquet', 'dès 60 €'),
      rule(),
      note('Adresse, plan, horaires. Mentions légales.'),
    ),
  ),
  figure(
    { name: 'fleuriste-deux-pages', title: 'Les pages Mariage et Deuil d’une fleuriste, côte à côte' },
    columns(
      [
        phone(
          {},
          heading('Mariage'),
          placeholder('Six photos, deux mariages', 80),
          text('Réservez trois mois avant.'),
          field({ label: 'Date', value: '' }),
          field({ label: 'Lieu, tables', value: '' }),
          button('Demander un devis', 'cool'),
          space(6),
        ),
        phone(
          {},
          heading('Deuil'),
          button('Appeler'),
          text('Livraison au lieu de cérémonie.'),
          text('Gerbes, coussins, texte du ruban.'),
          text('Gerbe dès 60 €.'),
          text('Une fleuriste vous répond.'),
          space(6),
        ),
      ],
      { gap: 16 },
    ),
  ),
  figure(
    { name: 'choisir-sa-famille', title: 'Quatre questions pour choisir une famille d’outils' },
    decision('Avez-vous une journée par semaine pendant six semaines ?', [
      { words: 'Non', tone: 'accent', next: family('Déléguez', 'Indépendant, agence ou abonnement.') },
      {
        words: 'Oui',
        next: decision('Vendrez-vous en ligne plus d’une poignée d’articles ?', [
          { words: 'Oui', next: family('Outil de boutique', 'Shopify, PrestaShop, WooCommerce.') },
          {
            words: 'Non',
            next: decision('Le site changera-t-il chaque semaine ?', [
              { words: 'Non', next: family('Constructeur simple', 'Jimdo, Webador, SiteW, Google Sites.') },
              {
                words: 'Oui',
                next: decision('Quelqu’un fera-t-il les mises à jour ?', [
                  { words: 'Oui', next: family('CMS installé', 'WordPress, SPIP, Joomla.') },
                  { words: 'Non', next: family('Hébergé et entretenu', 'WordPress.com, Wix, Squarespace.') },
                ]),
              },
            ]),
          },
        ]),
      },
    ]),
  ),
  figure(
    {
      name: 'case-indexation',
      title: 'La case qui ferme un site aux moteurs : cochée à l’essai, décochée à l’ouverture',
    },
    text('Pendant l’essai', { bold: true }),
    browser(
      'essai.fleuriste.example',
      note('Réglages, Lecture'),
      checkbox('Demander aux moteurs de recherche de ne pas indexer ce site', true),
    ),
    text('Le jour de l’ouverture', { bold: true }),
    browser(
      'www.fleuriste.example',
      note('Réglages, Lecture'),
      checkbox('Demander aux moteurs de recherche de ne pas indexer ce site', false),
    ),
  ),
  figure(
    { name: 'expediteur-du-formulaire', title: 'Le bon et le mauvais expéditeur d’un formulaire de contact' },
    panel(
      { tone: 'accent', title: 'Finit dans les indésirables' },
      text('De : lucie@messagerie.example', { mono: true }),
      text('À : contact@auto-ecole.example', { mono: true }),
      list(['Le site écrit au nom de Lucie : la messagerie le prend pour un usurpateur.'], 'accent'),
    ),
    panel(
      { tone: 'cool', title: 'Arrive' },
      text('De : site@auto-ecole.example', { mono: true }),
      text('Répondre à : lucie@messagerie.example', { mono: true }),
      text('À : contact@auto-ecole.example', { mono: true }),
      list(['Le domaine écrit en son nom.', 'Le bouton « Répondre » mène à Lucie.'], 'cool'),
    ),
  ),
  figure(
    { name: 'cout-sur-quatre-ans', title: 'Coût cumulé d’un site sur quatre ans : indépendant, agence, location' },
    heading('Coût cumulé, en euros'),
    curve({
      across: [
        [0, '0'],
        [12, '1 an'],
        [24, '2 ans'],
        [36, '3 ans'],
        [48, '4 ans'],
      ],
      up: [
        [0, '0'],
        [3000, '3 000'],
        [6000, '6 000'],
        [9000, '9 000'],
      ],
      series: [
        {
          name: 'Agence : 6 000 €, puis 60 € par mois',
          points: [
            [0, 6000],
            [48, 8880],
          ],
          tone: 'plain',
        },
        {
          name: 'Indépendant : 2 500 €, puis 50 € par mois',
          points: [
            [0, 2500],
            [48, 4900],
          ],
          tone: 'cool',
        },
        {
          name: 'Location : 150 € par mois pendant 48 mois',
          points: [
            [0, 0],
            [48, 7200],
          ],
          tone: 'accent',
        },
      ],
    }),
    note('La location rattrape l’indépendant au bout de 25 mois, et ne laisse rien à la fin.'),
  ),
];
