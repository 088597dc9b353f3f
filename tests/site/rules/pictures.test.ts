import { describe, expect, it } from 'vitest';
import { checkSlip, type Slip } from '../slipped-site.ts';

const MANIFEST = 'site.manifest.json';
const STORY = 'content/textes/histoire.md';

/** What is said when a file of some bytes stands in the place of the picture of a portfolio, or in a text. */
function said(file: string, { bytes = 100, inText = '', remove = true } = {}) {
  const slip: Slip = {
    edits: [
      inText
        ? { file: STORY, find: '[Venez le voir](/contact)', put: inText }
        : { file: MANIFEST, find: 'media/wedding.svg', put: file },
    ],
    sizes: { [`content/${file}`]: bytes },
    ...(remove && !inText ? { remove: ['content/media/wedding.svg'] } : {}),
  };
  return checkSlip(slip).map(({ code, suggestion }) => [code, suggestion]);
}

describe('pictures', () => {
  it.each(['avif', 'webp', 'png', 'jpg', 'JPG', 'jpeg', 'gif'])('may be files that end in .%s', (ending) => {
    expect(said(`media/photo.${ending}`)).toEqual([]);
  });

  it.each(['heic', 'docx', 'pdf', 'mp4', 'html', 'tiff', 'svg.txt'])('are no files that end in .%s', (ending) => {
    expect(said(`media/photo.${ending}`)).toEqual([['media/not-a-picture', null]]);
  });

  it('are proposed where the same picture stands there in another format', () => {
    expect(said('media/wedding.heic', { remove: false })).toEqual([['media/not-a-picture', 'media/wedding.svg']]);
  });

  it('are looked at in texts, where a link may lead to any file', () => {
    expect(said('media/plan.pdf', { inText: '![Le plan du four](/media/plan.pdf)' })).toEqual([
      ['media/not-a-picture', null],
    ]);
    expect(said('media/plan.pdf', { inText: '[Le plan du four](/media/plan.pdf)' })).toEqual([]);
  });

  it('hold something, as all media files do', () => {
    expect(said('media/photo.jpg', { bytes: 0 })).toEqual([['media/empty-file', null]]);
    expect(said('media/photo.heic', { bytes: 0 })).toEqual([['media/not-a-picture', null]]);
    expect(said('media/plan.pdf', { inText: '[Le plan du four](/media/plan.pdf)', bytes: 0 })).toEqual([
      ['media/empty-file', null],
    ]);
  });
});
