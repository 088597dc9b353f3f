export { createRenderer, type RendererOptions, type RenderPage } from '../shell/render/create-renderer.tsx';
export type { RenderAssets } from '../shell/render/render-assets.ts';
