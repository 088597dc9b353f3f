import { parseAddress } from '../text/addresses.ts';
import { PhotoProblem } from './photo-problem.ts';

/** Reason why an address is not fetched. */
type AddressRefusal = 'photo/malformed-address' | 'photo/not-https' | 'photo/password-in-address';

const LOCAL = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Whether an address leads to this machine, where encryption is not needed. */
function isLocal({ hostname }: URL): boolean {
  return LOCAL.has(hostname);
}

/**
 * Returns the reason why a photo must not be fetched from an address; `undefined` if it may be. Only https is allowed,
 * and http from this machine to itself, unless another machine redirects there (`from`).
 */
function refusalOfAddress(address: string, from?: URL): AddressRefusal | undefined {
  const url = parseAddress(address, from);
  if (!url) return 'photo/malformed-address';
  if (url.username || url.password) return 'photo/password-in-address';
  if (isLocal(url) && (!from || isLocal(from)) && url.protocol === 'http:') return undefined;
  if (url.protocol !== 'https:' || (from && isLocal(url) && !isLocal(from))) return 'photo/not-https';
  return undefined;
}

/** Limits of a download. */
export interface DownloadLimits {
  bytes: number;
  /** Milliseconds for the whole download, including redirects. */
  timeMs: number;
  redirects: number;
}

const downloadLimits: DownloadLimits = { bytes: 20_000_000, timeMs: 20_000, redirects: 5 };

const TYPES = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/avif']);

async function readBody(response: Response, limit: number): Promise<Buffer> {
  const tooHeavy = () => new PhotoProblem('photo/too-heavy', { limit: limit / 1_000_000 });
  if (Number(response.headers.get('content-length') ?? 0) > limit) throw tooHeavy();
  const chunks: Uint8Array[] = [];
  let size = 0;
  // The announced length may be missing or wrong.
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > limit) throw tooHeavy();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

async function followRedirects(address: string, limits: DownloadLimits, signal: AbortSignal): Promise<Response> {
  let url: URL | undefined;
  let next = address;
  for (let hop = 0; hop <= limits.redirects; hop += 1) {
    const refusal = refusalOfAddress(next, url);
    if (refusal) throw new PhotoProblem(refusal);
    url = new URL(next, url);
    const response = await fetch(url, { redirect: 'manual', signal, headers: { accept: [...TYPES].join(', ') } });
    const location = response.headers.get('location');
    if (response.status < 300 || response.status >= 400 || !location) return response;
    await response.body?.cancel();
    next = location;
  }
  throw new PhotoProblem('photo/too-many-redirects', { limit: limits.redirects });
}

/** Returns Node's reason for a failed connection, in one word. */
function reasonOf(error: unknown): string {
  const { cause } = error as { cause?: { code?: string } };
  return cause?.code ?? 'connexion interrompue';
}

/** Downloads a photo. All possible failures are thrown as `PhotoProblem`. */
export async function download(address: string, limits: DownloadLimits = downloadLimits): Promise<Buffer> {
  const signal = AbortSignal.timeout(limits.timeMs);
  try {
    const response = await followRedirects(address, limits, signal);
    if (!response.ok) throw new PhotoProblem('photo/refused', { status: response.status });
    const type = (response.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
    if (!TYPES.has(type)) throw new PhotoProblem('photo/not-a-picture', { type: type || 'type inconnu' });
    return await readBody(response, limits.bytes);
  } catch (error) {
    if (error instanceof PhotoProblem) throw error;
    const { host } = new URL(address);
    if (signal.aborted) throw new PhotoProblem('photo/too-slow', { host, seconds: limits.timeMs / 1000 });
    throw new PhotoProblem('photo/unreachable', { host, reason: reasonOf(error) });
  }
}
