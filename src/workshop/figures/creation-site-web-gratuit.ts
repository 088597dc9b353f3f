import { columns, type Figure, figure, heading, note, stack, text } from './kit/draw.ts';
import { zone } from './kit/rows.ts';
import { browser, button, phone, placeholder } from './kit/screens.ts';
import { arrow, list, panel, pill } from './kit/shapes.ts';
import { decision } from './kit/tree.ts';

export const figures: Figure[] = [
  figure(
    {
      name: 'quelle-route',
      title: 'Quelle route gratuite : Canva, WordPress ou SPIP, page statique ou Google Sites',
    },
    decision('Une seule page : une date, une carte, un portfolio ?', [
      { words: 'Oui', next: panel({ tone: 'tint', title: 'Canva' }, text('Trois à quatre heures.')) },
      {
        words: 'Non',
        next: decision('Plusieurs personnes écrivent chaque mois, et l’une fera les mises à jour ?', [
          {
            words: 'Oui',
            next: panel(
              { tone: 'tint', title: 'WordPress ou SPIP' },
              text('Un hébergement à payer, des heures chaque année.'),
            ),
          },
          {
            words: 'Non',
            next: decision('Quelqu’un sait préparer un dossier de fichiers ?', [
              {
                words: 'Oui',
                next: panel(
                  { tone: 'tint', title: 'Page statique' },
                  text('Cloudflare Pages, Netlify ou GitHub Pages, clause lue.'),
                ),
              },
              {
                words: 'Non',
                next: panel({ tone: 'tint', title: 'Google Sites' }, text('Un après-midi, textes prêts.')),
              },
            ]),
          },
        ]),
      },
    ]),
  ),
  figure(
    {
      name: 'editeur-google-sites',
      title: 'L’éditeur de Google Sites en schéma : la page à gauche, le volet à droite',
    },
    browser(
      'Site de l’école de musique',
      columns([text('Brouillon enregistré', { ink: 'muted' }), button('Publier', 'cool')], { shares: [3, 2] }),
      columns(
        [
          panel(
            { title: 'Accueil' },
            placeholder('Photo du concert', 96),
            text('De 6 à 99 ans, au Neudorf.'),
            button('Horaires'),
            button('S’inscrire'),
          ),
          stack([
            pill('Insérer', { tone: 'plain' }),
            pill('Pages', { tone: 'accent' }),
            pill('Thèmes', { tone: 'plain' }),
            list(['Accueil', 'Cours et horaires', 'Tarifs', 'Inscription', 'Nous trouver', 'Mentions légales']),
          ]),
        ],
        { shares: [3, 2] },
      ),
    ),
    note('« S’inscrire » ouvre le formulaire dans une nouvelle page : rien d’inséré, aucun traceur de plus.'),
  ),
  figure(
    { name: 'sept-blocs', title: 'La page du camion-restaurant sur un téléphone, en sept blocs' },
    phone(
      { width: 340 },
      heading('Galettes et crêpes, sur les marchés de Rennes et à votre mariage'),
      button('Appeler le camion'),
      heading('Où nous trouver'),
      list(['Mardi, Sainte-Thérèse, 8 h-13 h', 'Jeudi, Cleunay, 16 h-20 h', 'Samedi, les Lices, 8 h-13 h']),
      heading('La carte'),
      text('Complète, œuf, jambon : 7 €'),
      text('Beurre-sucre : 3 € (gluten, lait)'),
      panel({ tone: 'tint', title: 'Votre fête' }, text('De 40 à 150 convives, à moins de 60 km.')),
      placeholder('Photo du camion au travail', 80),
      text('Lire les avis'),
      text('Réponse dans la journée'),
      note('Mentions légales · Fiche Google'),
    ),
  ),
  figure(
    {
      name: 'quel-logiciel',
      title: 'Quel logiciel libre : Publii, WordPress, SPIP ou Dotclear',
    },
    decision('Qui fera les mises à jour ?', [
      {
        words: 'Personne',
        tone: 'accent',
        next: panel({ tone: 'tint', title: 'Publii, ou Google Sites' }, text('Rien ne tourne sur le serveur.')),
      },
      {
        words: 'Un nom vient',
        next: decision('Faut-il une boutique ou un agenda ?', [
          { words: 'Oui', next: panel({ tone: 'tint', title: 'WordPress' }, text('Avec une extension tenue à jour.')) },
          {
            words: 'Non',
            next: decision('Qui écrit ?', [
              {
                words: 'Plusieurs, dont un relit',
                next: panel({ tone: 'tint', title: 'SPIP' }, text('Proposer, relire, publier.')),
              },
              { words: 'Une personne, un blog', next: panel({ tone: 'tint', title: 'Dotclear' }) },
              {
                words: 'Autre cas',
                next: panel({ tone: 'tint', title: 'WordPress' }, text('Le plus facile à faire reprendre.')),
              },
            ]),
          },
        ]),
      },
    ]),
  ),
  figure(
    {
      name: 'du-dossier-a-l-adresse',
      title: 'Du dossier à l’adresse : votre ordinateur, l’hébergeur, votre nom de domaine',
    },
    panel(
      { tone: 'cool', title: 'Votre dossier' },
      text('taxi-limoges/', { mono: true }),
      text('index.html, style.css, images…'),
      text('À vous : sur votre ordinateur et une copie.'),
    ),
    arrow('on glisse le dossier'),
    panel(
      { tone: 'accent', title: 'L’hébergeur gratuit' },
      text('taxi-limoges.pages.dev', { mono: true }),
      text('Prêté : il peut fermer le compte.'),
    ),
    arrow('une ligne DNS y mène'),
    panel(
      { tone: 'cool', title: 'Votre nom de domaine' },
      zone([
        {
          type: 'CNAME',
          name: 'www',
          value: 'taxi-limoges.pages.dev.',
          says: 'La seule ligne à changer pour déménager.',
        },
      ]),
      text('À vous : loué à l’année, à votre nom.'),
    ),
  ),
];
