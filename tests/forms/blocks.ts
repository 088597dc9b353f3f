import type { BlockProps } from '../../src/blocks/block-props.ts';
import { defineForm } from '../../src/forms/form-definition.ts';
import type { FormContext, ResolvedForm } from '../../src/model/resolve/resolved.ts';
import type { FormField, FormMessages, Labels } from '../../src/model/types.generated.ts';

/** Labels that the forms use. */
export const labels = { call: 'Appeler', noScript: 'Sans JavaScript :', close: 'Fermer' } as Labels;

/** Mail account of the forms. */
export const mail = {
  origin: 'https://mail.test',
  publicKey: 'key',
  serviceId: 'service',
  templateId: 't-contact',
  toName: 'L’atelier',
  timeout: 20_000,
};

/** Returns the context of a form, with the form's own mail template. */
const context = (form: ResolvedForm): FormContext => ({
  form,
  mail: { ...mail, templateId: `t-${form.id}` },
  phone: '04 65 71 00 00',
  email: 'bonjour@example.com',
  timeZone: 'Europe/Paris',
  hours: [{ days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'], opens: '09:00', closes: '18:00' }],
});

/** Returns the messages of a form with the given alert. */
function messages(alert: string): FormMessages {
  return {
    required: 'Tous les champs sont obligatoires.',
    optional: 'facultatif',
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

/** Creates a field of a form, by default required and of full width. */
export const field = (
  name: string,
  label: string,
  kind: FormField['kind'] = 'text',
  more: Partial<FormField> = {},
): FormField => ({ name, kind, label, required: true, width: 'full', ...more });

/** Properties of all forms. */
const common = {
  stepLabel: 'Étape %d/%n',
  next: 'Suivant',
  back: 'Retour',
  disabledUntilComplete: true,
  conversion: false,
};

export const callbackForm: ResolvedForm = {
  ...common,
  id: 'callback',
  name: 'Demande de rappel',
  steps: [
    {
      title: 'Vos coordonnées',
      fields: [
        field('name', 'Nom', 'text', { autocomplete: 'name', width: 'half' }),
        field('phone', 'Téléphone', 'phone', { width: 'half' }),
        field('email', 'E-mail', 'email', { width: 'half' }),
        field('city', 'Ville', 'text', { autocomplete: 'address-level2', width: 'half' }),
        field('companyName', 'Entreprise', 'text', { autocomplete: 'organization', maxLength: 150 }),
      ],
    },
    {
      title: 'Votre projet',
      fields: [
        field('needsEcommerce', 'Vente en ligne', 'choice', {
          hint: 'Supplément unique de 399 €.',
          placeholder: 'Sélectionnez une option',
          options: ['Oui', 'Non'],
        }),
        field('projectDescription', 'Projet', 'longText', { rows: 4 }),
      ],
    },
  ],
  submit: 'Recevoir ma maquette',
  params: {
    from_name: '{{name}}',
    phone: '{{phone}}',
    message:
      '{{projectDescription}}\nVente : {{needsEcommerce}}\n{{name}}, {{city}}, {{companyName}}, {{phone}}, {{email}}',
    city: '{{city}}',
    company_name: '{{companyName}}',
    reply_to: '{{email}}',
  },
  letter: { subject: 'Demande de maquette' },
  redirect: { to: '/presentation', delay: 3000, continue: 'Continuer', stay: 'Rester sur cette page' },
  conversion: true,
  messages: {
    ...messages("Une erreur est survenue lors de l'envoi du formulaire. Veuillez réessayer."),
    phoneNotice: 'Votre numéro sert à vous rappeler.',
  },
};

export const contactForm: ResolvedForm = {
  ...common,
  id: 'contact',
  name: 'Message de contact',
  steps: [
    {
      fields: [
        field('name', 'Nom', 'text', { autocomplete: 'name', width: 'half' }),
        field('email', 'E-mail', 'email', { width: 'half' }),
        field('subject', 'Objet', 'text', { maxLength: 200 }),
        field('message', 'Message', 'longText', { rows: 6 }),
      ],
    },
  ],
  submit: 'Envoyer le message',
  disabledUntilComplete: false,
  params: {
    from_name: '{{name}}',
    from_email: '{{email}}',
    subject: '{{subject}}',
    message: '{{message}}',
    reply_to: '{{email}}',
  },
  messages: messages("Une erreur est survenue lors de l'envoi du message. Veuillez réessayer."),
};

export const changesForm: ResolvedForm = {
  ...common,
  id: 'changes',
  name: 'Demande de modifications',
  steps: [{ fields: [field('modifications', 'Modifications', 'longText', { rows: 8 })] }],
  submit: 'Envoyer mes modifications',
  params: {
    from_name: 'Client pré-validé',
    subject: 'Modifications de maquette',
    message: '{{modifications}}\n\nLe client a validé ses coordonnées bancaires.',
    reply_to: 'bonjour@example.com',
  },
  letter: { text: '{{modifications}}' },
  messages: messages("Une erreur est survenue lors de l'envoi. Veuillez réessayer."),
};

export const callbackDefinition = defineForm(callbackForm, true);
export const contactDefinition = defineForm(contactForm, false);

export const callbackBlock: BlockProps<'callback-form'>['block'] = {
  ...context(callbackForm),
  type: 'callback-form',
  key: 'callback-form',
  id: 'callback-form',
  ground: 'paper',
  heading: 'Votre maquette gratuite',
  start: 'Je veux ma maquette gratuite !',
};

export const contactBlock: BlockProps<'form'>['block'] = {
  ...context(contactForm),
  type: 'form',
  key: 'message',
  ground: 'paper',
  layout: 'split',
  heading: 'Écrivez-nous',
};
