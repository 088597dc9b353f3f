import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { builtSite } from './built-site.ts';

/** Every string that the specification quotes, on its page or in its start script. */
const quoted: Record<string, string[]> = {
  'index.html': [
    'Demandez votre maquette gratuite',
    'Voir les Forfaits',
    'Services',
    'Réalisations',
    'Tarifs',
    'Contact',
    'Lire la suite',
    'Réduire',
    'Je veux ma maquette gratuite !',
    'Suivant',
    'Retour',
    'Sélectionnez une option',
    'Oui',
    'Non',
    'Envoi en cours...',
    'Forfait Essentiel',
    'Forfait Professionnel',
    'Forfait Entreprise',
    'Forfaits en vidéo',
    'Support prioritaire',
  ],
  'contact.html': ['Envoi en cours...'],
  'pre-validation-ok.html': ['Pré-validation réussie', 'Envoi en cours...'],
  'presentation.html': ['Votre navigateur ne supporte pas la lecture de vidéos.'],
  '_routes/maquette-offerte/domain.html': [
    'Découvrez comment nous allons mettre en avant votre entreprise',
    'Réserver un appel',
    'Réservez votre appel pour la personnaliser avec moi',
    "Nos forfaits en un coup d'œil",
    'Votre navigateur ne supporte pas la lecture de vidéos.',
    'Support premium',
  ],
  'creation-site-web/creer-site-web-professionnel.html': [
    'Retour au Guide complet sur la création de sites web',
    "Je profite de l'offre",
    'Non merci',
  ],
  'creation-site-web-gratuit/creer-site-web-canva.html': ['Être rappelé gratuitement', "Retour à l'accueil"],
};

/** Texts of alerts are compared exactly. */
const exact = [
  ['index.html', "Une erreur est survenue lors de l'envoi du formulaire. Veuillez réessayer."],
  ['contact.html', "Une erreur est survenue lors de l'envoi du message. Veuillez réessayer."],
  ['pre-validation-ok.html', "Une erreur est survenue lors de l'envoi. Veuillez réessayer."],
] as const;

/**
 * Texts promised in sections 2.5 and 9 of the specification, in the part of a page from `after` to `before`. The page is
 * by default the home page.
 */
const promised: { section: string; file?: string; after: string; before: string; words: string[] }[] = [
  {
    section: '2.5, features',
    after: 'Nous tenons votre site.',
    before: 'Pourquoi choisir',
    words: ['sur mesure', 'Livraison rapide, en quelques jours', 'La maintenance incluse'],
  },
  {
    section: '2.5, method',
    after: 'Votre site en quatre étapes',
    before: 'Trois forfaits',
    words: ['Analyse', 'Maquette gratuite', '48 h ouvrées', 'ajustements sont illimités', 'Développement', 'suivi'],
  },
  {
    section: '9.1, starter',
    after: "Forfait Essentiel L'",
    before: 'Populaire',
    words: ['29 €', '2 à 4 pages', '7 jours', 'Support par e-mail'],
  },
  {
    section: '9.1, pro',
    after: 'Populaire Forfait Professionnel',
    before: 'Forfait Entreprise',
    words: ['59 €', '4 à 6 pages', '72 h', 'boost de base', '15 backlinks', 'Support prioritaire'],
  },
  {
    section: '9.1, enterprise',
    after: 'Forfait Entreprise Un',
    before: 'Compris dans chaque forfait',
    words: ['89 €', "jusqu'à 11 pages", '72 h', 'boost avancé', '50 backlinks', 'Support prioritaire'],
  },
  {
    section: '9.1, all plans',
    after: 'Compris dans chaque forfait',
    before: 'Combien sur un',
    words: ['Hébergement premium', 'Mises à jour', 'Nom de domaine', 'SSL', 'fiche Google', 'Sans engagement'],
  },
  {
    section: '9.1, shops',
    after: 'Combien sur un',
    before: 'Votre maquette gratuite',
    words: [
      'Boutique en ligne 399 € TTC, une fois, à la création',
      '199 € plus 10 € par produit',
      '30 jours de préavis',
      'toute période commencée est due',
    ],
  },
  {
    section: '9.2, pack 1',
    file: 'backlinks-packages.html',
    after: 'Pack 1 Pour',
    before: 'Commander : Pack 2',
    words: ['59 €', '20 liens forts', 'DA 40 à 99', '40 autres liens', '180 liens au total', '10 liens en bonus'],
  },
  {
    section: '9.2, pack 2',
    file: 'backlinks-packages.html',
    after: 'Pack 2 Pour',
    before: 'Commander : Pack 3',
    words: ['129 €', '50 liens forts', '100 autres liens', '450 liens au total', '20 liens en bonus', 'Un rapport'],
  },
  {
    section: '9.2, pack 3',
    file: 'backlinks-packages.html',
    after: 'Pack 3 Pour',
    before: 'Retour',
    words: ['199 €', '100 liens forts', '200 autres liens', '900 liens au total', '50 liens en bonus', 'Un rapport'],
  },
  {
    section: '9.3',
    file: 'cgv.html',
    after: "L'essentiel",
    before: 'Tous droits',
    words: [
      '30 jours de préavis',
      'Après au moins 1 an',
      '399 € TTC',
      '199 €',
      '10 € par produit',
      'tribunaux de Paris',
    ],
  },
  { section: '9.3, cookies', file: 'cookies.html', after: 'durée de vie', before: 'Tous droits', words: ['13 mois'] },
  {
    section: '9.4',
    file: 'cgv.html',
    after: '2. La maquette gratuite',
    before: 'Tous droits',
    words: ['présentée en 48 h ouvrées', 'modification est traitée en 48 h ouvrées', 'le site en 7 jours'],
  },
];

/** Returns the visible text of a page, with plain spaces. */
function textOf(file: string): string {
  const html = decoded(file).replace(/<(script|style|template)[\s\S]*?<\/\1>/g, '');
  return plain(html.replace(/<[^>]+>/g, ' ')).replace(/\s+/g, ' ');
}

function decoded(file: string): string {
  return readFileSync(path.join(builtSite, file), 'utf8')
    .replace(/&#x27;|&#39;/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')
    .replace(/<!-- -->/g, '');
}

/** Returns a page with its start script, which contains the texts of all hydrated pages. */
function withStart(file: string): string {
  const html = decoded(file);
  const [, start = ''] = /data-client="\/(\S+)/.exec(html) ?? [];
  return html + decoded(start);
}

function plain(text: string): string {
  return text
    .replaceAll('\u2060', '')
    .replace(/[\u00A0\u202F]/g, ' ')
    .replace(/’/g, "'");
}

describe('strings that the specification quotes', () => {
  for (const [file, strings] of Object.entries(quoted)) {
    it.each(strings)(`are in ${file}: %s`, (text) => {
      expect(plain(withStart(file))).toContain(text);
    });
  }

  it.each(promised)('promise what section $section does', ({ file = 'index.html', after, before, words }) => {
    const text = textOf(file);
    const start = text.lastIndexOf(after);
    const part = text.slice(start, text.indexOf(before, start + after.length));
    expect(start).toBeGreaterThan(0);
    expect(words.filter((word) => !part.includes(word))).toEqual([]);
  });

  it.each(['contact.html', 'conception-site-web/creation-site-internet-sur-mesure.html', 'feed.xml'])(
    'can be searched as typed in the titles and descriptions of %s',
    (file) => {
      const [head = ''] = readFileSync(path.join(builtSite, file), 'utf8').split('<style');
      expect(head).toMatch(/e-mail|avez-vous/);
      expect(head).not.toContain('\u2060');
    },
  );

  it('name the page for clients whose bank details were validated', () => {
    expect(plain(decoded('pre-validation-ok.html'))).toMatch(/<title>Pré-validation réussie(?: \|[^<]*)?<\/title>/);
  });

  it.each(exact)('have the exact alert of %s', (file, text) => {
    expect(decoded(file)).toContain(JSON.stringify(text).slice(1, -1));
  });
});
