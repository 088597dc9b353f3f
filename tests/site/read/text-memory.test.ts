import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import type { Diagnostic } from '../../../src/diagnostics/diagnostic.ts';
import { readMarkdownBytes } from '../../../src/site/read/read-markdown.ts';
import { keyOf, openTextMemory, type TextRecord } from '../../../src/site/read/text-memory.ts';

const record = (body: number): TextRecord => ({ data: {}, hasFrontMatter: false, bodyOffset: body, made: {} });

let directory: string;

beforeEach(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'memory-'));
  onTestFinished(() => rmSync(directory, { recursive: true }));
});

const open = (program = 'one') => openTextMemory(directory, program);

describe('openTextMemory', () => {
  it('knows in the next run what this run kept', () => {
    const memory = open();
    expect(memory.recall('a1')).toBeUndefined();
    memory.keep('a1', record(1));
    memory.keep('b2', record(2));
    memory.save();
    const next = open();
    expect(next.recall('a1')).toEqual(record(1));
    expect(next.recall('b2')).toEqual(record(2));
    expect(next.recall('a2')).toBeUndefined();
  });

  it('writes nothing before it is told to', () => {
    open().keep('a1', record(1));
    expect(readdirSync(directory)).toEqual([]);
  });

  it('forgets what a run had no use for, and what another version of the program made', () => {
    const memory = open();
    for (const key of ['a1', 'a2', 'b1']) memory.keep(key, record(1));
    memory.save();
    const next = open();
    next.recall('a1');
    next.save();
    expect(open().recall('a1')).toEqual(record(1));
    expect(open().recall('a2')).toBeUndefined();
    expect(open().recall('b1')).toBeUndefined();
    expect(open('two').recall('a1')).toBeUndefined();
  });

  it('rewrites only the files that a change touches, and leaves no other behind', () => {
    const memory = open();
    for (const key of ['a1', 'b1']) memory.keep(key, record(1));
    memory.save();
    const before = statSync(path.join(directory, 'b.json')).mtimeMs;
    const next = open();
    for (const key of ['a1', 'b1', 'b2']) next.recall(key);
    next.keep('a2', record(2));
    next.save();
    expect(statSync(path.join(directory, 'b.json')).mtimeMs).toBe(before);
    expect(open().recall('a2')).toEqual(record(2));
    expect(readdirSync(directory).sort()).toEqual(['a.json', 'b.json']);
  });

  it.each(['', '{"program":"one","records":{"a1":', 'null', '[]', '{"program":"one"}'])(
    'knows nothing from a file that holds %j',
    (text) => {
      writeFileSync(path.join(directory, 'a.json'), text);
      expect(open().recall('a1')).toBeUndefined();
    },
  );
});

describe('readMarkdownBytes', () => {
  const bytes = (text: string) => Buffer.from(text);
  const found: Diagnostic[] = [];
  const read = (text: Buffer, memory = open()) => {
    found.length = 0;
    return readMarkdownBytes(text, 'content/a.md', (diagnostic) => found.push(diagnostic), memory);
  };
  const article = bytes('---\ntitle: "Un été"\ntags: [a, b]\n---\nDu texte.');

  it('reads a text that the memory knows as it did the first time', () => {
    const memory = open();
    const first = read(article, memory);
    memory.save();
    const second = read(article);
    for (const key of ['data', 'body', 'bodyOffset', 'hasFrontMatter'] as const)
      expect(second[key]).toEqual(first[key]);
    const fileOf = ({ file: { path, text, isForeign } }: typeof first) => ({ path, text, isForeign });
    expect(fileOf(second)).toEqual(fileOf(first));
    expect(second.key()).toBe(keyOf(article));
    for (const pointer of ['', '/title', '/tags/1', '/gone'])
      expect(second.locate(pointer)).toEqual(first.locate(pointer));
    expect(second.locateWithin('/title', 3, 3)).toEqual(first.locateWithin('/title', 3, 3));
  });

  it('keeps little beside what a text says of itself, for sites of very many', () => {
    setFlagsFromString('--expose-gc');
    const collect = runInNewContext('gc') as () => void;
    const memory = open();
    collect();
    const before = process.memoryUsage().heapUsed;
    const sources = Array.from({ length: 2000 }, (_, index) => read(bytes(`---\ntitle: T${index}\n---\n`), memory));
    collect();
    const bytesEach = (process.memoryUsage().heapUsed - before) / sources.length;
    expect(sources.at(-1)?.data).toEqual({ title: 'T1999' });
    // Measured: 1,090; as objects of closures, 2,480.
    expect(bytesEach).toBeLessThan(1800);
  });

  it('makes what is made of a text once, from run to run, and again when what else it is made from changes', () => {
    let times = 0;
    const make = (body: string) => {
      times += 1;
      return [body.length];
    };
    const run = (given?: string) => {
      const memory = open();
      const source = read(article, memory);
      expect(source.make('length', make, given)).toEqual([9]);
      expect(source.make('length', make, given)).toEqual([9]);
      memory.save();
    };
    run();
    run();
    expect(times).toBe(1);
    run('other');
    run('other');
    expect(times).toBe(2);
    run();
    expect(times).toBe(3);
  });

  it('reports the slips of a text in every run', () => {
    const latin = Buffer.from('Un été.', 'latin1');
    const slips = [bytes('---\ntitle = "a"\n---\n'), bytes('\uFEFFTexte'), bytes('---\ntitle: "a"'), latin];
    for (const slip of slips) {
      const memory = open();
      read(slip, memory);
      const first = [...found];
      expect(first).toHaveLength(1);
      memory.save();
      read(slip);
      expect(found).toEqual(first);
    }
  });

  it('keeps nothing of a text beside what was made of it, and of the bytes only some in memory', async () => {
    setFlagsFromString('--expose-gc');
    const collect = runInNewContext('gc') as () => void;
    const memory = open();
    collect();
    const before = process.memoryUsage();
    const megabytes = 60;
    const sources: unknown[] = [];
    for (let index = 0; index < megabytes; index += 1) {
      const text = bytes(
        `---\ntitle: "Un titre assez long pour en être une partie"\n---\n${index}${'a'.repeat(2 ** 20)}`,
      );
      const source = read(text, memory);
      source.make('words', (body) => body.slice(0, 60));
      sources.push(source);
    }
    // The room of a buffer is given back a moment after the buffer.
    collect();
    await setTimeout(50);
    collect();
    const after = process.memoryUsage();
    expect(sources).toHaveLength(megabytes);
    expect(after.heapUsed - before.heapUsed).toBeLessThan((megabytes / 4) * 2 ** 20);
    expect(after.arrayBuffers - before.arrayBuffers).toBeLessThan(40 * 2 ** 20);
    memory.save();
  });

  it('keeps nothing that JSON would change', () => {
    const memory = open();
    const first = read(bytes('---\na: .nan\nb: [.inf]\n---\n'), memory);
    memory.save();
    expect(read(bytes('---\na: .nan\nb: [.inf]\n---\n')).data).toEqual(first.data);
    expect(first.data).toEqual({ a: Number.NaN, b: [Number.POSITIVE_INFINITY] });
  });

  it('does without a folder that it cannot write, and leaves no half file where a name is taken', () => {
    const key = keyOf('a');
    const taken = path.join(directory, 'file');
    writeFileSync(taken, '');
    const nowhere = openTextMemory(taken, 'program');
    nowhere.keep(key, record(0));
    nowhere.save();
    mkdirSync(path.join(directory, 'memory', `${key[0]}.json`), { recursive: true });
    const half = openTextMemory(path.join(directory, 'memory'), 'program');
    half.keep(key, record(0));
    half.save();
    expect(readdirSync(path.join(directory, 'memory'))).toEqual([`${key[0]}.json`]);
    expect(half.recall(key)).toBeUndefined();
  });
});
