import { curve } from './kit/charts.ts';
import type { Tone } from './kit/colours.ts';
import { type Figure, figure, heading, note, type Part, rectangle, round, sizes, stack, text } from './kit/draw.ts';
import { timeline } from './kit/rows.ts';
import { arrow, list, panel } from './kit/shapes.ts';
import { decision } from './kit/tree.ts';

/** A span of time: from and to in the units of its row of spans. */
interface Span {
  from: number;
  to: number;
  words: string;
  tone: Tone;
}

/** Ink that is read on the ground of a span. */
const inkOn = { plain: 'ink', tint: 'ink', accent: 'onAccent', cool: 'onCool' } as const;

/** Spans to scale on one row, `most` units wide, each with its words inside. */
function spans(row: readonly Span[], most: number): Part {
  return ({ x, y, width }) => {
    const place = (value: number) => x + (width * value) / most;
    const height = 40;
    const drawn = row.map(({ from, to, words, tone }) => {
      const own = { x: place(from), y, width: place(to) - place(from) - 2 };
      const label = text(words, { size: sizes.small, bold: true, align: 'middle', ink: inkOn[tone] });
      const name = tone === 'tint' || tone === 'plain' ? `a-${tone}` : `f-${tone}`;
      return rectangle({ ...own, height, radius: 4, name }) + label({ ...own, y: y + 9 }).svg;
    });
    return { svg: drawn.join(''), height };
  };
}

/** Marks under a row of spans: a stroke and its words, which end at the mark in the right half. */
function marks(row: readonly (readonly [at: number, words: string])[], most: number): Part {
  return ({ x, y, width }) => {
    const drawn = row.map(([at, words]) => {
      const place = x + (width * at) / most;
      const isRight = at > most / 2;
      const label = text(words, { size: sizes.small, ink: 'muted', align: isRight ? 'end' : 'start' });
      const box = isRight ? { x, y: y + 8, width: place - x } : { x: place, y: y + 8, width: x + width - place };
      return `<path class="rule" d="M${round(place)} ${round(y)}v8"/>${label(box).svg}`;
    });
    return { svg: drawn.join(''), height: 32 };
  };
}

export const figures: Figure[] = [
  figure(
    { name: 'promotion-trois-ans', title: 'Coût cumulé de deux offres d’hébergement sur trois ans' },
    heading('Ce que l’on a payé, mois après mois'),
    curve({
      series: [
        {
          name: '2 € la première année, puis 9 € : 240 €',
          points: [
            [0, 0],
            [12, 24],
            [36, 240],
          ],
          tone: 'accent',
        },
        {
          name: '6 € tout le temps : 216 €',
          points: [
            [0, 0],
            [36, 216],
          ],
          tone: 'cool',
        },
      ],
      across: [
        [0, ''],
        [12, '1 an'],
        [24, '2 ans'],
        [36, '3 ans'],
      ],
      up: [
        [0, '0 €'],
        [80, '80 €'],
        [160, '160 €'],
        [240, '240 €'],
      ],
    }),
    note(
      'Les lignes se croisent au vingt-huitième mois. Avec vos chiffres : 12 × le prix d’appel + 24 × le renouvellement.',
    ),
  ),
  figure(
    { name: 'arbre-familles', title: 'Arbre de décision : quelle famille d’hébergement pour votre site' },
    decision('Le site prend-il des commandes ou gère-t-il des comptes, chaque jour ?', [
      {
        words: 'Non',
        next: panel(
          { tone: 'cool', title: 'Mutualisé ou statique' },
          text('Statique si les pages changent peu, mutualisé pour WordPress et ses cousins.'),
        ),
      },
      {
        words: 'Oui',
        next: decision('Quelqu’un sait-il entretenir un serveur, et en a-t-il le temps ?', [
          {
            words: 'Non',
            next: panel(
              { tone: 'cool', title: 'VPS infogéré' },
              text('Ou une boutique en abonnement, hébergement compris.'),
            ),
          },
          {
            words: 'Oui',
            next: decision('Les visites passent-elles de un à dix sans prévenir ?', [
              {
                words: 'Oui',
                next: panel({ tone: 'tint', title: 'Cloud à l’usage' }, text('Avec une alerte de dépense.')),
              },
              {
                words: 'Non',
                next: decision('Une mesure montre-t-elle un VPS saturé tous les jours ?', [
                  { words: 'Non', next: panel({ tone: 'cool', title: 'VPS' }) },
                  { words: 'Oui', next: panel({ tone: 'tint', title: 'Serveur dédié' }) },
                ]),
              },
            ]),
          },
        ]),
      },
    ]),
  ),
  figure(
    { name: 'deux-lenteurs', title: 'Deux pages affichées en quatre secondes, pour deux raisons différentes' },
    heading('Le serveur est lent'),
    stack(
      [
        spans(
          [
            { from: 0, to: 2.8, words: 'Attente du serveur', tone: 'accent' },
            { from: 2.8, to: 4, words: 'Page', tone: 'tint' },
          ],
          4,
        ),
        marks(
          [
            [2.8, 'premier octet : 2,8 s'],
            [4, '4 s'],
          ],
          4,
        ),
      ],
      0,
    ),
    text('Cache, extensions, offre trop petite : c’est ici que l’hébergement compte.'),
    heading('La page est lourde'),
    stack(
      [
        spans(
          [
            { from: 0, to: 0.4, words: '', tone: 'cool' },
            { from: 0.4, to: 4, words: 'Photos, scripts, polices', tone: 'accent' },
          ],
          4,
        ),
        marks(
          [
            [0.4, 'premier octet : 0,4 s'],
            [4, '4 s'],
          ],
          4,
        ),
      ],
      0,
    ),
    text('Changer d’hébergeur n’y ferait presque rien : allégez la page.'),
  ),
  figure(
    { name: 'calendrier-migration', title: 'Calendrier d’une migration, de J-7 à J+30' },
    stack(
      [
        text('Ancien hébergement', { bold: true }),
        spans(
          [
            { from: 0, to: 7, words: 'ouvert', tone: 'cool' },
            { from: 7, to: 37, words: 'gardé en secours', tone: 'tint' },
          ],
          37,
        ),
        text('Nouvel hébergement', { bold: true }),
        spans(
          [
            { from: 0, to: 7, words: 'essai', tone: 'tint' },
            { from: 7, to: 37, words: 'ouvert', tone: 'cool' },
          ],
          37,
        ),
        marks(
          [
            [0, 'J-7'],
            [7, 'J : bascule'],
            [37, 'J+30'],
          ],
          37,
        ),
      ],
      6,
    ),
    timeline([
      { when: 'J-7', what: 'Copier le site chez le nouvel hébergeur.' },
      { when: 'J-5', what: 'L’essayer en privé.' },
      { when: 'J-3', what: 'Baisser le TTL à 300 secondes.' },
      { when: 'J-1', what: 'Préparer le certificat HTTPS.' },
      { when: 'Jour J', what: 'Geler, copier une dernière fois, changer A et AAAA.', tone: 'accent' },
      { when: 'J+2', what: 'Remonter le TTL, lire les erreurs.' },
      { when: 'J+30', what: 'Archiver, puis résilier l’ancien.', tone: 'accent' },
    ]),
    note('Jusqu’à J+30, revenir en arrière tient à deux lignes de la zone DNS.'),
  ),
  figure(
    { name: 'regle-3-2-1', title: 'La règle 3-2-1 : trois copies, deux supports, une ailleurs' },
    panel(
      { tone: 'tint', title: 'Chez l’hébergeur' },
      panel({ title: '1. Le site en ligne' }, text('L’original : celui que voient vos clients.')),
      panel({ title: '2. La copie de l’hébergeur' }, text('Pratique, mais un même incident peut emporter les deux.')),
    ),
    arrow('une fois par mois'),
    panel(
      { tone: 'cool', title: '3. Un disque débranché, ailleurs' },
      list(
        ['les fichiers', 'la base de données', 'une capture de la zone DNS', 'la liste des adresses électroniques'],
        'cool',
      ),
    ),
  ),
];
