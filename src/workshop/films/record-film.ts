import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, renameSync } from 'node:fs';
import path from 'node:path';
import { env as environment } from 'node:process';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import type { Film } from './film.ts';
import { stagePage, stageSize } from './stage.ts';

const framesPerSecond = 15;

/**
 * Encoding of each format: flat drawings with little motion need few bytes, and one key frame is enough. AV1 keeps
 * their edges with half the bytes of VP9; browsers without it use the MP4.
 */
const formats = {
  webm: ['-c:v', 'libsvtav1', '-crf', '56', '-preset', '5', '-g', '600', '-svtav1-params', 'scm=1'],
  mp4: [
    '-c:v',
    'libx264',
    '-crf',
    '43',
    '-preset',
    'veryslow',
    '-tune',
    'animation',
    '-g',
    '600',
    '-movflags',
    '+faststart',
  ],
} as const;

/** Sets all animations of the page to one moment of the film, in milliseconds. */
async function seek(page: Page, moment: number): Promise<void> {
  await page.evaluate((time) => {
    for (const animation of document.getAnimations()) {
      animation.pause();
      animation.currentTime = time;
    }
  }, moment);
}

function encoder(file: string, options: readonly string[]) {
  const input = ['-f', 'image2pipe', '-framerate', String(framesPerSecond), '-c:v', 'png', '-i', '-'];
  const args = ['-y', '-loglevel', 'error', ...input, '-an', '-pix_fmt', 'yuv420p', ...options, file];
  const process = spawn('ffmpeg', args, {
    stdio: ['pipe', 'inherit', 'inherit'],
    env: { ...environment, SVT_LOG: '1' },
  });
  return { process, done: once(process, 'exit') as Promise<[number]> };
}

interface Recording {
  page: Page;
  film: Film;
  /** Heading font of the site, as a data address. */
  font: string;
  folder: string;
}

/** Records a film from its page, frame by frame, and writes both formats, with the first frame as poster. */
export async function recordFilm({ page, film, font, folder }: Recording): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const target = (ending: string) => path.join(folder, `${film.name}.${ending}`);
  await page.setViewportSize(stageSize);
  await page.setContent(stagePage({ stage: film.stage, font }), { waitUntil: 'load' });
  await page.evaluate(() => document.fonts.ready);
  const encoders = Object.entries(formats).map(([ending, options]) => ({
    ending,
    part: target(`part.${ending}`),
    ...encoder(target(`part.${ending}`), options),
  }));
  const frames = Math.round(film.seconds * framesPerSecond);
  for (let frame = 0; frame < frames; frame++) {
    await seek(page, (frame * 1000) / framesPerSecond);
    const image = await page.screenshot({ type: 'png' });
    if (frame === 0) await sharp(image).webp({ quality: 46, effort: 6 }).toFile(target('part.webp'));
    for (const { process } of encoders) if (!process.stdin.write(image)) await once(process.stdin, 'drain');
  }
  for (const { ending, part, process, done } of encoders) {
    process.stdin.end();
    const [code] = await done;
    if (code !== 0) throw new Error(`ffmpeg ended with ${code} while it wrote ${film.name}.${ending}`);
    renameSync(part, target(ending));
  }
  renameSync(target('part.webp'), target('webp'));
}
