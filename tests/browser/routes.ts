import { readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

interface Manifest {
  pages: { path: string; example?: string }[];
  chains: { hub: string; articles: string[] }[];
}

/** Whether to run the whole matrix (`npm run test:full`). */
export const isFull = process.env.VITRINE_FULL === '1';

function readManifest(): Manifest {
  return JSON.parse(readFileSync(path.join(root, 'site.manifest.json'), 'utf8')) as Manifest;
}

/** Returns all addresses of the site, with parameters set to their examples. */
export function allRoutes(): string[] {
  const { pages, chains } = readManifest();
  return [
    ...pages.map(({ path: route, example }) => route.replace(/:[a-z]+/, example ?? 'exemple.fr')),
    ...chains.flatMap(({ hub, articles }) => articles.map((slug) => `${hub}/${slug}`)),
  ];
}

/** One address for each kind of page, chosen by hand: the routes of an everyday run. */
export const everydayRoutes: readonly string[] = [
  '/',
  '/contact',
  '/creation-site-web',
  '/creation-site-web/guide-creation-site-web',
  '/backlinks-packages',
  '/presentation',
  '/maquette-offerte/boulangerie-exemple.fr',
  '/pre-validation-ok',
];

/**
 * Returns, for a matrix that loads pages several times, the pages of each kind and a third of the others. The three
 * matrices use different thirds, so that each page is in one of them. `every-page.test.ts` opens all pages.
 */
export function kindsAndThird(third: 0 | 1 | 2): string[] {
  const others = allRoutes().filter((route) => !everydayRoutes.includes(route));
  const chosen = others.filter((_, index) => index % 3 === third);
  return allRoutes().filter((route) => everydayRoutes.includes(route) || chosen.includes(route));
}

/** Returns a generator of random numbers between 0 and 1, which are the same for the same seed (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Returns all items in a full run; otherwise a fixed few of them, evenly distributed over the list. */
export function sample<T>(items: readonly T[], count: number): T[] {
  if (isFull || items.length <= count) return [...items];
  return Array.from({ length: count }, (_, index) => items[Math.floor((index * items.length) / count)] as T);
}
