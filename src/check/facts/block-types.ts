/** Types of the blocks whose title is the title of the page. */
export const TITLED: ReadonlySet<string> = new Set(['hero', 'article-header']);
