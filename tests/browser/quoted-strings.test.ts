/** @module-tag smoke */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const dist = path.resolve(import.meta.dirname, '../../dist');

/** Every string that the specification quotes, on the page where it belongs or in the script that it starts with. */
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
    "Une erreur est survenue lors de l'envoi du formulaire. Veuillez réessayer.",
    'Forfait Essentiel',
    'Forfait Professionnel',
    'Forfait Entreprise',
    'Forfaits en vidéo',
    'Support prioritaire',
  ],
  'contact.html': ["Une erreur est survenue lors de l'envoi du message. Veuillez réessayer.", 'Envoi en cours...'],
  'pre-validation-ok.html': [
    'Pré-validation réussie',
    "Une erreur est survenue lors de l'envoi. Veuillez réessayer.",
    'Envoi en cours...',
  ],
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

/** Texts of alerts are kept to the byte. */
const exact = [
  ['index.html', "Une erreur est survenue lors de l'envoi du formulaire. Veuillez réessayer."],
  ['contact.html', "Une erreur est survenue lors de l'envoi du message. Veuillez réessayer."],
  ['pre-validation-ok.html', "Une erreur est survenue lors de l'envoi. Veuillez réessayer."],
] as const;

function decoded(file: string): string {
  return readFileSync(path.join(dist, file), 'utf8')
    .replace(/&#x27;|&#39;/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')
    .replace(/<!-- -->/g, '');
}

/** A page, and the script that it starts with, which holds what all pages say once they are hydrated. */
function withStart(file: string): string {
  const html = decoded(file);
  const [, start = ''] = /data-client="\/(\S+)/.exec(html) ?? [];
  return html + decoded(start);
}

function plain(text: string): string {
  return text.replace(/[\u00A0\u202F]/g, ' ').replace(/’/g, "'");
}

describe('strings that the specification quotes', () => {
  for (const [file, strings] of Object.entries(quoted)) {
    it.each(strings)(`stand on ${file}: %s`, (text) => {
      expect(plain(withStart(file))).toContain(text);
    });
  }

  it.each(['contact.html', 'conception-site-web/creation-site-internet-sur-mesure.html', 'feed.xml'])(
    'can be looked for as they are typed in the titles and descriptions of %s',
    (file) => {
      const [head = ''] = readFileSync(path.join(dist, file), 'utf8').split('<style');
      expect(head).toMatch(/e-mail|avez-vous/);
      expect(head).not.toContain('\u2060');
    },
  );

  it('name the page of clients whose bank details were validated', () => {
    expect(plain(decoded('pre-validation-ok.html'))).toMatch(/<title>Pré-validation réussie(?: \|[^<]*)?<\/title>/);
  });

  it.each(exact)('keep the alert of %s to the byte', (file, text) => {
    expect(decoded(file)).toContain(JSON.stringify(text).slice(1, -1));
  });
});
