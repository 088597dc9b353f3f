import { describe, expect, it } from 'vitest';
import { composeCallback, composeChanges, composeContact } from '../../src/forms/compose-params.ts';
import { fc } from '../fast-check.ts';
import { callbackBlock } from './blocks.ts';

const callback = {
  name: 'Ana Ruiz',
  phone: '04 65 71 00 00',
  email: 'ana@example.com',
  city: 'Nîmes',
  companyName: 'Le Pain d’Ana',
  needsEcommerce: 'Oui',
  projectDescription: 'Un site.\nAvec des photos.',
};
const callbackTexts = { toName: 'L’atelier', mailText: callbackBlock.mailText };
const contact = { name: 'Ana', email: 'ana@example.com', subject: 'Question', message: 'Bonjour.\n\nAna' };
const changesTexts = {
  toName: 'L’atelier',
  fromName: 'Client pré-validé',
  subject: 'Modifications',
  bankNote: 'Coordonnées bancaires validées.',
  agencyEmail: 'bonjour@example.com',
};

describe('template_params', () => {
  it('of the callback form are those of section 7', () => {
    expect(composeCallback(callback, callbackTexts)).toEqual({
      to_name: 'L’atelier',
      from_name: 'Ana Ruiz',
      phone: '04 65 71 00 00',
      message:
        'Un site.\nAvec des photos.\nVente : Oui\nAna Ruiz, Nîmes, Le Pain d’Ana, 04 65 71 00 00, ana@example.com',
      city: 'Nîmes',
      company_name: 'Le Pain d’Ana',
      reply_to: 'ana@example.com',
    });
  });

  it('of the contact form are those of section 7', () => {
    expect(composeContact(contact, { toName: 'L’atelier' })).toEqual({
      to_name: 'L’atelier',
      from_name: 'Ana',
      from_email: 'ana@example.com',
      subject: 'Question',
      message: 'Bonjour.\n\nAna',
      reply_to: 'ana@example.com',
    });
  });

  it('of the change request are those of section 7, with replies to the agency', () => {
    expect(composeChanges({ modifications: ' Un autre titre. ' }, changesTexts)).toEqual({
      to_name: 'L’atelier',
      from_name: 'Client pré-validé',
      subject: 'Modifications',
      message: 'Un autre titre.\n\nCoordonnées bancaires validées.',
      reply_to: 'bonjour@example.com',
    });
  });

  it('keep header lines out of single-line fields', () => {
    const params = composeContact(
      { ...contact, name: 'Ana\r\nBcc: x@y.fr', subject: 'A\u2028Cc: x@y.fr\u0000', email: 'ana@example.com\n' },
      { toName: 'A' },
    );
    expect(params).toMatchObject({
      from_name: 'Ana Bcc: x@y.fr',
      subject: 'A Cc: x@y.fr',
      reply_to: 'ana@example.com',
    });
  });

  it('hold no control character but the line ends and tabs of texts, whatever is written', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const written = Object.fromEntries(Object.keys(callback).map((name) => [name, text])) as typeof callback;
        for (const [name, value] of Object.entries(composeCallback(written, callbackTexts))) {
          expect(name === 'message' ? value.replace(/[\n\t]/g, '') : value).not.toMatch(/[\p{Cc}\u2028\u2029\u202E]/u);
        }
      }),
    );
  });

  it('leave braces in an answer as they were written', () => {
    const params = composeCallback({ ...callback, projectDescription: '{{email}} $& {{nom}}' }, callbackTexts);
    expect(params.message).toMatch(/^\{\{email\}\} \$& \{\{nom\}\}\n/);
  });

  it('keep signs of all alphabets, accents and emoji', () => {
    expect(composeContact({ ...contact, name: 'Zoë 🥖 Δ 👩‍🍳' }, { toName: 'A' }).from_name).toBe('Zoë 🥖 Δ 👩‍🍳');
  });
});
