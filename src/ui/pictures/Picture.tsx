import type { Picture as PictureData } from '../../site/types.generated.ts';
import { mediaUrl } from '../address/media-url.ts';

/** Formats of variants, the lightest first: a browser takes the first one that it knows. */
const FORMATS = ['avif', 'webp'];

interface PictureProps {
  picture: PictureData;
  /**
   * `first` is what the page opens with; `beside` is seen at once beside a text, which it must not delay; the rest is
   * loaded on approach.
   */
  load?: 'first' | 'beside' | 'lazy';
  /** Width at which it is shown, as in the `sizes` attribute. */
  sizes?: string;
}

/** The variants of one format as a `srcset`: `media/x-480.avif` is 480 pixels wide. */
function sourceSet(variants: readonly string[], format: string): string {
  return variants
    .filter((name) => name.endsWith(`.${format}`))
    .map((name) => `${mediaUrl(name)} ${/-(\d+)\.\w+$/.exec(name)?.[1]}w`)
    .join(', ');
}

/** A picture of the manifest, in the lightest variant that fits. Its width and height keep its place before it arrives. */
export function Picture({ picture, load = 'lazy', sizes }: PictureProps) {
  const { source, alt, width, height, variants } = picture;
  const image = (
    <img
      src={mediaUrl(source)}
      alt={alt}
      width={width}
      height={height}
      decoding="async"
      {...(load === 'first' ? { fetchPriority: 'high' as const } : {})}
      {...(load === 'beside' ? { fetchPriority: 'low' as const } : {})}
      {...(load === 'lazy' ? { loading: 'lazy' as const } : {})}
    />
  );
  if (!variants) return image;
  return (
    <picture>
      {FORMATS.map((format) => ({ format, srcSet: sourceSet(variants, format) }))
        .filter(({ srcSet }) => srcSet)
        .map(({ format, srcSet }) => (
          <source key={format} type={`image/${format}`} srcSet={srcSet} sizes={sizes} />
        ))}
      {image}
    </picture>
  );
}
