import { siteRoot } from '../../text/site-root.ts';
import type { Example, Manifest } from '../types.generated.ts';
import type { SiteModel } from './model.ts';

/**
 * Address of a page of the surrounding site, relative to an example. The base path of the example is added before it,
 * and browsers then resolve the `..` parts.
 */
function outside(to: string, { path }: Pick<Example, 'path'>): string {
  if (!/^\/(?!\/)/.test(to)) return to;
  const levels = path.split('/').length - 2;
  return `/${'../'.repeat(levels)}${to.slice(1)}`;
}

/**
 * Turns a starter into an example that another site publishes below one of its paths: `noindex`, without social
 * pictures, with a ribbon and links to that site.
 */
export function exampleModel(starter: SiteModel, { path }: Example, around: Manifest): SiteModel {
  const { site, labels, navigation } = around;
  const { label, to } = navigation.header.action;
  const url = siteRoot(site.url) + path.replace(/\/$/, '');
  return {
    ...starter,
    social: false,
    manifest: { ...starter.manifest, site: { ...starter.manifest.site, url } },
    demo: {
      ribbon: labels.exampleSite,
      nothingSent: labels.exampleNotSent,
      example: {
        path,
        leave: { label: labels.leaveExample, to: outside('/', { path }) },
        contact: { label, to: outside(to, { path }) },
      },
    },
  };
}

/** Folder of a site below the published one: for an example, with a final slash; otherwise empty. */
export function folderOf({ demo }: Pick<SiteModel, 'demo'>): string {
  return demo?.example?.path.slice(1) ?? '';
}
