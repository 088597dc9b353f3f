import { isUtf8 } from 'node:buffer';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Report } from '../../diagnostics/diagnostic.ts';
import { withoutConflicts } from './conflicts.ts';
import type { TextFile } from './document.ts';
import { refusalOf } from './refusal-of.ts';

function decodeUtf8(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8');
}

/**
 * Decodes UTF-8 bytes and composes accents (NFC): « é » pasted from a PDF may be two characters. All positions and
 * edits refer to the composed text.
 */
export function composedText(bytes: Uint8Array): string {
  return decodeUtf8(bytes).normalize('NFC');
}

/** Returns the number of UTF-16 units before the first invalid UTF-8 byte. */
function validLength(bytes: Uint8Array): number {
  const text = decodeUtf8(bytes);
  // Find the first replacement character that is not in the file itself.
  for (let at = text.indexOf('\uFFFD'); at >= 0; at = text.indexOf('\uFFFD', at + 1)) {
    const before = Buffer.byteLength(text.slice(0, at));
    if (bytes[before] !== 0xef || bytes[before + 1] !== 0xbf || bytes[before + 2] !== 0xbd) return at;
  }
  return text.length;
}

/** Decodes the bytes of a file. Bytes that are not UTF-8 are reported, and decoded as well as possible. */
export function decodeText(bytes: Uint8Array, file: string, report: Report): TextFile {
  const mistake = (code: string, offset: number, args = {}, length = 1) =>
    report({ code, severity: 'error', place: { file, start: offset, end: offset + length }, args });
  const [first, second, third] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) {
    mistake('file/utf-16', 0);
    const text = new TextDecoder(first === 0xff ? 'utf-16le' : 'utf-16be').decode(bytes);
    return { path: file, text, isForeign: true };
  }
  const isMarked = first === 0xef && second === 0xbb && third === 0xbf;
  // UTF-16 without a byte order mark: every other byte of ASCII text is zero.
  const [odd, even] = [first === 0 && third === 0, second === 0 && bytes[3] === 0];
  if (bytes.length >= 4 && odd !== even) {
    mistake('file/utf-16', 0);
    const text = new TextDecoder(first === 0 ? 'utf-16be' : 'utf-16le').decode(bytes);
    return { path: file, text, isForeign: true };
  }
  const content = isMarked ? bytes.subarray(3) : bytes;
  const isForeign = !isUtf8(content);
  if (isForeign) mistake('file/not-utf-8', validLength(content));
  const raw = decodeUtf8(bytes);
  const typed = (isMarked ? raw.slice(1) : raw).normalize('NFC');
  const text = withoutConflicts(typed, file, report);
  return { path: file, text, isForeign, ...(text === typed ? {} : { typed }), ...(text === raw ? {} : { raw }) };
}

/**
 * Maximum size in bytes of a text, and of the manifest and other files: much larger than a site needs, and small enough
 * to process.
 */
const MAX_BYTES = { text: 1_000_000, other: 5_000_000 };

/**
 * Reads the bytes of a file of a site folder. Returns `undefined`, and reports the reason, if it cannot or must not be
 * opened.
 */
function readBytes(directory: string, file: string, report: Report): Buffer | undefined {
  const refuse = (code: string, args = {}) =>
    report({ code, severity: 'error', place: { file, start: 0, end: 0 }, args });
  const refusal = refusalOf(directory, file);
  if (refusal) return void refuse(refusal);
  const absolute = path.join(directory, file);
  const most = file.endsWith('.md') ? MAX_BYTES.text : MAX_BYTES.other;
  try {
    const { size } = statSync(absolute);
    if (size > most) return void refuse('file/too-large', { size: Math.ceil(size / 1e6), most: most / 1e6 });
    return readFileSync(absolute);
  } catch (error) {
    return void refuse('file/unreadable', { problem: (error as NodeJS.ErrnoException).code ?? 'unknown' });
  }
}

/**
 * Reads a text file of a site folder. Returns `undefined`, and reports the reason, if it cannot or must not be opened.
 */
export function readText(directory: string, file: string, report: Report): TextFile | undefined {
  const bytes = readBytes(directory, file, report);
  return bytes && decodeText(bytes, file, report);
}
