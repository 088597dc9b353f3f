import { readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { writeFile } from '../../../src/build/files/write-file.ts';
import { openOutput } from '../../../src/build/output/output.ts';
import { allowedMedia, copyMedia, createMediaCollector, mediaIn } from '../../../src/build/pictures/media.ts';
import { temporaryFolder } from '../../temporary-folder.ts';

function used(value: unknown, ...files: string[]): string[] {
  const media = createMediaCollector(new Map(files.map((file) => [file, 1])));
  media.add(mediaIn(value));
  return media.used();
}

describe('mediaIn', () => {
  it.each([
    ['a string', { source: 'media/Café (1) + thé.webp', alt: 'x' }, 'media/Café (1) + thé.webp'],
    ['a list', { files: [{ to: '/media/a.pdf' }] }, 'media/a.pdf'],
    ['Markdown', '![Vue](/media/caf%C3%A9%20(1).webp) et la suite. Fin.', 'media/café (1).webp'],
    ['angle brackets', '![Vue](</media/un café.webp>)', 'media/un café.webp'],
    ['the same line as another', '![a](/media/a.webp) ![b](/media/b%201.webp)', 'media/b 1.webp'],
    ['a definition', '![Vue][v]\n\n[v]: /media/a.webp', 'media/a.webp'],
    ['a whole address', 'https://exemples.fr/media/a.webp?1', 'media/a.webp'],
    ['a name with several full stops', 'media/v1.2 été.tar.gz', 'media/v1.2 été.tar.gz'],
    ['a name without an ending', 'media/LICENSE', 'media/LICENSE'],
    ['a name with a percent sign', 'media/100 % bois.webp', 'media/100 % bois.webp'],
    ['a name with a number sign', 'media/a#1.webp', 'media/a#1.webp'],
  ])('finds a file in %s', (_, value, file) => {
    expect(used(value, file)).toEqual([file]);
  });

  it('does not mistake a file for another whose name begins alike', () => {
    expect(used(['media/a.webp'], 'media/a.web', 'media/a', 'media/a.webp')).toEqual(['media/a.webp']);
    expect(used('multimedia/a b.webp', 'media/a b.webp')).toEqual([]);
  });

  it('ignores file names in code and in plain words', () => {
    expect(used('`![a](media/a.webp)`, voir media/a.webp', 'media/a.webp')).toEqual([]);
  });
});

describe('publishable', () => {
  it('omits files that sites do not publish, and pages that no frame shows', () => {
    const files = new Map(['a.webp', 'a.pdf', 'a.js', 'a.html', 'b.html', 'a'].map((name) => [`media/${name}`, 1]));
    expect([...allowedMedia(files, ['/media/b.html', 'https://agenda.example']).keys()]).toEqual([
      'media/a.webp',
      'media/a.pdf',
      'media/b.html',
    ]);
  });
});

describe('copyMedia', () => {
  it('publishes a file again with the same size and date but other bytes', () => {
    const place = temporaryFolder();
    const source = path.join(place, 'content/media/a.webp');
    const published = path.join(place, 'dist/media/a.webp');
    const publish = () => {
      const output = openOutput(path.join(place, 'dist'), path.join(place, 'cache'));
      copyMedia(['media/a.webp'], { site: place, output });
      output.commit();
      return [readFileSync(published, 'utf8'), statSync(published).ino] as const;
    };
    writeFile(source, 'one');
    const first = publish();
    expect(publish()).toEqual(first);
    const { atime, mtime } = statSync(source);
    writeFileSync(source, 'two');
    utimesSync(source, atime, mtime);
    expect(publish()[0]).toBe('two');
  });
});
