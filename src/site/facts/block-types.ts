/** Types of the blocks that are forms; the part « mail » says where they send. */
export const FORMS: ReadonlySet<string> = new Set(['callback-form', 'change-request-form', 'message-form']);

/** Types of the blocks whose title is the title of the page. */
export const TITLED: ReadonlySet<string> = new Set(['hero', 'article-header']);
