import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { warmThreads } from './warm-threads.ts';

/** Folders and files of tests/ that judge the part being mutated. */
const judges = (process.env.VITRINE_JUDGES ?? 'text').split(',');

/** Patterns of the tests whose names end in this way. */
function tests(end: '.test.ts' | '.test.tsx'): string[] {
  const files = judges.filter((judge) => /\.test\.tsx?$/.test(judge));
  const folders = judges.filter((judge) => !files.includes(judge));
  return [
    ...folders.map((judge) => `tests/${judge}/**/*${end}`),
    ...files.filter((judge) => judge.endsWith(end)).map((judge) => `tests/${judge}`),
  ];
}

/** What Stryker runs: the tests of the room that is mutated, each in the environment that it has elsewhere. */
export default defineConfig({
  root: path.resolve(import.meta.dirname, '../../..'),
  plugins: [
    react(),
    {
      name: 'warm-threads',
      // Stryker asks for threads by an option that goes before this file.
      configureVitest({ project }) {
        Object.assign(project.config, { pool: warmThreads.name, poolRunner: warmThreads });
      },
    },
  ],
  test: {
    // Mutated code is slower, above all where a test compares two parsers on a thousand texts.
    testTimeout: 120_000,
    // One thread takes all files and is kept from run to run: starting it would be most of the work. The first failure
    // ends a mutant's run, so what is fast goes first.
    isolate: false,
    setupFiles: ['src/cli/mutation/short-properties.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: tests('.test.ts'),
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          name: 'jsdom',
          environment: 'jsdom',
          include: tests('.test.tsx'),
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
