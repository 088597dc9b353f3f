import { describe, expect, it } from 'vitest';
import type { ClientSite } from '../../../src/model/resolve/client-site.ts';
import { startFile, withStart } from '../../../src/publish/program/start.ts';

const program = { client: ['/depot/_assets/client-1.js', '/depot/_assets/shared-1.js'], id: 'abc' };
const site = (navigating: string): ClientSite => ({
  labels: { navigating, navigated: 'Page : %s', blockFailed: 'Échec', call: 'Appeler', noScript: 'Sans scripts' },
  popups: [],
  hours: [],
  gated: [],
});

describe('startFile', () => {
  it('starts the program beside it with what all pages share', () => {
    const { file, text } = startFile(program, site('«\u2028»</script>'));
    expect(file).toMatch(/^_assets\/start-[0-9a-f]{8}\.js$/);
    const [, from, data] = /^import\{start\}from"([^"]+)";start\((.*)\);\n$/s.exec(text) ?? [];
    expect(from).toBe('./client-1.js');
    expect(JSON.parse(data ?? '')).toEqual(site('«\u2028»</script>'));
  });

  it('has another name when what pages share changes, and the same when nothing does', () => {
    const { file } = startFile(program, site('Un'));
    expect(startFile(program, site('Un')).file).toBe(file);
    expect(startFile(program, site('Deux')).file).not.toBe(file);
    expect(startFile({ client: ['/_assets/client-2.js'] }, site('Un')).file).not.toBe(file);
  });
});

describe('withStart', () => {
  it('has pages begin with the start file', () => {
    const started = withStart(program, startFile(program, site('Un')), '/depot/');
    expect(started.client).toEqual([`/depot/${startFile(program, site('Un')).file}`, ...program.client]);
  });

  it('names another build when what pages share changes', () => {
    const idOf = (words: string) => withStart(program, startFile(program, site(words)), '/').id;
    expect(idOf('Un')).toBe(idOf('Un'));
    expect(idOf('Un')).not.toBe(idOf('Deux'));
  });
});
