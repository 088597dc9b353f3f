import { cpSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { photoFiles } from '../../../src/model/resolve/photo-files.ts';
import { baseSite } from '../../fixtures/fixture-site.ts';
import { temporaryFolder } from '../../temporary-folder.ts';
import { edit } from '../findings.ts';
import { checkFolder, checkMutation } from '../mutated-site.ts';

describe('a guide whose file has another extension', () => {
  const GUIDE = 'content/guides/conserver-son-pain';
  const text = readFileSync(path.join(baseSite, `${GUIDE}.md`), 'utf8');
  const moved = (...files: string[]) =>
    checkMutation({ remove: [`${GUIDE}.md`], add: Object.fromEntries(files.map((file) => [file, text])) });

  it.each([
    'conserver.md.txt',
    'conserver.markdown',
    'conserver.MD',
    'conserver.txt',
    'conserver.md.docx',
    'Conserver.MD',
  ])('is reported with its file, once: %s', (name) => {
    const file = `content/guides/${name.replace('.', '-son-pain.')}`;
    const found = moved(file);
    expect(found.map(({ code }) => code)).toEqual(['chain/lost-guide']);
    expect(found[0]?.message).toContain(file);
    expect(found[0]?.help).toContain(`${GUIDE}.md `);
  });

  it('is not searched for in files with other names or in other folders', () => {
    const found = moved('content/guides/conserver-son-pain-2.txt', 'content/conserver-son-pain.txt');
    expect(found.map(({ code, message }) => [code, message])).toEqual([
      ['chain/lost-guide', `Le guide « conserver-son-pain » n’a pas de fichier ${GUIDE}.md.`],
    ]);
  });
});

describe('the photo of a guide', () => {
  /** Returns the files that the check reports as unused when a guide declares a photo. */
  function unused(files: string[]): string[] {
    const declared = 'photo:\n  url: "https://photos.example/pain.jpg"\n  alt: "Un pain"\ntitle:';
    const add = Object.fromEntries(files.map((file) => [`content/${file}`, 'photo']));
    const found = checkMutation({ ...edit('content/guides/choisir-son-pain.md', 'title:', declared), add });
    return found.filter(({ code }) => code === 'media/unused').map(({ file }) => file);
  }

  it('is used by the guide with its name, and only in its section', () => {
    expect(unused(photoFiles('guides/choisir-son-pain').map(({ source }) => source))).toEqual([]);
    const [{ source } = { source: '' }] = photoFiles('recettes/choisir-son-pain');
    expect(unused([source])).toEqual([`content/${source}`]);
  });

  it('is reported once in several sizes and formats, by its widest file, if no guide uses it', () => {
    const sizes = ['480.avif', '480.webp', '1600.avif', '1600.webp'].map((size) => `media/four-${size}`);
    expect(unused(sizes)).toEqual(['content/media/four-1600.webp']);
  });
});

it.each(['content', 'content/media', 'content/guides', 'content/media/wedding.svg', 'content/textes/histoire.md'])(
  'reports %s once if it is a link out of the site, and not its missing content',
  (name) => {
    const site = path.join(temporaryFolder(), 'site');
    cpSync(baseSite, site, { recursive: true });
    rmSync(path.join(site, name), { recursive: true });
    symlinkSync(temporaryFolder(), path.join(site, name));
    expect(checkFolder(site).map(({ code, file }) => `${code} ${file}`)).toEqual([`file/link-outside ${name}`]);
  },
);
