import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { writePublishedFolder } from '../build/published-folder.ts';
import { startCommand } from './run-command.ts';

function run(...options: string[]) {
  const { status, stderr } = startCommand('preview', ['--dir', writePublishedFolder(), ...options]);
  return { status, stderr };
}

describe('npm run preview', () => {
  it('explains in one line that its port is in use', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void other.close());
    const { port } = other.address() as AddressInfo;
    expect(run('--port', String(port))).toEqual({
      status: 1,
      stderr: `The preview cannot start: port ${port} is in use, choose another with --port\n`,
    });
  });

  it('explains in one line that it cannot listen at an address', () => {
    const { status, stderr } = run('--port', '0', '--host', '192.0.2.1');
    expect([status, stderr]).toEqual([1, expect.stringMatching(/^The preview cannot start: .*EADDRNOTAVAIL.*\n$/)]);
  });

  it('refuses an invalid port', () => {
    const { status, stderr } = run('--port', '99999');
    expect([status, stderr]).toEqual([2, '--port is a number from 0 to 65535, not "99999"\n']);
  });
});
