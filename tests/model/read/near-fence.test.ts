import { describe, expect, it } from 'vitest';
import { findNearClosing, findNearOpening, holdsBody } from '../../../src/model/read/near-fence.ts';

const settings = ['title', 'description'];

describe('the intended opening fence of front matter', () => {
  it.each([
    ['--\ntitle: Le pain', 2, '--', false],
    ['—\r\ntitle: Le pain', 1, '—', false],
    ['- - -\n\n"title": Le pain', 5, '- - -', false],
    ['```yaml\ntitle\u00A0: Le pain', 7, '```yaml', false],
    ['***\n  description: Le pain', 3, '***', false],
    ['\n\n--- \ntitle: Le pain', 6, '---', true],
    ['Une note.\n---\ntitle: Le pain', 13, '---', true],
  ])('extends from the beginning of the text to its line: %j', (text, length, typed, isLate) => {
    expect(findNearOpening(text, settings)).toEqual({ start: 0, end: length, typed, isLate });
  });

  it.each([
    'title: Le pain',
    'Une note.\ntitle: Le pain',
    '--\nauthor: Camille',
    '--\nUn titre : title',
    '-\ntitle: Le pain',
    'a --\ntitle: Le pain',
    '-- a\ntitle: Le pain',
    '--\n\n\n\n\n\ntitle: Le pain',
    '',
  ])('is not found in %j', (text) => expect(findNearOpening(text, settings)).toBeUndefined());

  it('may come after five lines at most', () => {
    expect(findNearOpening('\n\n\n\n---\ntitle: Le pain', settings)).toMatchObject({ start: 0, end: 7 });
    expect(findNearOpening('\n\n\n\n\n---\ntitle: Le pain', settings)).toBeUndefined();
  });
});

describe('the intended closing fence of front matter', () => {
  it('is the first line of dashes, or of code', () => {
    const text = '---\ntitle: Le pain\r\n  —— \r\nLe corps.\n--\n';
    const offset = text.indexOf('  ——');
    expect(findNearClosing(text, 4)).toEqual({ start: offset, end: offset + 5, typed: '——', isLate: false });
    expect(findNearClosing('---\ntitle: A\nLe corps.\n--\n', 4)).toMatchObject({ start: 23, end: 25 });
    expect(findNearClosing('---\ntitle: Le pain\n~~~', 4)).toMatchObject({ start: 19, typed: '~~~' });
  });

  it('is no line of the body, which begins after a blank line with a line that is not YAML', () => {
    const frontMatter = '---\ntitle: Le pain\n\nreviewed: 2026-01-01\n# à relire\n';
    expect(findNearClosing(`${frontMatter}\nLe corps.\n\n***\n`, 4)).toBeUndefined();
    expect(findNearClosing(`${frontMatter}\n## Le four\n\n\`\`\`\n`, 4)).toBeUndefined();
    expect(findNearClosing(`${frontMatter}\n***\n\nLe corps.\n`, 4)).toMatchObject({ typed: '***' });
  });

  it('is undefined if no line consists of dashes', () => {
    expect(findNearClosing('---\ntitle: Le pain\n- un\n-- deux\nune ---\n', 4)).toBeUndefined();
  });
});

it.each([
  ['title: A\n\nLe corps.\n\n', true],
  ['title: A\n\n## Le four\n\nNote : le corps.\n', true],
  ['title: A\nLe corps.\n', false],
  ['title: A\n\ndescription "B"\n', false],
  ['title: A\n\ndescription "B"\nreviewed: 2026-01-01\n', false],
  ['title: A\n\n# à relire\ndrawing:\n\n  - bread\n', false],
])('recognizes front matter that includes the body, up to a line of dashes there: %j', (yaml, holds) => {
  expect(holdsBody(yaml)).toBe(holds);
});
