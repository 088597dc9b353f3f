/** Timeout for a save to be reported while other tests keep the machine busy, in milliseconds. */
export const SAVE_TIMEOUT_MS = 180_000;
