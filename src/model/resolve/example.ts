import { siteRoot, TRADE_PARAMETER } from '../../text/addresses.ts';
import type { Example, Manifest } from '../types.generated.ts';
import type { SiteModel } from './model.ts';

/**
 * Returns the address of a page of the surrounding site, relative to an example. The base path of the example is added
 * before it, and browsers then resolve the `..` parts.
 */
function outside(to: string, { path }: Pick<Example, 'path'>): string {
  if (!/^\/(?!\/)/.test(to)) return to;
  const levels = path.split('/').length - 2;
  return `/${'../'.repeat(levels)}${to.slice(1)}`;
}

/** Adds the trade of an example to an address, before its anchor. */
function withTrade(to: string, starter: string): string {
  const [path = '', ...anchor] = to.split(/(?=#)/);
  return `${path}?${TRADE_PARAMETER}=${starter}${anchor.join('')}`;
}

/**
 * Turns a starter into an example that another site publishes below one of its paths: `noindex`, without social
 * pictures, with a ribbon and links to that site.
 */
export function exampleModel(model: SiteModel, example: Example, around: Manifest): SiteModel {
  const { path, starter, offer } = example;
  const { site, labels, navigation } = around;
  const { label, to } = navigation.header.action;
  const url = siteRoot(site.url) + path.replace(/\/$/, '');
  return {
    ...model,
    social: false,
    manifest: { ...model.manifest, site: { ...model.manifest.site, url } },
    demo: {
      ribbon: labels.exampleSite,
      nothingSent: labels.exampleNotSent,
      example: {
        path,
        leave: { label: labels.leaveExample, to: outside('/', { path }) },
        contact: { label, to: outside(to, { path }) },
        yours: { label: labels.exampleYours, to: outside(withTrade(to, starter), { path }) },
        noAnswer: labels.exampleNoAnswer,
        ...(offer !== undefined && { offer }),
      },
    },
  };
}

/** Returns the folder of a site below the published one: for an example, with a final slash; otherwise empty. */
export function folderOf({ demo }: Pick<SiteModel, 'demo'>): string {
  return demo?.example?.path.slice(1) ?? '';
}
