import { describe, expect, it } from 'vitest';
import { photoFiles } from '../../../src/model/resolve/photo-files.ts';
import { checkMutation } from '../mutated-site.ts';

/** Returns the files that the check reports as unused when a guide declares a photo. */
function unused(files: string[]): string[] {
  const declared = 'photo:\n  url: "https://photos.example/pain.jpg"\n  alt: "Un pain"\ntitle:';
  const found = checkMutation({
    edits: [{ file: 'content/guides/choisir-son-pain.md', find: 'title:', put: declared }],
    add: Object.fromEntries(files.map((file) => [`content/${file}`, 'photo'])),
  });
  return found.filter(({ code }) => code === 'media/unused').map(({ file }) => file);
}

describe('the photo of a guide', () => {
  it('is used by the guide with its section and name', () => {
    expect(unused(photoFiles('guides/choisir-son-pain').map(({ source }) => source))).toEqual([]);
  });

  it('is reported once in several sizes and formats, by its widest file, if no guide uses it', () => {
    const sizes = ['480.avif', '480.webp', '1600.avif', '1600.webp'].map((size) => `media/four-${size}`);
    expect(unused(sizes)).toEqual(['content/media/four-1600.webp']);
  });

  it('is not used by a guide with the same name in another section', () => {
    const [{ source } = { source: '' }] = photoFiles('recettes/choisir-son-pain');
    expect(unused([source])).toEqual([`content/${source}`]);
  });
});
