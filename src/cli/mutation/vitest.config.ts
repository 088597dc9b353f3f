import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** The rooms whose tests judge the mutants: those that need no browser, no build and no network. */
const ROOMS = '{text,diagnostics,site,forms}';

/** What Stryker runs: the tests of the rooms that are mutated, each in the environment that it has elsewhere. */
export default defineConfig({
  root: path.resolve(import.meta.dirname, '../../..'),
  plugins: [react()],
  test: {
    // Mutated code is slower, above all where a test compares two parsers on a thousand texts.
    testTimeout: 120_000,
    projects: [
      { extends: true, test: { name: 'node', environment: 'node', include: [`tests/${ROOMS}/**/*.test.ts`] } },
      { extends: true, test: { name: 'jsdom', environment: 'jsdom', include: [`tests/${ROOMS}/**/*.test.tsx`] } },
    ],
  },
});
