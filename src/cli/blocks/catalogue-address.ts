import path from 'node:path';
import { bannerFile, bannerOf } from '../../publish/pictures/banners.ts';
import { projectRoot } from '../../publish/project.ts';
import type { SiteModel } from '../../site/resolve/model.ts';

/** The drawing of a guide as an address that holds it: drawings are made while building. */
function drawingIn(model: SiteModel, url: string): string | undefined {
  const guide = [...model.guides.values()].find(({ path: own }) => `/${bannerFile(own)}` === url);
  if (!guide) return undefined;
  const svg = bannerOf({ path: guide.path, drawing: model.frontMatterOf(guide).drawing, hue: guide.chain.hue });
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
}

/** Gives the address of a file relative to the catalogue in a folder, so that it opens without a server. */
export function catalogueAddress(model: SiteModel, folder: string) {
  return (url: string): string => {
    const drawn = drawingIn(model, url);
    if (drawn) return drawn;
    const file = url.startsWith('/media/') ? path.join(model.directory, 'content', url) : path.join(projectRoot, url);
    return path.relative(folder, file).split(path.sep).join('/');
  };
}
