import { frenchTypography } from '../../../text/typography.ts';
import { isRaw, objectAt, type Raw, textAt } from '../../read/values.ts';
import type { Json } from '../json-operation.ts';

type JsonObject = { [key: string]: Json };

/** A block type that described its form itself, and what of it stood in the program. */
export interface FormerForm {
  /** The name of its form from now on; so far that of its mail template. */
  id: string;
  /** Keys that move from the block to the form. */
  keys: readonly string[];
  form(block: Raw): JsonObject;
}

/** What the program said of a field. */
interface FormerField extends JsonObject {
  name: string;
  kind: string;
}

/** Longest text of the fields whose limit is not the usual one of their kind. */
const LIMITS: Readonly<Record<string, number>> = { companyName: 150, subject: 200 };

const KEPT = ['label', 'hint', 'placeholder', 'options'];

function has(holder: Raw, key: string): boolean {
  return Object.hasOwn(holder, key);
}

/** Those of some keys that an object has. */
function picked(holder: Raw, keys: readonly string[]): JsonObject {
  return Object.fromEntries(keys.filter((key) => has(holder, key)).map((key) => [key, holder[key] as Json]));
}

/** A text that was set in French typography, for a place where texts are sent as they are typed. */
function typeset(block: Raw, key: string, usual = ''): string {
  return frenchTypography(textAt(block, key) ?? usual);
}

/** A field with what the block and the program said of it. */
function fieldOf(settings: Raw, { name, kind, rows, ...more }: FormerField): JsonObject {
  const isChoice = has(settings, 'options');
  const limit = settings.maxLength ?? LIMITS[name];
  return {
    name,
    kind: isChoice ? 'choice' : kind === 'choice' ? 'text' : kind,
    ...picked(settings, KEPT),
    ...(rows !== undefined && !isChoice && { rows }),
    ...(limit !== undefined && !isChoice && { maxLength: limit as Json }),
    ...more,
    ...picked(settings, ['errors']),
  };
}

/** The fields of a step that the block has. */
function fieldsOf(block: Raw, fields: readonly FormerField[]): JsonObject[] {
  const settings = objectAt(block, 'fields');
  return fields
    .filter(({ name }) => isRaw(settings[name]))
    .map((field) => fieldOf(objectAt(settings, field.name), field));
}

const half = { width: 'half' };
const NAME: FormerField = { name: 'name', kind: 'text', autocomplete: 'name', ...half };
const EMAIL: FormerField = { name: 'email', kind: 'email', ...half };

const CALLBACK_MESSAGE =
  'Projet :\n{{projectDescription}}\n\nVente en ligne : {{needsEcommerce}}\n\nCoordonnées\nNom : {{name}}\nVille : {{city}}\nEntreprise : {{companyName}}\nTéléphone : {{phone}}\nE-mail : {{email}}';

function callbackForm(block: Raw): JsonObject {
  const titles = objectAt(block, 'steps');
  const labels = objectAt(block, 'redirectLabels');
  return {
    name: 'Demande de rappel',
    ...picked(block, ['placeholder']),
    steps: [
      {
        ...(has(titles, 'contact') && { title: titles.contact as Json }),
        fields: fieldsOf(block, [
          NAME,
          { name: 'phone', kind: 'phone', ...half },
          EMAIL,
          { name: 'city', kind: 'text', autocomplete: 'address-level2', ...half },
          { name: 'companyName', kind: 'text', autocomplete: 'organization' },
        ]),
      },
      {
        ...(has(titles, 'project') && { title: titles.project as Json }),
        fields: fieldsOf(block, [
          { name: 'needsEcommerce', kind: 'choice' },
          { name: 'projectDescription', kind: 'longText', rows: 4 },
        ]),
      },
    ],
    ...picked(block, ['stepLabel', 'next', 'back', 'submit']),
    params: {
      from_name: '{{name}}',
      phone: '{{phone}}',
      message: textAt(block, 'mailText') ?? CALLBACK_MESSAGE,
      city: '{{city}}',
      company_name: '{{companyName}}',
      reply_to: '{{email}}',
    },
    letter: { subject: typeset(block, 'letterSubject', 'Demande de rappel') },
    redirect: {
      ...(has(block, 'redirect') && { to: block.redirect as Json }),
      ...(has(block, 'redirectDelay') && { delay: block.redirectDelay as Json }),
      ...picked(labels, ['continue', 'stay']),
    },
    conversion: true,
    ...picked(block, ['messages']),
  };
}

function messageForm(block: Raw): JsonObject {
  return {
    name: 'Message de contact',
    ...picked(block, ['placeholder']),
    steps: [
      {
        fields: fieldsOf(block, [
          NAME,
          EMAIL,
          { name: 'subject', kind: 'text' },
          { name: 'message', kind: 'longText', rows: 6 },
        ]),
      },
    ],
    ...picked(block, ['submit']),
    disabledUntilComplete: false,
    params: {
      from_name: '{{name}}',
      from_email: '{{email}}',
      subject: '{{subject}}',
      message: '{{message}}',
      reply_to: '{{email}}',
    },
    ...picked(block, ['messages']),
  };
}

function changeRequestForm(block: Raw): JsonObject {
  return {
    name: 'Demande de modifications',
    ...picked(block, ['placeholder']),
    steps: [{ fields: fieldsOf(block, [{ name: 'modifications', kind: 'longText', rows: 8 }]) }],
    ...picked(block, ['submit']),
    params: {
      from_name: typeset(block, 'fromName'),
      subject: typeset(block, 'subject'),
      message: `{{modifications}}\n\n${typeset(block, 'bankNote')}`,
      reply_to: '{{business.email}}',
    },
    letter: { text: '{{modifications}}' },
    ...picked(block, ['messages']),
  };
}

/** The block types that described their forms themselves. */
export const FORMER_FORMS: Readonly<Record<string, FormerForm>> = {
  'callback-form': {
    id: 'callback',
    keys: [
      'steps',
      'stepLabel',
      'next',
      'back',
      'submit',
      'fields',
      'mailText',
      'letterSubject',
      'redirect',
      'redirectDelay',
      'redirectLabels',
      'messages',
    ],
    form: callbackForm,
  },
  'message-form': { id: 'contact', keys: ['submit', 'fields', 'messages'], form: messageForm },
  'change-request-form': {
    id: 'changes',
    keys: ['submit', 'fields', 'fromName', 'subject', 'bankNote', 'messages'],
    form: changeRequestForm,
  },
};
