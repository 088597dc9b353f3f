import { hash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { openTextHold, type TextHold } from './text-hold.ts';

/** What was worked out from the bytes of a Markdown file. Everything in it survives JSON. */
export interface TextRecord {
  /** Its front matter, in which nothing was wrong. */
  data: unknown;
  hasFrontMatter: boolean;
  bodyOffset: number;
  /** What was made of its text, by name: what else it was made from, and what it is. */
  made: Record<string, [given: string, value: unknown]>;
}

/** Records by the hash of the bytes, kept from one run of a command to the next; and for this run, the texts. */
export interface TextMemory extends TextHold {
  recall(key: string): TextRecord | undefined;
  /** Keeps a record, which may still grow until `save`. */
  keep(key: string, record: TextRecord): void;
  /** Writes what this run kept or recalled, and forgets the rest. Where that cannot be written, the next run reads again. */
  save(): void;
}

/** Files that the records are spread over, by the first digit of their keys: a change rewrites one of them. */
const SHARDS = [...'0123456789abcdef'];

interface Shard {
  program: string;
  records: Record<string, TextRecord>;
}

function readShard(file: string, program: string): Map<string, TextRecord> {
  try {
    const shard = JSON.parse(readFileSync(file, 'utf8')) as Partial<Shard>;
    if (shard.program === program) return new Map(Object.entries(shard.records ?? {}));
  } catch {
    // Deleted, or not written to its end: then nothing is known.
  }
  return new Map();
}

function removeIfThere(file: string): void {
  try {
    rmSync(file, { force: true });
  } catch {
    // Its folder cannot be written either.
  }
}

/** Gives whether a shard could be written: a full disk or a folder that belongs to another is no fault of a site. */
function writeShard(file: string, shard: Shard): boolean {
  const temporary = `${file}.${process.pid}.tmp`;
  try {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(temporary, JSON.stringify(shard));
    renameSync(temporary, file);
    return true;
  } catch {
    removeIfThere(temporary);
    return false;
  }
}

/** Key of a file's content: the first 32 hexadecimal digits of the SHA-256 of its bytes. */
export function keyOf(bytes: Uint8Array | string): string {
  return hash('sha256', bytes, 'hex').slice(0, 32);
}

/**
 * Opens the memory in a folder, which may be deleted at any time between runs. `program` names the version of the
 * program: what another version made is forgotten.
 */
export function openTextMemory(directory: string, program: string): TextMemory {
  const fileOf = (shard: string) => path.join(directory, `${shard}.json`);
  const known = new Map(SHARDS.map((shard) => [shard, readShard(fileOf(shard), program)]));
  const used = new Map(SHARDS.map((shard) => [shard, new Map<string, TextRecord>()]));
  const changed = new Set<string>();
  const shardOf = (key: string) => key[0] ?? '';
  return {
    ...openTextHold(directory),
    recall(key) {
      const record = known.get(shardOf(key))?.get(key);
      if (record) used.get(shardOf(key))?.set(key, record);
      return record;
    },
    keep(key, record) {
      used.get(shardOf(key))?.set(key, record);
      changed.add(shardOf(key));
    },
    save() {
      for (const [shard, records] of used) {
        if (!changed.has(shard) && records.size === known.get(shard)?.size) continue;
        if (!writeShard(fileOf(shard), { program, records: Object.fromEntries(records) })) return;
      }
    },
  };
}
