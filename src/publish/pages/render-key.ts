import type { RendererOptions } from '../../entry/server.tsx';
import { installedVersion } from '../cache/installed-packages.ts';
import { hashOf } from '../files/hash.ts';

/** What renders pages and is in no bundle: Node, and the native parser as it is installed. */
export function enginesOf(root?: string): string {
  return `node ${process.version}, satteri ${installedVersion('satteri', root)}`;
}

export interface RenderKeyParts {
  serverKey: string;
  render: RendererOptions;
  engines?: string;
}

/** Key of all that every page depends on: the compiled server, what runs it, the shell, the theme, the assets. */
export function renderKeyOf({ serverKey, render, engines = enginesOf() }: RenderKeyParts): string {
  return hashOf(serverKey, engines, JSON.stringify(render));
}
