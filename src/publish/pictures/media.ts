import { statSync } from 'node:fs';
import path from 'node:path';
import { isPageFile, offeredFormats } from '../../model/pictures/offered-file.ts';
import { decodePath } from '../../text/encode-path.ts';
import { mediaFile } from '../../text/media-file.ts';
import { hashOf } from '../files/hash.ts';
import type { Output } from '../output/output.ts';

/** Names of plain signs, which end where no such sign follows. */
const PLAIN = /(?<![\w-])media\/[\w./@-]*[\w]/g;

/** Where a name of any signs begins, and what ends it at the latest. */
const START = /(?<![\w-])media\//g;
const END = /["\\<>\r\n]/;

/** Longest name that systems give a file, with room for folders and percent-encoding. */
const LONGEST = 1000;

/** The ending of a file's name: what stands before it may be the name, whatever its signs. */
const ENDING = /\.[A-Za-z0-9]{2,5}(?![A-Za-z0-9])/g;

/** Names that may begin at a place: nothing but a file's ending tells where a name with blanks or brackets is over. */
function namesFrom(text: string, start: number): string[] {
  const [line = ''] = text.slice(start, start + LONGEST).split(END, 1);
  return [...line.matchAll(ENDING)].flatMap((ending) => {
    const name = line.slice(0, ending.index + ending[0].length);
    return name.includes('%') ? [name, decodePath(name)] : [name];
  });
}

/**
 * Whatever a text of a page or of the shell, as JSON or as Markdown, names that may be a media file, with its
 * percent-encoding and without. Much of it is no name: `createMediaCollector` knows those of the files.
 */
export function mediaIn(text: string): string[] {
  const names = new Set<string>(text.match(PLAIN));
  for (const { index } of text.matchAll(START)) for (const name of namesFrom(text, index)) names.add(name);
  return [...names];
}

/** The media files that may be published: those of the list of endings, and the pages that are shown in frames. */
export function publishable(files: ReadonlyMap<string, number>, frames: readonly string[]): Map<string, number> {
  const pages = new Set(frames.map(mediaFile));
  return new Map([...files].filter(([file]) => offeredFormats(file) || (isPageFile(file) && pages.has(file))));
}

/** Collects the media files that pages and shell name, whatever the key that names them. */
export function createMediaCollector(known: ReadonlyMap<string, number>) {
  const used = new Set<string>();
  return {
    /** Takes names; those of no file are left out. */
    add(names: readonly string[]): void {
      for (const name of names) if (known.has(name)) used.add(name);
    },
    /** Names as in the manifest, `media/x.webp`, sorted. */
    used: () => [...used].sort(),
  };
}

/** Publishes media that stand below `content/` of the site; they keep their names. */
export function copyMedia(names: readonly string[], { site, output }: { site: string; output: Output }): void {
  for (const name of names) {
    const source = path.join(site, 'content', name);
    // The time of the last change to the file tells what keeps its size and its date, as a restored copy does.
    const { size, mtimeMs, ctimeMs } = statSync(source);
    output.copy(name, source, hashOf(source, ...[size, mtimeMs, ctimeMs].map(String)));
  }
}
