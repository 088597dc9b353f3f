import { Icon } from '../pictures/Icon.tsx';

/** Whether an address leaves the site. */
export function isExternal(to: string): boolean {
  return /^https?:\/\//i.test(to);
}

/** Content of links to other sites: an arrow, and a text for screen readers. */
export function ExternalMark({ newTab }: { newTab: string }) {
  return (
    <>
      <Icon name="external" size="inherit" />
      <span className="visually-hidden"> ({newTab})</span>
    </>
  );
}
