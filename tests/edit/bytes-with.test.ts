import { describe, expect, it } from 'vitest';
import { bytesWith } from '../../src/edit/bytes-with.ts';
import { composedText } from '../../src/model/read/read-text.ts';
import { createChance } from '../random/chance.ts';

const text = (bytes: Uint8Array) => Buffer.from(bytes).toString('utf8');
const LINES = ['Café crème à l’été', 'Déjà vu, 한국어 et 👩‍🍳', 'ẹ́ x̣ ñandú', '', 'Pain à l’épeautre, où ça'];

/** Returns the number of lines that differ. */
function changedLines(before: string, after: string): number {
  const [a, b] = [before.split('\n'), after.split('\n')];
  return a.filter((line, index) => line !== b[index]).length;
}

describe('bytesWith', () => {
  it('changes one line of a file with decomposed accents', () => {
    const before = LINES.join('\n').normalize('NFD');
    const after = text(bytesWith(Buffer.from(before), LINES.join('\n').replace('crème', 'crèmes')));
    expect(after).toBe(before.replace('me a', 'mes a'));
    expect(changedLines(before, after)).toBe(1);
  });

  it('keeps byte order mark and line ends', () => {
    const before = `\uFEFF${LINES.join('\r\n').normalize('NFD')}`;
    const wanted = LINES.join('\r\n').replace('où ça', 'par ici');
    const after = text(bytesWith(Buffer.from(before), wanted));
    expect(after).toBe(before.replace('où ça'.normalize('NFD'), 'par ici'));
  });

  it('returns the same bytes for the same text', () => {
    const bytes = Buffer.from(LINES.join('\n').normalize('NFD'));
    expect(bytesWith(bytes, LINES.join('\n'))).toBe(bytes);
  });

  it('writes the text as it is into a file with composed accents', () => {
    expect(text(bytesWith(Buffer.from('\uFEFFété'), 'été 2'))).toBe('\uFEFFété 2');
  });

  it('has the wanted text after any change, and keeps the other lines as they are', () => {
    const chance = createChance(7);
    for (let run = 0; run < 500; run += 1) {
      const form = chance.pick(['NFD', 'NFC'] as const);
      const lines = Array.from({ length: 6 }, () => chance.pick(LINES));
      const mixed = lines.map((line, index) => (index % 2 ? line.normalize(form) : line.normalize('NFD'))).join('\n');
      const composed = composedText(Buffer.from(mixed)).split('\n');
      const at = chance.between(0, 5);
      const line = [...(composed[at] ?? '')];
      line.splice(chance.between(0, line.length), chance.between(0, 2), chance.pick(['é', 'x', '', 'ça va']));
      const wanted = composed.with(at, line.join('').normalize('NFC')).join('\n').normalize('NFC');
      const after = text(bytesWith(Buffer.from(mixed), wanted));
      expect(composedText(Buffer.from(after))).toBe(wanted);
      expect(changedLines(mixed, after)).toBeLessThanOrEqual(1);
    }
  });
});
