import type { ReactNode } from 'react';
import type { ClientSite } from '../../model/resolve/client-site.ts';
import { MAIN_ID } from '../../protocol/element-ids.ts';
import type { LoadedPage } from './client-page.ts';
import { type LoadedBlocks, PageSections } from './PageSections.tsx';
import { StaticHtml } from './StaticHtml.tsx';

interface AppProps extends Omit<LoadedPage, 'documentTitle' | 'head'> {
  site: ClientSite;
  blocks: LoadedBlocks;
  /** Id of the visit: a new one remounts every section. */
  visit?: string;
  /** Parts that only a hydrated page has: announcements, offers, the consent banner. */
  children?: ReactNode;
}

/** The whole page, the same on the server and in the browser. */
export function App({ page, site, staticHtml, blocks, visit = 'first', children }: AppProps) {
  return (
    <>
      <StaticHtml name="header" html={staticHtml.header ?? ''} />
      <main id={MAIN_ID}>
        <PageSections
          key={visit}
          sections={page.sections}
          staticHtml={staticHtml}
          blocks={blocks}
          labels={site.labels}
        />
      </main>
      <StaticHtml name="footer" html={staticHtml.footer ?? ''} />
      {children}
    </>
  );
}
