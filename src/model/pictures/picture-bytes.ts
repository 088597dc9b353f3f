import { closeSync, fstatSync, openSync, readSync } from 'node:fs';

/** The bytes of a file. Only the requested parts are read. */
export interface PictureBytes {
  size: number;
  /** Returns the bytes from an offset on; fewer than requested at the end of the file. */
  at(offset: number, length: number): Buffer;
}

/** Number of bytes read first: they include the headers of nearly all pictures. */
const HEAD_BYTES = 4096;

/** Returns the bytes of a file that is in memory. */
export function bytesOf(whole: Buffer): PictureBytes {
  return { size: whole.length, at: (offset, length) => whole.subarray(offset, Math.max(offset, offset + length)) };
}

function bytesIn(descriptor: number): PictureBytes {
  const { size } = fstatSync(descriptor);
  const read = (offset: number, length: number) => {
    const buffer = Buffer.alloc(Math.max(0, Math.min(length, size - offset)));
    return buffer.subarray(0, readSync(descriptor, buffer, 0, buffer.length, offset));
  };
  const head = read(0, HEAD_BYTES);
  const at: PictureBytes['at'] = (offset, length) =>
    offset + length <= head.length ? head.subarray(offset, offset + length) : read(offset, length);
  return { size, at };
}

/** Opens a file, calls `look` with its bytes, and closes it. Returns `undefined` if it cannot be opened or read. */
export function lookInto<T>(file: string, look: (bytes: PictureBytes) => T): T | undefined {
  let descriptor: number | undefined;
  try {
    descriptor = openSync(file, 'r');
    return look(bytesIn(descriptor));
  } catch {
    return undefined;
  } finally {
    if (descriptor !== undefined) closeSync(descriptor);
  }
}
