import { styled } from '@mui/material/styles';
import type { PhotoFormat } from '../../model/resolve/photo-files.ts';
import type { GuidePage, GuidePhoto } from '../../model/resolve/resolved.ts';
import { mediaUrl } from '../../ui/address/media-url.ts';

/** Size of the illustrations and of the widest photo. */
const SIZE = { width: 1200, height: 420 };

/**
 * Rendered width of a photo, whose sides are cropped (`Image`): it is 13.75rem high next to the title, 12rem in the
 * windows of tablets, 6.5rem on phones.
 */
const SIZES = ['(min-width: 68.75em) 39.3rem', '(min-width: 48em) 100vw', '100vw'].join(', ');

const Image = styled('img')(({ theme }) => ({
  // As wide as the window of a phone.
  width: 'calc(100% + 2*var(--v-gutter))',
  maxWidth: 'none',
  height: '6.5rem',
  margin: '0 calc(-1*var(--v-gutter))',
  objectFit: 'cover',
  // More is cut off at the bottom, where drawings have only their ground.
  objectPosition: '50% 40%',
  background: 'var(--v-tint)',
  [theme.breakpoints.up('md')]: {
    width: '100%',
    height: '12rem',
    margin: 0,
    borderRadius: theme.shape.borderRadius,
  },
  [theme.breakpoints.up('lg')]: { height: '13.75rem', 'header ~ &': { marginTop: theme.spacing(3) } },
}));

const Figure = styled('figure')(({ theme }) => ({
  minWidth: 0,
  margin: 0,
  '& figcaption': { maxWidth: 'none', marginTop: theme.spacing(1) },
  [theme.breakpoints.up('lg')]: { marginTop: theme.spacing(3) },
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
