/** A part of a sketch: a path in a box of 120 by 72, and how it is painted. */
interface Shape {
  paint: 'ink' | 'soft' | 'accent' | 'frame' | 'picture' | 'paper';
  path: string;
}

const box = (x: number, y: number, width: number, height: number) => `M${x} ${y}h${width}v${height}h${-width}z`;
const title = (x: number, y: number, width = 44): Shape => ({ paint: 'ink', path: box(x, y, width, 5) });
const button = (x: number, y: number, width = 24): Shape => ({ paint: 'accent', path: box(x, y, width, 8) });
const picture = (x: number, y: number, width: number, height: number): Shape => ({
  paint: 'picture',
  path: box(x, y, width, height),
});
const frame = (x: number, y: number, width: number, height: number): Shape => ({
  paint: 'frame',
  path: box(x, y, width, height),
});
/** Lines of text, the last of which is shorter. */
const text = (x: number, y: number, width: number, count = 2): Shape => ({
  paint: 'soft',
  path: Array.from({ length: count }, (_, at) =>
    box(x, y + 6 * at, at > 0 && at === count - 1 ? width * 0.6 : width, 2.5),
  ).join(''),
});
const dot = (x: number, y: number, paint: Shape['paint'] = 'accent', size = 4): Shape => ({
  paint,
  path: `M${x - size} ${y}a${size} ${size} 0 1 0 ${2 * size} 0a${size} ${size} 0 1 0 ${-2 * size} 0z`,
});
/** The same shapes at several places. */
const at = (places: readonly number[], shapes: (place: number) => Shape[]) => places.flatMap(shapes);
const COLUMNS = [8, 45, 82];
const ROWS = [22, 38, 54];

/** What a visitor does with a section: the groups in which sections are chosen. */
export const purposes = ['open', 'present', 'prove', 'sell', 'contact', 'inform'] as const;

type Purpose = (typeof purposes)[number];

interface Sketch {
  purpose: Purpose;
  shapes: Shape[];
}

/** The purpose of each type of section, and its look in outline. */
export const sketches: Readonly<Record<string, Sketch>> = {
  hero: { purpose: 'open', shapes: [title(8, 16), text(8, 28, 44), button(8, 46), picture(66, 12, 46, 48)] },
  'mockup-hero': {
    purpose: 'open',
    shapes: [
      title(8, 12),
      text(8, 22, 40),
      ...at([8, 26], (x) => [frame(x, 38, 15, 8)]),
      button(8, 52),
      frame(60, 12, 36, 46),
      picture(64, 20, 28, 18),
      frame(92, 28, 18, 32),
    ],
  },
  'article-header': {
    purpose: 'open',
    shapes: [text(8, 14, 28, 1), title(8, 24, 84), text(8, 38, 60), dot(12, 58, 'picture'), text(20, 57, 34, 1)],
  },
  features: {
    purpose: 'present',
    shapes: at(COLUMNS, (x) => [dot(x + 6, 20, 'picture', 6), title(x, 34, 26), text(x, 45, 30)]),
  },
  benefits: {
    purpose: 'present',
    shapes: at(COLUMNS, (x) => at([18, 44], (y) => [dot(x + 3, y + 2, 'accent', 3), text(x + 10, y, 20)])),
  },
  steps: {
    purpose: 'present',
    shapes: at(COLUMNS, (x) => [dot(x + 7, 22, 'ink', 7), title(x, 38, 24), text(x, 49, 30)]),
  },
  showcase: { purpose: 'present', shapes: [title(8, 10), ...at(COLUMNS, (x) => [picture(x, 24, 30, 34)])] },
  portfolio: {
    purpose: 'present',
    shapes: [
      title(8, 10),
      ...at([8, 64], (x) => [frame(x, 22, 48, 30), picture(x + 4, 28, 40, 20), text(x, 58, 28, 1)]),
    ],
  },
  'video-gate': {
    purpose: 'present',
    shapes: [picture(16, 10, 88, 52), dot(60, 36, 'accent', 10), { paint: 'paper', path: 'M57 31l8 5l-8 5z' }],
  },
  'rich-text': { purpose: 'present', shapes: [title(22, 12, 50), text(22, 26, 76, 6)] },
  'expandable-text': {
    purpose: 'present',
    shapes: [title(22, 12, 50), text(22, 26, 76, 3), frame(22, 50, 34, 9), text(27, 53, 24, 1)],
  },
  testimonials: {
    purpose: 'prove',
    shapes: at([8, 64], (x) => [
      frame(x, 12, 48, 48),
      ...at([0, 8, 16, 24], (one) => [dot(x + 8 + one, 22, 'accent', 2.5)]),
      text(x + 6, 32, 36, 3),
      text(x + 6, 53, 20, 1),
    ]),
  },
  commitments: {
    purpose: 'prove',
    shapes: [
      picture(8, 12, 24, 32),
      text(8, 50, 24, 1),
      ...at([14, 30, 46], (y) => [title(44, y, 16), text(66, y, 46)]),
    ],
  },
  faq: {
    purpose: 'prove',
    shapes: [
      title(8, 10),
      ...at(ROWS, (y) => [frame(8, y, 104, 12), text(14, y + 5, 60, 1), dot(104, y + 6, 'ink', 2)]),
    ],
  },
  'article-list': {
    purpose: 'prove',
    shapes: [title(8, 10), ...at(ROWS, (y) => [dot(12, y + 6, 'ink'), text(22, y + 2, 56), picture(88, y, 24, 12)])],
  },
  pricing: {
    purpose: 'sell',
    shapes: at(COLUMNS, (x) => [
      frame(x, 10, 30, 54),
      title(x + 5, 18, 16),
      text(x + 5, 29, 20, 3),
      button(x + 5, 50, 20),
    ]),
  },
  'plan-summary': {
    purpose: 'sell',
    shapes: at(COLUMNS, (x) => [frame(x, 20, 30, 32), title(x + 5, 27, 16), text(x + 5, 38, 20)]),
  },
  'plan-costs': {
    purpose: 'sell',
    shapes: [
      title(8, 10),
      ...at(ROWS, (y) => [
        text(8, y + 4, 30, 1),
        ...at([50, 74, 98], (x) => [title(x, y + 3, 14)]),
        frame(8, y - 2, 104, 16),
      ]),
    ],
  },
  'price-list': {
    purpose: 'sell',
    shapes: [title(8, 10), ...at([24, 36, 48, 60], (y) => [text(8, y, 66, 1), title(96, y - 1, 16)])],
  },
  'backlink-packs': {
    purpose: 'sell',
    shapes: at([8, 64], (x) => [
      frame(x, 10, 48, 54),
      title(x + 6, 18, 20),
      text(x + 6, 29, 34, 3),
      button(x + 6, 50, 36),
    ]),
  },
  'call-to-action': {
    purpose: 'contact',
    shapes: [picture(8, 16, 104, 40), title(18, 26, 48), text(18, 38, 40), button(82, 32)],
  },
  'callback-form': {
    purpose: 'contact',
    shapes: [
      title(8, 14, 36),
      text(8, 26, 40, 4),
      frame(60, 10, 52, 54),
      ...at([18, 32], (y) => [frame(66, y, 40, 9)]),
      button(66, 48, 40),
    ],
  },
  form: {
    purpose: 'contact',
    shapes: [title(8, 10), ...at([22, 36], (y) => [frame(8, y, 50, 10), frame(62, y, 50, 10)]), button(8, 54, 30)],
  },
  'contact-details': {
    purpose: 'contact',
    shapes: [
      title(8, 10),
      ...at([24, 38, 52], (y) => [dot(12, y + 3, 'picture'), text(22, y, 34)]),
      picture(66, 12, 46, 50),
    ],
  },
  booking: {
    purpose: 'contact',
    shapes: [
      title(8, 10),
      frame(8, 22, 104, 42),
      ...at([16, 36, 56, 76, 96], (x) =>
        at([30, 42, 54], (y) => [y === 42 && x === 56 ? button(x, y, 12) : text(x, y + 1, 10, 1)]),
      ),
    ],
  },
  'help-block': {
    purpose: 'contact',
    shapes: [
      frame(8, 20, 104, 34),
      dot(22, 37, 'picture', 7),
      title(36, 29, 36),
      text(36, 40, 40, 1),
      button(84, 33, 22),
    ],
  },
  'service-list': {
    purpose: 'inform',
    shapes: [title(8, 10), ...at(ROWS, (y) => [title(8, y + 3, 24), text(40, y + 1, 72)])],
  },
  comments: {
    purpose: 'inform',
    shapes: [
      title(8, 10),
      ...at([24, 44], (y) => [dot(14, y + 6, 'picture', 5), frame(26, y, 86, 14), text(32, y + 6, 50, 1)]),
    ],
  },
  'consent-button': { purpose: 'inform', shapes: [text(8, 22, 80, 2), frame(8, 42, 48, 12), title(14, 46, 36)] },
};

/** The look of a block that only this site has. */
export const ownShapes: readonly Shape[] = [title(8, 10), frame(8, 22, 104, 42), text(16, 32, 60, 3), button(16, 52)];
