/** Purposes of sections. The section chooser groups them by purpose. */
export const purposes = ['open', 'present', 'prove', 'sell', 'contact', 'inform'] as const;

/**
 * The purpose of each type of section, and its look in outline, in a box of 120 by 72. A shape is a letter with its
 * place and size: a title (T x,y,width), lines of text (L x,y,width,count), a button (B x,y,width), a picture or a
 * frame (P, F x,y,width,height), a dot (D, or I in ink and Q in the colour of pictures: x,y,radius), a triangle (V
 * x,y). A prefix of 2 or 3 repeats the shape in that many columns; r repeats it in three rows.
 */
export const sketches: Readonly<Record<string, { purpose: (typeof purposes)[number]; shapes: string }>> = {
  hero: { purpose: 'open', shapes: 'T8,16,44 L8,28,44,2 B8,46,24 P66,12,46,48' },
  'mockup-hero': {
    purpose: 'open',
    shapes: 'T8,12,44 L8,22,40,2 F8,38,15,8 F26,38,15,8 B8,52,24 F60,12,36,46 P64,20,28,18 F92,28,18,32',
  },
  'article-header': { purpose: 'open', shapes: 'L8,14,28,1 T8,24,84 L8,38,60,2 Q12,58,4 L20,57,34,1' },
  features: { purpose: 'present', shapes: '3Q14,20,6 3T8,34,26 3L8,45,30,2' },
  benefits: { purpose: 'present', shapes: '3D11,20,3 3L18,18,20,2 3D11,46,3 3L18,44,20,2' },
  steps: { purpose: 'present', shapes: '3I15,22,7 3T8,38,24 3L8,49,30,2' },
  showcase: { purpose: 'present', shapes: 'T8,10,44 3P8,24,30,34' },
  portfolio: { purpose: 'present', shapes: 'T8,10,44 2F8,22,48,30 2P12,28,40,20 2L8,58,28,1' },
  'video-gate': { purpose: 'present', shapes: 'P16,10,88,52 D60,36,10 V57,31' },
  'rich-text': { purpose: 'present', shapes: 'T22,12,50 L22,26,76,6' },
  'expandable-text': { purpose: 'present', shapes: 'T22,12,50 L22,26,76,3 F22,50,34,9 L27,53,24,1' },
  testimonials: {
    purpose: 'prove',
    shapes: '2F8,12,48,48 2D17,22,2.5 2D25,22,2.5 2D33,22,2.5 2L14,32,36,3 2L14,53,20,1',
  },
  commitments: { purpose: 'prove', shapes: 'P8,12,24,32 L8,50,24,1 rT44,14,16 rL66,14,46,1' },
  credentials: { purpose: 'prove', shapes: 'T8,10,44 rQ14,28,5 rT26,25,30 rL66,24,46,2' },
  faq: { purpose: 'prove', shapes: 'T8,10,44 rF8,22,104,12 rL14,27,60,1 rI104,28,2' },
  'article-list': { purpose: 'prove', shapes: 'T8,10,44 rI12,28,4 rL22,24,56,2 rP88,22,24,12' },
  pricing: { purpose: 'sell', shapes: '3F8,10,30,54 3T13,18,16 3L13,29,20,3 3B13,50,20' },
  'plan-summary': { purpose: 'sell', shapes: '3F8,20,30,32 3T13,27,16 3L13,38,20,2' },
  'plan-costs': { purpose: 'sell', shapes: 'T8,10,44 rF8,20,104,16 rL12,26,30,1 rT50,25,14 rT72,25,14 rT94,25,14' },
  'price-list': { purpose: 'sell', shapes: 'T8,10,44 rL8,24,66,1 rT96,23,16' },
  'backlink-packs': { purpose: 'sell', shapes: '2F8,10,48,54 2T14,18,20 2L14,29,34,3 2B14,50,36' },
  'call-to-action': { purpose: 'contact', shapes: 'P8,16,104,40 T18,26,48 L18,38,40,2 B82,32,24' },
  'callback-form': { purpose: 'contact', shapes: 'T8,14,36 L8,26,40,4 F60,10,52,54 F66,18,40,9 F66,32,40,9 B66,48,40' },
  form: { purpose: 'contact', shapes: 'T8,10,44 2F8,22,48,10 2F8,36,48,10 B8,54,30' },
  'contact-details': { purpose: 'contact', shapes: 'T8,10,44 rQ12,27,4 rL22,24,34,2 P66,12,46,50' },
  'opening-status': { purpose: 'contact', shapes: 'F8,24,104,24 D20,36,4 T30,34,40 L78,33,28,2' },
  booking: { purpose: 'contact', shapes: 'T8,10,44 F8,22,104,42 3L14,30,16,1 3L14,42,16,1 3L14,54,16,1 B51,38,16' },
  'help-block': { purpose: 'contact', shapes: 'F8,20,104,34 Q22,37,7 T36,29,36 L36,40,40,1 B84,33,22' },
  'service-list': { purpose: 'inform', shapes: 'T8,10,44 rT8,25,24 rL40,23,72,2' },
  comments: { purpose: 'inform', shapes: 'T8,10,44 rQ14,28,5 rF26,22,86,12 rL32,27,50,1' },
  'consent-button': { purpose: 'inform', shapes: 'L8,22,80,2 F8,42,48,12 T14,46,36' },
};

/** The shapes for all blocks that the site defines itself. */
export const OWN_SHAPES = 'T8,10,44 F8,22,104,42 L16,32,60,3 B16,52,24';

/** Distances between the copies of a repeated shape, across and down, and the number of copies. */
const REPEATS: Record<string, [number, number, number]> = { 2: [56, 0, 2], 3: [37, 0, 3], r: [0, 16, 3] };

const PAINTS: Record<string, string> = {
  T: 'ink',
  I: 'ink',
  L: 'soft',
  B: 'accent',
  D: 'accent',
  F: 'frame',
  V: 'paper',
};

const box = (x: number, y: number, width: number, height: number) => `M${x} ${y}h${width}v${height}h${-width}z`;

function outlineOf(letter: string, [x, y, size, rest]: [number, number, number, number]): string {
  if (letter === 'T') return box(x, y, size, 5);
  if (letter === 'B') return box(x, y, size, 8);
  if (letter === 'V') return `M${x} ${y}l8 5l-8 5z`;
  if ('DIQ'.includes(letter))
    return `M${x - size} ${y}a${size} ${size} 0 1 0 ${2 * size} 0a${size} ${size} 0 1 0 ${-2 * size} 0z`;
  if (letter !== 'L') return box(x, y, size, rest);
  // The last of several lines is shorter.
  return Array.from({ length: rest }, (_, at) =>
    box(x, y + 6 * at, at > 0 && at === rest - 1 ? size * 0.6 : size, 2.5),
  ).join('');
}

/** Returns the paths of a sketch, each with the name of its paint. */
export function pathsOf(shapes: string): { paint: string; path: string }[] {
  return [...shapes.matchAll(/([23r]?)([A-Z])([\d.,]+)/g)].map(([, repeat = '', letter = '', numbers = '']) => {
    const [x = 0, y = 0, size = 0, rest = 0] = numbers.split(',').map(Number);
    const [across, down, count] = REPEATS[repeat] ?? [0, 0, 1];
    const path = Array.from({ length: count }, (_, at) =>
      outlineOf(letter, [x + across * at, y + down * at, size, rest]),
    ).join('');
    return { paint: PAINTS[letter] ?? 'picture', path };
  });
}
