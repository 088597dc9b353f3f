import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** Folders of tests/ that judge the room being mutated. */
const judges = `{${process.env.VITRINE_JUDGES ?? 'text'},}`;

/** What Stryker runs: the tests of the room that is mutated, each in the environment that it has elsewhere. */
export default defineConfig({
  root: path.resolve(import.meta.dirname, '../../..'),
  plugins: [react()],
  test: {
    // Mutated code is slower, above all where a test compares two parsers on a thousand texts.
    testTimeout: 120_000,
    projects: [
      { extends: true, test: { name: 'node', environment: 'node', include: [`tests/${judges}/**/*.test.ts`] } },
      { extends: true, test: { name: 'jsdom', environment: 'jsdom', include: [`tests/${judges}/**/*.test.tsx`] } },
    ],
  },
});
