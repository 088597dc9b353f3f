import { describe, expect, it } from 'vitest';
import { atxHeading } from '../../../src/site/markdown/atx-heading.ts';

describe('a heading by its signs (CommonMark 0.31, §4.2)', () => {
  it.each([
    ['# Pain', 1, 'Pain'],
    ['###### Pain', 6, 'Pain'],
    ['##\tPain au levain', 2, 'Pain au levain'],
    ['##  Pain \t ', 2, 'Pain'],
    ['## Pain ##', 2, 'Pain'],
    ['## Pain\t#', 2, 'Pain'],
    ['## Pain \t ######## ', 2, 'Pain'],
    ['## Pain#', 2, 'Pain#'],
    ['## Pain n°1 # du four', 2, 'Pain n°1 # du four'],
    ['## Pain ## # ', 2, 'Pain ##'],
    ['## Pain \\#', 2, 'Pain \\#'],
    ['## ', 2, ''],
    ['##', 2, ''],
    ['## ##', 2, ''],
    ['## #', 2, ''],
  ])('« %s » is of level %i and says « %s »', (line, level, words) => {
    const found = atxHeading(line);
    expect(found?.level).toBe(level);
    expect(line.slice(found?.from, found?.to)).toBe(words);
  });

  it.each(['Pain', '#Pain', '####### Pain', ' # Pain', '\\# Pain', '#\u00A0Pain', ''])('« %s » is none', (line) => {
    expect(atxHeading(line)).toBeUndefined();
  });
});
