import { describe, expect, it } from 'vitest';
import { multiLine, singleLine } from '../../src/forms/clean-text.ts';
import { composeMailto } from '../../src/forms/compose-mailto.ts';

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

  it('contains subject and text with accents, punctuation and line ends', () => {
    const letter = { to: 'bonjour@example.com', subject: 'Été & hiver', body: '29 € ?\nOui', cut: 'fin' };
    expect(composeMailto(letter)).toBe(
      'mailto:bonjour@example.com?subject=%C3%89t%C3%A9%20%26%20hiver&body=29%20%E2%82%AC%20%3F%0D%0AOui',
    );
  });

  it('contains the whole of a text of maximum length', () => {
    const exact = 'x'.repeat(2000 - start.length);
    expect(mail(exact)).toBe(start + exact);
    expect(mail(`${exact}x`)).toBe(`${start}%0D%0A%0D%0Afin`);
  });

  it('truncates a longer one after a word, and marks the place', () => {
    const address = mail('été '.repeat(600));
    expect(address.length).toBeLessThanOrEqual(2000);
    expect(decodeURIComponent(address)).toMatch(/ été\r\n\r\nfin$/);
    const room = 2000 - start.length - encodeURIComponent('\r\n\r\nfin').length;
    const fits = `${'y'.repeat(room - 1)} ${'z'.repeat(500)}`;
    expect(mail(fits)).toBe(`${start}%0D%0A%0D%0Afin`);
    const justFits = `${'y'.repeat(room - 3)} ${'z'.repeat(500)}`;
    expect(mail(justFits)).toBe(`${start}${'y'.repeat(room - 3)}%0D%0A%0D%0Afin`);
  });
});
