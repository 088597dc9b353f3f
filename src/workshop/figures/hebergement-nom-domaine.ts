import { bars } from './kit/charts.ts';
import { type Figure, figure, heading, note, text } from './kit/draw.ts';
import { table, zone } from './kit/rows.ts';
import { browser, button, field } from './kit/screens.ts';
import { panel } from './kit/shapes.ts';
import { decision } from './kit/tree.ts';

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
    note('Changer d’hébergeur ne touche que les lignes A et www : les autres restent telles quelles.'),
  ),
  figure(
    { name: 'formulaire-dns', title: 'Ajout d’une ligne à une zone DNS, écran schématique' },
    browser(
      'espace-client.example',
      heading('Ajouter une ligne à la zone'),
      field({ label: 'Type', value: 'CNAME', mono: true }),
      field({
        label: 'Sous-domaine, ou nom',
        value: 'www',
        remark: 'Sans le domaine : le formulaire l’ajoute. Vide ou @ pour le domaine nu.',
        mono: true,
      }),
      field({
        label: 'Cible, ou valeur',
        value: 'la-treille.example.',
        remark: 'Le point final dit que le nom est complet.',
        mono: true,
      }),
      field({
        label: 'TTL',
        value: '3600',
        remark: 'En secondes. Une heure convient ; 300 avant un déménagement.',
        mono: true,
      }),
      button('Enregistrer', 'cool'),
    ),
    note('Les noms des cases changent d’un hébergeur à l’autre, les quatre réponses non.'),
  ),
  figure(
    {
      name: 'prix-d-un-fr',
      title: 'Un .fr vendu 9 € : 5,07 € pour le registre, 2,43 € pour le bureau d’enregistrement, 1,50 € de TVA',
    },
    heading('Un .fr vendu 9 € TTC'),
    bars([
      { label: 'Le registre (Afnic)', value: 5.07, shown: '5,07 €' },
      { label: 'Le bureau d’enregistrement', value: 2.43, shown: '2,43 €', tone: 'tint' },
      { label: 'La TVA (20 %)', value: 1.5, shown: '1,50 €', tone: 'plain' },
    ]),
    note('En dessous de 6,08 € TTC, le bureau vend à perte : le renouvellement paiera.'),
  ),
  figure(
    { name: 'gratuit-ou-payant', title: 'Arbre de décision : hébergement gratuit ou payant' },
    decision('Le site sert-il un métier ?', [
      {
        words: 'Non',
        next: panel(
          { tone: 'cool', title: 'Gratuit' },
          text('Alwaysdata, GitHub Pages ou un hébergeur associatif : lisez leurs limites.'),
        ),
      },
      {
        words: 'Oui',
        next: decision('Une journée de panne coûte-t-elle un client ?', [
          {
            words: 'Oui',
            tone: 'accent',
            next: panel({ tone: 'accent', title: 'Payant' }, text('Un mutualisé dont l’assistance répond.')),
          },
          {
            words: 'Non',
            next: decision('Quelqu’un sait-il déposer des fichiers ?', [
              {
                words: 'Non',
                tone: 'accent',
                next: panel({ tone: 'accent', title: 'Payant' }, text('Constructeur, mutualisé ou forfait.')),
              },
              {
                words: 'Oui',
                next: panel(
                  { tone: 'cool', title: 'Gratuit, avec votre nom de domaine' },
                  text('Cloudflare Pages ou Netlify.'),
                ),
              },
            ]),
          },
        ]),
      },
    ]),
  ),
  figure(
    { name: 'budget-osteopathe', title: 'Trois ans de WordPress confié : 1 958 € par poste' },
    heading('Trois ans de WordPress confié : 1 958 €'),
    bars([
      { label: 'Entretien', value: 1440, shown: '1 440 €', tone: 'accent' },
      { label: 'Hébergement', value: 302, shown: '302 €' },
      { label: 'Extensions', value: 150, shown: '150 €' },
      { label: 'Deux noms de domaine', value: 66, shown: '66 €' },
    ]),
    note('Exemple de calcul, toutes taxes comprises, création non comprise.'),
  ),
  figure(
    { name: 'fiche-annuaire', title: 'Écran schématique : la fiche d’un nom de domaine dans l’annuaire' },
    browser(
      'annuaire.example',
      heading('auto-ecole.example'),
      table({
        rows: [
          ['Bureau d’enregistrement', 'Bureau A'],
          ['Titulaire', 'L’auto-école (société)'],
          ['Expire le', '14 mars 2027'],
          ['Serveurs de noms', 'ns1.bureau-a.example'],
          ['État', 'Verrou de transfert'],
        ],
        highlight: [2],
      }),
    ),
    note('Bureau : où demander l’accès. Titulaire : qui décide. Expiration : combien de temps il reste.'),
  ),
];
