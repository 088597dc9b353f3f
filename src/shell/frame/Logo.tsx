import { logoShape } from '../../art/logo.ts';
import { mediaUrl } from '../../ui/address/media-url.ts';

/**
 * The site's logo (`source` is its name in the manifest); without one, the logo of the site's icons in the colours of
 * the theme. Decorative, because the name follows it.
 */
export function Logo({ source }: { source: string | undefined }) {
  if (source) return <img className="logo" src={mediaUrl(source)} alt="" width="40" height="40" />;
  const { shop, window, awning } = logoShape;
  return (
    <svg className="logo" viewBox="0 0 40 40" width="40" height="40" aria-hidden="true">
      <path d={shop} fill="var(--v-surface)" stroke="currentColor" strokeWidth="2.5" strokeLinejoin="round" />
      <path d={window} fill="var(--v-cool)" />
      <path d={awning} fill="var(--v-accent)" stroke="currentColor" strokeWidth="2.5" strokeLinejoin="round" />
    </svg>
  );
}
