import { describe, expect, it } from 'vitest';
import * as make from '../../model/pictures/make-picture.ts';
import { edit, MANIFEST, reported, reportedCodes, STORY } from '../findings.ts';

/** Returns a mistake that adds media files, by name. */
const added = (files: Record<string, Buffer>) => ({
  bytes: Object.fromEntries(
    Object.entries(files).map(([name, content]) => [`content/media/${name}`, content.toString('base64')]),
  ),
});

const BLANK = Buffer.alloc(100, 32);

/** Returns the findings after a file replaces the picture of a portfolio. */
function asPicture(name: string, content: Buffer = BLANK) {
  const replaced = edit(MANIFEST, 'media/wedding.svg', `media/${name}`);
  const mistake = { ...replaced, ...added({ [name]: content }), remove: ['content/media/wedding.svg'] };
  return reported(mistake, 'code', 'suggestion');
}

/** Returns the findings after a file is shown by a text, or linked there. */
const inText = (text: string, name: string, content: Buffer = BLANK) =>
  reported({ ...edit(STORY, '[Venez le voir](/contact)', text), ...added({ [name]: content }) }, 'code', 'suggestion');

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
    expect(asPicture(`photo.${ending}`, bytes)).toEqual([]);
  });

  it.each(['{ "source": "media/film.mp4", "mime": "mp4" }', '{ "source": "media/film.mp4" }'])(
    'are not films without a correct type: %s',
    (source) => {
      const film = `{ "type": "video-gate", "title": "Le four", "sources": [${source}], "poster":
        { "source": "media/wedding.svg", "alt": "Le four" }, "width": 30, "height": 20,
        "transcriptLabel": "Lire", "transcript": "Du pain cuit.", "labels": { "play": "Voir", "unsupported": "Rien." } }`;
      const anchor = '{ "type": "faq"';
      const file = added({ 'film.mp4': Buffer.from('\0\0\0\x14ftypisom\0\0\0\0iso2') });
      const codes = reportedCodes({ ...edit(MANIFEST, anchor, `${film}, ${anchor}`), ...file });
      expect(codes).toEqual([expect.stringMatching(/^schema\/(?:unknown-value|missing-key)$/)]);
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
    const name = `photo.${ending}`;
    expect(asPicture(name, bytes)).toEqual([[code, null]]);
    expect(inText(`![Un four](/media/${name})`, name, bytes)).toEqual([[code, null]]);
    expect(inText(`[Un four](/media/${name})`, name, bytes)).toEqual([[code, null]]);
  });

  it.each(['heic', 'docx', 'pdf', 'mp4', 'html', 'tiff', 'svg.txt'])('must not have the extension .%s', (ending) => {
    expect(asPicture(`photo.${ending}`)).toEqual([['media/not-a-picture', null]]);
  });

  it('are checked in texts, in which a link may lead to other files', () => {
    expect(inText('![Le plan du four](/media/plan.pdf)', 'plan.pdf')).toEqual([['media/not-a-picture', null]]);
    const link = '[Le plan du four (PDF, 1 ko)](/media/plan.pdf)';
    expect(inText(link, 'plan.pdf', Buffer.from('%PDF-1.7'))).toEqual([]);
  });

  it('are not empty, like all media files', () => {
    const empty = Buffer.alloc(0);
    expect(asPicture('photo.jpg', empty)).toEqual([['media/empty-file', null]]);
    const link = '[Le plan du four (PDF, 0 ko)](/media/plan.pdf)';
    expect(inText(link, 'plan.pdf', empty)).toEqual([['media/empty-file', null]]);
  });
});

describe('the sizes of a picture', () => {
  const find = '"source": "media/wedding.svg",';
  const declared = (more: string, variants: Record<string, Buffer> = {}) => {
    const replaced = edit(MANIFEST, find, `"source": "media/wedding.png",${more}`);
    const files = added({ 'wedding.png': make.png(1200, 800), ...variants });
    return reported({ ...replaced, ...files, remove: ['content/media/wedding.svg'] }, 'code', 'suggestion');
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
    expect(declared(more)).toEqual(reported);
  });

  it.each([
    ['a smaller copy', 'wedding-480.webp', make.webp(480, 320), []],
    ['a smaller copy with rounded sides', 'wedding-100.avif', make.avif(100, 67), []],
    ['one with another name', 'gateau-480.webp', make.webp(480, 320), ['media/stale-variant']],
    ['one with a longer name', 'wedding-small-480.webp', make.webp(480, 320), []],
  ])('are checked in its variants: %s', (_, name, bytes, codes) => {
    const reported = declared(`"variants": ["media/${name}"],`, { [name]: bytes });
    expect(reported.map(([code]) => code)).toEqual(codes);
  });

  it.each([
    [300, 300, []],
    [300, 200, [['media/wrong-size', '300']]],
  ])('of a drawing only need to have its proportions: %d × %d', (width, height, findings) => {
    const sized = edit(MANIFEST, find, `${find} "width": ${width}, "height": ${height},`);
    expect(reported(sized, 'code', 'suggestion')).toEqual(findings);
  });
});
