import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { crc32 } from 'node:zlib';
import sharp, { type OverlayOptions } from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { readPicture } from '../../../src/model/pictures/read-picture.ts';
import { copySite, filesOf } from '../../edit/structure/structure-site.ts';
import { temporaryFolder } from '../../temporary-folder.ts';
import { startEditor } from './editor-server.ts';

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

let photo: Buffer;
beforeAll(async () => {
  photo = await phonePhoto(800, 600);
});

/** Returns a copy of a PNG whose header declares another size. */
function pretending(png: Buffer, width: number, height: number): Buffer {
  const bytes = Buffer.from(png);
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
  return bytes;
}

let ids = 0;
async function start(options: Parameters<typeof startEditor>[0] = {}) {
  const { site = copySite() } = options;
  const editor = await startEditor({ ...options, site });
  const add = (name: string, bytes: Buffer) => {
    ids += 1;
    return editor.call('picture-add', { id: `picture-${ids}`, name, data: bytes.toString('base64') });
  };
  const change = (typed: Parameters<typeof editor.call<'structure'>>[1]['change']) => {
    ids += 1;
    return editor.call('structure', { id: `picture-${ids}`, change: typed });
  };
  const files = () => {
    const { schemas: _, ...all } = filesOf(site);
    return Object.fromEntries(Object.entries(all).filter(([name]) => /^(?:content|site\.manifest)/.test(name)));
  };
  return { ...editor, add, change, files };
}

describe('an added picture', () => {
  it('is stored upright, smaller, without its position, in several sizes, as one step with one undo', async () => {
    const { site, add, call, files } = await start();
    const first = files();
    const photo = await phonePhoto(2000, 1500);
    expect(await sharp(photo).metadata()).toMatchObject({ orientation: 6, exif: expect.any(Buffer) });
    const answer = await add('C:\\Photos\\Été à la plage.JPG', photo);
    expect(answer).toMatchObject({ status: 'saved', picture: 'media/ete-a-la-plage-1200.webp' });
    const added = Object.keys(files()).filter((name) => !(name in first));
    expect(added).toEqual([
      'content/media/ete-a-la-plage-1200.avif',
      'content/media/ete-a-la-plage-1200.webp',
      'content/media/ete-a-la-plage-480.avif',
      'content/media/ete-a-la-plage-480.webp',
      'content/media/ete-a-la-plage-960.avif',
      'content/media/ete-a-la-plage-960.webp',
    ]);
    for (const name of added) {
      const { exif, xmp, iptc, orientation, width = 0, height } = await sharp(path.join(site, name)).metadata();
      expect([name, exif, xmp, iptc, orientation, height]).toEqual([
        name,
        undefined,
        undefined,
        undefined,
        undefined,
        Math.round((width * 4) / 3),
      ]);
      expect(readPicture(path.join(site, name))?.reveals).toBeUndefined();
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
    expect(await call('undo', {})).toMatchObject({ status: 'saved' });
    expect(files()).toEqual(first);
  });

  it('gets an unused name that is a slug of its file name', async () => {
    const { add } = await start();
    const small = await sharp({ create: { width: 20, height: 10, channels: 3, background: '#123456' } })
      .png()
      .toBuffer();
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
    const { add, site, files } = await start();
    const first = files();
    const logo = await sharp({ create: { width: 90, height: 60, channels: 4, background: '#12345600' } })
      .png()
      .toBuffer();
    await add('Logo.png', logo);
    expect(Object.keys(files()).filter((name) => !(name in first))).toEqual([
      'content/media/logo-90.avif',
      'content/media/logo-90.webp',
    ]);
    expect(await sharp(path.join(site, 'content/media/logo-90.webp')).metadata()).toMatchObject({ hasAlpha: true });
  });

  it('is stored without other data of its file', async () => {
    const { add, files } = await start();
    const first = files();
    const payload = '<script>alert(document.domain)</script>';
    const polyglot = Buffer.concat([photo, Buffer.from(`PK\x03\x04${payload}`)]);
    expect(await add('photo.jpg', polyglot)).toMatchObject({ status: 'saved' });
    const added = Object.entries(files()).filter(([name]) => !(name in first));
    expect(added.length).toBeGreaterThan(0);
    expect(added.filter(([, bytes]) => bytes.includes('script') || bytes.includes('PK\x03\x04'))).toEqual([]);
  });

  it('is refused with a reason if it is no picture, too large or incomplete, and nothing is written', async () => {
    const { add, files, raw } = await start();
    const first = files();
    const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    const bomb = pretending(png, 60_000, 60_000);
    const frames = await sharp({ create: { width: 8, height: 16, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    const animated = await sharp(frames, { pages: 1 }).gif().toBuffer();
    const film = await sharp([animated, await sharp(png).negate().gif().toBuffer()], { join: { animated: true } })
      .gif()
      .toBuffer();
    // A PNG that declares two frames: `acTL` (frames, plays) after the header. Decoders ignore its checksum.
    const control = Buffer.from('\0\0\0\x08acTL\0\0\0\x02\0\0\0\0\0\0\0\0', 'latin1');
    const animatedPng = Buffer.concat([png.subarray(0, 33), control, png.subarray(33)]);
    const svg = (inner: string) =>
      Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4">${inner}</svg>`);
    const wrong: [string, Buffer, string][] = [
      ['IMG_0001.HEIC', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), 'heic'],
      ['photo.jpg', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), 'heic'],
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
      ['dessin.svg', svg('<script>alert(1)</script>'), 'drawing'],
      ['dessin.svg', svg('<image href="https://evil.example/x.png"/>'), 'drawing'],
      ['dessin.svg', svg('<foreignObject/>'), 'drawing'],
    ];
    for (const [name, bytes, reason] of wrong) {
      const answer = await add(name, bytes);
      expect([name, 'reason' in answer ? answer.reason : answer], name).toEqual([name, reason]);
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
    const { add, read } = await start();
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><path d="M0 0h4"/></svg>';
    expect(await add('Mon logo.svg', Buffer.from(svg))).toMatchObject({ picture: 'media/mon-logo.svg' });
    expect(read('content/media/mon-logo.svg')).toBe(svg);
  });

  it('does not follow links out of the site', async () => {
    const site = copySite();
    const outside = temporaryFolder();
    const { add } = await start({ site });
    const media = path.join(site, 'content/media');
    if (existsSync(media)) renameSync(media, path.join(outside, 'media'));
    const empty = path.join(outside, 'empty');
    mkdirSync(empty);
    symlinkSync(empty, media);
    expect(await add('photo.jpg', photo)).toMatchObject({ status: 'refused' });
    expect(readdirSync(empty)).toEqual([]);
  });
});

describe('a picture of the site', () => {
  it('is removed with all its sizes if it is unused; undo restores its bytes, even after a restart', async () => {
    const site = copySite();
    const directory = temporaryFolder();
    const before = await start({ site, directory });
    await before.add('photo.jpg', photo);
    const kept = before.files();
    const removed = await before.change({ type: 'remove-picture', file: 'media/photo-600.webp' });
    expect(removed).toMatchObject({ status: 'saved', step: { label: 'Suppression : photo' } });
    expect(Object.keys(before.files()).filter((name) => name.includes('media/photo'))).toEqual([]);
    await before.close();
    const after = await start({ site, directory });
    expect(await after.call('undo', {})).toMatchObject({ status: 'saved' });
    expect(after.files()).toEqual(kept);
  });

  it('stays if another program has replaced it: the step is abandoned', async () => {
    const { add, call, site, files } = await start();
    await add('photo.jpg', photo);
    writeFileSync(path.join(site, 'content/media/photo-600.webp'), 'Une autre image');
    const state = files();
    expect(await call('undo', {})).toMatchObject({ status: 'refused' });
    expect(files()).toEqual(state);
  });

  it('is not removed while it is used, and its uses are listed', async () => {
    const { change, call, files } = await start();
    const { media } = await call('media', {});
    const used = media.find(({ uses, file }) => uses.length > 0 && /\.(?:webp|png|svg|jpg)$/.test(file));
    const first = files();
    const request = { type: 'remove-picture', file: used?.file ?? '' } as const;
    expect(await change(request)).toMatchObject({
      status: 'refused',
      message: expect.stringContaining('encore montré'),
    });
    const { refusal } = await call('structure-plan', { change: request });
    expect(refusal?.places.length).toBeGreaterThan(0);
    expect(files()).toEqual(first);
  });

  it('is renamed everywhere, and back', async () => {
    const { add, change, call, operate, read, files } = await start();
    await add('photo.jpg', photo);
    const text = read('site.manifest.json');
    const picture = {
      source: 'media/photo-600.webp',
      alt: 'Le four',
      variants: ['media/photo-480.avif', 'media/photo-480.webp'],
    };
    await operate({ type: 'set', pointer: '/pages/0/picture', value: picture });
    expect(read('site.manifest.json')).not.toBe(text);
    const first = files();
    const other = await change({ type: 'rename-picture', file: picture.source, to: '../four' });
    expect(other).toMatchObject({ status: 'refused' });
    const renamed = await change({ type: 'rename-picture', file: picture.source, to: 'le-four' });
    expect(renamed).toMatchObject({ status: 'saved' });
    expect(read('site.manifest.json')).toContain('media/le-four-600.webp');
    expect(read('site.manifest.json')).not.toContain('media/photo-');
    expect(Object.keys(files()).filter((name) => name.includes('media/photo-'))).toEqual([]);
    expect(await call('undo', {})).toMatchObject({ status: 'saved' });
    expect(files()).toEqual(first);
  });

  it('cannot get the name of another picture', async () => {
    const { add, change, files } = await start();
    const small = await sharp({ create: { width: 20, height: 10, channels: 3, background: '#123456' } })
      .png()
      .toBuffer();
    await add('four.png', photo);
    await add('pain.png', small);
    const first = files();
    expect(await change({ type: 'rename-picture', file: 'media/pain-20.webp', to: 'four' })).toMatchObject({
      status: 'refused',
    });
    expect(files()).toEqual(first);
  });

  it('is used by a guide with the same name, and renamed with that guide', async () => {
    const site = copySite();
    const folder = path.join(site, 'content/media/photos/guides');
    mkdirSync(folder, { recursive: true });
    for (const width of [480, 800, 1200])
      for (const format of ['avif', 'webp'] as const) {
        const made = sharp({
          create: { width, height: Math.round((width * 420) / 1200), channels: 3, background: '#a50' },
        });
        writeFileSync(path.join(folder, `conserver-son-pain-${width}.${format}`), await made[format]().toBuffer());
      }
    const guide = path.join(site, 'content/guides/conserver-son-pain.md');
    const photoOf = 'photo:\n  url: https://images.example/pain.jpg\n  alt: Un pain\n---';
    const text = readFileSync(guide, 'utf8');
    writeFileSync(guide, text.replace(/\n---/, `\n${photoOf}`));
    const { call, change, files } = await start({ site });
    const { media } = await call('media', {});
    const file = 'media/photos/guides/conserver-son-pain-480.webp';
    expect(media.find((one) => one.file === file)?.uses).toMatchObject([
      { file: 'guide:guides/conserver-son-pain', routes: ['/guides/conserver-son-pain'] },
    ]);
    expect(await change({ type: 'remove-picture', file })).toMatchObject({ status: 'refused' });
    const first = files();
    const renaming = { from: '/guides/conserver-son-pain', to: '/guides/garder-son-pain', redirect: false } as const;
    expect(await change({ type: 'rename', ...renaming })).toMatchObject({ status: 'saved' });
    expect(Object.keys(files())).toContain('content/media/photos/guides/garder-son-pain-480.webp');
    expect(await call('undo', {})).toMatchObject({ status: 'saved' });
    expect(files()).toEqual(first);
  });
});
