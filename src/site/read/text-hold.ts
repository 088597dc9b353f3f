import { mkdirSync, openSync, readSync, rmSync, writeSync } from 'node:fs';
import path from 'node:path';
import { decodeUtf8 } from './read-text.ts';

/** Bytes of texts that stay in memory; about 3,000 guides. What comes after them waits on the disk. */
const IN_MEMORY = 32 * 1024 * 1024;

/** Has texts at hand as they were read, however many there are. */
export interface TextHold {
  /** Takes the bytes of a text, which are UTF-8, and gives what tells the text. */
  hold(bytes: Uint8Array): () => string;
}

/** Opens a file that has no name any more: nothing else finds it, and nothing is left behind. */
function openNameless(directory: string): number {
  mkdirSync(directory, { recursive: true });
  const file = path.join(directory, `${process.pid}.held`);
  const descriptor = openSync(file, 'w+');
  rmSync(file, { force: true });
  return descriptor;
}

/** Texts that wait in a file, which is made for the first of them. */
function openFile(directory: string) {
  let descriptor: number | undefined;
  let end = 0;
  let scratch = Buffer.alloc(0);
  return {
    /** Where the bytes stand in the file now. Throws where they could not be written. */
    write(bytes: Uint8Array): number {
      descriptor ??= openNameless(directory);
      const start = end;
      if (writeSync(descriptor, bytes, 0, bytes.length, start) < bytes.length) throw new Error('The disk is full');
      end += bytes.length;
      return start;
    },
    /** Throws where the bytes can no longer be read: what the scratch holds is of another text. */
    read(start: number, length: number): string {
      if (scratch.length < length) scratch = Buffer.alloc(length * 2);
      if (readSync(descriptor ?? -1, scratch, 0, length, start) < length) throw new Error('A held text is lost');
      return scratch.toString('utf8', 0, length);
    },
  };
}

// Each of these keeps what it needs and nothing beside: a file's bytes go as soon as they are written.
const inMemory = (bytes: Uint8Array) => () => decodeUtf8(bytes);
const inFile = (file: ReturnType<typeof openFile>, start: number, length: number) => () => file.read(start, length);

/**
 * Opens a hold that keeps texts in memory up to a number of bytes, and those after them in a file in a folder, so that
 * the memory of a command does not grow with them. Where that file cannot be written, they stay in memory.
 */
export function openTextHold(directory: string, limit = IN_MEMORY): TextHold {
  const file = openFile(directory);
  let kept = 0;
  let isWritable = true;
  return {
    hold(bytes) {
      if (isWritable && kept + bytes.length > limit) {
        try {
          return inFile(file, file.write(bytes), bytes.length);
        } catch {
          isWritable = false;
        }
      }
      kept += bytes.length;
      return inMemory(bytes);
    },
  };
}
