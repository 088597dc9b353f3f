import { isPattern, patternSource } from '../../model/redirects/address-pattern.ts';
import { HOST_FILES } from '../../model/reserved-paths.ts';
import { escapePattern } from '../../text/escape.ts';
import { openDestination } from './destination.ts';
import { HIDDEN_ADDRESS, type HostingRules } from './rules.ts';

/** The other files of hosts are hidden. */
const visibleHostFiles = HOST_FILES.filter((file) => !file.startsWith('.'));

interface NginxOptions {
  /** Host name of the site. */
  host: string;
  /** Folder of the published files on the server. */
  directory: string;
  listen: string;
}

const TYPES = [
  'application/atom+xml',
  'application/javascript',
  'application/json',
  'application/manifest+json',
  'application/xml',
  'image/svg+xml',
  'text/css',
  'text/javascript',
  'text/plain',
  'text/xml',
];

/**
 * Matches a requested address with a final slash. The redirect begins with exactly one slash and contains no backslash,
 * because browsers read `//` and `/\` as the beginning of another host.
 */
const TRAILING_SLASH = String.raw`~^/+(?<vitrine_address>[^?/\\](?:[^?\\]*[^?/\\])?)/+(?<vitrine_query>\?.*)?$`;

function quote(value: string): string {
  return `"${value.replace(/["\\]/g, '\\$&')}"`;
}

/** Returns an address in which nginx finds no variables: a dollar sign can only be escaped by percent-encoding. */
function withoutVariables(address: string): string {
  return address.replaceAll('$', '%24');
}

/** Returns a destination with nginx's variable for the query of the request, before the fragment. */
function withQueryOfVisit(to: string): string {
  const { address, before, place } = openDestination(withoutVariables(to));
  return `${address}${before === '?' ? '$is_args$args' : '$vitrine_more_args'}${place}`;
}

/** Maximum length of a name in the hash table of server names with nginx's default size of 64 bytes for an entry. */
const MAX_NAME_LENGTH = 46;

/**
 * Returns the name of a server without its port, as nginx compares names. A longer name than the hash table allows
 * would prevent nginx from starting, and only the surrounding configuration can enlarge the table; such a name becomes
 * a pattern, which is not in the table.
 */
function serverName(host: string): string {
  const name = host.replace(/:\d+$/, '');
  return name.length > MAX_NAME_LENGTH ? quote(`~^${escapePattern(name)}$`) : name;
}

/** Returns the locations of an address, with and without a final slash. */
function locationsOf(from: string): string[] {
  if (isPattern(from)) return [`~ ${quote(patternSource(from).replace(/(?<!\.\*)\$$/, '/?$'))}`];
  return from === '/' ? ['= /'] : [`= ${quote(from)}`, `= ${quote(`${from}/`)}`];
}

/**
 * Returns the text of `nginx.conf`: one server block and its maps, to be included at the level of `http`. Headers are
 * only in the server block, because a location with headers of its own does not inherit any; values that depend on the
 * address come from a map. An empty header is not sent.
 */
export function formatNginx({ redirects, rewrites, headers, examples }: HostingRules, options: NginxOptions): string {
  const [everywhere] = headers.filter(({ path }) => path === '/*');
  const unlisted = headers.filter(({ path, headers: own }) => path !== '/*' && own['X-Robots-Tag']);
  const caching = headers.filter(({ headers: own }) => own['Cache-Control']);
  const lines = [
    '# Include this file at the level of "http". Add TLS here, or end it at a proxy in front.',
    '',
    'map $uri $vitrine_cache {',
    '    default "public, max-age=0, must-revalidate";',
    ...caching.map(
      ({ path, headers: own }) => `    ${quote(`~${patternSource(path)}`)} ${quote(own['Cache-Control'] ?? '')};`,
    ),
    '}',
    '',
    ...(unlisted.length > 0
      ? [
          'map $uri $vitrine_robots {',
          '    default "";',
          ...unlisted.map(
            ({ path, headers: own }) => `    ${quote(`~${patternSource(path)}`)} ${quote(own['X-Robots-Tag'] ?? '')};`,
          ),
          '}',
          '',
        ]
      : []),
    '# Redirects an address with a trailing slash to the one without.',
    'map $request_uri $vitrine_slash {',
    '    default "";',
    `    ${quote(TRAILING_SLASH)} "/$vitrine_address$vitrine_query";`,
    '}',
    '',
    '# The query of a request, after one that a destination has already.',
    'map $args $vitrine_more_args {',
    '    default "&$args";',
    '    "" "";',
    '}',
    '',
    'server {',
    `    listen ${options.listen};`,
    `    server_name ${serverName(options.host)};`,
    `    root ${quote(options.directory)};`,
    '    server_tokens off;',
    '    charset utf-8;',
    '    absolute_redirect off;',
    '    etag on;',
    '    error_page 404 /404.html;',
    '',
    '    # Files compressed beforehand; others are compressed while serving.',
    '    gzip on;',
    '    gzip_static on;',
    '    gzip_vary on;',
    '    gzip_min_length 512;',
    `    gzip_types ${TYPES.join(' ')};`,
    '    # An included file may add Brotli: brotli_static on;',
    '',
    ...Object.entries(everywhere?.headers ?? {}).map(
      ([name, value]) => `    add_header ${name} ${quote(value)} always;`,
    ),
    '    add_header Cache-Control $vitrine_cache always;',
    ...(unlisted.length > 0 ? ['    add_header X-Robots-Tag $vitrine_robots always;'] : []),
    '',
    '    # A proxy that ends TLS sends the scheme of the request.',
    '    if ($http_x_forwarded_proto = "http") {',
    `        return 301 https://${options.host}$request_uri;`,
    '    }',
    '',
    ...redirects.flatMap(({ from, to, status }) =>
      locationsOf(from).flatMap((location) => [
        `    location ${location} {`,
        `        return ${status} ${quote(withQueryOfVisit(to))};`,
        '    }',
      ]),
    ),
    '    # Files that only hosts read are not pages.',
    `    location ~ "^/(${visibleHostFiles.map(escapePattern).join('|')})$" {`,
    '        return 404;',
    '    }',
    '    # Hidden files are not served, except those in /.well-known/, which programs request from any site.',
    `    location ~ ${quote(HIDDEN_ADDRESS)} {`,
    '        return 404;',
    '    }',
    '    location = /404.html {',
    '        internal;',
    '    }',
    '    location = /404 {',
    '        return 404;',
    '    }',
    '    # The ending of the feed only identifies XML.',
    '    location = /feed.xml {',
    '        types { }',
    '        default_type "application/atom+xml; charset=utf-8";',
    '        try_files $uri =404;',
    '    }',
    '    # nginx has no type for CSV files.',
    '    location ~ "^/media/.*\\.csv$" {',
    '        types { }',
    '        default_type "text/csv; charset=utf-8";',
    '        try_files $uri =404;',
    '    }',
    ...rewrites.flatMap(({ from, to }) => [
      `    location ~ ${quote(patternSource(from))} {`,
      `        try_files $uri.html ${to}.html ${to}/index.html =404;`,
      '    }',
    ]),
    ...examples.flatMap((path) => [
      `    location = ${path.slice(0, -1)} {`,
      `        return 308 ${path}$is_args$args;`,
      '    }',
      `    location = ${path} {`,
      `        try_files ${path}index.html =404;`,
      '    }',
    ]),
    '    location / {',
    '        if ($vitrine_slash) {',
    '            return 308 $vitrine_slash;',
    '        }',
    '        try_files $uri $uri.html $uri/index.html =404;',
    '    }',
    '}',
    '',
  ];
  return lines.join('\n');
}
