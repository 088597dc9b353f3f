import { expect, it } from 'vitest';
import { resolveClientSite } from '../../../src/model/resolve/client-site.ts';
import { fixtureSite } from '../../fixtures/fixture-site.ts';

const { shell } = fixtureSite();
const site = resolveClientSite(shell);

it('includes for gated services only the data of the banner and the measurement', () => {
  expect(site.gated.length).toBeGreaterThan(0);
  for (const service of site.gated) {
    expect(service.name && service.provider && service.purpose).toBeTruthy();
    expect(service).not.toHaveProperty('legalBasis');
    expect(service).not.toHaveProperty('description');
    if (service.id !== site.ads?.service) expect(service).not.toHaveProperty('hosts');
  }
});

it('includes only the host of the measurement’s script, and only the names of its cookies', () => {
  const measuring = site.gated.find(({ id }) => id === site.ads?.service);
  expect(measuring?.hosts).toEqual({
    script: [shell.gated.find(({ id }) => id === measuring?.id)?.hosts?.script?.[0]],
  });
  expect(measuring?.cookies?.length).toBeGreaterThan(0);
  expect(measuring?.cookies?.every((cookie) => Object.keys(cookie).join() === 'name')).toBe(true);
});

it('includes no purpose without a gated service', () => {
  const waiting = ['necessaire', ...site.gated.map(({ purpose }) => purpose)];
  expect(site.consent?.purposes.map(({ id }) => id)).toEqual(waiting);
});

it('omits the texts of the choice that only the footer shows', () => {
  expect(shell.consent?.labels.manage).toBeTruthy();
  expect(site.consent?.labels).not.toHaveProperty('manage');
});

it('omits the variants of offers and of the link to the policy', () => {
  expect(site.popups.map(({ accept }) => Object.keys(accept))).toEqual([['label', 'to']]);
  expect(site.consent?.policy && Object.keys(site.consent.policy)).toEqual(['label', 'to']);
});

it('asks for no choice without a gated service', () => {
  const { consent: _, ads: __, ...calm } = { ...shell, gated: [] };
  const { labels, popups, hours } = site;
  expect(resolveClientSite(calm)).toEqual({ labels, popups, hours, timeZone: 'Europe/Paris', gated: [] });
});
