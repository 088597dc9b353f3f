import { inkStyle } from './ink.ts';
import { createSeed, pick } from './seed.ts';

const apron = '<path class="p" d="M52 126l-8 40h72l-8-40-7 2-3 17H62l-3-17z"/>';
const collar = '<path class="p" d="M64 117l16 18 16-18 9 8-15 23-10-9-10 9-15-23z"/>';

/**
 * Parts of each of the three heads: the background, the hair behind the face, the features in front of it, and the
 * clothes.
 */
const heads = [
  {
    // A shelf with loaves.
    place:
      '<path class="i" d="M0 92h160v7H0zM4 92q0-22 17-22t17 22zM42 92q0-22 17-22t17 22zM120 92q0-22 17-22t17 22zM0 40h160v6H0zM108 40q0-20 15-20t15 20z"/>',
    behind: '<circle class="h" cx="80" cy="22" r="16"/><path class="h" d="M44 84c-6-36 10-56 36-56s42 20 36 56z"/>',
    before:
      '<path class="h" d="M47 78c-4-34 12-48 33-48s37 14 33 48c-3-13-9-22-18-28-9 11-25 14-38 14-6 3-9 8-10 14z"/><path class="r" d="M46 58c6-26 20-32 34-32s28 6 34 32c-8-10-20-16-34-16s-26 6-34 16z"/>',
    clothes: apron,
  },
  {
    // A board with tools.
    place:
      '<path class="i" d="M6 44h148v6H6zM24 50h7v34h-7zM12 84h32v14H12zM128 50h6v26h6l-9 26-9-26h6zM112 50h5v20h4l-6 18-7-18h4z"/>',
    behind: '',
    before:
      '<path class="h" d="M49 78c1 32 12 43 31 43s30-11 31-43c-5 12-10 14-17 12-8-4-20-4-28 0-7 2-12 0-17-12z"/><path class="s" d="M69 98q11-5 22 0-3 8-11 8t-11-8z"/><path class="b" d="M43 62c0-28 15-40 37-40s37 12 37 40q-37-10-74 0z"/><path class="d" d="M43 62c0-4 0-7 1-10q36-9 72 0 1 3 1 10-37-10-74 0z"/><path class="y" d="M112 58l16-6 3 7-17 6z"/>',
    clothes: apron,
  },
  {
    // Leaves.
    place:
      '<path class="i" d="M22 130C-8 100-6 60 8 44c22 20 28 56 14 86zM138 130c30-30 28-70 14-86-22 20-28 56-14 86zM40 64C24 44 28 22 40 12c14 14 14 34 0 52z"/>',
    behind: '<path class="h" d="M40 122c-6-18-4-40 0-56 4-24 18-38 40-38s36 14 40 38c4 16 6 38 0 56z"/>',
    before:
      '<path class="h" d="M47 82c-4-32 10-50 33-50s37 18 33 50c-6-9-9-17-11-26-12 7-33 8-47 2-1 8-3 16-8 24z"/><path class="l" d="M58 77a10 10 0 1 0 20 0 10 10 0 1 0-20 0M82 77a10 10 0 1 0 20 0 10 10 0 1 0-20 0M78 76q2-2 4 0"/>',
    clothes: collar,
  },
] as const;

/** Colours of a skin and of its shadow. */
const skins = [
  ['#f0c6a0', '#dba67c'],
  ['#d9a078', '#bd8259'],
  ['#a86b45', '#8a5233'],
] as const;
const hairs = ['#5a3a26', '#8d8177', '#3a2a22'] as const;
const cloths = ['r', 'y', 'g'] as const;
const backgrounds = ['#cfe4de', '#f7d590', '#f3cebd'] as const;

/**
 * Portrait of an invented person, for an example testimonial, without a recognisable face. `person` modulo 3 chooses
 * the head, `slug` the colours.
 */
export function drawPortrait({ person, slug }: { person: number; slug: string }): string {
  const seed = createSeed(slug);
  const head = heads[((person % 3) + 3) % 3] ?? heads[0];
  const cloth = pick(seed, cloths);
  const [skin, shade] = pick<readonly [string, string]>(seed, skins);
  const drawing = [
    `<circle class="c" cx="80" cy="80" r="80"/><g stroke-width="0" stroke-linecap="round" clip-path="url(#c)">${head.place}${head.behind}`,
    `<path class="${cloth}" d="M12 176c0-36 24-48 48-53h40c24 5 48 17 48 53z"/><path class="s" d="M66 100h28v22q-14 14-28 0z"/><path class="t" d="M66 109q14 14 28 0v8q-14 14-28 0z"/>${head.clothes}`,
    '<path class="s" d="M44 78a7 8 0 0 1 7-8c0-22 12-36 29-36s29 14 29 36a7 8 0 0 1-1 16c-3 18-15 30-28 30S55 104 52 86a7 8 0 0 1-8-8z"/><path class="d" d="M84 34c16 2 25 15 25 36a7 8 0 0 1-1 16c-3 18-15 30-28 30 12-10 18-26 18-42s-4-32-14-40z"/>',
    `<path class="v" d="M57 90a6 5 0 1 0 12 0 6 5 0 1 0-12 0M91 90a6 5 0 1 0 12 0 6 5 0 1 0-12 0"/>${head.before}`,
    '<path class="l" d="M61 67q7-4 13-1M86 66q6-3 13 1"/><path class="u" d="M79 79q-4 9 2 10M72 98q8 7 16 0"/><path class="k" d="M65 77a3.5 3.5 0 1 0 7 0 3.5 3.5 0 1 0-7 0M88 77a3.5 3.5 0 1 0 7 0 3.5 3.5 0 1 0-7 0"/></g>',
  ].join('');
  const style = inkStyle({
    drawing,
    own: {
      s: [`fill:${skin}`, ''],
      t: [`fill:${shade}`, ''],
      u: ['fill:none;stroke:#7a3a28;stroke-width:3', ''],
      v: ['fill:#cf5b33;fill-opacity:.25', ''],
      h: [`fill:${pick(seed, hairs)}`, ''],
      l: ['fill:none;stroke:#2a1d16;stroke-width:3', ''],
      i: ['fill:#fffaf0;fill-opacity:.6', ''],
      c: [`fill:${pick(seed, backgrounds)}`, ''],
    },
    always: 'light',
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 160">${style}<clipPath id="c"><circle cx="80" cy="80" r="80"/></clipPath>${drawing}</svg>`;
}
