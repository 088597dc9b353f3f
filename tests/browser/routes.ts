import { readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

interface Manifest {
  pages: { path: string; example?: string }[];
  chains: { hub: string; articles: string[] }[];
}

/** Whether the whole matrix is asked for (`npm run test:full`). */
export const isFull = process.env.VITRINE_FULL === '1';

function readManifest(): Manifest {
  return JSON.parse(readFileSync(path.join(root, 'site.manifest.json'), 'utf8')) as Manifest;
}

/** Every address of the site that a visitor can open, parameters filled with their example. */
export function allRoutes(): string[] {
  const { pages, chains } = readManifest();
  return [
    ...pages.map(({ path: route, example }) => route.replace(/:[a-z]+/, example ?? 'exemple.fr')),
    ...chains.flatMap(({ hub, articles }) => articles.map((slug) => `${hub}/${slug}`)),
  ];
}

/** A small generator of numbers between 0 and 1, the same for the same seed (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/**
 * All items in a full run, otherwise a sample of them; the seed is this week's unless VITRINE_SEED names one. Another
 * `salt` gives another sample of the same items.
 */
export function sample<T>(items: T[], count: number, salt = 0): T[] {
  if (isFull || items.length <= count) return items;
  const week = Math.floor(Date.now() / 604_800_000);
  const random = seeded(Number(process.env.VITRINE_SEED ?? week) + salt * 7919);
  const left = [...items];
  return Array.from({ length: count }, () => left.splice(Math.floor(random() * left.length), 1)[0] as T);
}
