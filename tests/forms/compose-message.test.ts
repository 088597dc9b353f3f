import { describe, expect, it } from 'vitest';
import { composeLetter, composeParams } from '../../src/forms/compose-message.ts';
import { fc } from '../fast-check.ts';
import { callbackForm, changesForm, contactForm, field } from './blocks.ts';

const callback = {
  name: 'Ana Ruiz',
  phone: '04 65 71 00 00',
  email: 'ana@example.com',
  city: 'Nîmes',
  companyName: 'Le Pain d’Ana',
  needsEcommerce: 'Oui',
  projectDescription: 'Un site.\nAvec des photos.',
};
const TO = 'L’atelier';
const contact = { name: 'Ana', email: 'ana@example.com', subject: 'Question', message: 'Bonjour.\n\nAna' };

describe('template_params', () => {
  it('of the change request are those in section 7 of the specification, with replies to the agency', () => {
    expect(composeParams(changesForm, { modifications: ' Un autre titre.\nUne photo. ' }, TO)).toEqual({
      to_name: 'L’atelier',
      from_name: 'Client pré-validé',
      subject: 'Modifications de maquette',
      message: 'Un autre titre.\nUne photo.\n\nLe client a validé ses coordonnées bancaires.',
      reply_to: 'bonjour@example.com',
    });
  });

  it('keep mail headers out of single-line fields', () => {
    const params = composeParams(
      contactForm,
      { ...contact, name: 'Ana\r\nBcc: x@y.fr', subject: 'A\u2028Cc: x@y.fr\u0000', email: 'ana@example.com\n' },
      'A',
    );
    expect(params).toMatchObject({
      from_name: 'Ana Bcc: x@y.fr',
      subject: 'A Cc: x@y.fr',
      reply_to: 'ana@example.com',
    });
  });

  it('contain no control characters except for line ends and tabs of texts', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const written = Object.fromEntries(Object.keys(callback).map((name) => [name, text])) as typeof callback;
        for (const [name, value] of Object.entries(composeParams(callbackForm, written, TO))) {
          expect(name === 'message' ? value.replace(/[\n\t]/g, '') : value).not.toMatch(/[\p{Cc}\u2028\u2029\u202E]/u);
        }
      }),
    );
  });

  it('keep braces in an answer', () => {
    const params = composeParams(callbackForm, { ...callback, projectDescription: '{{email}} $& {{nom}}' }, TO);
    expect(params.message).toMatch(/^\{\{email\}\} \$& \{\{nom\}\}\n/);
  });

  it('keep characters of all alphabets, accents and emoji', () => {
    expect(composeParams(contactForm, { ...contact, name: 'Zoë 🥖 Δ 👩‍🍳' }, 'A').from_name).toBe('Zoë 🥖 Δ 👩‍🍳');
  });

  it('are sent in the order of the manifest, which may name another recipient', () => {
    const params = { subject: 'Devis', to_name: '{{city}}' };
    expect(Object.entries(composeParams({ ...callbackForm, params }, callback, TO))).toEqual([
      ['to_name', 'Nîmes'],
      ['subject', 'Devis'],
    ]);
  });

  it('have formatted dates, no empty answers, and keep unknown names', () => {
    const form = {
      ...contactForm,
      steps: [{ fields: [field('start', 'Début', 'date'), field('end', 'Fin', 'date')] }],
      params: { message: '{{start}} / {{end}} / {{autre}}' },
    };
    expect(composeParams(form, { start: '2026-12-01' }, TO).message).toBe('1er décembre 2026 /  / {{autre}}');
  });
});

it('the letter that visitors send themselves has the texts of the message, unless the form has a letter of its own', () => {
  expect(composeLetter(contactForm, contact)).toEqual({ subject: 'Question', body: 'Bonjour.\n\nAna' });
  expect(composeLetter(callbackForm, callback)).toMatchObject({ subject: 'Demande de maquette' });
  expect(composeLetter(changesForm, { modifications: ' Un autre titre. ' })).toEqual({
    subject: 'Modifications de maquette',
    body: 'Un autre titre.',
  });
});
