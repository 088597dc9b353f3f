import { mediaUrl } from '../../ui/address/media-url.ts';

/**
 * The site's logo, `source` as the manifest names it; without one, an awning over a shop window. Decorative, because
 * the name stands beside it.
 */
export function Logo({ source }: { source: string | undefined }) {
  if (source) return <img className="logo" src={mediaUrl(source)} alt="" width="40" height="40" />;
  return (
    <svg className="logo" viewBox="0 0 40 40" width="40" height="40" aria-hidden="true">
      <path d="M7 17v17h26V17" fill="var(--v-surface)" stroke="currentColor" strokeWidth="2.5" strokeLinejoin="round" />
      <path d="M13 22h14v7H13z" fill="var(--v-cool)" />
      <path
        d="M8 5h24l4 10a4 4 0 0 1-8 0 4 4 0 0 1-8 0 4 4 0 0 1-8 0 4 4 0 0 1-8 0z"
        fill="var(--v-accent)"
        stroke="currentColor"
        strokeWidth="2.5"
        strokeLinejoin="round"
      />
    </svg>
  );
}
