import { curve } from './kit/charts.ts';
import { columns, type Figure, figure, heading, note, space, stack, text } from './kit/draw.ts';
import { rule, table, timeline } from './kit/rows.ts';
import { browser, button, phone, placeholder } from './kit/screens.ts';
import { list, panel } from './kit/shapes.ts';
import { decision } from './kit/tree.ts';

/** A line of a price list: what is done and how long it takes, and the price at its end. */
const price = (what: string, amount: string) =>
  columns([text(what), text(amount, { bold: true, align: 'end' })], { shares: [2.4, 1], gap: 8 });

export const figures: Figure[] = [
  figure(
    { name: 'quel-constructeur', title: 'Arbre de décision : quel constructeur de site essayer' },
    decision('Vendre plus d’une cinquantaine d’articles ?', [
      {
        words: 'Oui',
        next: panel({ tone: 'tint', title: 'Une vraie boutique' }, text('Shopify, ou PrestaShop avec un prestataire.')),
      },
      {
        words: 'Non',
        next: decision('Emporter le site un jour ?', [
          {
            words: 'Oui',
            next: panel(
              { tone: 'tint', title: 'WordPress.com' },
              text('Tout le contenu part vers un autre WordPress.'),
            ),
          },
          {
            words: 'Non',
            next: decision('De belles photos, peu de texte ?', [
              { words: 'Oui', next: panel({ tone: 'tint', title: 'Squarespace' }, text('Le modèle fait le reste.')) },
              {
                words: 'Non',
                next: decision('Marges et grilles vous parlent ?', [
                  { words: 'Oui', next: panel({ tone: 'tint', title: 'Webflow ou Framer' }, text('Aide en anglais.')) },
                  {
                    words: 'Non',
                    next: panel(
                      { tone: 'cool', title: 'Webador, Jimdo ou Wix' },
                      text('Le plus simple. Réservation en ligne : Wix.'),
                    ),
                  },
                ]),
              },
            ]),
          },
        ]),
      },
    ]),
  ),
  figure(
    { name: 'page-coiffure-domicile', title: 'Écran schématique : la page d’une coiffeuse à domicile' },
    phone(
      { width: 400 },
      heading('Coiffure à domicile à Limoges, du mardi au samedi'),
      text('Coupe, couleur et brushing chez vous, dans une cuisine comme dans une chambre d’Ehpad.'),
      button('Appeler Nadège'),
      rule(),
      price('Coupe et brushing, 1 h', '38 €'),
      price('Couleur et coupe, 2 h', '72 €'),
      price('Coupe enfant, 30 min', '18 €'),
      rule(),
      columns([placeholder('Avant'), placeholder('Après')], { gap: 10 }),
      text('Limoges, Panazol, Isle, Couzeix, Feytiat', { bold: true }),
      note('Nadège Faure EI. Mentions légales. Confidentialité.'),
      space(2),
    ),
  ),
  figure(
    { name: 'trois-langages', title: 'La même ligne d’horaires en HTML, puis avec CSS, puis avec JavaScript' },
    heading('HTML seul'),
    browser('primeur.example', text('Ouvert du mardi au samedi, de 7 h à 13 h.')),
    heading('Avec le CSS'),
    browser('primeur.example', panel({ tone: 'accent' }, text('Ouvert du mardi au samedi, de 7 h à 13 h.'))),
    heading('Avec le JavaScript, un lundi'),
    browser(
      'primeur.example',
      panel(
        { tone: 'accent' },
        text('Ouvert du mardi au samedi, de 7 h à 13 h.'),
        text('Fermé aujourd’hui.', { bold: true }),
      ),
    ),
  ),
  figure(
    { name: 'douze-semaines', title: 'Frise du programme de douze semaines' },
    timeline([
      { when: 'Semaines 1 à 3', what: 'Le contenu, en HTML.' },
      { when: 'Semaines 4 à 6', what: 'La présentation, en CSS, jusqu’au téléphone.' },
      { when: 'Semaine 7', what: 'La mise en ligne : une adresse publique.', tone: 'accent' },
      { when: 'Semaine 8', what: 'Le poids des images, le clavier.' },
      { when: 'Semaines 9 et 10', what: 'Le JavaScript, à petite dose.' },
      { when: 'Semaine 11', what: 'Le site complet, mentions légales comprises.' },
      { when: 'Semaine 12', what: 'Trois visiteurs l’essaient, vous corrigez.' },
    ]),
    note('Cinq heures par semaine, soixante en tout.'),
  ),
  figure(
    { name: 'maquette-filaire', title: 'Deux maquettes filaires de la page d’un cabinet d’ostéopathie' },
    columns([
      stack([
        heading('À reprendre'),
        phone({}, text('Menu', { align: 'end' }), placeholder('Grande photo', 190), text('« Prendre soin de vous »')),
        list(['Quelle ville ?', 'Quel numéro ?', 'Quels jours ?'], 'accent'),
      ]),
      stack([
        heading('À valider'),
        phone(
          {},
          text('Ostéopathe à Bordeaux', { bold: true }),
          text('Lundi, mardi, jeudi'),
          button('Réserver'),
          text('Le numéro'),
          placeholder('Photo', 60),
        ),
        list(['La ville', 'L’action', 'Le numéro'], 'cool'),
      ]),
    ]),
  ),
  figure(
    { name: 'seuil-sur-mesure', title: 'Coût cumulé sur quatre ans : ressaisir ou faire développer une fonction' },
    curve({
      across: [
        [0, 'Départ'],
        [1, '1 an'],
        [2, '2 ans'],
        [3, '3 ans'],
        [4, '4 ans'],
      ],
      up: [
        [0, '0 €'],
        [5000, '5 000 €'],
        [10000, '10 000 €'],
        [15000, '15 000 €'],
      ],
      series: [
        {
          name: 'Ressaisir quatre heures par semaine : 3 680 € par an',
          tone: 'accent',
          points: [
            [0, 0],
            [4, 14720],
          ],
        },
        {
          name: 'Fonction sur mesure : 6 000 €, puis 900 € par an',
          tone: 'cool',
          points: [
            [0, 6000],
            [4, 9600],
          ],
        },
      ],
    }),
    note('Les lignes se croisent à deux ans et deux mois.'),
  ),
  figure(
    { name: 'verification-tables', title: 'Tables proposées par le site autour du 14 juin' },
    heading('Douze tables, dix louées le 14 juin'),
    table({
      head: ['Jour', 'Proposées', 'Pourquoi'],
      shares: [1, 1.1, 2.6],
      rows: [
        ['13 juin', '2', 'Louées le 13, les dix autres ne reviendraient pas pour le 14.'],
        ['14 juin', '2', 'Dix sont à la fête.'],
        ['15 juin', '2', 'Dix reviennent et sont lavées.'],
        ['16 juin', '12', 'Tout est rentré.'],
      ],
      highlight: [0],
    }),
  ),
  figure(
    { name: 'tarifs-coiffeuse', title: 'Écran schématique : la grille de prix d’un salon de coiffure' },
    phone(
      { width: 400 },
      heading('Salon Lydéric, à Lille'),
      price('Coupe courte, 30 min', '26 €'),
      rule(),
      price('Coupe et brushing, 1 h', '44 €'),
      rule(),
      price('Couleur cheveux longs, 2 h', '95 €'),
      rule(),
      price('Coupe enfant, 30 min', '18 €'),
      button('Réserver'),
      note('Fermé le lundi. Prix TTC, les mêmes qu’au salon.'),
    ),
  ),
  figure(
    { name: 'trajets-taxi', title: 'Trajets courants d’un taxi, avec leur durée et leur prix de jour et de nuit' },
    heading('Au départ du centre de Limoges'),
    table({
      head: ['Trajet', 'Jour', 'Nuit, dimanche'],
      shares: [2.2, 1.2, 1.2],
      rows: [
        ['Gare des Bénédictins, 8 min', '8 à 12 €', '10 à 14 €'],
        ['Aéroport de Bellegarde, 20 min', '25 à 32 €', '33 à 42 €'],
        ['Hôpital Dupuytren, 12 min', '12 à 16 €', '15 à 21 €'],
      ],
    }),
    note('Exemple. Le compteur fait foi ; le tarif est celui de l’arrêté préfectoral de l’année.'),
  ),
  figure(
    { name: 'prix-permis', title: 'Deux budgets complets du permis B en boîte manuelle' },
    columns([
      panel(
        { tone: 'tint', title: 'Le minimum' },
        heading('1 240 €'),
        list(['20 heures à 55 €', 'Évaluation', 'Code en ligne', 'Un passage à l’examen'], 'cool'),
      ),
      panel(
        { tone: 'cool', title: 'Le cas courant' },
        heading('1 790 €'),
        list(['30 heures à 55 €', 'Évaluation', 'Code en ligne', 'Un passage à l’examen'], 'cool'),
      ),
    ]),
    note('Exemple : 140 € de frais fixes, plus les heures. Le second passage est compté à part.'),
  ),
];
