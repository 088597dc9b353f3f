/** A button that looks like the text around it. */
export const plainButton = { border: 0, background: 'none', cursor: 'pointer', textAlign: 'start' } as const;
