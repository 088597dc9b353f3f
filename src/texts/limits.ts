/** Words of the runs by which two guides are compared. */
export const SHINGLE = 8;

/** Largest share (0 to 1) of a guide's runs of words that another guide may hold too. */
export const SHARED = 0.05;
