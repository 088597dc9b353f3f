import type { Shell } from '../../model/resolve/resolve-shell.ts';
import { mediaUrl } from '../../ui/address/media-url.ts';

const MAX_HEIGHT_PX = 36;
/** Limited so that the name fits next to the logo on a phone. */
const MAX_WIDTH_PX = 140;

/**
 * The site's logo, or otherwise its favicon. A wide logo keeps its proportions. Decorative, because the name follows
 * it.
 */
export function Logo({ shell: { logo, logoSize } }: { shell: Pick<Shell, 'logo' | 'logoSize'> }) {
  const { width, height } = (logo && logoSize) || { width: 1, height: 1 };
  const scale = Math.min(MAX_HEIGHT_PX / height, MAX_WIDTH_PX / width);
  const size = { width: Math.round(width * scale), height: Math.round(height * scale) };
  return <img className="logo" src={mediaUrl(logo ?? 'favicon.svg')} alt="" {...size} />;
}
