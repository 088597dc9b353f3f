import { describe, expect, it } from 'vitest';
import { multiLine, singleLine } from '../../src/forms/clean-text.ts';
import { composeMailto } from '../../src/forms/compose-mailto.ts';
import { faultOf, isEmailAnswer, isPhoneAnswer } from '../../src/forms/validate.ts';
import { contactDefinition } from './blocks.ts';

describe('a text for a mail', () => {
  it('on one line has single spaces, and neither control characters nor bidirectional marks', () => {
    expect(singleLine('  a\r\nb\tc\u2028d\u0000e\u202Ef  g\uD800 ')).toBe('a b c def g');
    expect(singleLine('a\tb')).toBe('a b');
    expect(singleLine('a    b')).toBe('a b');
  });

  it('on several lines keeps tabs and has uniform line ends', () => {
    expect(multiLine(' a\r\nb\rc\u2029d\te\u0007f ')).toBe('a\nb\nc\nd\tef');
    expect(multiLine('\n\na\u0000\n')).toBe('a');
  });
});

describe('the address of a mail', () => {
  const mail = (body: string) => composeMailto({ to: 'a+b@c.fr', subject: 'S & T', body, cut: 'fin' });
  const start = 'mailto:a%2Bb@c.fr?subject=S%20%26%20T&body=';

  it('contains the whole of a text of maximum length', () => {
    const exact = 'x'.repeat(2000 - start.length);
    expect(mail(exact)).toBe(start + exact);
    expect(mail(`${exact}x`)).toBe(`${start}%0D%0A%0D%0Afin`);
  });

  it('truncates a longer one after a word', () => {
    const address = mail('mot '.repeat(600));
    expect(address.length).toBeLessThanOrEqual(2000);
    expect(address).toMatch(/mot%0D%0A%0D%0Afin$/);
    const room = 2000 - start.length - encodeURIComponent('\r\n\r\nfin').length;
    const fits = `${'y'.repeat(room - 1)} ${'z'.repeat(500)}`;
    expect(mail(fits)).toBe(`${start}%0D%0A%0D%0Afin`);
    const justFits = `${'y'.repeat(room - 3)} ${'z'.repeat(500)}`;
    expect(mail(justFits)).toBe(`${start}${'y'.repeat(room - 3)}%0D%0A%0D%0Afin`);
  });
});

describe('numbers and addresses', () => {
  it.each([
    '0465710048',
    '+33 4 65 71 00 48',
    '0033465710048',
    '+33 (0)4.65.71.00.48',
    '+32 2 555 12 12',
    '0032255512',
    '+1234567',
    '+123456789012345',
  ])('%s can be called', (number) => {
    expect(isPhoneAnswer(number)).toBe(true);
  });

  it.each([
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
  ])('%j cannot be called', (number) => {
    expect(isPhoneAnswer(number)).toBe(false);
  });

  it.each(['a@b.fr', ' a.b+c@exemple-1.fr ', 'o’h@b.fr'.replace('’', "'"), 'a@été.fr', 'a@xn--t-9fab.xn--p1ai'])(
    '%j is an address',
    (address) => {
      expect(isEmailAnswer(address)).toBe(true);
    },
  );

  it.each([
    'a@b',
    '@b.fr',
    'a@',
    'a b@c.fr',
    'a@b..fr',
    'a@-b.fr',
    'a@b-.fr',
    'a@b.f',
    'a@b.fr, c@d.fr',
    'x\n<a@b.fr>',
  ])('%j is not an address', (address) => {
    expect(isEmailAnswer(address)).toBe(false);
  });

  it('a text may be as long as its limit, counted in characters', () => {
    expect(faultOf(contactDefinition, 'name', '👍'.repeat(100))).toBeUndefined();
    expect(faultOf(contactDefinition, 'name', 'a'.repeat(101))).toBe('long');
    expect(faultOf(contactDefinition, 'name', ' \n')).toBe('empty');
    expect(faultOf(contactDefinition, 'name', 'ana@')).toBeUndefined();
    expect(faultOf(contactDefinition, 'email', 'ana@')).toBe('email');
  });
});
