import { type Figure, figure, text } from './kit/draw.ts';
import { panel } from './kit/shapes.ts';
import { decision } from './kit/tree.ts';

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
];
