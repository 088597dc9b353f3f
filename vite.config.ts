/// <reference types="vitest/config" />
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const root = import.meta.dirname;

/** Names of published files: the hash changes with the content, so they are kept for ever. */
const hashed = {
  entryFileNames: '_assets/[name]-[hash].js',
  chunkFileNames: '_assets/[name]-[hash].js',
  assetFileNames: '_assets/[name]-[hash][extname]',
};

export default defineConfig(({ command }) => ({
  root,
  appType: 'custom',
  publicDir: false,
  cacheDir: 'node_modules/.vite',
  plugins: [react()],
  build: { target: 'baseline-widely-available', assetsInlineLimit: 0, reportCompressedSize: false },
  environments: {
    client: {
      build: {
        outDir: '.vitrine/client',
        manifest: 'manifest.json',
        rolldownOptions: { input: path.join(root, 'src/entry/client.tsx'), output: hashed },
      },
    },
    ssr: {
      // One file for the workers, which then open nothing else. The dev server leaves packages to Node.
      resolve: { noExternal: command === 'build' ? true : [] },
      // Decided while bundling, so that React's development half is left out.
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
  server: {
    port: 5173,
    watch: { ignored: ['**/.vitrine/**', '**/dist/**', '**/coverage/**'] },
    warmup: { ssrFiles: ['src/entry/server.tsx'] },
  },
  test: {
    // What the tests without a browser run through (`npm run coverage`); what only a browser can show is left out.
    coverage: {
      provider: 'v8',
      include: ['src/**/*.{ts,tsx}'],
      exclude: ['src/cli/**', 'src/entry/**', 'src/browser/**', 'src/**/*.d.ts', 'src/site/types.generated.ts'],
      reporter: ['text-summary', 'json-summary'],
      thresholds: { lines: 90, branches: 82 },
    },
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/browser/**', 'tests/firefox/**'],
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'jsdom',
          environment: 'jsdom',
          include: ['tests/**/*.test.tsx'],
          exclude: ['tests/browser/**', 'tests/firefox/**'],
          testTimeout: 30_000,
        },
      },
      {
        // What a person does, on the built site: each test serves `dist/` for itself.
        extends: true,
        test: {
          name: 'browser',
          environment: 'node',
          include: ['tests/browser/**/*.test.ts'],
          testTimeout: 60_000,
          // A browser on a busy machine may miss a beat; what is broken fails twice.
          retry: 1,
          maxWorkers: 2,
        },
      },
      {
        // The same site in Firefox, on demand: `npm run test:firefox`.
        extends: true,
        test: {
          name: 'firefox',
          environment: 'node',
          include: ['tests/firefox/**/*.test.ts'],
          testTimeout: 120_000,
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
}));
