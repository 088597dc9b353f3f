import { describe, expect, it } from 'vitest';
import { composeParams } from '../../src/forms/compose-message.ts';
import { plainAddress } from '../../src/forms/plain-address.ts';
import { faultOf } from '../../src/forms/validate.ts';
import { callbackForm, contactDefinition, contactForm } from './blocks.ts';

const accepted = (text: string) => faultOf(contactDefinition, 'email', text) === undefined;

describe('the intended address', () => {
  it('is found in a very long text', () => {
    expect(plainAddress(`${'.'.repeat(1_000_000)}a`)).toHaveLength(1_000_001);
    expect(plainAddress(`ana@example.com${'.,;'.repeat(300_000)}`)).toBe('ana@example.com');
  });

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
  ])('is extracted from %j', (text, address) => {
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

  it('is sent, alone and on one line', () => {
    const values = { name: 'Ana', email: ' Ana <mailto:jérôme@example.com>. ', subject: 's', message: 'm' };
    const params = composeParams(contactForm, values, 'L’atelier');
    expect([params.from_email, params.reply_to]).toEqual(['jérôme@example.com', 'jérôme@example.com']);
    const mail = composeParams(
      { ...callbackForm, params: { message: '{{email}}', reply_to: '{{ email }}' } },
      values,
      'A',
    );
    expect([mail.message, mail.reply_to]).toEqual(['jérôme@example.com', 'jérôme@example.com']);
  });
});
