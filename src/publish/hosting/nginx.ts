import { isPattern, patternSource } from '../../model/redirects/address-pattern.ts';
import { escapePattern } from '../../text/escape-pattern.ts';
import { HIDDEN_ADDRESS } from '../output/host-files.ts';
import { openDestination } from './destination.ts';
import type { HostingRules } from './rules.ts';

export interface NginxOptions {
  /** Name of the host that the site answers to. */
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
 * An address as it was asked for that ends in a slash. What it is sent to begins with exactly one slash and holds no
 * backslash, since browsers take `//` and `/\` for the beginning of another host.
 */
const TRAILING_SLASH = String.raw`~^/+(?<vitrine_address>[^?/\\](?:[^?\\]*[^?/\\])?)/+(?<vitrine_query>\?.*)?$`;

function quote(value: string): string {
  return `"${value.replace(/["\\]/g, '\\$&')}"`;
}

/** An address in which nginx finds no variable: nothing takes the meaning from a dollar sign but its code. */
function withoutVariables(address: string): string {
  return address.replaceAll('$', '%24');
}

/** A destination to which nginx adds the query of the visit, before the place in the page. */
function withQueryOfVisit(to: string): string {
  const { address, before, place } = openDestination(withoutVariables(to));
  return `${address}${before === '?' ? '$is_args$args' : '$vitrine_more_args'}${place}`;
}

/** Longest name, in letters, that the table of names holds as most machines have nginx make it: 64 bytes an entry. */
const LONGEST_NAME = 46;

/**
 * Name of a server, without the port, as nginx compares names. Beside another server it refuses to start with a longer
 * one than its table holds, which only the configuration around this one may widen: such a name is a pattern, which
 * stands in no table.
 */
function serverName(host: string): string {
  const name = host.replace(/:\d+$/, '');
  return name.length > LONGEST_NAME ? quote(`~^${escapePattern(name)}$`) : name;
}

/** The places of an address, with a slash at its end and without one. */
function locationsOf(from: string): string[] {
  if (isPattern(from)) return [`~ ${quote(patternSource(from).replace(/(?<!\.\*)\$$/, '/?$'))}`];
  return from === '/' ? ['= /'] : [`= ${quote(from)}`, `= ${quote(`${from}/`)}`];
}

/**
 * Text of `nginx.conf`: one server block and the maps it reads, to be included at the level of `http`.
 * Headers stand in the server block alone, since a location that has any loses those of its parents; what differs
 * by address comes from a map. An empty header is not sent.
 */
export function formatNginx({ redirects, rewrites, headers, examples }: HostingRules, options: NginxOptions): string {
  const [everywhere] = headers.filter(({ path }) => path === '/*');
  const unlisted = headers.filter(({ path, headers: own }) => path !== '/*' && own['X-Robots-Tag']);
  const caching = headers.filter(({ headers: own }) => own['Cache-Control']);
  const lines = [
    '# Include this file at the level of "http". TLS is to be added here, or ends at the proxy before it.',
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
    '# A trailing slash is sent to the address without one.',
    'map $request_uri $vitrine_slash {',
    '    default "";',
    `    ${quote(TRAILING_SLASH)} "/$vitrine_address$vitrine_query";`,
    '}',
    '',
    '# The query of a visit, behind one that a destination has already.',
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
    '    # Files compressed beforehand; what has none is compressed while serving.',
    '    gzip on;',
    '    gzip_static on;',
    '    gzip_vary on;',
    '    gzip_min_length 512;',
    `    gzip_types ${TYPES.join(' ')};`,
    '    # With the module ngx_http_brotli_static_module:',
    '    # brotli_static on;',
    '',
    ...Object.entries(everywhere?.headers ?? {}).map(
      ([name, value]) => `    add_header ${name} ${quote(value)} always;`,
    ),
    '    add_header Cache-Control $vitrine_cache always;',
    ...(unlisted.length > 0 ? ['    add_header X-Robots-Tag $vitrine_robots always;'] : []),
    '',
    '    # A proxy that ends TLS says how it was asked.',
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
    '    # What is meant for hosts is no page.',
    '    location ~ "^/(_headers|_redirects|nginx\\.conf)$" {',
    '        return 404;',
    '    }',
    '    # Hidden files are nobody’s business; what programs ask of any site is in /.well-known/.',
    `    location ~ ${quote(HIDDEN_ADDRESS)} {`,
    '        return 404;',
    '    }',
    '    location = /404.html {',
    '        internal;',
    '    }',
    '    location = /404 {',
    '        return 404;',
    '    }',
    '    # Its ending says only that the feed is XML.',
    '    location = /feed.xml {',
    '        types { }',
    '        default_type "application/atom+xml; charset=utf-8";',
    '        try_files $uri =404;',
    '    }',
    '    # nginx knows no type for tables of text.',
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
