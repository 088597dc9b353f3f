/** The colour of a problem, by its severity. */
export const severityColour = { error: 'var(--v-error)', warning: 'var(--v-warning)', note: 'var(--v-muted)' } as const;
