import { describe, expect, it } from 'vitest';
import { startFile, withStart } from '../../../src/build/program/start.ts';
import type { ClientSite } from '../../../src/model/resolve/client-site.ts';

const program = {
  client: ['_assets/client-1.js', '_assets/shared-1.js'],
  chunks: { booking: ['_assets/Booking-1.js'] },
  fonts: { bricolage: '_assets/b-1.woff2', source: '_assets/s-1.woff2' },
  boot: '',
  dated: '',
  id: 'abc',
};
const site = (navigating: string): ClientSite => ({
  labels: { navigating, navigated: 'Page : %s', blockFailed: 'Échec', call: 'Appeler', noScript: 'Sans scripts' },
  popups: [],
  hours: [],
  gated: [],
});

describe('startFile', () => {
  it('starts the program with the data that all pages share', () => {
    const { file, text } = startFile(program, site('«\u2028»</script>'));
    expect(file).toMatch(/^_assets\/start-[0-9a-f]{8}\.js$/);
    const [, from, data] = /^import\{start\}from"([^"]+)";start\((.*)\);\n$/s.exec(text) ?? [];
    expect(from).toBe('./client-1.js');
    expect(JSON.parse(data ?? '')).toEqual(site('«\u2028»</script>'));
  });

  it('has another name and build id if the shared data changes, and the same if nothing does', () => {
    const { file } = startFile(program, site('Un'));
    const idOf = (words: string) => withStart(program, startFile(program, site(words)), '/').id;
    expect([startFile(program, site('Un')).file, idOf('Un')]).toEqual([file, idOf('Un')]);
    expect(startFile(program, site('Deux')).file).not.toBe(file);
    expect(idOf('Deux')).not.toBe(idOf('Un'));
    expect(startFile({ client: ['_assets/client-2.js'] }, site('Un')).file).not.toBe(file);
  });
});

describe('withStart', () => {
  it('makes pages begin with the start file, and has the addresses of all files', () => {
    const start = startFile(program, site('Un'));
    const started = withStart(program, start, '/depot/');
    expect(started.client).toEqual([start.file, ...program.client].map((file) => `/depot/${file}`));
    expect(started.chunks).toEqual({ booking: ['/depot/_assets/Booking-1.js'] });
    expect(started.fonts).toEqual({ bricolage: '/depot/_assets/b-1.woff2', source: '/depot/_assets/s-1.woff2' });
  });
});
