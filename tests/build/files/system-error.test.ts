import { describe, expect, it } from 'vitest';
import {
  describeMissingCode,
  describeSystemRefusal,
  describeUnservedFolder,
} from '../../../src/build/files/system-error.ts';

const folders = { output: '/www/dist', site: '/site' };

describe('describeSystemRefusal', () => {
  const elsewhere = 'grant it, or name another output folder with --out';

  it.each([
    ["mkdir '/www/dist'", elsewhere],
    ["access '/www'", elsewhere],
    ["open '/www/dist.4242.building/a.html'", elsewhere],
    ["rename '/www/dist.4242.building/a.html' -> '/www/dist/a.html'", elsewhere],
    ["mkdir '/site/.vitrine/cache'", 'grant it'],
    ["open '/site/content/media/photo.webp'", 'grant it'],
    ["copyfile '/site/content/media/photo.webp' -> '/www/dist.4242.building/media/photo.webp'", 'grant it'],
    ["open '/www/distant/x'", 'grant it'],
  ])('names another output folder where that would help, and the missing permission: %s', (operation, advice) => {
    const error = new Error(`EACCES: permission denied, ${operation}`);
    expect(describeSystemRefusal(error, folders)).toBe(
      `This user lacks the permission: ${advice} (EACCES: permission denied, ${operation}).`,
    );
  });

  it('shortens the compiler’s long message about a full disk to one line', () => {
    const error = new Error(
      'Build failed with 1 error:\n\nSomething went wrong\nFailed to write file in /cache/server.js\n\nCaused by:\n    No space left on device (os error 28)\n\nStack backtrace:\n   0: <unknown>',
    );
    expect(describeSystemRefusal(error, folders)).toBe(
      'The disk is full: free some space, then try again (ENOSPC: Failed to write file in /cache/server.js).',
    );
  });

  it('explains that a file of the site was removed', () => {
    const error = new Error("ENOENT: no such file or directory, stat '/site/content/media/x.webp'");
    expect(describeSystemRefusal(error, folders)).toBe(
      "A file of the site was removed during the build: build again (ENOENT: no such file or directory, stat '/site/content/media/x.webp').",
    );
  });

  it.each([
    new Error("ENOENT: no such file or directory, open '/site/.vitrine/x'"),
    new Error('The page / cannot be rendered: Error: no such block'),
    'ENOSPC: thrown without an error',
  ])('ignores other errors', (error) => {
    expect(describeSystemRefusal(error, folders)).toBeUndefined();
  });
});

describe('describeMissingCode', () => {
  it.each([
    ['Could not load the "sharp" module using the linux-x64 runtime\nPossible solutions:\n- …', 'sharp'],
    ['Cannot find native binding. npm has a bug related to optional dependencies', 'rolldown'],
  ])('has the package and what to do in one line: %s', (message, name) => {
    const reason = describeMissingCode(new Error(message));
    expect(reason).toMatch(
      new RegExp(`^The package ${name} has no machine code .*: run "npm ci" on this machine.*\\.$`),
    );
  });

  it('ignores any other error', () => {
    expect(describeMissingCode(new Error('Cannot find module "sharp"'))).toBeUndefined();
    expect(describeMissingCode('Cannot find native binding')).toBeUndefined();
  });
});

describe('describeUnservedFolder', () => {
  it('says what to do if the path of the program ends an address', () => {
    expect(describeUnservedFolder('/sites/no#1/vitrine')).toBe(
      'The development server cannot work in a folder with "#" in its path: rename it, then start again (/sites/no#1/vitrine).',
    );
    expect(describeUnservedFolder('/sites/no 1 été/vitrine')).toBeUndefined();
  });
});
