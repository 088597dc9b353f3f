import { normalizeBase } from '../../build/project.ts';
import type { UrlStyle } from '../../text/addresses.ts';

/** Ends the command with one line about a wrong option. */
function refuse(message: string): never {
  console.error(message);
  process.exit(2);
}

/** Returns the style of `--urls`; by default that of most hosts. */
export function urlsOption(value: string | undefined): UrlStyle {
  if (value === undefined || value === 'file' || value === 'directory') return value ?? 'file';
  return refuse(`--urls is "file" or "directory", not "${value}"`);
}

/**
 * Returns the path of `--base` as `/name/`, by default the root. It is used unencoded, so only ASCII is allowed: an
 * accent would only be encoded in some addresses.
 */
export function baseOption(value: string | undefined): string {
  const segments = normalizeBase(value).slice(1, -1).split('/');
  const isPath = segments.every((segment) => /^[\w.~-]*$/.test(segment) && !/^\.{1,2}$/.test(segment));
  if (isPath && (segments.length === 1 || segments.every(Boolean))) return normalizeBase(value);
  return refuse(`--base is a path as /project/, without accents or blanks, not "${value}"`);
}

/** Returns the value of an option for a count; `undefined` if it is not given. */
export function countOption(name: string, value: string | undefined): number | undefined {
  if (value === undefined || /^[1-9]\d{0,3}$/.test(value)) return value === undefined ? undefined : Number(value);
  return refuse(`--${name} is a whole number from 1 on, not "${value}"`);
}
