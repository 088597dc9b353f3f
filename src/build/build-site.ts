import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { drawFavicon } from '../art/logo.ts';
import type { SiteModel } from '../site/resolve/model.ts';
import { routesOf } from '../site/resolve/resolve-page.ts';
import { resolveShell } from '../site/resolve/resolve-shell.ts';
import { writeBeside } from './beside.ts';
import { compressFiles } from './compress.ts';
import { contentSecurityPolicy } from './csp.ts';
import { writeBanners } from './drawings.ts';
import { filesBelow } from './files.ts';
import { framesOf } from './frames.ts';
import { hashOf, scriptHash } from './hash.ts';
import { hostingRules } from './hosting/rules.ts';
import { writeIcons } from './icons.ts';
import { copyMedia, createMediaCollector } from './media.ts';
import { createPageIndex } from './page-index.ts';
import type { UrlStyle } from './pages/output-path.ts';
import { prerender } from './pages/prerender.ts';
import { type Program, prepareProgram } from './program/program.ts';
import { renderOptions } from './render-options.ts';
import { writeSocialPictures } from './social/write-social-pictures.ts';
import { createStopwatch, type Timings } from './stopwatch.ts';

export interface BuildOptions {
  model: SiteModel;
  /** Published folder; replaced as a whole once the build has succeeded. */
  output: string;
  /** Folder of what may be reused by the next build; safe to delete. */
  cache: string;
  /** Path under which the site is published, as `/` or `/name/`. */
  base: string;
  urls: UrlStyle;
  /** Whether to write `.br` and `.gz` copies. */
  compress: boolean;
  /** Whether to draw social pictures. */
  social: boolean;
  workers?: number | undefined;
}

export interface BuildReport {
  /** HTML files written. */
  pages: number;
  /** Of these, how many were rendered and not taken from the cache. */
  rendered: number;
  /** Files compressed anew. */
  compressed: number;
  /** Social pictures drawn anew. */
  drawn: number;
  /** Milliseconds of each stage. */
  timings: Timings;
}

function copyProgram({ directory, files }: Program, output: string): void {
  for (const file of files) cpSync(path.join(directory, file), path.join(output, file));
}

/** Puts a finished folder in the place of the published one. */
function swap(building: string, output: string): void {
  const previous = `${building}.previous`;
  if (existsSync(output)) renameSync(output, previous);
  renameSync(building, output);
  rmSync(previous, { recursive: true, force: true });
}

/**
 * Publishes a site: compiles the program, renders the pages, writes what stands beside them, compresses, and only
 * then replaces the published folder. A build that fails leaves the last good one as it was.
 */
export async function buildSite(options: BuildOptions): Promise<BuildReport> {
  const { model, output, cache, base, urls, compress, social, workers } = options;
  const watch = createStopwatch();
  const program = await watch.time('program', () => prepareProgram({ cache: path.join(cache, 'program'), base }));
  const building = `${output}.${process.pid}.building`;
  rmSync(building, { recursive: true, force: true });
  mkdirSync(building, { recursive: true });
  try {
    const { manifest } = model;
    const policies = contentSecurityPolicy({
      services: manifest.services ?? [],
      ...(manifest.mail ? { mail: manifest.mail } : {}),
      scriptHashes: [scriptHash(program.boot)],
      frames: framesOf(manifest),
    });
    const render = renderOptions({ model, program, policy: policies.meta, base, urls });
    const shellJson = JSON.stringify(resolveShell(model));
    const media = createMediaCollector(model.media);
    const index = createPageIndex();
    media.visit(shellJson);
    const { pages, rendered } = await watch.time('pages', () =>
      prerender({
        model,
        program,
        render,
        renderKey: hashOf(program.serverKey, JSON.stringify(render)),
        output: building,
        cache: path.join(cache, 'pages', hashOf(model.directory, base, urls)),
        urls,
        workers,
        visit(page, json) {
          media.visit(json);
          index.visit(page);
        },
      }),
    );
    await watch.time('files', async () => {
      copyProgram(program, building);
      copyMedia(media.used(), { site: model.directory, output: building });
      writeBanners(index.banners, building);
      await writeIcons({ svg: drawFavicon(), output: building, cache: path.join(cache, 'icons') });
      const { redirects = [] } = manifest;
      const rules = hostingRules({ routes: routesOf(model), redirects, policy: policies.header });
      writeBeside({ manifest, index, rules, base, output: building });
    });
    const drawn = social
      ? await watch.time('social pictures', () =>
          writeSocialPictures({
            pages: index.social,
            directory: building,
            cache: path.join(cache, 'social', hashOf(model.directory)),
            theme: manifest.theme,
            site: manifest.site,
          }),
        )
      : 0;
    const compressed = compress
      ? await watch.time('compression', () =>
          compressOutput({ building, pages, cache: path.join(cache, 'compressed') }),
        )
      : 0;
    swap(building, output);
    return { pages: pages.length, rendered, compressed, drawn, timings: watch.timings() };
  } finally {
    rmSync(building, { recursive: true, force: true });
  }
}

const FOR_HOSTS = new Set(['_headers', '_redirects', 'nginx.conf', '.nojekyll']);

async function compressOutput(options: {
  building: string;
  pages: { file: string; cached: string }[];
  cache: string;
}): Promise<number> {
  const known = new Set(options.pages.map(({ file }) => file));
  const others = filesBelow(options.building).filter((file) => !known.has(file) && !FOR_HOSTS.has(file));
  const files = [...options.pages, ...others.map((file) => ({ file }))];
  return compressFiles({ directory: options.building, files, cache: options.cache });
}
