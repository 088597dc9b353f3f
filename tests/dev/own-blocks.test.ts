import path from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { writeFile } from '../../src/build/files/write-file.ts';
import { isFull } from '../browser/routes.ts';
import { addSection, dishComponent, dishFiles, dishSchema } from '../check/own-blocks/own-block-site.ts';
import { writeBaseSite } from '../fixtures/fixture-site.ts';
import { SAVE_TIMEOUT_MS } from '../save-timeout.ts';
import { openDevServer } from './open-dev-server.ts';

const COMPONENT = 'blocks/site-dish/SiteDish.tsx';
const SCHEMA = 'blocks/site-dish/schema.json';

/** Starts the server for the base site, with its own block on the home page. */
async function start(before = '') {
  const site = writeBaseSite();
  const write = (file: string, text: string) => writeFile(path.join(site, file), text);
  for (const [file, text] of Object.entries(dishFiles)) write(file, text);
  write(COMPONENT, before + dishComponent);
  addSection(site, { type: 'site-dish', dish: 'Daube' });
  const { vite, url } = await openDevServer({ site });
  onTestFinished(() => vite.close());
  const get = async (address: string) => (await fetch(url + address, { headers: { accept: 'text/html' } })).text();
  const shows = (address: string, text: string) =>
    vi.waitFor(async () => expect(await get(address)).toContain(text), { timeout: SAVE_TIMEOUT_MS, interval: 50 });
  return { site, write, get, shows, vite };
}

it.runIf(isFull)('shows each state of a site’s own block, and only stops its pages while it is broken', async () => {
  const { site, write, get, shows, vite } = await start();
  await shows('', 'class="dish">Daube</p>');
  expect(await get('__blocks')).toContain('<code>site-dish</code>');

  // A change of its component.
  write(COMPONENT, dishComponent.replace('className="dish"', 'className="plat"'));
  await shows('', 'class="plat">Daube</p>');

  // A component that fails: its line is named in the page and once on the terminal.
  const print = vi.spyOn(vite.config.logger, 'error').mockImplementation(() => {});
  const types = 'interface Unused {\n  one: string;\n  two: string;\n}\n\n'.repeat(4);
  write(COMPONENT, types + dishComponent.replace('{block.dish}', '{block.none.length}'));
  await shows('', 'La section « site-dish » de la page / ne peut pas être affiché');
  await shows('', `${COMPONENT}, ligne 26`);
  await shows('guides', 'Nos guides du pain');
  expect(print.mock.calls.map(([text]) => text)).toEqual([expect.stringMatching(`^${COMPONENT}:26 `)]);
  print.mockRestore();
  write(COMPONENT, dishComponent);
  await shows('', 'class="dish">Daube</p>');

  // After a mistake in its schema, the last valid state is kept.
  write(SCHEMA, JSON.stringify({ ...dishSchema, titel: 'Plat' }));
  await shows('guides', 'Nos guides du pain');
  await shows('', 'class="dish">Daube</p>');

  write(SCHEMA, JSON.stringify(dishSchema));

  // Another block.
  write('blocks/site-note/schema.json', JSON.stringify({ ...dishSchema, examples: [{ dish: 'Aïoli' }] }));
  write('blocks/site-note/SiteNote.tsx', dishComponent.replace('SiteDish', 'SiteNote').replace('dish"', 'note"'));
  addSection(site, { type: 'site-note', dish: 'Aïoli' });
  await shows('', 'class="note">Aïoli</p>');
});

it.runIf(isFull)('starts with a block that cannot be loaded, and only stops its pages', async () => {
  const { write, shows } = await start("import { Nothing } from 'react';\nconsole.log(Nothing.none);\n");
  await shows('', 'La section « site-dish » de la page / ne peut pas être affiché');
  await shows('guides', 'Nos guides du pain');
  write(COMPONENT, dishComponent);
  await shows('', 'class="dish">Daube</p>');
});
