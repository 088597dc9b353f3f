import { inkColour, inkStyle } from './ink.ts';
import { createSeed, pick } from './seed.ts';

const apron = '<path class="p" d="M52 124l-8 40h72l-8-40-10 14H62z"/>';
const collar = '<path class="p" d="M62 118l18 22 18-22 8 8-16 26-10-8-10 8-16-26z"/>';

/**
 * Three heads: the layers behind the face, those in front of it, the layer over the clothes, and the height of the
 * mouth.
 */
const heads = [
  {
    behind:
      '<circle class="h" cx="80" cy="20" r="17"/><path class="h" d="M38 84c-6-34 14-56 42-56s48 22 42 56l-4 16H42z"/>',
    before: '<path class="h" d="M46 76c-2-26 14-40 34-40s36 14 34 40c-10-4-16-12-20-20-10 12-28 18-48 20z"/>',
    clothes: apron,
    mouth: 98,
  },
  {
    behind: '',
    before:
      '<path class="h" d="M46 84c0 32 14 46 34 46s34-14 34-46c-8 16-18 20-34 20s-26-4-34-20z"/><path class="b" d="M42 62c0-24 16-38 38-38s38 14 38 38z"/><rect class="b" x="36" y="54" width="88" height="14" rx="7"/>',
    clothes: apron,
    mouth: 92,
  },
  {
    behind: '<path class="h" d="M34 118c-4-20-2-40 2-56 4-22 22-34 44-34s40 12 44 34c4 16 6 36 2 56z"/>',
    before:
      '<path class="h" d="M46 80c-2-28 12-44 34-44s36 16 34 44c-6-10-8-18-10-26-12 8-34 8-48 2-2 8-4 16-10 24z"/><path class="n" d="M56 84a11 11 0 1 0 22 0 11 11 0 1 0-22 0M82 84a11 11 0 1 0 22 0 11 11 0 1 0-22 0M78 82h4"/>',
    clothes: collar,
    mouth: 102,
  },
] as const;

const skins = ['#f0c6a0', '#d9a078', '#a86b45'] as const;
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
  const drawing = `<circle class="c" cx="80" cy="80" r="80"/><g stroke="${inkColour}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round" clip-path="url(#c)">${head.behind}<path class="${cloth}" d="M10 176c0-38 26-50 50-54h40c24 4 50 16 50 54z"/><path class="s" d="M64 102h32v20a16 16 0 0 1-32 0z"/>${head.clothes}<circle class="s" cx="80" cy="80" r="35"/>${head.before}<path class="n" d="M72 ${head.mouth}q8 6 16 0"/><path class="k" d="M63 84a4 4 0 1 0 8 0 4 4 0 1 0-8 0M89 84a4 4 0 1 0 8 0 4 4 0 1 0-8 0"/></g>`;
  const style = inkStyle({
    drawing,
    own: {
      s: [`fill:${pick(seed, skins)}`, ''],
      h: [`fill:${pick(seed, hairs)}`, ''],
      c: [`fill:${pick(seed, backgrounds)}`, ''],
    },
    always: 'light',
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 160">${style}<clipPath id="c"><circle cx="80" cy="80" r="80"/></clipPath>${drawing}</svg>`;
}
