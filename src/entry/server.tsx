export { createRenderer, type RendererOptions, type RenderPage } from '../shell/create-renderer.tsx';
export type { RenderAssets } from '../shell/render-assets.ts';
