import { bars } from './kit/charts.ts';
import { columns, type Figure, figure, heading, note, type Part, sizes, stack, text } from './kit/draw.ts';
import { rule, table, timeline } from './kit/rows.ts';
import { browser, button, phone, placeholder } from './kit/screens.ts';
import { panel } from './kit/shapes.ts';
import { decision } from './kit/tree.ts';

/** A service of the osteopath's page, with its price. */
const card = (name: string, says: string, price: string): Part =>
  panel(
    {},
    text(name, { size: sizes.small, bold: true }),
    text(says, { size: sizes.small }),
    text(price, { size: sizes.small, bold: true }),
  );

export const figures: Figure[] = [
  figure(
    { name: 'quel-logiciel', title: 'Arbre de décision : quel logiciel pour un site professionnel' },
    decision('Le site prendra-t-il des commandes payées en ligne ?', [
      {
        words: 'Oui',
        next: decision('Un développeur ou une agence suivra-t-il la boutique ?', [
          { words: 'Non', next: panel({ tone: 'cool', title: 'Shopify' }) },
          { words: 'Oui', next: panel({ tone: 'cool', title: 'PrestaShop' }) },
        ]),
      },
      {
        words: 'Non',
        next: decision('Quelqu’un fera-t-il les mises à jour, tous les mois ?', [
          { words: 'Oui', next: panel({ tone: 'cool', title: 'WordPress' }) },
          {
            words: 'Non',
            next: decision('Avez-vous de belles photos et peu d’envie de régler ?', [
              { words: 'Oui', next: panel({ tone: 'tint', title: 'Squarespace' }) },
              {
                words: 'Non',
                next: panel(
                  { tone: 'tint', title: 'Wix' },
                  text('Ou Webflow, pour qui met déjà des pages en forme.', { size: sizes.small }),
                ),
              },
            ]),
          },
        ]),
      },
    ]),
  ),
  figure(
    { name: 'part-des-frais', title: 'Part des ventes que prend la boutique, selon le nombre de commandes' },
    heading('Ce que la boutique prend sur 100 € vendus'),
    bars([
      { label: '5 commandes par mois', value: 23.8, shown: '24 €', tone: 'accent' },
      { label: '10 commandes', value: 13.1, shown: '13 €' },
      { label: '30 commandes', value: 6, shown: '6 €', tone: 'cool' },
      { label: '60 commandes', value: 4.2, shown: '4 €', tone: 'cool' },
    ]),
    note('Commandes de 45 €, forfait à 36 €, application à 12 €, carte à 1,8 % plus 0,30 €.'),
  ),
  figure(
    { name: 'quelle-ia', title: 'Arbre de décision : quelle sorte d’outil à base d’IA' },
    decision('Avez-vous déjà un site, ou choisi un logiciel ?', [
      {
        words: 'Oui',
        next: panel(
          { tone: 'cool', title: 'Un assistant, pour les textes' },
          text('ChatGPT, Claude, Gemini, Le Chat ou Copilot.', { size: sizes.small }),
        ),
      },
      {
        words: 'Non',
        next: decision('Quelqu’un sait-il lire du code et le tenir à jour ?', [
          {
            words: 'Oui',
            next: panel(
              { tone: 'tint', title: 'Un générateur de code' },
              text('Lovable, Bolt ou v0.', { size: sizes.small }),
            ),
          },
          {
            words: 'Non',
            next: panel(
              { tone: 'cool', title: 'Un constructeur avec IA' },
              text('Wix, Hostinger, Jimdo ou Durable : l’hébergement est compris.', { size: sizes.small }),
            ),
          },
        ]),
      },
    ]),
  ),
  figure(
    { name: 'sept-heures', title: 'Sept heures pour cinq pages, dont une avec la machine' },
    heading('Cinq pages, sept heures'),
    bars([
      { label: 'Réunir les faits, les prix, les photos', value: 2, shown: '2 h' },
      { label: 'Produire les cinq textes avec la machine', value: 1, shown: '1 h', tone: 'accent' },
      { label: 'Barrer, préciser, faire relire', value: 3, shown: '3 h' },
      { label: 'Mettre en page, essayer au téléphone', value: 1, shown: '1 h' },
    ]),
    note('La machine n’occupe qu’une heure sur sept.'),
  ),
  figure(
    { name: 'un-apres-midi', title: 'Un après-midi pour ouvrir les outils, dans l’ordre' },
    heading('Un après-midi, dans cet ordre'),
    timeline([
      { when: '14 h', what: 'Compte au nom de l’entreprise, double validation.' },
      { when: '14 h 30', what: 'Fiche d’établissement, puis vidéo de validation.', tone: 'accent' },
      { when: '15 h 30', what: 'Search Console, plan du site envoyé.', tone: 'accent' },
      { when: '16 h', what: 'Bing : importer la fiche et le site.' },
      { when: '16 h 30', what: 'Apple et PagesJaunes, mêmes coordonnées.' },
      { when: 'J+7', what: 'Fiches validées ? Premières requêtes ?' },
      { when: 'Chaque mois', what: 'Vingt minutes, pas davantage.', tone: 'cool' },
    ]),
    note('Analytics n’y figure pas : rien ne presse.'),
  ),
  figure(
    { name: 'fiche-auto-ecole', title: 'Écran schématique : la fiche remplie d’une auto-école' },
    phone(
      { width: 340 },
      placeholder('Photo : la devanture, prise cette année', 96),
      heading('Auto-école Vernet'),
      text('Auto-école · Nancy', { size: sizes.small, ink: 'muted' }),
      columns([button('Appeler'), button('Itinéraire', 'cool')]),
      rule(),
      table({
        rows: [
          ['Lundi au vendredi', '10 h-12 h\n14 h-19 h'],
          ['Samedi', '9 h-12 h'],
          ['Du 1er au 15 août', 'Fermé'],
        ],
        shares: [5, 4],
      }),
      text('Permis B, 20 heures : à partir de 1 190 €', { size: sizes.small }),
      text('Conduite accompagnée · boîte automatique', { size: sizes.small }),
    ),
    note('Le nom est celui de l’enseigne, sans ville ni « pas cher ».'),
  ),
  figure(
    { name: 'page-osteopathe', title: 'La page d’exemple, dans un navigateur d’ordinateur puis sur un téléphone' },
    text('Sur un ordinateur', { bold: true }),
    browser(
      'cabinet-le-goff.example',
      columns([
        text('Cabinet Le Goff', { size: sizes.small, bold: true }),
        text('Les soins · Venir', { size: sizes.small, ink: 'accent', align: 'end' }),
      ]),
      heading('Ostéopathe à Rennes, près de la place Sainte-Anne'),
      text('Douleurs de dos, grossesse, nourrissons.', { size: sizes.small }),
      placeholder('cabinet.jpg', 84),
      columns(
        [
          card('Adulte', '45 minutes', '60 €'),
          card('Nourrisson', '40 minutes', '55 €'),
          card('Grossesse', '45 minutes', '60 €'),
        ],
        { gap: 8 },
      ),
    ),
    text('Sur un téléphone', { bold: true }),
    phone(
      { width: 300 },
      stack(
        [
          text('Cabinet Le Goff', { size: sizes.small, bold: true }),
          text('Les soins · Venir', { size: sizes.small, ink: 'accent' }),
        ],
        4,
      ),
      heading('Ostéopathe à Rennes, près de la place Sainte-Anne'),
      placeholder('cabinet.jpg', 70),
      card('Adulte', '45 minutes', '60 €'),
      card('Nourrisson', '40 minutes', '55 €'),
      card('Grossesse', '45 minutes', '60 €'),
    ),
    note('Les mêmes fichiers : les cartes se rangent selon la place.'),
  ),
];
