import path from 'node:path';
import { hashOf } from '../model/read/hash.ts';
import { resolveClientSite } from '../model/resolve/client-site.ts';
import { folderOf } from '../model/resolve/example.ts';
import type { SiteModel } from '../model/resolve/model.ts';
import { resolveNotices } from '../model/resolve/resolve-notices.ts';
import { type PageOutline, routesOf } from '../model/resolve/resolve-page.ts';
import { resolveShell } from '../model/resolve/resolve-shell.ts';
import type { Mail } from '../model/types.generated.ts';
import { siteRoot, type UrlStyle } from '../text/addresses.ts';
import { engineVersion } from './cache/installed-packages.ts';
import { contentSecurityPolicy, scriptHash } from './hosting/content-security-policy.ts';
import { framesOf } from './hosting/frame-addresses.ts';
import { createPageIndex } from './hosting/page-index.ts';
import { redirectPages, slashRedirections } from './hosting/redirect-page.ts';
import { type HostRedirect, hostingRules } from './hosting/rules.ts';
import { writeSiteFiles } from './hosting/site-files.ts';
import type { BuiltSite } from './output/build-marker.ts';
import { compressOutput } from './output/compress.ts';
import { type Output, openOutput } from './output/output.ts';
import { outputRecords } from './output/output-folder.ts';
import { prerender } from './pages/prerender.ts';
import { renderOptions } from './pages/render-options.ts';
import { writeBanner } from './pictures/banners.ts';
import { writeIcons } from './pictures/icons.ts';
import { allowedMedia, copyMedia, createMediaCollector, fontFiles, mediaIn, mediaOf } from './pictures/media.ts';
import { writeSocialPictures } from './pictures/social/write-social-pictures.ts';
import { tileOf } from './pictures/tile.ts';
import { type Program, prepareProgram } from './program/program.ts';
import { startFile, withStart } from './program/start.ts';
import { assertMediaPublished } from './verify/unpublished-media.ts';

/** Milliseconds by stage, in the order of the stages. */
type Timings = Record<string, number>;

/** Measures the stages of a command; `onStage` is called at the start of each. */
function createStopwatch(onStage: (stage: string) => void = () => {}) {
  const timings: Timings = {};
  return {
    async time<T>(stage: string, work: () => T | Promise<T>): Promise<T> {
      onStage(stage);
      const start = performance.now();
      try {
        return await work();
      } finally {
        timings[stage] = Math.round(performance.now() - start);
      }
    },
    timings: (): Timings => ({ ...timings }),
  };
}

export interface BuildOptions {
  model: SiteModel;
  /** Models of the examples that the site shows. */
  examples?: SiteModel[];
  /** Output folder; only changed after a successful build. */
  output: string;
  /** Folder of data for later builds; safe to delete. */
  cache: string;
  /** The compiled program, or its compilation; by default it is compiled in the cache. */
  program?: Promise<Program>;
  /** Path under which the site is published, as `/` or `/name/`. */
  base: string;
  urls: UrlStyle;
  /** Whether to write `.br` and `.gz` copies. */
  compress: boolean;
  /** Whether to draw social pictures. */
  social: boolean;
  /**
   * Whether to write redirects as HTML pages, also from page addresses with a final slash, for hosts without redirect
   * rules.
   */
  redirectPages?: boolean;
  /** Whether to build a version for the owner's approval: it is not indexed, and its forms send nothing. */
  staging?: boolean;
  workers?: number | undefined;
  /** Called with the name of each stage at its start. */
  onStage?: (stage: string) => void;
}

export interface BuildReport {
  /** Number of HTML files. */
  pages: number;
  /** Number of these that belong to examples. */
  examplePages: number;
  /** Number of rendered pages; the others have not changed since the last build. */
  rendered: number;
  /** Number of files compressed in this build. */
  compressed: number;
  /** Number of social pictures drawn in this build. */
  drawn: number;
  /** With `redirectPages`: source addresses of redirects that still need a rule of the host. */
  withoutPage: string[];
  /** Duration of each stage in milliseconds. */
  timings: Timings;
}

function copyProgram({ directory, files }: Program, output: Output): void {
  for (const file of files) output.copy(file, path.join(directory, file), file);
}

function accountOf({ origin, publicKey, serviceId, templates }: Mail): NonNullable<BuiltSite['mail']> {
  return { origin, publicKey, serviceId, templates };
}

/** Returns the data about the site for the marker of the output folder. */
function builtSite({ manifest: { site, mail, forms = {} }, demo }: SiteModel): BuiltSite {
  return {
    site: site.url,
    engine: engineVersion(),
    ...(demo ? { staging: true as const } : {}),
    ...(mail && !demo ? { mail: accountOf(mail) } : {}),
    forms: Object.fromEntries(Object.entries(forms).map(([form, { name, params }]) => [form, { name, params }])),
  };
}

/**
 * Writes a page for every redirect. Returns the source addresses of the redirects for which no page could be written.
 */
function writeRedirectPages(
  redirects: readonly HostRedirect[],
  { model, base, urls, output }: Pick<BuildOptions, 'model' | 'base' | 'urls'> & { output: Output },
): string[] {
  const { site } = model.manifest;
  const root = siteRoot(site.url);
  const existing = new Set(output.files().map(([file]) => file));
  const slashed = urls === 'file' ? slashRedirections(routesOf(model)) : [];
  const options = { base, root, language: site.language, noindex: model.demo !== undefined };
  const { pages, left } = redirectPages([...redirects, ...slashed], existing, options);
  for (const [file, html] of pages) output.write(file, html);
  return left.filter((from) => redirects.some((redirect) => redirect.from === from));
}

/** Prepares the pages of the site, or of an example in it, and collects their media. */
function preparePages(
  model: SiteModel,
  {
    program,
    policy,
    base,
    urls,
    output,
  }: Pick<BuildOptions, 'base' | 'urls'> & {
    program: Program;
    /** Content of the policy's meta element. */
    policy: string;
    output: Output;
  },
) {
  const shell = resolveShell(model);
  const start = startFile(program, resolveClientSite(shell));
  const media = createMediaCollector(allowedMedia(model.media, framesOf(model.manifest)));
  media.add(mediaIn(shell));
  return {
    model,
    start,
    media,
    render: renderOptions({ model, program: withStart(program, start, base), policy, base, urls }),
    visit(outline: PageOutline) {
      media.add(mediaOf(outline, model));
      // The banner is drawn during this stage instead of after the pages, so that all cores stay busy.
      writeBanner(outline.page, { output, folder: folderOf(model), sourceKey: program.sourceKey });
    },
  };
}

/** Writes the media of a site's pages, and its fonts. */
function writeMedia({ model, media }: ReturnType<typeof preparePages>, output: Output): void {
  const place = { site: model.directory, output };
  copyMedia(media.used(), { ...place, folder: folderOf(model) });
  copyMedia(fontFiles(model.manifest.theme), { ...place, folder: `${folderOf(model)}media/` });
}

/**
 * Builds a site: compiles the program, renders the pages, writes the other files, compresses them, and only then
 * changes the output folder. A failed build leaves the last one unchanged.
 */
export async function buildSite(options: BuildOptions): Promise<BuildReport> {
  const { cache, base, urls, compress, social, workers } = options;
  const { staging, nothingSent } = options.model.manifest.labels;
  const demo = options.staging ? { demo: { ribbon: staging, nothingSent } } : {};
  const model: SiteModel = { ...options.model, urls, social, ...demo };
  const watch = createStopwatch(options.onStage);
  const site = { directory: model.directory, built: builtSite(model) };
  const output = openOutput(options.output, outputRecords(cache), site);
  try {
    const program = await watch.time('program', () => {
      return options.program ?? prepareProgram(path.join(cache, 'program'), model.directory);
    });
    const { manifest } = model;
    const models = [model, ...(options.examples ?? [])];
    const isDated = models.some((one) => resolveNotices(one.manifest).length > 0);
    const policies = contentSecurityPolicy({
      services: manifest.services ?? [],
      ...(manifest.ads ? { ads: manifest.ads } : {}),
      ...(manifest.mail && !model.demo ? { mail: manifest.mail } : {}),
      scriptHashes: [program.boot, ...(isDated ? [program.dated] : [])].map(scriptHash),
      frames: framesOf(manifest),
    });
    const place = { program, policy: policies.meta, base, urls, output };
    const own = preparePages(model, place);
    const examples = (options.examples ?? []).map((example) => preparePages({ ...example, urls }, place));
    const sites = [own, ...examples];
    const index = createPageIndex(model);
    const visitOwn = (outline: PageOutline) => {
      own.visit(outline);
      index.visit(outline.page);
    };
    const withoutPage: string[] = [];
    const { files, rendered, mediaAddresses } = await watch.time('pages', () =>
      prerender({
        sites: [{ ...own, visit: visitOwn }, ...examples],
        program,
        output,
        urls,
        workers,
      }),
    );
    const { redirects = [] } = manifest;
    await watch.time('files', async () => {
      copyProgram(program, output);
      // Sites with the same data for the program share a start file.
      for (const [file, text] of new Map(sites.map(({ start }) => [start.file, start.text]))) output.write(file, text);
      for (const site of sites) writeMedia(site, output);
      for (const site of sites) output.write(`${folderOf(site.model)}favicon.svg`, await tileOf(site.model));
      const noindex = model.demo !== undefined;
      const rules = hostingRules({
        routes: routesOf(model),
        redirects,
        policy: policies.header,
        urls,
        noindex,
        examples: examples.map((example) => `/${folderOf(example.model)}`),
      });
      writeSiteFiles({ manifest, index, rules, base, urls, output });
      if (options.redirectPages)
        withoutPage.push(...writeRedirectPages(rules.redirects, { model, base, urls, output }));
    });
    const tile = await tileOf(model);
    const iconCache = path.join(cache, 'icons', hashOf(model.directory));
    await watch.time('icons', () => writeIcons(tile, { output, cache: iconCache }));
    const drawn = social
      ? await watch.time('social pictures', () =>
          writeSocialPictures({
            pages: index.social,
            output,
            cache: path.join(cache, 'social', hashOf(model.directory)),
            model,
            tile,
          }),
        )
      : 0;
    // Only newly rendered pages are checked: unchanged ones were checked before, and every build collects their media
    // again.
    const siteUrl = manifest.site.url;
    await watch.time('references', () =>
      assertMediaPublished({ output, pages: mediaAddresses, redirects, base, siteUrl }),
    );
    const compressed = compress
      ? await watch.time('compression', () =>
          compressOutput({
            output,
            cache: path.join(cache, 'compressed', hashOf(model.directory, base, urls)),
          }),
        )
      : 0;
    await watch.time('publishing', () => output.commit());
    return {
      pages: files.length,
      examplePages: files.filter((file) => file.startsWith('exemples/')).length,
      rendered,
      compressed,
      drawn,
      withoutPage,
      timings: watch.timings(),
    };
  } finally {
    output.discard();
  }
}
