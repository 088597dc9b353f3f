import { expect, it } from 'vitest';
import { applyToData } from '../../../../src/edit/apply-to-data.ts';
import { pictureOperations } from '../../../../src/editor/client/pictures/picture-operations.ts';
import { schemaNamed } from '../../../../src/model/schema/schemas.ts';

const schema = schemaNamed('picture');
const old = {
  source: 'media/old-1200.webp',
  alt: 'L’ancienne',
  width: 1200,
  height: 800,
  variants: ['media/old-480.avif', 'media/old-1200.webp'],
};
const photo = {
  file: 'media/new-1600.webp',
  bytes: 1,
  width: 1600,
  height: 1200,
  uses: [],
  variants: ['media/new-480.avif', 'media/new-1600.webp'],
};
const chosen = (value: object, picture: typeof photo) => {
  const data = { picture: value } as never;
  const operations = pictureOperations({ data, pointer: '/picture', schema, picture });
  return operations.reduce((result, operation) => applyToData(result, operation) as never, data);
};

it('removes the variants of the old picture if the new one has none', () => {
  const { variants: _, ...single } = { ...photo, file: 'media/new.png' };
  expect(chosen(old, { ...single, variants: [] })).toEqual({
    picture: { source: 'media/new.png', alt: 'L’ancienne', width: 1600, height: 1200 },
  });
});

it('keeps the declared width of a drawing, and computes the height from its proportions', () => {
  const drawing = { ...photo, file: 'media/logo.svg', width: 24, height: 12, variants: [] };
  expect(chosen(old, drawing)).toMatchObject({ picture: { width: 1200, height: 600 } });
  expect(chosen({ source: 'media/old.svg', alt: '' }, drawing)).toMatchObject({ picture: { width: 24, height: 12 } });
});

it('changes nothing if the picture is the same', () => {
  const same = { source: photo.file, alt: 'x', width: 1600, height: 1200, variants: photo.variants };
  expect(pictureOperations({ data: same, pointer: '', schema, picture: photo })).toEqual([]);
});
