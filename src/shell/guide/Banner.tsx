import type { PhotoFormat } from '../../site/resolve/photo-files.ts';
import type { GuidePage, GuidePhoto } from '../../site/resolve/resolved.ts';
import { mediaUrl } from '../../ui/media.ts';

/** Size of the drawings and of the widest photo. */
const SIZE = { width: 1200, height: 420 };

/** Width at which a photo is drawn: the banner is never lower than 11rem, and crops what is wider than the window. */
const SIZES = '(min-width: 77rem) 72rem, (min-width: 31.5rem) 100vw, 31.5rem';

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
