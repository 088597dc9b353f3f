import { releaseFile } from '../../model/read/site-files.ts';

/** What was published under one route. */
export interface ReleasedPage {
  /** As the head of the page writes it. */
  title: string;
  /** Bytes of the HTML as hosts send it, compressed with Brotli. */
  bytes: number;
}

/** What visitors were asked to agree to. */
export interface ReleasedConsent {
  /** `consent.version`, which their choices are stored with. */
  version: number;
  /** Changes with the terms: see `consentTerms`. */
  fingerprint: string;
}

/** Memory of the last release: what stands in `content/release.json`. */
export interface Release {
  /** Set where nothing has been published yet: the site still held placeholders when its pages were listed. */
  rehearsal?: boolean;
  /** Version of the engine that built the pages. Missing from memories that versions before 0.2.0 wrote. */
  engine?: string;
  /** The last terms that visitors were asked to agree to; absent where none ever were. */
  consent?: ReleasedConsent;
  routes: Record<string, ReleasedPage>;
}

function isPage(value: unknown): value is ReleasedPage {
  const page = value as Partial<ReleasedPage> | null;
  return typeof page === 'object' && page !== null && typeof page.title === 'string' && typeof page.bytes === 'number';
}

function isConsent(value: unknown): value is ReleasedConsent {
  const consent = value as Partial<ReleasedConsent> | null;
  return typeof consent === 'object' && typeof consent?.version === 'number' && typeof consent.fingerprint === 'string';
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Reads the memory. Throws when it is not what `formatRelease` writes: a page taken for new would hide one lost. */
export function parseRelease(text: string): Release {
  const { routes, rehearsal, engine, consent } = (readJson(text) ?? {}) as Partial<Release>;
  const isList = typeof routes === 'object' && routes !== null && Object.values(routes).every(isPage);
  if (!isList || (consent !== undefined && !isConsent(consent))) {
    throw new Error(`${releaseFile} is not the memory of a release: restore it from version control, or delete it`);
  }
  return {
    ...(rehearsal === true ? { rehearsal } : {}),
    ...(typeof engine === 'string' ? { engine } : {}),
    ...(consent ? { consent } : {}),
    routes,
  };
}

/** Writes the memory, one route a line in the order of the alphabet, so that its changes can be read in a review. */
export function formatRelease({ routes, rehearsal, engine, consent }: Release): string {
  const lines = Object.keys(routes)
    .sort()
    .map((route) => `    ${JSON.stringify(route)}: ${JSON.stringify(routes[route])}`);
  const first = [
    ...(rehearsal ? ['  "rehearsal": true,\n'] : []),
    ...(engine ? [`  "engine": ${JSON.stringify(engine)},\n`] : []),
    ...(consent ? [`  "consent": ${JSON.stringify(consent)},\n`] : []),
  ].join('');
  return `{\n${first}  "routes": {\n${lines.join(',\n')}\n  }\n}\n`;
}
