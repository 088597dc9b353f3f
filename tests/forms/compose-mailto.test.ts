import { describe, expect, it } from 'vitest';
import { composeMailto } from '../../src/forms/compose-mailto.ts';

const letter = { to: 'bonjour@example.com', subject: 'Été & hiver', cut: '[suite]' };

describe('the letter for the visitor’s own mail program', () => {
  it('contains subject and text with accents, punctuation and line ends', () => {
    const address = composeMailto({ ...letter, body: '29 € ?\nOui' });
    expect(address).toBe(
      'mailto:bonjour@example.com?subject=%C3%89t%C3%A9%20%26%20hiver&body=29%20%E2%82%AC%20%3F%0D%0AOui',
    );
  });

  it('truncates a text that is too long for an address after a word, and marks the place', () => {
    const address = composeMailto({ ...letter, body: 'été '.repeat(1000) });
    expect(address.length).toBeLessThanOrEqual(2000);
    expect(decodeURIComponent(address)).toMatch(/ été\r\n\r\n\[suite\]$/);
  });
});
