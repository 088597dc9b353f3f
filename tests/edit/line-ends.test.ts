import { describe, expect, it } from 'vitest';
import { withPlainLineEnds } from '../../src/edit/line-ends.ts';
import { applyEdits } from '../../src/edit/text-edit.ts';
import { createChance } from '../random/chance.ts';
import { seeds } from '../random/seeds.ts';

describe('a text with normalized line ends', () => {
  it('is edited like the file, and nothing outside of an edit changes', () => {
    for (const seed of seeds()) {
      const chance = createChance(seed);
      const pieces = ['a', 'é', '🍞', '\n', '\r\n', '\r\n', '\r'];
      const file = Array.from({ length: chance.between(0, 20) }, () => chance.pick(pieces)).join('');
      const plain = withPlainLineEnds(file);
      const offset = chance.between(0, plain.text.length);
      const edit = {
        start: offset,
        end: offset + chance.between(0, plain.text.length - offset),
        text: chance.pick(['', 'x', 'x\ny']),
      };
      const own = plain.editOf(edit);
      const context = `seed ${seed}`;
      expect(file.slice(0, own.start).replace(/\r\n?/g, '\n'), context).toBe(plain.text.slice(0, offset));
      const after = applyEdits(file, [own]);
      // An edit may separate a carriage return from its line feed, or put one before a line feed, which changes the
      // line ends.
      if (!/\r/.test(file.replaceAll('\r\n', '')))
        expect(withPlainLineEnds(after).text, context).toBe(applyEdits(plain.text, [edit]));
      for (let at = 0; at <= plain.text.length; at += 1) expect(plain.fromFile(plain.toFile(at))).toBe(at);
    }
  });

  it('adds lines with the line ends around them', () => {
    const plain = withPlainLineEnds('un\r\ndeux\r\n');
    const after = applyEdits('un\r\ndeux\r\n', [plain.editOf({ start: 3, end: 3, text: 'et\n' })]);
    expect(after).toBe('un\r\net\r\ndeux\r\n');
  });
});
