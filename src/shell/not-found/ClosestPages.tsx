import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { CLOSEST_PAGES } from '../../protocol/attributes.ts';
import { siteAddress } from '../../ui/address/site-address.ts';
import { closestPaths, sitemapRoutes } from './closest-paths.ts';

interface Found {
  path: string;
  title: string;
}

async function textAt(path: string): Promise<string> {
  return (await fetch(path)).text();
}

async function titleOf(route: string): Promise<Found> {
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

/** On the page of unknown addresses: the pages whose address is nearest, found in the sitemap. */
export function ClosestPages({ heading, path, root = '' }: ClosestPagesProps) {
  const [found, setFound] = useState<Found[]>([]);
  useEffect(() => {
    let current = true;
    const find = async () => {
      const routes = await sitemapRoutes('/sitemap.xml', root, (file) => textAt(siteAddress(file)));
      const pages = await Promise.all(closestPaths(routes, path, 4).map(titleOf));
      if (current) setFound(pages);
    };
    find().catch(() => undefined);
    return () => {
      current = false;
    };
  }, [path, root]);
  const place = document.querySelector(`[${CLOSEST_PAGES}]`);
  if (!place || found.length === 0) return null;
  return createPortal(
    <nav aria-label={heading}>
      <h2>{heading}</h2>
      <ul>
        {found.map(({ path: to, title }) => (
          <li key={to}>
            <a href={to}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>,
    place,
  );
}
