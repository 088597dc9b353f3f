import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Change } from '../../src/model/read/change.ts';
import { baseSite } from '../fixtures/fixture-site.ts';

/** Changes to a valid site. Files are relative to the site folder. */
export interface Mutation {
  /** Replaces one text with another; `*` is the whole file. */
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

/** Returns a text after an edit; throws if it does not contain the text to replace. */
function edited(text: string, { file, find, put }: { file: string; find: string; put: string }): string {
  if (find !== '*' && !text.includes(find)) throw new Error(`${file} does not contain ${find}`);
  return find === '*' ? put : text.replace(find, () => put);
}

/** Whether a file of a mutation is read in the same way in memory and on the disk. */
function isPlain(file: string): boolean {
  return file === 'site.manifest.json' || (/^content\/[^.]/.test(file) && file.normalize('NFC') === file);
}

/** Returns a mutation as a change of the site in `directory`; `undefined` if it can only be made on the disk. */
export function changeOf(directory: string, mutation: Mutation): Change | undefined {
  const { edits = [], add = {}, remove = [], bytes = {} } = mutation;
  if (mutation.encode || mutation.sizes || mutation.links || remove.includes('site.manifest.json')) return undefined;
  const now = new Map<string, string | Uint8Array | null>();
  for (const edit of edits) {
    const isWhole = edit.find === '*';
    const text = isWhole ? '' : (now.get(edit.file) ?? readFileSync(path.join(directory, edit.file), 'utf8'));
    now.set(edit.file, edited(String(text), edit));
  }
  for (const [file, text] of Object.entries(add)) now.set(file, text);
  for (const file of remove) now.set(file, null);
  for (const [file, content] of Object.entries(bytes)) now.set(file, Buffer.from(content, 'base64'));
  return [...now.keys()].every(isPlain) ? [...now].map(([file, content]) => ({ file, now: content })) : undefined;
}

/** Applies a mutation to the site in `directory`; throws if a text to replace is missing. */
export function applyMutation(directory: string, mutation: Mutation): void {
  const at = (file: string) => path.join(directory, file);
  for (const edit of mutation.edits ?? [])
    write(at(edit.file), edited(edit.find === '*' ? '' : readFileSync(at(edit.file), 'utf8'), edit));
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

/** Returns a mutation that applies a function to the base site's manifest. */
export function changed<Manifest>(change: (manifest: Manifest) => void): Mutation {
  const file = 'site.manifest.json';
  const manifest = JSON.parse(readFileSync(path.join(baseSite, file), 'utf8')) as Manifest;
  change(manifest);
  return { edits: [{ file, find: '*', put: JSON.stringify(manifest, null, 2) }] };
}
