import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { type IncomingHttpHeaders, request } from 'node:http';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { isInstalled, tools } from '../../../src/cli/test/tools.ts';
import { temporaryFolder } from '../../temporary-folder.ts';

/** Response of a host. */
export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Sends a request unchanged: nothing is decoded, followed or normalized. */
export type Ask = (address: string, headers?: Record<string, string>, method?: string) => Promise<Answer>;

const nginx = tools.nginx.file;

/** Whether nginx is installed at Debian's path. */
export const hasNginx = isInstalled(tools.nginx);

/** Whether nginx's module for Brotli-compressed files is also installed. */
export const hasBrotli = hasNginx && isInstalled(tools.brotli);

/** Returns a function that sends requests to a host on this machine. */
export function askAt(port: number): Ask {
  return (address, headers = {}, method = 'GET') =>
    new Promise((resolve, reject) => {
      const asked = request(
        { host: '127.0.0.1', port, path: address, headers: { host: `localhost:${port}`, ...headers }, method },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('end', () =>
            resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
          );
        },
      );
      asked.on('error', reject).end();
    });
}

/**
 * Starts nginx with a site's configuration, which listens at `port`; it is stopped when the test ends. `modules` are
 * additional files to load.
 */
export async function serveWithNginx(configuration: string, port: number, modules: string[] = []): Promise<Ask> {
  const prefix = temporaryFolder();
  mkdirSync(path.join(prefix, 'tmp'));
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${prefix}/tmp/${name};`,
  );
  writeFileSync(path.join(prefix, 'site.conf'), configuration);
  const main = [
    'user root;',
    ...modules.map((file) => `load_module ${file};`),
    'daemon off;',
    `pid ${prefix}/nginx.pid;`,
    `error_log ${prefix}/error.log;`,
    'events {}',
    `http { include /etc/nginx/mime.types; access_log off; ${paths.join(' ')} include ${prefix}/site.conf; }`,
  ];
  writeFileSync(path.join(prefix, 'main.conf'), main.join('\n'));
  const child: ChildProcess = spawn(nginx, ['-p', prefix, '-c', 'main.conf', '-e', `${prefix}/error.log`], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr?.on('data', (chunk) => {
    said += String(chunk);
  });
  onTestFinished(
    () =>
      new Promise<void>((resolve) => {
        child.once('exit', () => resolve());
        if (child.exitCode !== null || !child.kill('SIGTERM')) resolve();
      }),
  );
  const ask = askAt(port);
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const answer = await ask('/').catch(() => undefined);
    if (answer) return ask;
    if (child.exitCode !== null) throw new Error(`nginx refuses its configuration: ${said}`);
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error(`nginx does not answer: ${said}`);
}
