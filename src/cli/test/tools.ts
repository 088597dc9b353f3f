import { existsSync } from 'node:fs';

/** Something that a machine may lack and that some tests need. */
export interface Tool {
  name: string;
  /** Where Debian puts it. */
  file: string;
  /** Debian's package. */
  package: string;
}

/** The web server that the published configuration is tried in, and its module for files compressed with Brotli. */
export const tools = {
  nginx: { name: 'nginx', file: '/usr/sbin/nginx', package: 'nginx-light' },
  brotli: {
    name: 'the module brotli_static of nginx',
    file: '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so',
    package: 'libnginx-mod-http-brotli-static',
  },
} as const satisfies Record<string, Tool>;

/** Whether a tool is there. */
export function isInstalled({ file }: Tool): boolean {
  return existsSync(file);
}

/** One line about what is missing, and how to get it; nothing when all is there. */
export function describeMissing(wanted: readonly Tool[] = Object.values(tools)): string | undefined {
  const missing = wanted.filter((tool) => !isInstalled(tool));
  if (missing.length === 0) return undefined;
  const names = missing.map(({ name }) => name).join(' and ');
  const packages = missing.map((tool) => tool.package).join(' ');
  return `The tests of ${names} need what is not installed: apt-get install ${packages}`;
}
