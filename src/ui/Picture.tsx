import type { Picture as PictureData } from '../site/types.generated.ts';
import { mediaUrl } from './media.ts';

interface PictureProps {
  picture: PictureData;
  /** Is seen as soon as the page opens: loaded first instead of on approach. */
  eager?: boolean;
  /** Width at which it is shown, as in the `sizes` attribute. */
  sizes?: string;
}

/** A picture of the manifest. Its width and height keep its place before it arrives. */
export function Picture({ picture, eager = false, sizes }: PictureProps) {
  const { source, alt, width, height } = picture;
  return (
    <img
      src={mediaUrl(source)}
      alt={alt}
      width={width}
      height={height}
      sizes={sizes}
      decoding="async"
      {...(eager ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
    />
  );
}
