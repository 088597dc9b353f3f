import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { CLOSEST_PAGES } from '../../protocol/attributes.ts';
import { closestPaths } from '../../text/nearest.ts';
import { siteAddress } from '../../ui/address/site-address.ts';
import { sitemapRoutes } from './sitemap-routes.ts';

interface ClosestPage {
  path: string;
  title: string;
}

async function textAt(path: string): Promise<string> {
  return (await fetch(path)).text();
}

async function titleOfRoute(route: string): Promise<ClosestPage> {
  const path = siteAddress(route);
  const page = new DOMParser().parseFromString(await textAt(path), 'text/html');
  return { path, title: page.querySelector('h1')?.textContent ?? path };
}

interface ClosestPagesProps {
  heading: string;
  /** Route of the unknown address. */
  path: string;
  /** Path of the site's own address, without a trailing slash. */
  root?: string | undefined;
}

/** On the 404 page: links to the pages of the sitemap whose addresses are most similar. */
export function ClosestPages({ heading, path, root = '' }: ClosestPagesProps) {
  const [closest, setClosest] = useState<ClosestPage[]>([]);
  useEffect(() => {
    let isCurrent = true;
    const find = async () => {
      const routes = await sitemapRoutes('/sitemap.xml', root, (file) => textAt(siteAddress(file)));
      const pages = await Promise.all(closestPaths(routes, path, 4).map(titleOfRoute));
      if (isCurrent) setClosest(pages);
    };
    find().catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [path, root]);
  const container = document.querySelector(`[${CLOSEST_PAGES}]`);
  if (!container || closest.length === 0) return null;
  return createPortal(
    <nav aria-label={heading}>
      <h2>{heading}</h2>
      <ul>
        {closest.map(({ path: to, title }) => (
          <li key={to}>
            <a href={to}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>,
    container,
  );
}
