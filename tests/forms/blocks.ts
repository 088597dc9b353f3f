import type { BlockProps } from '../../src/blocks/block-props.ts';
import type { FormContext } from '../../src/site/resolve/resolved.ts';
import type { FormField, FormMessages, Labels } from '../../src/site/types.generated.ts';

/** Words of the interface that the forms use. */
export const labels = { call: 'Appeler', noScript: 'Sans JavaScript :', close: 'Fermer' } as Labels;

const context: FormContext = {
  mail: {
    origin: 'https://mail.test',
    publicKey: 'key',
    serviceId: 'service',
    templates: { callback: 't-callback', contact: 't-contact', changes: 't-changes' },
    toName: 'L’atelier',
    timeout: 20_000,
  },
  phone: '04 65 71 00 00',
  email: 'bonjour@example.com',
  businessName: 'Atelier',
};

/** Messages of a form whose alert is the given one. */
function messages(alert: string): FormMessages {
  return {
    required: 'Tous les champs sont obligatoires.',
    sending: 'Envoi en cours...',
    alert,
    failure: {
      title: 'Rien n’est parti',
      unanswered: 'Pas de réponse',
      text: 'Rien n’est perdu.',
      retry: 'Réessayer',
      cut: '[suite dans le formulaire]',
    },
    success: { title: 'C’est parti', text: 'Merci.', close: 'Fermer' },
    errors: {
      required: 'Ce champ est vide.',
      email: 'Adresse incomplète.',
      phone: 'Numéro incomplet ?',
      tooLong: '%d caractères au plus.',
    },
    honeypot: { label: 'Ne pas remplir', confirm: 'Êtes-vous une personne ?', confirmLabel: 'Confirmer et envoyer' },
    notice: {
      text: 'Vos réponses servent à vous répondre.',
      link: { label: 'Vos droits', to: '/politique-confidentialite', variant: 'text' },
    },
    restored: 'Votre texte a été repris.',
  };
}

const field = (label: string, more: Partial<FormField> = {}): FormField => ({ label, ...more });

export const callbackBlock: BlockProps<'callback-form'>['block'] = {
  ...context,
  type: 'callback-form',
  key: 'callback-form',
  id: 'callback-form',
  ground: 'paper',
  heading: 'Votre maquette gratuite',
  start: 'Je veux ma maquette gratuite !',
  steps: { contact: 'Vos coordonnées', project: 'Votre projet' },
  stepLabel: 'Étape %d/2',
  next: 'Suivant',
  back: 'Retour',
  submit: 'Recevoir ma maquette',
  fields: {
    name: field('Nom'),
    phone: field('Téléphone'),
    email: field('E-mail'),
    city: field('Ville'),
    companyName: field('Entreprise'),
    needsEcommerce: field('Vente en ligne', {
      hint: 'Supplément unique de 399 €.',
      placeholder: 'Sélectionnez une option',
      options: ['Oui', 'Non'],
    }),
    projectDescription: field('Projet'),
  },
  mailText:
    '{{projectDescription}}\nVente : {{needsEcommerce}}\n{{name}}, {{city}}, {{companyName}}, {{phone}}, {{email}}',
  letterSubject: 'Demande de maquette',
  redirect: '/presentation',
  redirectDelay: 3000,
  redirectLabels: { continue: 'Continuer', stay: 'Rester sur cette page' },
  messages: {
    ...messages("Une erreur est survenue lors de l'envoi du formulaire. Veuillez réessayer."),
    phoneNotice: 'Votre numéro sert à vous rappeler.',
  },
};

export const contactBlock: BlockProps<'message-form'>['block'] = {
  ...context,
  type: 'message-form',
  key: 'message',
  ground: 'paper',
  heading: 'Écrivez-nous',
  submit: 'Envoyer le message',
  fields: { name: field('Nom'), email: field('E-mail'), subject: field('Objet'), message: field('Message') },
  messages: messages("Une erreur est survenue lors de l'envoi du message. Veuillez réessayer."),
};

export const changesBlock: BlockProps<'change-request-form'>['block'] = {
  ...context,
  type: 'change-request-form',
  key: 'modifications',
  ground: 'paper',
  heading: 'Vos modifications',
  submit: 'Envoyer mes modifications',
  fields: { modifications: field('Modifications') },
  fromName: 'Client pré-validé',
  subject: 'Modifications de maquette',
  bankNote: 'Le client a validé ses coordonnées bancaires.',
  messages: messages("Une erreur est survenue lors de l'envoi. Veuillez réessayer."),
};
