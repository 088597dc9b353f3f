import {
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { MARKER } from '../../../src/build/output/build-marker.ts';
import { openOutput } from '../../../src/build/output/output.ts';
import { filesBelow } from '../../../src/model/read/files-below.ts';
import { temporaryFolder } from '../../temporary-folder.ts';

/** Returns the files of an output folder, without the marker of the build. */
function published(directory: string): string[] {
  return filesBelow(directory).filter((file) => file !== MARKER);
}

/** Opens an output folder. Its temporary folder is removed when the test ends. */
function openUntilEnd(...args: Parameters<typeof openOutput>) {
  const output = openOutput(...args);
  onTestFinished(output.discard);
  return output;
}

function open() {
  const place = temporaryFolder();
  const directory = path.join(place, 'dist');
  const publish = (files: Record<string, string>) => {
    const output = openUntilEnd(directory, path.join(place, 'cache'));
    for (const [file, content] of Object.entries(files)) output.write(file, content);
    output.commit();
  };
  const read = () =>
    Object.fromEntries(published(directory).map((file) => [file, readFileSync(path.join(directory, file), 'utf8')]));
  return { place, directory, publish, read };
}

describe('openOutput', () => {
  it('changes nothing in the output folder before the new state is complete', () => {
    const { place, directory, publish, read } = open();
    publish({ 'a.html': 'one' });
    const output = openUntilEnd(directory, path.join(place, 'cache'));
    output.write('a.html', 'two');
    expect(read()).toEqual({ 'a.html': 'one' });
    output.discard();
    expect(read()).toEqual({ 'a.html': 'one' });
    expect(filesBelow(place).filter((file) => file.includes('building'))).toEqual([]);
  });

  it('keeps old files until all new ones are there', () => {
    const { place, directory, publish, read } = open();
    publish({ 'a.html': 'one', 'old.html': 'old' });
    // The host has a folder with the name of the last file, so this file cannot be moved there.
    mkdirSync(path.join(directory, 'z.html/.host'), { recursive: true });
    writeFileSync(path.join(directory, 'z.html/.host/kept'), '');
    const output = openUntilEnd(directory, path.join(place, 'cache'));
    output.write('a.html', 'two');
    output.write('z.html', 'new');
    expect(() => output.commit()).toThrow();
    output.discard();
    expect(read()['old.html']).toBe('old');
  });

  it('keeps unchanged files, also if their names seem to lead out of the folder, and removes obsolete ones', () => {
    const { directory, publish, read } = open();
    const kept = { 'a.html': 'one', '..a.html': 'one', 'b/..c/...html': 'two' };
    publish({ ...kept, 'old/b.html': 'two', 'c.html': 'three' });
    const before = statSync(path.join(directory, 'a.html'));
    publish({ ...kept, 'c.html': 'changed' });
    expect(read()).toEqual({ ...kept, 'c.html': 'changed' });
    expect(statSync(path.join(directory, 'a.html')).ino).toBe(before.ino);
  });

  it('refuses a second file with the same name, even if the first is kept', () => {
    const { place, directory, publish, read } = open();
    const both = () => {
      const output = openUntilEnd(directory, path.join(place, 'cache'));
      output.write('a.html', 'one');
      output.write('a.html', 'two');
      output.commit();
    };
    expect(both).toThrow('a.html');
    publish({ 'a.html': 'one' });
    expect(both).toThrow('a.html');
    expect(read()).toEqual({ 'a.html': 'one' });
  });

  it.each(['../a.html', 'a/../../b.html', '..'])('refuses the name %s, which leads out of the folder', (name) => {
    const { place, publish } = open();
    expect(() => publish({ [name]: 'one' })).toThrow(`${name} would be published outside of its folder`);
    expect(filesBelow(place)).toEqual([]);
  });

  it.each([
    ['a file below a file', ['old.html', 'old.html/x.html']],
    ['a file where a folder is', ['old.html/x.html', 'old.html']],
  ])('refuses %s', (_, names) => {
    const { directory, publish } = open();
    expect(() => publish(Object.fromEntries(names.map((name) => [name, 'one'])))).toThrow(
      'old.html would be published as a file and as a folder',
    );
    expect(filesBelow(directory)).toEqual([]);
  });

  it('replaces a file by a folder, and a folder by a file', () => {
    const { publish, read } = open();
    const before = { 'index.html': 'home', 'old.html': 'one', 'kept.html': 'kept' };
    const after = { 'index.html': 'home', 'old.html/a/b.html': 'two', 'old.html/c.html': 'three', 'kept.html': 'kept' };
    for (const files of [before, after, before]) {
      publish(files);
      expect(read()).toEqual(files);
    }
  });

  it('moves nothing if another program’s hidden file is in the way', () => {
    const { directory, publish, read } = open();
    publish({ 'index.html': 'home', 'old.html/a.html': 'one' });
    writeFileSync(path.join(directory, 'old.html/.htaccess'), 'by hand');
    const before = read();
    expect(() => publish({ 'index.html': 'new', 'old.html': 'two' })).toThrow('old.html/.htaccess');
    expect(read()).toEqual(before);
  });

  it('rewrites what somebody changed or left in the output folder, also a folder replaced by a file', () => {
    const { directory, publish, read } = open();
    const files = { 'a.html': 'one', 'deep/a.html': 'two' };
    publish(files);
    rmSync(path.join(directory, 'deep'), { recursive: true });
    for (const name of ['deep', 'a.html', 'stray.html']) writeFileSync(path.join(directory, name), 'by hand');
    publish(files);
    expect(read()).toEqual(files);
  });

  it('fills an empty folder, and keeps files that appear there meanwhile', () => {
    const { place, directory, read } = open();
    mkdirSync(directory);
    const output = openUntilEnd(directory, path.join(place, 'cache'));
    output.write('a.html', 'one');
    writeFileSync(path.join(directory, 'mine.txt'), 'by hand');
    output.commit();
    expect(read()).toEqual({ 'a.html': 'one', 'mine.txt': 'by hand' });
  });

  it('updates the folder that an interrupted build has begun to fill to another state of the site', () => {
    const site = Object.fromEntries(Array.from({ length: 20 }, (_, index) => [`deep/${index}.html`, `text ${index}`]));
    const { place, directory, publish, read } = open();
    mkdirSync(directory);
    const output = openUntilEnd(directory, path.join(place, 'cache'));
    for (const [file, content] of Object.entries(site)) output.write(file, content);
    const obstacle = path.join(directory, 'deep/5.html');
    mkdirSync(obstacle, { recursive: true });
    expect(() => output.commit()).toThrow();
    output.discard();
    rmdirSync(obstacle);
    expect(Object.keys(read())).toHaveLength(5);
    writeFileSync(path.join(directory, 'deep/5.html.4242.tmp'), 'te');
    const changed = { 'deep/1.html': 'another text', 'deep/30.html': 'new' };
    publish(changed);
    expect(read()).toEqual(changed);
    publish(site);
    expect(read()).toEqual(site);
  });

  it('refuses a folder that no build has filled, and does not change it', () => {
    const { place, directory, publish, read } = open();
    mkdirSync(directory);
    writeFileSync(path.join(directory, 'mine.txt'), 'by hand');
    expect(() => publish({ 'a.html': 'one' })).toThrow(
      /dist: it is not empty, and no build has filled it \(there is no \.vitrine-build in it\)/,
    );
    expect(read()).toEqual({ 'mine.txt': 'by hand' });
    expect(filesBelow(place)).toEqual(['dist/mine.txt']);
  });

  it('refuses the folder of the site and all folders around it, whatever was published there', () => {
    const { place, directory, publish } = open();
    publish({ 'a.html': 'one' });
    const site = { directory: path.join(directory, 'site'), built: { site: 'https://a.example', forms: {} } };
    mkdirSync(site.directory);
    for (const asked of [directory, site.directory])
      expect(() => openOutput(asked, path.join(place, 'cache'), site)).toThrow(`it contains ${site.directory}`);
  });

  it('keeps hidden files: the published branch, the settings of a host', () => {
    const { directory, publish, read } = open();
    publish({ 'a.html': 'one', '.nojekyll': '' });
    mkdirSync(path.join(directory, '.git'));
    writeFileSync(path.join(directory, '.git/HEAD'), 'ref');
    publish({ 'b.html': 'two' });
    expect(read()).toEqual({ '.git/HEAD': 'ref', 'b.html': 'two' });
  });

  it('recognizes an output folder by its marker only, and removes stale files there', () => {
    const { place, directory, publish, read } = open();
    publish({ 'index.html': 'one', 'old.html': 'old' });
    rmSync(path.join(place, 'cache'), { recursive: true });
    publish({ 'index.html': 'one' });
    expect(read()).toEqual({ 'index.html': 'one' });
    rmSync(path.join(directory, MARKER));
    expect(() => publish({ 'index.html': 'one' })).toThrow('no build has filled it');
  });

  it('removes what a killed build left next to its folder', () => {
    const { place, publish } = open();
    const gone = 2 ** 30;
    for (const name of [`dist.${gone}.building`, `dist+.${gone}.building`, 'dist.building'])
      mkdirSync(path.join(place, name));
    publish({ 'a.html': 'one' });
    expect(readdirSync(place).sort()).toEqual(['cache', 'dist', `dist+.${gone}.building`, 'dist.building']);
  });

  it('publishes to the target of a link, and keeps the link', () => {
    const { place, directory, publish, read } = open();
    mkdirSync(path.join(place, 'elsewhere'));
    symlinkSync(path.join(place, 'elsewhere'), directory);
    publish({ 'a.html': 'one' });
    publish({ 'a.html': 'two' });
    expect(lstatSync(directory).isSymbolicLink()).toBe(true);
    expect([read(), published(path.join(place, 'elsewhere'))]).toEqual([{ 'a.html': 'two' }, ['a.html']]);
  });
});
