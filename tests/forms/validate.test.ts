import { describe, expect, it } from 'vitest';
import { emptyValues } from '../../src/forms/form-definition.ts';
import { faultOf, isBlank, isComplete, isEmailAnswer, isPhoneAnswer } from '../../src/forms/validate.ts';
import { callbackDefinition } from './blocks.ts';

describe('validation', () => {
  it('treats whitespace of every kind as empty', () => {
    for (const text of ['', ' ', '\n\t ', '\u00A0', '\u202F\u3000']) expect(isBlank(text)).toBe(true);
    expect(isBlank(' a ')).toBe(false);
  });

  it.each([
    'a@b.fr',
    'Jean.Dupont+site@mail.example.com',
    ' a@b.fr ',
    "o'neil@exemple.fr",
    'a@café.fr',
    'a@xn--caf-dma.fr',
    'a@xn--t-9fab.xn--p1ai',
    ' a.b+c@exemple-1.fr ',
  ])('accepts %j as an e-mail address', (text) => expect(isEmailAnswer(text)).toBe(true));

  it.each([
    'a',
    'a@b',
    'a@b.',
    '@b.fr',
    'a b@c.fr',
    'a@@b.fr',
    'a@b..fr',
    'a@-b.fr',
    'a@b-.fr',
    'a@',
    'a@b.fr,c@d.fr',
    'a@b.fr, c@d.fr',
    'a@b.fr;c@d.fr',
    'Jean <a@b.fr>',
    'x\n<a@b.fr>',
    'a@b.fr\nBcc: c@d.fr',
    'a@b.fr\r\nBcc: c@d.fr',
    'a@b.f',
  ])('rejects %j as an e-mail address', (text) => expect(isEmailAnswer(text)).toBe(false));

  it('validates an address designed for backtracking in linear time', () => {
    expect(isEmailAnswer(`${'a'.repeat(5000)}@${'a.'.repeat(5000)}`)).toBe(false);
  });

  it.each([
    '0465710000',
    '0033465710048',
    '04 65 71 00 00',
    '04.65.71.00.00',
    '+33 4 65 71 00 00',
    '+33 (0)4 65 71 00 00',
    '+32 2 555 12 12',
    '0032255512',
    '+1234567',
    '+123456789012345',
    '\u202A04 65 71 00 00\u202C',
    '\u202A+33 (\u200E0)4 65 71 00 00\u202C',
    '04\u201165\u201171\u201100\u201100',
    '04–65–71–00–00',
  ])('accepts %j as a telephone number', (text) => expect(isPhoneAnswer(text)).toBe(true));

  it.each([
    '04 65 71 00',
    '12',
    'appelez-moi',
    '0065',
    '+33 4 65 71',
    '01 65 71 00 00 00',
    '\u202A04–65–71–00\u202C',
    '465710048',
    '0465 x 10048',
    '04657100480',
    '046571004',
    'x0465710048',
    '+330465710048',
    '+3346571004',
    '+123456',
    '+1234567890123456',
    '+0123456789',
    'a+32255512',
    '',
  ])('doubts %j', (text) => expect(isPhoneAnswer(text)).toBe(false));

  it('finds what is empty, too long or malformed', () => {
    expect(faultOf(callbackDefinition, 'name', ' ')).toBe('empty');
    for (const fine of ['a'.repeat(100), '👍'.repeat(100), 'ana@'])
      expect(faultOf(callbackDefinition, 'name', fine)).toBeUndefined();
    expect(faultOf(callbackDefinition, 'name', 'a'.repeat(101))).toBe('long');
    expect(faultOf(callbackDefinition, 'email', 'a@b')).toBe('email');
  });

  it('only requires non-empty fields for a complete step', () => {
    const values = { ...emptyValues(callbackDefinition), name: 'a', phone: 'b', email: 'c', city: 'd' };
    expect(isComplete(callbackDefinition, 0, values)).toBe(false);
    expect(isComplete(callbackDefinition, 0, { ...values, companyName: 'e' })).toBe(true);
    expect(isComplete(callbackDefinition, 0, { ...values, companyName: ' ' })).toBe(false);
  });
});
