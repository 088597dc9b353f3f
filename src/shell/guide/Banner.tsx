import { styled } from '@mui/material/styles';
import type { PhotoFormat } from '../../model/resolve/photo-files.ts';
import type { GuidePage, GuidePhoto } from '../../model/resolve/resolved.ts';
import { mediaUrl } from '../../ui/address/media-url.ts';

/** Size of the illustrations and of the widest photo. */
const SIZE = { width: 1200, height: 420 };

/**
 * Rendered width of a photo. The banner is 6.5rem high, and 20rem in windows from 48em on (`Image`). A photo of 20rem
 * is 57.2rem wide, and its sides are cropped in narrower windows.
 */
const SIZES = ['(min-width: 77rem) 72rem', '(min-width: 57.2rem) 100vw', '(min-width: 48em) 57.2rem', '100vw'].join(
  ', ',
);

const Image = styled('img')(({ theme }) => ({
  width: '100%',
  height: '6.5rem',
  margin: `0 auto ${theme.spacing(2)}`,
  objectFit: 'cover',
  // More is cut off at the bottom, where drawings have only their ground.
  objectPosition: '50% 40%',
  background: 'var(--v-tint)',
  [theme.breakpoints.up('md')]: {
    height: '20rem',
    marginBottom: theme.spacing(6),
    width: 'min(var(--v-cards-width),100% - 2*var(--v-gutter))',
    borderRadius: theme.shape.borderRadius,
  },
}));

const Figure = styled('figure')(({ theme }) => ({
  margin: theme.spacing(0, 0, 6),
  '& img': { marginBottom: 0 },
  '& figcaption': {
    maxWidth: 'calc(var(--v-cards-width) + 2*var(--v-gutter))',
    margin: `${theme.spacing(1)} auto 0`,
    padding: '0 var(--v-gutter)',
  },
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
