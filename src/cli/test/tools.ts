import { existsSync } from 'node:fs';

/** A program that some tests need and a machine may lack. */
interface Tool {
  name: string;
  /** Its path on Debian. */
  file: string;
  /** Debian's package. */
  package: string;
}

/** The web server with which tests try the published configuration, and its module for Brotli-compressed files. */
export const tools = {
  nginx: { name: 'nginx', file: '/usr/sbin/nginx', package: 'nginx-light' },
  brotli: {
    name: 'the module brotli_static of nginx',
    file: '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so',
    package: 'libnginx-mod-http-brotli-static',
  },
} as const satisfies Record<string, Tool>;

/** Whether a tool is installed. */
export function isInstalled({ file }: Tool): boolean {
  return existsSync(file);
}

/** Describes the missing tools in one line, and how to install them; `undefined` if none is missing. */
export function describeMissingTools(wanted: readonly Tool[] = Object.values(tools)): string | undefined {
  const missing = wanted.filter((tool) => !isInstalled(tool));
  if (missing.length === 0) return undefined;
  const names = missing.map(({ name }) => name).join(' and ');
  const packages = missing.map((tool) => tool.package).join(' ');
  return `The tests of ${names} need packages that are not installed: apt-get install ${packages}`;
}
