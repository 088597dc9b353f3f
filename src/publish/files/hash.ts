import { createHash } from 'node:crypto';

/** First 32 hexadecimal digits of the SHA-256 of the parts and their boundaries. */
export function hashOf(...parts: (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${part.length}:`).update(part);
  return hash.digest('hex').slice(0, 32);
}

/** Hash of an inline script for a Content-Security-Policy, without quotes. */
export function scriptHash(script: string): string {
  return `sha256-${createHash('sha256').update(script).digest('base64')}`;
}
