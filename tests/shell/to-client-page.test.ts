import path from 'node:path';
import { expect, it } from 'vitest';
import { loadSite } from '../../src/build/load.ts';
import { toClientPage } from '../../src/shell/to-client-page.ts';
import { resolvePage } from '../../src/site/resolve/resolve-page.ts';
import { resolveShell } from '../../src/site/resolve/resolve-shell.ts';

const { model } = loadSite(path.resolve(import.meta.dirname, '../..'));
if (!model) throw new Error('The site has errors');

function clientPage(route: string) {
  if (!model) throw new Error('No site');
  const page = resolvePage(route, model);
  if (!page) throw new Error(`${route} is no page`);
  return toClientPage({ page, shell: resolveShell(model), build: 'b' });
}

const [guide = ''] = model.guides.keys();

it('gives a guide no words but those that an awake guide says', () => {
  expect(Object.keys(clientPage(guide).labels)).toEqual(['navigating', 'navigated']);
});

it('gives a page with a form the words of forms too', () => {
  expect(Object.keys(clientPage('/contact').labels)).toEqual([
    'navigating',
    'navigated',
    'blockFailed',
    'call',
    'noScript',
  ]);
});

it('tells of services that wait only what the banner shows and the measurement needs', () => {
  const { gated, ads } = clientPage(guide);
  expect(gated.length).toBeGreaterThan(0);
  for (const service of gated) {
    expect(service.name && service.provider && service.purpose).toBeTruthy();
    expect(service).not.toHaveProperty('legalBasis');
    expect(service).not.toHaveProperty('description');
    if (service.id !== ads?.service) expect(service).not.toHaveProperty('hosts');
  }
});

it('names no purpose that no service waits for', () => {
  const { consent, gated } = clientPage(guide);
  const waiting = ['necessaire', ...gated.map(({ purpose }) => purpose)];
  expect(consent?.purposes.map(({ id }) => id).every((id) => waiting.includes(id))).toBe(true);
});
