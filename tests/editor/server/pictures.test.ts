import { mkdirSync, readdirSync, readFileSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { crc32 } from 'node:zlib';
import sharp, { type Create, type OverlayOptions } from 'sharp';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import type { RequestedStructure } from '../../../src/editor/protocol.ts';
import { readPicture } from '../../../src/model/pictures/read-picture.ts';
import { copySite, filesOf } from '../../mcp/assistant.ts';
import { temporaryFolder } from '../../temporary-folder.ts';
import { startEditor, startSharedEditor } from './editor-server.ts';

/** Creates a photo like those of phones: stored sideways with an orientation, and with its location. */
async function phonePhoto(width: number, height: number): Promise<Buffer> {
  const band = { input: { create: { width, height: height / 4, channels: 3, background: '#fff' } }, top: 0, left: 0 };
  return sharp({ create: { width, height, channels: 3, background: '#a03010' } })
    .composite([band as OverlayOptions])
    .withExif({
      IFD0: { Make: 'Telephone' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '48/1 51/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '2/1 21/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

const photo = await phonePhoto(800, 600);

const plain = (width: number, height: number, more: Partial<Create> = {}) =>
  sharp({ create: { width, height, channels: 3, background: '#123456', ...more } });
const small = await plain(20, 10).png().toBuffer();

const svg = (inner: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4">${inner}</svg>`;

/** Returns a copy of a PNG whose header declares another size. */
function pretending(png: Buffer, width: number, height: number): Buffer {
  const bytes = Buffer.from(png);
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
  return bytes;
}

const actions = ({ call }: Awaited<ReturnType<typeof startEditor>>) => ({
  add: (name: string, bytes: Buffer) => call('picture-add', { name, data: bytes.toString('base64') }),
  change: (change: RequestedStructure) => call('structure', { change }),
});

const editor = await startSharedEditor({ site: copySite() });
afterAll(editor.close);
const { site, call, operate, read, raw } = editor;
const { add, change } = actions(editor);
const files = () => filesOf(site);
const first = files();
const added = () => Object.keys(files()).filter((name) => !(name in first));

// Undoing the steps of a test removes all that it has added.
afterEach(async () => {
  while ((await call('site', {})).journal.undo) await call('undo', {});
  expect(files()).toEqual(first);
});

describe('an added picture', () => {
  it('is stored upright, smaller, without its position and other data, in several sizes, as one step', async () => {
    const payload = Buffer.from('PK\x03\x04<script>alert(document.domain)</script>');
    const large = Buffer.concat([await phonePhoto(2000, 1500), payload]);
    expect(await sharp(large).metadata()).toMatchObject({ orientation: 6, exif: expect.any(Buffer) });
    const answer = await add('C:\\Photos\\Été à la plage.JPG', large);
    expect(answer).toMatchObject({ status: 'saved', picture: 'media/ete-a-la-plage-1200.webp' });
    const sizes = ['1200.avif', '1200.webp', '480.avif', '480.webp', '960.avif', '960.webp'];
    expect(added()).toEqual(sizes.map((size) => `content/media/ete-a-la-plage-${size}`));
    for (const name of added()) {
      const { exif, xmp, iptc, orientation, width = 0, height } = await sharp(path.join(site, name)).metadata();
      const hidden = [exif, xmp, iptc, orientation].filter((one) => one !== undefined);
      expect([name, height, ...hidden]).toEqual([name, Math.round((width * 4) / 3)]);
      expect(readPicture(path.join(site, name))?.reveals).toBeUndefined();
      expect(files()[name]).not.toContain('PK\x03\x04');
      expect(files()[name]).not.toContain('script');
    }
    // The top of the stored photo is on the right of the visible one.
    const wide = path.join(site, 'content/media/ete-a-la-plage-1200.webp');
    const edge = sharp(wide).extract({ left: 1150, top: 800, width: 1, height: 1 });
    expect([...(await edge.raw().toBuffer())].every((value) => value > 240)).toBe(true);
    const { media } = await call('media', {});
    expect(media.find(({ file }) => file === 'media/ete-a-la-plage-1200.webp')).toMatchObject({
      width: 1200,
      height: 1600,
      uses: [],
    });
    const kept = files();
    expect(await call('undo', {})).toMatchObject({ status: 'saved' });
    expect(files()).toEqual(first);
    expect(await call('redo', {})).toMatchObject({ status: 'saved' });
    expect(files()).toEqual(kept);
  });

  it('gets an unused name that is a slug of its file name', async () => {
    const names = [];
    for (const name of [
      '../../../etc/Devanture (1).png',
      'devanture-1.PNG',
      '📷.png',
      '',
      'a\u202Eb/..',
      `${'long '.repeat(40)}.png`,
    ]) {
      const answer = await add(name, small);
      names.push('picture' in answer ? answer.picture : answer);
    }
    expect(names).toEqual([
      'media/devanture-1-20.webp',
      'media/devanture-1-2-20.webp',
      'media/image-20.webp',
      'media/image-2-20.webp',
      'media/image-3-20.webp',
      `media/${'long-'.repeat(12).slice(0, -1)}-20.webp`,
    ]);
  });

  it('is not enlarged, and keeps its transparency', async () => {
    const logo = plain(90, 60, { channels: 4, background: '#12345600' });
    await add('Logo.png', await logo.png().toBuffer());
    expect(added()).toEqual(['content/media/logo-90.avif', 'content/media/logo-90.webp']);
    expect(await sharp(path.join(site, 'content/media/logo-90.webp')).metadata()).toMatchObject({ hasAlpha: true });
  });

  it('is refused with a reason if it is no picture, too large or incomplete, and nothing is written', async () => {
    const bomb = pretending(small, 60_000, 60_000);
    const images = [await plain(8, 8).gif().toBuffer(), await plain(8, 8).negate().gif().toBuffer()];
    const film = await sharp(images, { join: { animated: true } })
      .gif()
      .toBuffer();
    // A PNG that declares two frames: `acTL` (frames, plays) after the header. Decoders ignore its checksum.
    const control = Buffer.from('\0\0\0\x08acTL\0\0\0\x02\0\0\0\0\0\0\0\0', 'latin1');
    const animatedPng = Buffer.concat([small.subarray(0, 33), control, small.subarray(33)]);
    const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1');
    const wrong: [string, Buffer, string][] = [
      ['IMG_0001.HEIC', heic, 'heic'],
      ['photo.jpg', heic, 'heic'],
      ['page.png', Buffer.from('<!doctype html><script>alert(1)</script>'), 'other'],
      ['script.gif', Buffer.from('GIF89a/*' + '\0'.repeat(50) + '*/=1;alert(1)//'), 'cut-off'],
      ['archive.jpg', Buffer.from('PK\x03\x04, an archive'), 'other'],
      ['doc.png', Buffer.from('%PDF-1.7 '), 'other'],
      ['empty.jpg', Buffer.alloc(0), 'other'],
      ['cut.jpg', photo.subarray(0, photo.length / 3), 'cut-off'],
      ['bomb.png', bomb, 'too-many-pixels'],
      ['large.jpg', Buffer.concat([photo, Buffer.alloc(25_000_000)]), 'too-large'],
      ['animated.gif', film, 'animated'],
      ['animated.png', animatedPng, 'animated'],
      ['dessin.svg', Buffer.from(svg('<script>alert(1)</script>')), 'drawing'],
      ['dessin.svg', Buffer.from(svg('<image href="https://evil.example/x.png"/>')), 'drawing'],
      ['dessin.svg', Buffer.from(svg('<foreignObject/>')), 'drawing'],
    ];
    for (const [name, bytes, reason] of wrong) {
      const answer = await add(name, bytes);
      expect([name, 'reason' in answer ? answer.reason : answer]).toEqual([name, reason]);
    }
    for (const body of [
      { id: 'picture-x', name: 'a.png', data: '%%%' },
      { id: 'picture-x', name: 'a\0.png', data: '' },
      { id: '../x', name: 'a.png', data: '' },
      { id: 'picture-x', name: 'a.png' },
    ])
      expect((await raw('picture-add', body)).status, JSON.stringify(body)).toBe(400);
    expect(files()).toEqual(first);
  });

  it('is stored unchanged if it is a drawing without errors', async () => {
    const drawing = svg('<path d="M0 0h4"/>');
    expect(await add('Mon logo.svg', Buffer.from(drawing))).toMatchObject({ picture: 'media/mon-logo.svg' });
    expect(read('content/media/mon-logo.svg')).toBe(drawing);
  });

  it('does not follow links out of the site', async () => {
    const own = await startEditor();
    const [media, empty] = [path.join(own.site, 'content/media'), temporaryFolder()];
    renameSync(media, path.join(temporaryFolder(), 'media'));
    symlinkSync(empty, media);
    expect(await actions(own).add('photo.jpg', photo)).toMatchObject({ status: 'refused' });
    expect(readdirSync(empty)).toEqual([]);
  });
});

describe('a picture of the site', () => {
  it('is removed with all its sizes if it is unused; undo restores its bytes, even after a restart', async () => {
    const options = { site: copySite(), directory: temporaryFolder() };
    const before = await startEditor(options);
    await actions(before).add('photo.jpg', photo);
    const kept = filesOf(before.site);
    const removed = await actions(before).change({ type: 'remove-picture', file: 'media/photo-600.webp' });
    expect(removed).toMatchObject({ status: 'saved', step: { label: 'Suppression : photo' } });
    expect(filesOf(before.site)).toEqual(first);
    await before.close();
    const after = await startEditor(options);
    for (const next of ['undo', 'redo', 'undo'] as const) {
      expect(await after.call(next, {})).toMatchObject({ status: 'saved' });
      expect(filesOf(after.site)).toEqual(next === 'undo' ? kept : first);
    }
  });

  it('stays if another program has replaced it: the step is abandoned', async () => {
    const own = await startEditor();
    await actions(own).add('photo.png', small);
    writeFileSync(path.join(own.site, 'content/media/photo-20.webp'), 'Une autre image');
    const state = filesOf(own.site);
    expect(await own.call('undo', {})).toMatchObject({ status: 'refused' });
    expect(filesOf(own.site)).toEqual(state);
  });

  it('is not removed while it is used, and its uses are listed', async () => {
    const { media } = await call('media', {});
    const used = media.find(({ uses, file }) => uses.length > 0 && /\.(?:webp|png|svg|jpg)$/.test(file));
    const request = { type: 'remove-picture', file: used?.file ?? '' } as const;
    expect(await change(request)).toMatchObject({
      status: 'refused',
      message: expect.stringContaining('encore montré'),
    });
    const { refusal } = await call('structure-plan', { change: request });
    expect(refusal?.places.length).toBeGreaterThan(0);
    expect(files()).toEqual(first);
  });

  it('is renamed everywhere, and back, but not to the name of another one or another folder', async () => {
    await add('photo.jpg', photo);
    await add('pain.png', small);
    const [source, variants] = ['media/photo-600.webp', ['media/photo-480.avif', 'media/photo-480.webp']];
    const set = { type: 'set', pointer: '/pages/0/picture', value: { source, alt: 'Le four', variants } } as const;
    expect(await operate(set)).toMatchObject({ status: 'saved', step: expect.anything() });
    const shown = files();
    for (const to of ['../four', 'pain'])
      expect(await change({ type: 'rename-picture', file: source, to })).toMatchObject({ status: 'refused' });
    expect(files()).toEqual(shown);
    expect(await change({ type: 'rename-picture', file: source, to: 'le-four' })).toMatchObject({ status: 'saved' });
    expect(read('site.manifest.json')).toContain('media/le-four-600.webp');
    expect(read('site.manifest.json')).not.toContain('media/photo-');
    expect(added().filter((name) => name.includes('media/photo-'))).toEqual([]);
    expect(await call('undo', {})).toMatchObject({ status: 'saved' });
    expect(files()).toEqual(shown);
  });

  it('is used by a guide with the same name, and renamed with that guide', async () => {
    const directory = copySite();
    const folder = path.join(directory, 'content/media/photos/guides');
    mkdirSync(folder, { recursive: true });
    for (const width of [480, 800, 1200])
      for (const format of ['avif', 'webp'] as const) {
        const made = plain(width, Math.round((width * 420) / 1200))[format]();
        writeFileSync(path.join(folder, `conserver-son-pain-${width}.${format}`), await made.toBuffer());
      }
    const guide = path.join(directory, 'content/guides/conserver-son-pain.md');
    const photoOf = 'photo:\n  url: https://images.example/pain.jpg\n  alt: Un pain\n---';
    writeFileSync(guide, readFileSync(guide, 'utf8').replace(/\n---/, `\n${photoOf}`));
    const own = await startEditor({ site: directory });
    const { media } = await own.call('media', {});
    const file = 'media/photos/guides/conserver-son-pain-480.webp';
    expect(media.find((one) => one.file === file)?.uses).toMatchObject([
      { file: 'guide:guides/conserver-son-pain', routes: ['/guides/conserver-son-pain'] },
    ]);
    const changeOwn = actions(own).change;
    expect(await changeOwn({ type: 'remove-picture', file })).toMatchObject({ status: 'refused' });
    const before = filesOf(directory);
    const renaming = { from: '/guides/conserver-son-pain', to: '/guides/garder-son-pain', redirect: false } as const;
    expect(await changeOwn({ type: 'rename', ...renaming })).toMatchObject({ status: 'saved' });
    expect(Object.keys(filesOf(directory))).toContain('content/media/photos/guides/garder-son-pain-480.webp');
    expect(await own.call('undo', {})).toMatchObject({ status: 'saved' });
    expect(filesOf(directory)).toEqual(before);
  });
});
