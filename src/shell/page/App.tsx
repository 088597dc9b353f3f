import type { ReactNode } from 'react';
import { MAIN_ID } from '../../protocol/element-ids.ts';
import type { ClientSite } from '../../site/resolve/client-site.ts';
import type { LoadedPage } from './client-page.ts';
import { type LoadedBlocks, Parts } from './PageSections.tsx';
import { Fragment } from './StaticHtml.tsx';

interface AppProps extends Omit<LoadedPage, 'title' | 'head'> {
  site: ClientSite;
  blocks: LoadedBlocks;
  /** Identity of the visit: a new one mounts every part anew. */
  visit?: string;
  /** What only the awake page has: announcements, offers, the consent banner. */
  children?: ReactNode;
}

/** The whole page, the same on the server and in the browser. */
export function App({ page, site, fragments, blocks, visit = 'first', children }: AppProps) {
  return (
    <>
      <Fragment name="header" html={fragments.header ?? ''} />
      <main id={MAIN_ID}>
        <Parts key={visit} parts={page.parts} fragments={fragments} blocks={blocks} labels={site.labels} />
      </main>
      <Fragment name="footer" html={fragments.footer ?? ''} />
      {children}
    </>
  );
}
