import path from 'node:path';

/** The output folder under test: `dist/`, or that of VITRINE_DIST. */
export const builtSite = path.resolve(import.meta.dirname, '../..', process.env.VITRINE_DIST ?? 'dist');
