/// <reference types="vitest/config" />
import { availableParallelism } from 'node:os';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { engineFile } from './src/model/engine-files.ts';

const root = engineFile();

/** Names that filter lists of ad blockers contain. */
const listed = /consent|cookie|banner|pop-?up|advert|analytic|track|^ads?$/i;

/**
 * Removes the labels that MUI adds to class names during development. The development server renders its first pages
 * with the compiled program, which has no labels, and the names must be equal for React to hydrate the page.
 */
const withoutLabels = {
  name: 'vitrine:class-names',
  apply: 'serve',
  transform: {
    filter: { id: /@mui[\\/]system[\\/].*createStyled\.m?js/ },
    handler: (code) => code.replaceAll("process.env.NODE_ENV !== 'production'", 'false'),
  },
} satisfies Plugin;

/** Names of published files: the hash changes with the content, so they can be cached forever. */
const hashed = {
  entryFileNames: '_assets/[name]-[hash].js',
  chunkFileNames: ({ name }: { name: string }) => `_assets/${listed.test(name) ? 'part' : '[name]'}-[hash].js`,
  assetFileNames: '_assets/[name]-[hash][extname]',
};

/**
 * Test files of one worker share their imports, because importing them again would take half of their time. There is
 * one more worker than cores, because workers wait for a fifth of their time, for commands and timers.
 */
const shared = { isolate: false, maxWorkers: Math.max(2, availableParallelism() + 1) };

/**
 * Timeout of tests and their setup, in milliseconds: far more than on a busy machine, so that only blocked tests are
 * stopped. In a full run, one test has up to thirty times as many cases.
 */
const patience = process.env.VITRINE_FULL === '1' ? 3_600_000 : 600_000;

const limits = { testTimeout: patience, hookTimeout: patience };

/**
 * Tests render the starters, which may have blocks of their own, without compiling the program
 * (`build/program/own-blocks.ts`).
 */
const blocksOfStarters = {
  alias: [
    { find: 'vitrine/block', replacement: path.join(root, 'src/blocks/block-module.ts') },
    { find: /^(?:\.\.\/)+blocks\/own-blocks\.ts$/, replacement: path.join(root, 'tests/starters/starter-blocks.ts') },
  ],
};

/** Tests in a browser: of the built site, and of the editor on a copy of the site. */
const inBrowser = ['tests/browser/**/*.test.ts', 'tests/editor/tasks/**/*.test.ts'];

/** The tags of the tests in a browser in each set of `cli/test.ts`. Other tests have no tags and run in each set. */
const TAGS: Record<string, string[]> = { everyday: ['smoke'], full: ['!weekly'], weekly: ['weekly'] };
const tagsFilter = TAGS[process.env.VITRINE_TESTS ?? ''];

export default defineConfig(({ command }) => ({
  root,
  appType: 'custom',
  publicDir: false,
  cacheDir: 'node_modules/.vite',
  plugins: [react(), withoutLabels],
  optimizeDeps: { rolldownOptions: { plugins: [withoutLabels] } },
  build: { target: 'baseline-widely-available', assetsInlineLimit: 0, reportCompressedSize: false },
  environments: {
    client: {
      build: {
        outDir: '.vitrine/client',
        manifest: 'manifest.json',
        // Most licences require their text to be included.
        license: { fileName: '_assets/licences.md' },
        rolldownOptions: {
          input: path.join(root, 'src/entry/client.tsx'),
          // A build imports this by the name of its export.
          preserveEntrySignatures: 'allow-extension',
          // Bundle everything hydration needs into one file: fewer requests can fail.
          output: { ...hashed, codeSplitting: { groups: [{ name: 'client', tags: ['$initial'] }] } },
        },
      },
    },
    ssr: {
      // Packages are bundled, so that workers open few files except for native code. The development server leaves
      // packages to Node, except for those that must share one Emotion, of which Node and Vite would each load a
      // different file.
      resolve: { noExternal: command === 'build' || [/^@mui\//, /^@emotion\//], external: ['satteri'] },
      // Replaced during bundling, so that React's development code is removed.
      define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
      build: {
        outDir: '.vitrine/server',
        ssr: true,
        emitAssets: true,
        rolldownOptions: {
          input: {
            server: path.join(root, 'src/entry/server.tsx'),
            worker: path.join(root, 'src/build/pages/render-worker.ts'),
          },
          output: { ...hashed, entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
        },
      },
    },
  },
  server: { port: 5173 },
  test: {
    // Compiled modules are kept in `node_modules` by the hash of their text: a second run needs a fifth less processor.
    experimental: { fsModuleCache: true },
    tags: [
      { name: 'smoke', description: 'One of the few tests in a browser that run every day.' },
      { name: 'weekly', description: 'Takes minutes, or depends on how a browser draws: not in the full run.' },
    ],
    // Coverage of the tests without a browser (`npm run coverage`), except for code that needs a browser.
    coverage: {
      provider: 'v8',
      include: ['src/**/*.{ts,tsx}'],
      exclude: ['src/cli/**', 'src/entry/**', 'src/browser/**', 'src/**/*.d.ts', 'src/**/*.generated.ts'],
      reporter: ['text-summary', 'json-summary'],
      thresholds: { lines: 92, branches: 85 },
    },
    projects: [
      {
        extends: true,
        resolve: blocksOfStarters,
        test: {
          name: 'node',
          environment: 'node',
          include: ['tests/**/*.test.ts'],
          exclude: [...inBrowser, 'tests/built/**', 'tests/engines/**'],
          setupFiles: 'tests/setup.ts',
          ...limits,
          ...shared,
        },
      },
      {
        extends: true,
        resolve: blocksOfStarters,
        test: {
          name: 'jsdom',
          environment: './tests/dom-environment.ts',
          include: ['tests/**/*.test.tsx'],
          exclude: ['tests/browser/**', 'tests/engines/**'],
          ...limits,
          setupFiles: ['tests/setup.ts', 'tests/setup-dom.ts'],
          // Packages are evaluated once in each worker, the window and the program's own modules for each file.
          pool: 'threads',
          isolate: false,
          maxWorkers: shared.maxWorkers,
        },
      },
      {
        // Files of the built site, read without a browser.
        extends: true,
        test: {
          name: 'built',
          environment: 'node',
          include: ['tests/built/**/*.test.ts'],
          setupFiles: 'tests/setup.ts',
          ...limits,
          ...shared,
        },
      },
      {
        // Visitors' actions on the built site: each test serves `dist/` itself.
        extends: true,
        resolve: blocksOfStarters,
        test: {
          name: 'browser',
          environment: 'node',
          include: inBrowser,
          ...(tagsFilter && { tagsFilter }),
          setupFiles: 'tests/setup.ts',
          ...limits,
          // A browser that paints no more frames would otherwise hold a full run for an hour.
          testTimeout: Math.min(patience, 1_800_000),
          // A long timeout does not slow down immediate results.
          expect: { poll: { timeout: 180_000 } },
          // Tests wait for half of their time, for timers and the browser's own processes.
          maxWorkers: Math.max(3, availableParallelism() + 1),
          isolate: false,
        },
      },
      {
        // The same site in other engines, on demand: `npm run test:firefox`, `npm run test:webkit`.
        extends: true,
        test: {
          name: 'engines',
          environment: 'node',
          include: ['tests/engines/**/*.test.ts'],
          ...limits,
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
}));
