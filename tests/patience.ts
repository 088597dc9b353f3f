/** Timeout for a save to be reported while other tests keep the machine busy, in milliseconds. */
export const PATIENCE = 180_000;
