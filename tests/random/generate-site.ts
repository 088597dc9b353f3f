import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readSchemas, schemaNamed } from '../../src/model/schema/schemas.ts';
import { createChance } from './chance.ts';
import { createMaker } from './decide.ts';
import { anyValue } from './generate-value.ts';
import { addressesOf } from './make-string.ts';
import { anyMarkdown } from './markdown-text.ts';
import { type Pools, planSite } from './pools.ts';

/** A random site folder. */
export interface GeneratedSite {
  seed: number;
  pools: Pools;
  manifest: Record<string, unknown>;
  /** Files below the folder, by path. */
  files: Record<string, string | Uint8Array>;
}

/** Smallest picture of its kind: one transparent pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>';
const MEDIA: Record<string, string | Uint8Array> = {
  '.svg': SVG,
  '.vtt': 'WEBVTT\n',
  '.webm': Buffer.from('1a45dfa3', 'hex'),
};

/** Names of all block types, from the schemas. */
export function blockTypes(): string[] {
  return [...readSchemas().keys()].flatMap((id) => /\/blocks\/([\w-]+)\.schema\.json$/.exec(id)?.[1] ?? []);
}

/** Writes a file with front matter. JSON is valid YAML, so no text can break out of its value. */
function withFrontMatter(matter: unknown, body: string): string {
  const lines = Object.entries(matter as object).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  return ['---', ...lines, '---', '', body, ''].join('\n');
}

/** Generates a whole site from the schemas; the same seed always yields the same site. */
export function generateSite(seed: number): GeneratedSite {
  const chance = createChance(seed);
  const types = blockTypes();
  const pools = planSite(chance, types);
  const usable = pools.ids.chains.length > 0 ? types : types.filter((type) => type !== 'article-list');
  for (const page of pools.pages) page.types = page.types.map((type) => (usable.includes(type) ? type : 'comments'));
  const maker = createMaker(pools, chance);
  const site = schemaNamed('site');
  const manifest = anyValue({ schema: site, pointer: '', key: '' }, maker) as Record<string, unknown>;
  const files: GeneratedSite['files'] = {};
  const addresses = addressesOf(pools);
  for (const name of pools.markdown) {
    const body = anyMarkdown(chance, addresses, 2);
    files[`content/${name}`] = chance.is(0.5) ? body : withFrontMatter({ reviewed: '2026-11-01' }, body);
  }
  const frontMatter = schemaNamed('front-matter');
  for (const guide of pools.guides) {
    const pointer = `@${guide.path}`;
    const matter = anyValue({ schema: frontMatter, pointer, key: '' }, maker);
    files[`content${guide.path}.md`] = withFrontMatter(matter, anyMarkdown(chance, addresses, 1));
  }
  for (const name of pools.media) files[`content/${name}`] = MEDIA[name.slice(name.lastIndexOf('.'))] ?? PNG;
  files['site.manifest.json'] = JSON.stringify(manifest, null, 2);
  return { seed, pools, manifest, files };
}

/** Writes a site to a folder. */
export function writeSite(directory: string, { files }: GeneratedSite): void {
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(directory, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}
