import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Changes to a valid site. Files are relative to the site folder. */
export interface Mutation {
  /** Replaces one text by another; `*` is the whole file. */
  edits?: { file: string; find: string; put: string }[];
  add?: Record<string, string>;
  remove?: string[];
  /** Saves a file in another encoding. */
  encode?: Record<string, 'utf16le' | 'latin1'>;
  /** Adds binary files, in base64. */
  bytes?: Record<string, string>;
  /** Pads a file with spaces, or truncates it, to a size in bytes. */
  sizes?: Record<string, number>;
  /** Adds symbolic links, with their targets. */
  links?: Record<string, string>;
  release?: boolean;
  /** Also checks style and spelling. */
  texts?: boolean;
}

function write(file: string, content: string | Uint8Array): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
}

/** Applies a mutation to the site in `directory`; throws if a text to replace is not there. */
export function applyMutation(directory: string, mutation: Mutation): void {
  const at = (file: string) => path.join(directory, file);
  for (const { file, find, put } of mutation.edits ?? []) {
    const text = readFileSync(at(file), 'utf8');
    if (find !== '*' && !text.includes(find)) throw new Error(`${file} does not contain ${find}`);
    write(at(file), find === '*' ? put : text.replace(find, () => put));
  }
  for (const [file, text] of Object.entries(mutation.add ?? {})) write(at(file), text);
  for (const file of mutation.remove ?? []) rmSync(at(file));
  for (const [file, encoding] of Object.entries(mutation.encode ?? {})) {
    const text = readFileSync(at(file), 'utf8');
    write(at(file), Buffer.from(encoding === 'utf16le' ? `\uFEFF${text}` : text, encoding));
  }
  for (const [file, bytes] of Object.entries(mutation.bytes ?? {})) write(at(file), Buffer.from(bytes, 'base64'));
  for (const [file, size] of Object.entries(mutation.sizes ?? {})) {
    const resized = Buffer.alloc(size, 32);
    if (existsSync(at(file))) readFileSync(at(file)).copy(resized);
    write(at(file), resized);
  }
  for (const [file, target] of Object.entries(mutation.links ?? {})) symlinkSync(target, at(file));
}
