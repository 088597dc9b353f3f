import type { Picture as PictureData } from '../../model/types.generated.ts';
import { mediaUrl } from '../address/media-url.ts';

/** Formats of variants, the smallest first, because browsers use the first one that they support. */
const FORMATS = ['avif', 'webp'];

interface PictureProps {
  picture: PictureData;
  /**
   * `first` is the largest picture above the fold. `beside` is also above the fold, but must not delay the text. `lazy`
   * is loaded when it is near the window.
   */
  load?: 'first' | 'beside' | 'lazy';
  /** Width at which it is shown, as in the `sizes` attribute. */
  sizes?: string;
}

/** Returns the variants of one format as a `srcset`: `media/x-480.avif` is 480 pixels wide. */
function sourceSet(variants: readonly string[], format: string): string {
  return variants
    .filter((name) => name.endsWith(`.${format}`))
    .map((name) => `${mediaUrl(name)} ${/-(\d+)\.\w+$/.exec(name)?.[1]}w`)
    .join(', ');
}

/** A picture of the manifest, in the smallest variant that fits. Its size is declared, to avoid a layout shift. */
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
