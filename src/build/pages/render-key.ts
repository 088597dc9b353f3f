import type { RendererOptions } from '../../entry/server.tsx';
import { hashOf } from '../../model/read/hash.ts';
import { installedVersion } from '../cache/installed-packages.ts';

/** Returns the versions of the parts of the renderer outside of the bundle: Node, and the installed native parser. */
export function enginesOf(root?: string): string {
  return `node ${process.version}, satteri ${installedVersion('satteri', root)}`;
}

export interface RenderKeyParts {
  serverKey: string;
  render: RendererOptions;
  engines?: string;
}

/**
 * Returns the hash of everything that all pages depend on: the compiled server, its runtime, the shell, the theme, the
 * assets.
 */
export function renderKeyOf({ serverKey, render, engines = enginesOf() }: RenderKeyParts): string {
  return hashOf(serverKey, engines, JSON.stringify(render));
}
