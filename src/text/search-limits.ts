/** Characters of a title that search engines show. */
export const TITLE_LIMIT = 60;

/** Characters that a description needs not to be replaced, and that search engines show. */
export const DESCRIPTION_LIMITS = { least: 120, most: 158 };
