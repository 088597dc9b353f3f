import { describe, expect, it } from 'vitest';
import { isInWord } from '../../../src/model/markdown/is-in-word.ts';

/** Whether the letter x in a text is part of a word. */
const ofX = (text: string) => isInWord(text, text.indexOf('x'), text.indexOf('x') + 1);

describe('isInWord', () => {
  it.each(['éx', 'xé', '4x.', '(x4', '𝐚x', 'x𝐚'])('finds the adjacent letter or digit in %s', (text) => {
    expect(ofX(text)).toBe(true);
  });

  it.each(['x', ' x ', '_x_', '«x»', 'é x é', '🙂x🙂'])('finds none in %s', (text) => expect(ofX(text)).toBe(false));
});
