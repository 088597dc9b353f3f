import process from 'node:process';

/** The makers of this site's media. Each is a script that runs when it is imported. */
const MAKERS: Record<string, () => Promise<unknown>> = {
  'editor-pictures': () => import('./editor-pictures.ts'),
  files: () => import('./files.ts'),
  films: () => import('./films.ts'),
  fonts: () => import('./fonts/make-fonts.ts'),
  mockups: () => import('./mockups.ts'),
  screenshots: () => import('./screenshots.ts'),
};

// Makers read their own options from the remaining arguments.
const [name = ''] = process.argv.splice(2, 1);
const make = Object.hasOwn(MAKERS, name) ? MAKERS[name] : undefined;
if (!make) {
  console.error(`Usage: npm run make -- ${Object.keys(MAKERS).join('|')} [options]`);
  process.exit(2);
}
await make();
