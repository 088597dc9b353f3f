/** Characters of a guide's title: what search engines show. */
export const TITLE = 60;

/** Characters of a guide's description: enough not to be replaced, and no more than search engines show. */
export const DESCRIPTION = { least: 120, most: 158 };

/** Words of a guide's body. */
export const WORDS = { least: 500, most: 2500 };

/** Headings of the second level in a guide. */
export const SECTIONS = { least: 2, most: 12 };

/** Links from a guide to other pages of the site. */
export const LINKS = { least: 2, most: 15 };

/** Words of one sentence. */
export const SENTENCE_WORDS = 45;

/** Words of the runs by which two guides are compared. */
export const SHINGLE = 8;

/** Largest share (0 to 1) of a guide's runs of words that another guide may hold too. */
export const SHARED = 0.05;
