import { describe, expect, it } from 'vitest';
import { composeCallback, composeContact } from '../../src/forms/compose-params.ts';
import { contactDefinition } from '../../src/forms/form-definition.ts';
import { plainAddress } from '../../src/forms/plain-address.ts';
import { faultOf } from '../../src/forms/validate.ts';

const accepted = (text: string) => faultOf(contactDefinition, 'email', text) === undefined;

describe('the address that a visitor means', () => {
  it.each([
    ['jérôme@example.com', 'jérôme@example.com'],
    ['je\u0301ro\u0302me@example.com', 'jérôme@example.com'],
    ['Дмитрий@пример.рф', 'Дмитрий@пример.рф'],
    ['ANA@EXEMPLE.XN--P1AI', 'ANA@EXEMPLE.XN--P1AI'],
    ['Ana <ana@example.com>', 'ana@example.com'],
    ['"Ruiz, Ana" <ana@example.com>', 'ana@example.com'],
    ['<ana@example.com>', 'ana@example.com'],
    ['mailto:ana@example.com', 'ana@example.com'],
    ['<MAILTO:ana@example.com>', 'ana@example.com'],
    [' ana@example.com. ', 'ana@example.com'],
    ['ana@example.com,', 'ana@example.com'],
    ['Ana <ana@example.com>;', 'ana@example.com'],
    ['\u200Bana@example.com\u00A0', 'ana@example.com'],
  ])('is taken from %j', (text, address) => {
    expect(accepted(text)).toBe(true);
    expect(plainAddress(text)).toBe(address);
  });

  it.each([
    'ana@example,com',
    'ana@example',
    'Ana ana@example.com',
    'a@b.fr <c@d.fr>',
    'Ana <a@b.fr> <c@d.fr>',
    'Ana <a@b.fr',
    'Ana\r\nBcc: x <a@b.fr>',
    '<a@b.fr>\r\nBcc: <c@d.fr>',
    '<a@b.fr\r\nBcc: c@d.fr>',
    'mailto:a@b.fr,c@d.fr',
    '<>',
    'mailto:',
  ])('is not guessed from %j', (text) => {
    expect(accepted(text)).toBe(false);
  });

  it('is what is sent, alone and on one line', () => {
    const values = { name: 'Ana', email: ' Ana <mailto:jérôme@example.com>. ', subject: 's', message: 'm' };
    const params = composeContact(values, { toName: 'L’atelier' });
    expect([params.from_email, params.reply_to]).toEqual(['jérôme@example.com', 'jérôme@example.com']);
    const call = { phone: '', city: '', companyName: '', needsEcommerce: '', projectDescription: '' };
    const mail = composeCallback({ ...call, ...values }, { toName: 'L’atelier', mailText: '{{email}}' });
    expect([mail.message, mail.reply_to]).toEqual(['jérôme@example.com', 'jérôme@example.com']);
  });
});
