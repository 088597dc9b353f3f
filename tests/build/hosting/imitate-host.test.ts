import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { imitateHost } from '../../../src/build/hosting/imitate-host.ts';
import { folderOf } from '../../temporary-folder.ts';

/** Writes an output folder next to a file that must not be served, and imitates its host. */
function publish(files: Record<string, string>) {
  const output = Object.entries(files).map(([name, text]) => [`dist/${name}`, text]);
  const directory = path.join(folderOf({ 'secret.html': 'secret', ...Object.fromEntries(output) }), 'dist');
  const published = imitateHost(directory);
  const fileOf = (address: string) => {
    const answer = published.answer(address);
    return answer.kind === 'file' ? [path.relative(directory, answer.file), answer.status] : answer;
  };
  return { published, fileOf };
}

describe('an output folder', () => {
  it('serves nothing outside of it, for any address', () => {
    const { fileOf } = publish({ 'index.html': '', _redirects: '/fuite ../secret 200\n/bon /index 200\n' });
    for (const address of ['/../secret', '/fuite', '/\0', '/index\0'])
      expect(fileOf(address)).toEqual({ kind: 'nothing' });
    expect(fileOf('/bon')).toEqual(['index.html', 200]);
  });

  it('redirects a file’s address with a final slash, but never to another host', () => {
    const { fileOf } = publish({ 'été.html': '' });
    expect(fileOf('/été/')).toEqual({ kind: 'redirect', to: '/%C3%A9t%C3%A9', status: 308 });
    expect(fileOf('/\\b.example/')).toEqual({ kind: 'nothing' });
    expect(fileOf('/')).toEqual({ kind: 'nothing' });
  });

  it('joins the headers of all rules that match an address', () => {
    const { published } = publish({ _headers: '/*\n  X-A: 1\n# note\n/media/*\n  X-B: 2:3\n' });
    expect(published.headersOf('/media/a')).toEqual({ 'X-A': '1', 'X-B': '2:3' });
    expect(published.headersOf('/b')).toEqual({ 'X-A': '1' });
  });
});
