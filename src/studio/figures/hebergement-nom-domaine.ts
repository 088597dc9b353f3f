import { type Figure, figure, heading, note } from './kit/draw.ts';
import { zone } from './kit/rows.ts';

export const figures: Figure[] = [
  figure(
    {
      name: 'zone-dns-restaurant',
      title: 'Zone DNS du restaurant La Treille : le site, les réservations, la messagerie',
    },
    heading('Le site'),
    zone([
      { type: 'A', name: '@', value: '192.0.2.10', says: 'Le site est sur cette machine.' },
      { type: 'CNAME', name: 'www', value: 'la-treille.example.', says: 'www est un autre nom du même site.' },
      {
        type: 'CNAME',
        name: 'reservation',
        value: 'treille.reservations.example.',
        says: 'Cette adresse mène au prestataire de réservation.',
      },
    ]),
    heading('La messagerie'),
    zone([
      {
        type: 'MX',
        name: '@',
        value: '10 mx1.messagerie.example.',
        says: 'Le courrier se dépose ici.',
        tone: 'accent',
      },
      {
        type: 'TXT',
        name: '@',
        value: 'v=spf1 include:spf.messagerie.example -all',
        says: 'Qui a le droit d’écrire en votre nom.',
        tone: 'accent',
      },
      {
        type: 'TXT',
        name: '_dmarc',
        value: 'v=DMARC1; p=none',
        says: 'Que faire d’un message suspect.',
        tone: 'accent',
      },
    ]),
    note('Changer d’hébergeur ne touche que les lignes du haut : gardez celles de la messagerie.'),
  ),
];
