import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { launchBrowser } from '../browser/launch-browser.ts';
import type { FilmTexts } from './films/film.ts';
import { maquetteFilm } from './films/maquette.ts';
import { presentationFilm } from './films/presentation.ts';
import { recordFilm } from './films/record-film.ts';

/**
 * Makes the two films of the site from drawings and screenshots of mock-ups: `npm run make -- films`. Needs a Chromium
 * and ffmpeg.
 */
const root = path.resolve(import.meta.dirname, '../..');
const folder = path.join(root, 'content/media/films');

if (spawnSync('ffmpeg', ['-version'], { stdio: 'ignore' }).status !== 0) {
  console.error('The films need ffmpeg, which is not installed (Debian and Ubuntu: apt-get install ffmpeg).');
  process.exit(1);
}

function photograph(file: string): string {
  const picture = readFileSync(path.join(root, 'content/media/mockups', file));
  return `data:image/webp;base64,${picture.toString('base64')}`;
}

const texts = JSON.parse(readFileSync(path.join(root, 'content/films/films.json'), 'utf8')) as FilmTexts;
const font = `data:font/woff2;base64,${readFileSync(path.join(root, 'src/ui/fonts/bricolage.woff2')).toString('base64')}`;
const mockup = { browser: photograph('boulangerie-1200.webp'), phone: photograph('boulangerie-phone-520.webp') };
const films = [presentationFilm(texts.presentation, mockup), maquetteFilm(texts.maquette, mockup)];

const browser = await launchBrowser();
try {
  const page = await browser.newPage();
  for (const film of films) {
    await recordFilm({ page, film, font, folder });
    const sizes = ['webm', 'mp4', 'webp'].map((ending) => {
      const kilobytes = statSync(path.join(folder, `${film.name}.${ending}`)).size / 1000;
      return `${ending} ${kilobytes.toFixed(0)} kB`;
    });
    console.log(`${film.name}: ${film.seconds} s, ${sizes.join(', ')}`);
  }
} finally {
  await browser.close();
}
