import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { RendererOptions } from '../../entry/server.tsx';
import { hashOf } from '../hash.ts';
import { projectRoot } from '../project.ts';

/** What renders pages and is in no bundle: Node, and the native parser as it is installed. */
export function enginesOf(root: string = projectRoot): string {
  let satteri = 'none';
  try {
    const file = path.join(root, 'node_modules/satteri/package.json');
    satteri = (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
  } catch {
    // Not installed: the parser of the bundle reads all texts.
  }
  return `node ${process.version}, satteri ${satteri}`;
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
