import type { PhotoFormat } from '../../site/resolve/photo-files.ts';
import type { GuidePage, GuidePhoto } from '../../site/resolve/resolved.ts';
import { mediaUrl } from '../../ui/media.ts';

/** Size of the drawings and of the widest photo. */
const SIZE = { width: 1200, height: 420 };

/**
 * Width at which a photo is drawn. The banner is 12rem high, 20rem from 48em on (`guideCss`), and crops at its sides a
 * photo that is wider than its place at that height: 34.3rem and 57.2rem.
 */
const SIZES = [
  '(min-width: 77rem) 72rem',
  '(min-width: 57.2rem) 100vw',
  '(min-width: 48em) 57.2rem',
  '(min-width: 34.3rem) 100vw',
  '34.3rem',
].join(', ');

function srcSet({ files }: GuidePhoto, wanted: PhotoFormat): string {
  return files
    .filter(({ format }) => format === wanted)
    .map(({ source, width }) => `${mediaUrl(source)} ${width}w`)
    .join(', ');
}

function Photo({ photo }: { photo: GuidePhoto }) {
  const widest = photo.files.findLast(({ format }) => format === 'webp');
  return (
    <figure className="banner-photo">
      <picture>
        <source type="image/avif" srcSet={srcSet(photo, 'avif')} sizes={SIZES} />
        <img
          className="banner"
          src={mediaUrl(widest?.source ?? '')}
          srcSet={srcSet(photo, 'webp')}
          sizes={SIZES}
          alt={photo.alt}
          {...SIZE}
          fetchPriority="high"
        />
      </picture>
      {photo.credit && <figcaption>{photo.credit}</figcaption>}
    </figure>
  );
}

/** The picture at the top of a guide: its photo once it has been fetched, its drawing otherwise. */
export function Banner({ page }: { page: GuidePage }) {
  if (page.photo) return <Photo photo={page.photo} />;
  return (
    <img
      className="banner"
      src={mediaUrl(`media/drawings${page.path}.svg`)}
      alt={page.imageAlt}
      {...SIZE}
      fetchPriority="high"
    />
  );
}
