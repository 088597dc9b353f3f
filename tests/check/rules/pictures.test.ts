import { describe, expect, it } from 'vitest';
import * as make from '../../model/pictures/make-picture.ts';
import type { Mutation } from '../apply-mutation.ts';
import { checkMutation } from '../mutated-site.ts';

const MANIFEST = 'site.manifest.json';
const STORY = 'content/textes/histoire.md';

interface Told {
  bytes?: Buffer;
  inText?: string;
  remove?: boolean;
}

const BLANK = Buffer.alloc(100, 32);
const EMPTY = Buffer.alloc(0);

/** Returns the findings after a file with some bytes replaces the picture of a portfolio, or is added to a text. */
function said(file: string, { bytes = BLANK, inText = '', remove = true }: Told = {}) {
  const mistake: Mutation = {
    edits: [
      inText
        ? { file: STORY, find: '[Venez le voir](/contact)', put: inText }
        : { file: MANIFEST, find: 'media/wedding.svg', put: file },
    ],
    bytes: { [`content/${file}`]: bytes.toString('base64') },
    ...(remove && !inText ? { remove: ['content/media/wedding.svg'] } : {}),
  };
  return checkMutation(mistake).map(({ code, suggestion }) => [code, suggestion]);
}

describe('pictures', () => {
  it.each([
    ['avif', make.avif(30, 20)],
    ['webp', make.webp(30, 20)],
    ['png', make.png(30, 20)],
    ['jpg', make.jpeg(30, 20)],
    ['JPG', make.jpeg(30, 20)],
    ['jpeg', make.jpeg(30, 20)],
    ['gif', make.gif(30, 20)],
    ['svg', make.svg(30, 20)],
  ])('may have the extension .%s', (ending, bytes) => {
    expect(said(`media/photo.${ending}`, { bytes })).toEqual([]);
  });

  it.each(['{ "source": "media/film.mp4", "mime": "mp4" }', '{ "source": "media/film.mp4" }'])(
    'are not films without a correct type: %s',
    (source) => {
      const film = `{ "type": "video-gate", "title": "Le four", "sources": [${source}], "poster":
        { "source": "media/wedding.svg", "alt": "Le four" }, "width": 30, "height": 20,
        "transcriptLabel": "Lire", "transcript": "Du pain cuit.", "labels": { "play": "Voir", "unsupported": "Rien." } }`;
      const anchor = '{ "type": "faq"';
      const found = checkMutation({
        edits: [{ file: MANIFEST, find: anchor, put: `${film}, ${anchor}` }],
        bytes: { 'content/media/film.mp4': Buffer.from('\0\0\0\x14ftypisom\0\0\0\0iso2').toString('base64') },
      });
      expect(found.map(({ code }) => code)).toEqual([expect.stringMatching(/^schema\/(?:unknown-value|missing-key)$/)]);
    },
  );

  it.each([
    ['jpg', make.heic(), 'media/other-content'],
    ['jpg', Buffer.from('<!DOCTYPE html><title>Photo</title>'), 'media/other-content'],
    ['jpg', make.svg(30, 20), 'media/other-content'],
    ['svg', make.png(30, 20), 'media/other-content'],
    ['png', Buffer.alloc(100, 32), 'media/other-content'],
    ['png', make.png(30, 20).subarray(0, 60), 'media/cut-off'],
    ['png', make.jpeg(30, 20), 'media/wrong-ending'],
    ['avif', make.webp(30, 20), 'media/wrong-ending'],
  ])('are reported if their bytes are not a valid .%s', (ending, bytes, code) => {
    expect(said(`media/photo.${ending}`, { bytes })).toEqual([[code, null]]);
    const inText = `![Un four](/media/photo.${ending})`;
    expect(said(`media/photo.${ending}`, { bytes, inText })).toEqual([[code, null]]);
    expect(said(`media/photo.${ending}`, { bytes, inText: inText.slice(1) })).toEqual([[code, null]]);
  });

  it.each(['heic', 'docx', 'pdf', 'mp4', 'html', 'tiff', 'svg.txt'])('must not have the extension .%s', (ending) => {
    expect(said(`media/photo.${ending}`)).toEqual([['media/not-a-picture', null]]);
  });

  it('are suggested if the same picture exists in another format', () => {
    expect(said('media/wedding.heic', { remove: false })).toEqual([['media/not-a-picture', 'media/wedding.svg']]);
  });

  it('are checked in texts, in which a link may lead to other files', () => {
    expect(said('media/plan.pdf', { inText: '![Le plan du four](/media/plan.pdf)' })).toEqual([
      ['media/not-a-picture', null],
    ]);
    const bytes = Buffer.from('%PDF-1.7');
    expect(said('media/plan.pdf', { inText: '[Le plan du four (PDF, 1 ko)](/media/plan.pdf)', bytes })).toEqual([]);
  });

  it('are not empty, like all media files', () => {
    expect(said('media/photo.jpg', { bytes: EMPTY })).toEqual([['media/empty-file', null]]);
    expect(said('media/photo.heic', { bytes: EMPTY })).toEqual([['media/not-a-picture', null]]);
    expect(said('media/plan.pdf', { inText: '[Le plan du four (PDF, 0 ko)](/media/plan.pdf)', bytes: EMPTY })).toEqual([
      ['media/empty-file', null],
    ]);
  });
});

describe('the sizes of a picture', () => {
  const declared = (more: string, bytes: Record<string, Buffer>) => {
    const find = '"source": "media/wedding.svg",';
    const put = `"source": "media/wedding.png",${more}`;
    const files = Object.entries({ 'wedding.png': make.png(1200, 800), ...bytes });
    const mistake: Mutation = {
      edits: [{ file: MANIFEST, find, put }],
      remove: ['content/media/wedding.svg'],
      bytes: Object.fromEntries(files.map(([name, content]) => [`content/media/${name}`, content.toString('base64')])),
    };
    return checkMutation(mistake).map(({ code, suggestion }) => [code, suggestion]);
  };

  it.each([
    ['"width": 1200, "height": 800,', []],
    ['"width": 600, "height": 400,', []],
    ['"width": 391, "height": 260,', []],
    ['"width": 1200,', []],
    ['"height": 3,', []],
    ['"width": 1200, "height": 630,', [['media/wrong-size', '800']]],
    ['"width": 12000, "height": 800,', [['media/wrong-size', '1200']]],
    ['"width": 800, "height": 1200,', [['media/wrong-size', '1200, "height": 800']]],
    ['"height": 10, "width": 10,', [['media/wrong-size', null]]],
  ])('are those of its file, or have the same proportions: %s', (more, reported) => {
    expect(declared(more, {})).toEqual(reported);
  });

  it.each([
    ['a smaller copy', 'wedding-480.webp', make.webp(480, 320), []],
    ['a smaller copy with rounded sides', 'wedding-100.avif', make.avif(100, 67), []],
    ['one with other proportions', 'wedding-480.webp', make.webp(480, 480), ['media/stale-variant']],
    ['one with another name', 'gateau-480.webp', make.webp(480, 320), ['media/stale-variant']],
    ['one with a longer name', 'wedding-small-480.webp', make.webp(480, 320), []],
    ['one with another width than its name', 'wedding-480.webp', make.webp(960, 640), ['media/wrong-variant-width']],
  ])('are checked in its variants: %s', (_, name, bytes, codes) => {
    const reported = declared(`"variants": ["media/${name}"],`, { [name]: bytes });
    expect(reported.map(([code]) => code)).toEqual(codes);
  });

  it('of a drawing only need to have its proportions', () => {
    const find = '"source": "media/wedding.svg",';
    const said = (width: number, height: number) =>
      checkMutation({ edits: [{ file: MANIFEST, find, put: `${find} "width": ${width}, "height": ${height},` }] });
    expect(said(300, 300)).toEqual([]);
    expect(said(300, 200).map(({ code, suggestion }) => [code, suggestion])).toEqual([['media/wrong-size', '300']]);
  });
});
