/**
 * What `vitrine/block` is for the blocks that a site brings. `cli/types/own-types.ts` writes its types, and
 * `check/own-blocks/check-own-block.ts` lists its names.
 */
export { Markdown } from '../markdown/Markdown.tsx';
export { Section } from '../ui/layout/Section.tsx';
