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

/** Returns a new store with these settings and, if given, a choice about measuring ads. */
export function storeWith(choice?: boolean) {
  let text: string | null = null;
  const storage = {
    read: () => text,
    write: (written: string) => {
      text = written;
    },
    remove: () => {
      text = null;
    },
  };
  const store = createConsentStore({ storage, now: () => Date.now() });
  store.configure(settings);
  if (choice !== undefined) store.choose({ publicite: choice });
  return store;
}
