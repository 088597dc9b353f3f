import { expect, it } from 'vitest';
import { picturesOf, shownName } from '../../../../src/editor/client/pictures/site-pictures.ts';

const entry = (file: string, width = 0) => ({ file, bytes: 1, width, height: width, uses: [] });

it('lists a picture with several sizes and formats once, under the widest file that every browser shows', () => {
  const use = { file: 'manifest' as const, path: 'site.manifest.json', routes: ['/'] };
  const media = [
    entry('media/four-1200.avif', 1200),
    { ...entry('media/four-1200.webp', 1200), uses: [{ ...use, pointer: '/pages/0/picture/source' }] },
    { ...entry('media/four-480.avif', 480), uses: [{ ...use, pointer: '/pages/0/picture/variants/0' }] },
    entry('media/four-480.webp', 480),
    entry('media/logo.svg'),
    entry('media/film.mp4'),
    entry('media/four-phone-390.webp', 390),
  ];
  const pictures = picturesOf(media);
  expect(pictures.map(({ file }) => file)).toEqual([
    'media/four-1200.webp',
    'media/logo.svg',
    'media/four-phone-390.webp',
  ]);
  expect(pictures[0]?.variants).toEqual([
    'media/four-480.avif',
    'media/four-1200.avif',
    'media/four-480.webp',
    'media/four-1200.webp',
  ]);
  expect(pictures[0]?.uses).toHaveLength(2);
  expect(pictures[1]?.variants).toEqual([]);
  expect(pictures.map(({ file }) => shownName(file))).toEqual(['four', 'logo.svg', 'four-phone']);
});
