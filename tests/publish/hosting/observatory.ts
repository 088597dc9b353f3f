/**
 * The grade that Mozilla's HTTP Observatory gives to a page, by the rules and modifiers that it publishes
 * (developer.mozilla.org/observatory/docs/tests_and_scoring, algorithm 6). What cannot happen on a site without
 * cookies and foreign scripts is refused here rather than graded.
 */
export interface Scanned {
  /** Headers of the answer, names in lower case. */
  headers: Record<string, string | string[] | undefined>;
  html: string;
  /** Where http:// leads first: to the same host on https, or nowhere. */
  plainHttp: 'to-https' | 'stays';
}

/** What one of the twelve tests said. */
interface Verdict {
  test: string;
  result: string;
  modifier: number;
}

/** The whole verdict. */
interface Grade {
  score: number;
  grade: string;
  verdicts: Verdict[];
}

type Directives = Map<string, Set<string>>;
type Judge = (scanned: Scanned) => [result: string, modifier: number];

/** Score from which bonuses count (the penalties alone must leave an A). */
const BONUSES_FROM = 90;

const GRADES: [from: number, grade: string][] = [
  [100, 'A+'],
  [90, 'A'],
  [85, 'A-'],
  [80, 'B+'],
  [70, 'B'],
  [65, 'B-'],
  [60, 'C+'],
  [50, 'C'],
  [45, 'C-'],
  [40, 'D+'],
  [30, 'D'],
  [25, 'D-'],
  [0, 'F'],
];

/** Sources that allow almost any host. */
const BROAD = /^(?:\*|(?:ftp|https?):|https?:\/\/\*(?:\.\*)?)$/;

/** About half a year, in seconds. */
const HALF_A_YEAR = 15_552_000;

function only({ headers }: Scanned, name: string): string | undefined {
  const value = headers[name];
  return Array.isArray(value) ? value.join(', ') : value;
}

function parsePolicy(policy: string): Directives {
  const directives: Directives = new Map();
  for (const part of policy.toLowerCase().split(';')) {
    const [name = '', ...sources] = part.trim().split(/\s+/);
    if (name === '') continue;
    if (directives.has(name)) throw new Error(`The policy gives ${name} twice`);
    directives.set(name, new Set(sources));
  }
  return directives;
}

/** The policy of the meta element; what counts in headers only is taken out. */
function metaPolicy(html: string): string | undefined {
  const [tag] = /<meta[^>]*content-security-policy[^>]*>/i.exec(html) ?? [];
  const content = tag && /content="([^"]*)"/i.exec(tag)?.[1]?.replaceAll('&#39;', "'").replaceAll('&#x27;', "'");
  return content?.replace(/(?:^|;)\s*(?:frame-ancestors|report-uri|sandbox)[^;]*/g, '');
}

function judgePolicy(policy: Directives): [string, number] {
  const sources = (name: string) => [...(policy.get(name) ?? policy.get('default-src') ?? ['*'])];
  const isHashed = (list: string[]) => list.some((source) => /^'(?:nonce|sha(?:256|384|512))-/.test(source));
  const isInline = (list: string[]) =>
    list.some(
      (source) => source === 'data:' || (source === "'unsafe-inline'" && !isHashed(list)) || BROAD.test(source),
    );
  const [scripts, styles] = [sources('script-src'), sources('style-src')];
  const passive = [...sources('img-src'), ...sources('media-src')];
  const active = [...policy]
    .filter(([name]) => name !== 'img-src' && name !== 'media-src')
    .flatMap(([, list]) => [...list]);
  const isInsecure = (source: string) => /^(?:http|ftp):/.test(source);
  if (isInline(scripts) || sources('object-src').some((source) => BROAD.test(source))) return ['unsafe scripts', -20];
  if (active.some(isInsecure)) return ['http sources', -20];
  if ([...scripts, ...styles].includes("'unsafe-eval'")) return ['eval', -10];
  if (passive.some(isInsecure)) return ['http pictures', -10];
  if (isInline(styles)) return ['unsafe styles only', 0];
  return policy.get('default-src')?.has("'none'") ? ['nothing unsafe, default none', 10] : ['nothing unsafe', 5];
}

function judgeToken(name: string, good: Record<string, number>): Judge {
  return (scanned) => {
    const value = only(scanned, name)?.trim().toLowerCase();
    if (value === undefined) return ['absent', 0];
    return value in good ? [value, good[value] ?? 0] : ['invalid', -5];
  };
}

const JUDGES: Record<string, Judge> = {
  'content-security-policy': (scanned) => {
    const policies = [only(scanned, 'content-security-policy'), metaPolicy(scanned.html)].filter(
      (one) => one !== undefined,
    );
    // With two policies each must allow a source: the result is that of the stricter one.
    const results = policies.map((policy) => judgePolicy(parsePolicy(policy)));
    return results.sort(([, a], [, b]) => b - a)[0] ?? ['absent', -25];
  },
  cookies: (scanned) => {
    if (scanned.headers['set-cookie'] !== undefined) throw new Error('The site sets no cookie by header');
    return ['none', 0];
  },
  'cross-origin-resource-sharing': (scanned) => {
    const allowed = only(scanned, 'access-control-allow-origin');
    return allowed === undefined
      ? ['absent', 0]
      : [allowed, scanned.headers['access-control-allow-credentials'] ? -50 : 0];
  },
  redirection: ({ plainHttp }) => (plainHttp === 'to-https' ? ['to https on the same host', 0] : ['missing', -20]),
  'referrer-policy': (scanned) => {
    const value = only(scanned, 'referrer-policy');
    if (value === undefined) return ['absent', 0];
    return /^(?:no-referrer|same-origin|strict-origin(?:-when-cross-origin)?)$/.test(value) ? [value, 5] : [value, -5];
  },
  'strict-transport-security': (scanned) => {
    const seconds = /(?:^|;)\s*max-age=(\d+)/i.exec(only(scanned, 'strict-transport-security') ?? '')?.[1];
    if (seconds === undefined) return ['absent', -20];
    return Number(seconds) >= HALF_A_YEAR ? ['half a year or more', 0] : ['too short', -10];
  },
  'subresource-integrity': ({ html }) => {
    const addresses = [...html.matchAll(/<script[^>]*?\ssrc="([^"]*)"/gi)].map(([, address = '']) => address);
    if (addresses.some((address) => /^(?:https?:)?\/\//.test(address)))
      throw new Error('A page loads a foreign script');
    return addresses.length === 0 ? ['no script is loaded', 0] : ['all scripts from this site', 0];
  },
  'x-content-type-options': (scanned) =>
    only(scanned, 'x-content-type-options')?.trim().toLowerCase() === 'nosniff' ? ['nosniff', 0] : ['absent', -5],
  'x-frame-options': (scanned) => {
    const policy = parsePolicy(only(scanned, 'content-security-policy') ?? '');
    if (policy.has('frame-ancestors')) return ['by the policy', 5];
    return /^(?:deny|sameorigin)$/i.test(only(scanned, 'x-frame-options') ?? '')
      ? ['by its header', 5]
      : ['absent', -20];
  },
  'cross-origin-resource-policy': judgeToken('cross-origin-resource-policy', {
    'same-origin': 10,
    'same-site': 10,
    'cross-origin': 0,
  }),
  'cross-origin-embedder-policy': judgeToken('cross-origin-embedder-policy', {
    'require-corp': 10,
    credentialless: 10,
    'unsafe-none': 0,
  }),
  'cross-origin-opener-policy': judgeToken('cross-origin-opener-policy', {
    'same-origin': 10,
    'same-origin-allow-popups': 10,
    'noopener-allow-popups': 10,
    'unsafe-none': 0,
  }),
};

/** Grades one answer of a site. Throws when the site does what it must not, such as to load a foreign script. */
export function gradeOf(scanned: Scanned): Grade {
  const verdicts = Object.entries(JUDGES).map(([test, judge]) => {
    const [result, modifier] = judge(scanned);
    return { test, result, modifier };
  });
  const sum = (modifiers: number[]) => modifiers.reduce((total, modifier) => total + modifier, 100);
  const modifiers = verdicts.map(({ modifier }) => modifier);
  const penalized = sum(modifiers.filter((modifier) => modifier < 0));
  const score = Math.max(0, penalized >= BONUSES_FROM ? sum(modifiers) : penalized);
  return { score, grade: GRADES.find(([from]) => score >= from)?.[1] ?? 'F', verdicts };
}
