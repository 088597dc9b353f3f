/**
 * The module `vitrine/block` for a site's own blocks. `cli/types/own-types.ts` generates its types, and
 * `check/own-blocks/check-own-block.ts` lists its names.
 */
export { Markdown } from '../markdown/Markdown.tsx';
export { Section } from '../ui/layout/Section.tsx';
