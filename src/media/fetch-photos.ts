import { readFileSync } from 'node:fs';
import path from 'node:path';
import { hashOnDisk } from '../build/files/site-disk.ts';
import { writeChange } from '../build/files/write-change.ts';
import { articleFiles } from '../check/validate.ts';
import type { Diagnostic, Place } from '../diagnostics/diagnostic.ts';
import type { Sources } from '../model/read/source.ts';
import { type PhotoFile, photoFiles } from '../model/resolve/photo-files.ts';
import { parseAddress } from '../text/addresses.ts';
import { type DownloadLimits, download } from './download.ts';
import { PhotoProblem } from './photo-problem.ts';
import { originOfPhoto, resizePhoto } from './resize-photo.ts';

/** A photo that a guide declares. */
interface PhotoOrder {
  /** Section and name of the guide: its file below `content/`, without `.md`. */
  guide: string;
  /** As typed. */
  url: string;
  /** Place of the address in the guide's front matter. */
  place: Place;
}

/** Returns the photos that the guides of a site declare, in the order of its chains. */
function photoOrders({ manifest, markdown }: Sources): PhotoOrder[] {
  return [...articleFiles(manifest.data)].flatMap((file) => {
    const source = markdown.get(file);
    const photo = (source?.data as { photo?: { url?: unknown } } | undefined)?.photo;
    if (!source || typeof photo?.url !== 'string') return [];
    return [{ guide: file, url: photo.url, place: source.locate('/photo/url') }];
  });
}

/** Result for the photos of a site, by section and name of their guides. */
interface FetchReport {
  fetched: string[];
  /** Photos that were already stored, from the same address. */
  kept: string[];
  diagnostics: Diagnostic[];
}

interface FetchOptions {
  sources: Sources;
  /** Whether to fetch stored photos again. */
  again?: boolean | undefined;
  limits?: DownloadLimits;
}

function addressOf(url: string): string {
  return parseAddress(url)?.href ?? url;
}

/** Whether all files of a photo exist and were made from this address. */
async function isKept(content: string, files: readonly PhotoFile[], url: string): Promise<boolean> {
  for (const { source } of files) {
    let bytes: Buffer;
    try {
      bytes = readFileSync(path.join(content, source));
    } catch {
      return false;
    }
    if ((await originOfPhoto(bytes)) !== addressOf(url)) return false;
  }
  return true;
}

/** Writes all files of a photo, or none. Throws if the system refuses. */
function writeAll(directory: string, files: readonly PhotoFile[], pictures: readonly Buffer[]): void {
  const change = files.map(({ source }, index) => {
    const file = `content/${source}`;
    const was = hashOnDisk(path.join(directory, file));
    return { file, ...(was === null ? {} : { was }), now: pictures[index] ?? Buffer.alloc(0) };
  });
  const outcome = writeChange(directory, change);
  if (outcome.status !== 'done')
    throw new Error(`${outcome.file} cannot be written (${outcome.code || 'just changed'})`);
}

async function fetchOne({ guide, url }: PhotoOrder, { sources, again, limits }: FetchOptions): Promise<boolean> {
  const { directory } = sources;
  const files = photoFiles(guide);
  if (!again && (await isKept(path.join(directory, 'content'), files, url))) return false;
  const photo = await download(url, limits);
  writeAll(directory, files, await resizePhoto(photo, files, addressOf(url)));
  return true;
}

/**
 * Fetches the photos that guides declare, resizes them, and stores them below `content/media/photos`. Photos already
 * stored from the declared address are kept. If one photo fails, the others are not affected.
 */
export async function fetchPhotos(options: FetchOptions): Promise<FetchReport> {
  const { sources } = options;
  const report: FetchReport = { fetched: [], kept: [], diagnostics: [] };
  for (const order of photoOrders(sources)) {
    try {
      const isNew = await fetchOne(order, options);
      (isNew ? report.fetched : report.kept).push(order.guide);
    } catch (error) {
      if (!(error instanceof PhotoProblem)) throw error;
      const { code, args } = error;
      report.diagnostics.push({ code, severity: 'error', place: order.place, args });
    }
  }
  return report;
}
