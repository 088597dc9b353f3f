import { expect, it } from 'vitest';
import { createSeenTexts } from '../../../src/editor/server/seen-texts.ts';
import { createChance } from '../../random/chance.ts';

it('knows the text of each state of some files, in whatever order these return', () => {
  const chance = createChance(7);
  const seen = createSeenTexts();
  const texts = new Map<string, string>();
  const now: Record<string, string> = { a: 'Un\ndeux\ntrois\n', b: 'Un\ndeux\ntrois\n' };
  for (let step = 0; step < 300; step += 1) {
    const file = chance.pick(['a', 'b']);
    const before = now[file] ?? '';
    const at = chance.between(0, before.length);
    const known = [...texts.values()];
    const text =
      chance.is(0.2) && known.length > 0 ? chance.pick(known) : before.slice(0, at) + step + before.slice(at);
    now[file] = text;
    texts.set(`hash of ${text}`, text);
    seen.add(file, `hash of ${text}`, text);
  }
  for (const [hash, text] of texts) expect(seen.get(hash)).toBe(text);
  expect(seen.get('another hash')).toBeUndefined();
});

it('forgets the oldest states, and no others', () => {
  const seen = createSeenTexts();
  for (let step = 0; step < 10_005; step += 1) seen.add('a', `${step}`, `Text ${step}`);
  expect(seen.get('4')).toBeUndefined();
  expect(seen.get('5')).toBe('Text 5');
  expect(seen.get('10004')).toBe('Text 10004');
});
