import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import type { FilmTexts } from '../../src/workshop/films/film.ts';
import { maquetteFilm } from '../../src/workshop/films/maquette.ts';
import { presentationFilm } from '../../src/workshop/films/presentation.ts';

const root = path.resolve(import.meta.dirname, '../..');
const folder = path.join(root, 'content/media/films');
const texts = JSON.parse(readFileSync(path.join(root, 'content/films/films.json'), 'utf8')) as FilmTexts;
const mockup = { browser: 'data:,browser', phone: 'data:,phone' };

it('both films in both formats, with their posters, are under 600 kB', () => {
  const files = readdirSync(folder).filter((file) => /^(?:presentation|maquette)\.(?:webm|mp4|webp)$/.test(file));
  expect(files).toHaveLength(6);
  expect(files.reduce((sum, file) => sum + statSync(path.join(folder, file)).size, 0)).toBeLessThan(600_000);
});

it('draws no price and no delay, which would not change with the facts', () => {
  for (const { stage } of [presentationFilm(texts.presentation, mockup), maquetteFilm(texts.maquette, mockup)]) {
    expect(stage.replaceAll(/<[^>]*>/g, ' ')).not.toMatch(/€|\d+\s*(?:jours|mois|heures)|48/);
  }
});

it('takes every word of the films from the content', () => {
  const { presentation, maquette } = texts;
  const known = [
    presentation.shop,
    presentation.opening,
    ...presentation.steps,
    ...presentation.hours,
    presentation.closing,
    presentation.action,
    presentation.note,
    maquette.opening,
    ...maquette.plans,
    maquette.closing,
  ];
  for (const { stage } of [presentationFilm(presentation, mockup), maquetteFilm(maquette, mockup)]) {
    const said = stage
      .replaceAll(/<style>.*?<\/style>/gs, '')
      .split(/<[^>]*>/)
      .map((text) => text.trim());
    expect(said.filter((text) => text && !/^[1-4]$/.test(text) && !known.includes(text))).toEqual([]);
  }
});

it('explains in one line that ffmpeg is missing', () => {
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'src/workshop/films.ts'], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, PATH: '' },
  });
  expect(status).toBe(1);
  expect(stderr.trim().split('\n')).toEqual([expect.stringContaining('ffmpeg')]);
});
