import { releaseFile } from '../../model/read/site-files.ts';

/** A published page. */
export interface ReleasedPage {
  /** Title in the head of the page. */
  title: string;
  /** Bytes of the HTML compressed with Brotli, as hosts send it; absent if the page was published without a build. */
  bytes?: number;
}

/** The terms of consent. */
export interface ReleasedConsent {
  /** `consent.version`, which is stored with visitors' choices. */
  version: number;
  /** Hash of the terms: see `consentTerms`. */
  fingerprint: string;
}

/** Record of the last release: the content of `content/release.json`. */
export interface Release {
  /** Set if nothing has been published yet: the site still contained placeholders when its pages were listed. */
  rehearsal?: boolean;
  /** Version of the engine that built the pages. Versions before 0.2.0 did not write it. */
  engine?: string;
  /** Day of the release in France, YYYY-MM-DD; absent in older records. */
  date?: string;
  /** The last terms of consent; absent if there have never been any. */
  consent?: ReleasedConsent;
  /** Paths of the site that this one has replaced, decoded and without a final slash. */
  replaced?: string[];
  routes: Record<string, ReleasedPage>;
}

function isPage(value: unknown): value is ReleasedPage {
  const page = value as Partial<ReleasedPage> | null;
  if (typeof page !== 'object' || page === null || typeof page.title !== 'string') return false;
  return page.bytes === undefined || typeof page.bytes === 'number';
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

/** Parses the record. Throws if it was not written by `formatRelease`, because a wrong record would hide lost pages. */
export function parseRelease(text: string): Release {
  const { routes, rehearsal, engine, date, consent, replaced } = (readJson(text) ?? {}) as Partial<Release>;
  const isList = typeof routes === 'object' && routes !== null && Object.values(routes).every(isPage);
  const isPaths = Array.isArray(replaced) && replaced.every((one) => typeof one === 'string');
  if (!isList || (consent !== undefined && !isConsent(consent)) || (replaced !== undefined && !isPaths)) {
    throw new Error(`${releaseFile} is not the memory of a release: restore it from version control, or delete it`);
  }
  return {
    ...(rehearsal === true ? { rehearsal } : {}),
    ...(typeof engine === 'string' ? { engine } : {}),
    ...(typeof date === 'string' ? { date } : {}),
    ...(consent ? { consent } : {}),
    ...(replaced ? { replaced } : {}),
    routes,
  };
}

/** Formats the record, one path per line in alphabetical order, so that a review can show its changes. */
export function formatRelease({ routes, rehearsal, engine, date, consent, replaced = [] }: Release): string {
  const paths = Object.keys(routes).sort();
  const listed = (lines: readonly string[]) => lines.map((line) => `    ${line}`).join(',\n');
  const first = [
    ...(rehearsal ? ['  "rehearsal": true,\n'] : []),
    ...(engine ? [`  "engine": ${JSON.stringify(engine)},\n`] : []),
    ...(date ? [`  "date": ${JSON.stringify(date)},\n`] : []),
    ...(consent ? [`  "consent": ${JSON.stringify(consent)},\n`] : []),
    ...(replaced.length > 0
      ? [`  "replaced": [\n${listed([...replaced].sort().map((path) => JSON.stringify(path)))}\n  ],\n`]
      : []),
  ].join('');
  const pages = listed(paths.map((path) => `${JSON.stringify(path)}: ${JSON.stringify(routes[path])}`));
  return `{\n${first}  "routes": {\n${pages}\n  }\n}\n`;
}
