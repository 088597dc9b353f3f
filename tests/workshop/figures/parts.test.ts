import { describe, expect, it } from 'vitest';
import { bars, curve } from '../../../src/workshop/figures/kit/charts.ts';
import { columns, heading, note, type Part, space, stack, text } from '../../../src/workshop/figures/kit/draw.ts';
import { rule, table, timeline, zone } from '../../../src/workshop/figures/kit/rows.ts';
import { browser, button, field, phone, placeholder } from '../../../src/workshop/figures/kit/screens.ts';
import { arrow, list, panel, pill, question } from '../../../src/workshop/figures/kit/shapes.ts';
import { decision } from '../../../src/workshop/figures/kit/tree.ts';

const words = 'Une phrase assez longue pour qu’elle tienne sur deux lignes, et peut-être sur trois.';

const parts: Record<string, Part> = {
  heading: heading(words),
  text: text(words, { align: 'end' }),
  note: note(words),
  columns: columns([text(words), panel({}, text(words))], { shares: [1, 2] }),
  panel: panel({ tone: 'cool', title: words }, text(words)),
  question: question(words),
  pill: pill('CNAME', { mono: true }),
  arrow: arrow(words),
  list: list([words, words], 'accent'),
  rule: rule(),
  zone: zone([
    { type: 'TXT', name: '_dmarc', value: 'v=DMARC1;p=none;rua=mailto:dmarc@la-treille.example', says: words },
  ]),
  table: table({
    head: ['Un', 'Deux'],
    rows: [
      [words, 'b'],
      ['c', words],
    ],
    shares: [1, 2],
    highlight: [1],
  }),
  timeline: timeline([
    { when: 'J-7', what: words },
    { when: 'Le jour même', what: words, tone: 'accent' },
  ]),
  browser: browser('la-treille.example', text(words)),
  phone: phone({ width: 200 }, text(words)),
  field: field({ label: 'Valeur', value: '192.0.2.10', mono: true }),
  button: button(words),
  placeholder: placeholder('Photo'),
  decision: decision(words, [
    { words: 'Non', tone: 'accent', next: panel({}, text(words)) },
    { words: 'Oui', next: decision(words, [{ words: 'Oui', next: text(words) }]) },
  ]),
  bars: bars([
    { label: words, value: 1, shown: '29 €' },
    { label: 'b', value: 4, shown: '116 €', tone: 'accent' },
  ]),
  curve: curve({
    series: [
      {
        name: words,
        points: [
          [0, 0],
          [3, 600],
        ],
      },
      {
        name: 'b',
        points: [
          [0, 100],
          [3, 300],
        ],
        tone: 'accent',
      },
    ],
    across: [
      [0, 'an 0'],
      [3, 'an 3'],
    ],
    up: [
      [0, '0 €'],
      [600, '600 €'],
    ],
  }),
};

const box = { x: 20, y: 40, width: 300 };
const numbers = (svg: string, pattern: RegExp) => [...svg.matchAll(pattern)].map((found) => found.slice(1).map(Number));

describe('each part of a figure', () => {
  it.each(Object.entries(parts))(
    '%s stays in its place: it is as wide as it may be and as high as it says',
    (_, part) => {
      const { svg, height } = part(box);
      expect(height).toBeGreaterThan(0);
      for (const [x = 0, y = 0, width = 0, tall = 0] of numbers(
        svg,
        /<rect [^>]*x="([\d.-]+)" y="([\d.-]+)" width="([\d.-]+)" height="([\d.-]+)"/g,
      )) {
        expect(x).toBeGreaterThanOrEqual(box.x);
        expect(x + width).toBeLessThanOrEqual(box.x + box.width + 0.2);
        expect(y + tall).toBeLessThanOrEqual(box.y + height + 0.2);
      }
      for (const [x = 0, y = 0] of numbers(svg, /<(?:text|tspan) x="([\d.-]+)" y="([\d.-]+)"/g)) {
        expect(x).toBeGreaterThanOrEqual(box.x);
        expect(x).toBeLessThanOrEqual(box.x + box.width);
        expect(y).toBeGreaterThan(box.y);
        expect(y).toBeLessThanOrEqual(box.y + height);
      }
    },
  );

  it('begins below the one before it', () => {
    const [first, second] = [panel({}, text(words)), text('Après.')];
    const { height } = stack([first, space(10), second], 5)(box);
    expect(height).toBe(first(box).height + 10 + second(box).height + 2 * 5);
  });
});
