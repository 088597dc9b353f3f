import { Icon } from '../pictures/Icon.tsx';

/** Whether an address leaves the site. */
export function isExternal(to: string): boolean {
  return /^https?:\/\//i.test(to);
}

/** What a link to another site carries: an arrow for the eye, and words for those who do not see it. */
export function ExternalMark({ newTab }: { newTab: string }) {
  return (
    <>
      <Icon name="external" size="inherit" />
      <span className="visually-hidden"> ({newTab})</span>
    </>
  );
}
