import type { ConsentStorage } from '../../src/consent/consent-storage.ts';
import { type ConsentSettings, createConsentStore } from '../../src/consent/consent-store.ts';
import type { Ads, Consent, Service } from '../../src/model/types.generated.ts';

export const consent: Consent = {
  version: 3,
  months: 6,
  title: 'Vos cookies, votre choix',
  text: 'Nous aimerions savoir si nos annonces servent.',
  policy: { label: 'Voir la liste', to: '/cookies', variant: 'text' },
  purposes: [
    { id: 'necessaire', title: 'Nécessaire', description: 'Retient votre choix.' },
    { id: 'publicite', title: 'Publicité', description: 'Mesure les annonces.' },
    { id: 'agenda', title: 'Agenda', description: 'Affiche l’agenda.' },
  ],
  labels: {
    accept: 'Tout accepter',
    refuse: 'Tout refuser',
    customise: 'Personnaliser',
    save: 'Enregistrer mes choix',
    manage: 'Gérer mes cookies',
    always: 'toujours actif',
    service: 'Service',
  },
};

export const adsService: Service = {
  id: 'google-ads',
  name: 'Google Ads',
  provider: 'Google Ireland',
  purpose: 'publicite',
  description: 'Compte les demandes.',
  trackers: true,
  hosts: { script: ['tag.example.com'] },
  cookies: [{ name: 'mesure_*', purpose: 'Relie', duration: '3 mois' }],
};

export const agendaService: Service = {
  id: 'agenda',
  name: 'Agenda',
  provider: 'Rendez-vous SA',
  purpose: 'agenda',
  description: 'Montre les heures libres.',
  trackers: true,
};

export const ads: Ads = { service: 'google-ads', id: 'AW-123', label: 'rappel' };

export const settings: ConsentSettings = { consent, ads, gated: [adsService, agendaService] };

/** Returns a storage that keeps its text in an object. */
export function storageIn(kept: { text: string | null }): ConsentStorage {
  return {
    read: () => kept.text,
    write: (written) => {
      kept.text = written;
    },
    remove: () => {
      kept.text = null;
    },
  };
}

/** Returns a new store with these settings and, if given, a choice about measuring ads. */
export function storeWith(choice?: boolean) {
  const store = createConsentStore({ storage: storageIn({ text: null }), now: Date.now });
  store.configure(settings);
  if (choice !== undefined) store.choose({ publicite: choice });
  return store;
}
