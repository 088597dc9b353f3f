import { articleFiles } from '../check/validate.ts';
import type { Place } from '../diagnostics/diagnostic.ts';
import type { Sources } from '../model/read/source.ts';

/** A photo that a guide declares. */
export interface PhotoOrder {
  /** Section and name of the guide: its file below `content/`, without `.md`. */
  guide: string;
  /** As typed. */
  url: string;
  /** Where the address stands in the guide's front matter. */
  place: Place;
}

/** The photos that the guides of a site declare, in the order of its chains. */
export function photoOrders({ manifest, markdown }: Sources): PhotoOrder[] {
  return [...articleFiles(manifest.data)].flatMap((file) => {
    const source = markdown.get(file);
    const photo = (source?.data as { photo?: { url?: unknown } } | undefined)?.photo;
    if (!source || typeof photo?.url !== 'string') return [];
    return [{ guide: file, url: photo.url, place: source.locate('/photo/url') }];
  });
}
