/** The colour of a problem, by how much it matters. */
export const severityColour = { error: 'var(--v-error)', warning: 'var(--v-warning)', note: 'var(--v-muted)' } as const;
