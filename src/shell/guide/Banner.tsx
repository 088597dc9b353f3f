import { styled } from '@mui/material/styles';
import type { PhotoFormat } from '../../model/resolve/photo-files.ts';
import type { GuidePage, GuidePhoto } from '../../model/resolve/resolved.ts';
import { mediaUrl } from '../../ui/address/media-url.ts';

/** Size of the illustrations and of the widest photo. */
const SIZE = { width: 1200, height: 420 };

/**
 * Rendered width of a photo, whose sides are cropped (`Image`): it is 6.5rem high on phones, and 13.75rem
 * in wider windows.
 */
const SIZES = ['(min-width: 68.75em) 39.3rem', '(min-width: 48em) 100vw', '100vw'].join(', ');

const Image = styled('img')(({ theme }) => ({
  width: '100%',
  height: '6.5rem',
  objectFit: 'cover',
  borderRadius: theme.shape.borderRadius,
  [theme.breakpoints.up('md')]: { height: '13.75rem' },
}));

const Figure = styled('figure')(({ theme }) => ({
  minWidth: 0,
  margin: 0,
  '& figcaption': { maxWidth: 'none', marginTop: theme.spacing(1) },
}));

function srcSet({ files }: GuidePhoto, wanted: PhotoFormat): string {
  return files
    .filter(({ format }) => format === wanted)
    .map(({ source, width }) => `${mediaUrl(source)} ${width}w`)
    .join(', ');
}

function Photo({ photo }: { photo: GuidePhoto }) {
  const widest = photo.files.findLast(({ format }) => format === 'webp');
  return (
    <Figure className="banner-photo">
      <picture>
        <source type="image/avif" srcSet={srcSet(photo, 'avif')} sizes={SIZES} />
        <Image
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
    </Figure>
  );
}

/** The picture at the top of a guide: its photo once it has been fetched, its illustration otherwise. */
export function Banner({ page }: { page: GuidePage }) {
  if (page.photo) return <Photo photo={page.photo} />;
  return (
    <Image
      className="banner"
      src={mediaUrl(`media/drawings${page.path}.svg`)}
      alt={page.imageAlt}
      {...SIZE}
      fetchPriority="high"
    />
  );
}
