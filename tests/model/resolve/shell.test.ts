import { describe, expect, it } from 'vitest';
import { createModel } from '../../../src/blocks/create-model.ts';
import { resolveShell } from '../../../src/model/resolve/resolve-shell.ts';
import { model, siteWith } from './base-model.ts';

describe('the shell of every page', () => {
  it('contains the site’s own texts, and nothing that it lacks', () => {
    const shell = resolveShell(model);
    expect(shell).toMatchObject({
      siteName: 'Boulangerie Test',
      siteUrl: 'https://boulangerie.exemples.fr',
      language: 'fr',
      verification: {},
      business: { phone: '04\u00A000\u00A000\u00A000\u00A001' },
      gated: [],
      services: [{ id: 'mail' }],
      popups: [{ id: 'offer' }],
    });
    for (const absent of ['logo', 'description', 'ads', 'consent']) expect(shell).not.toHaveProperty(absent);
    expect(shell.business).not.toHaveProperty('areaServed');
    expect(shell.business).not.toHaveProperty('legal');
  });

  it('only asks for consent if a service requires it', () => {
    const services = (trackers: boolean, purpose: string) => [
      { id: 'ads', name: 'x', provider: 'x', purpose, description: 'x', trackers },
    ];
    const shellWith = (trackers: boolean, purpose: string, ads = 'ads') =>
      resolveShell(
        createModel(
          siteWith((manifest) => {
            Object.assign(manifest, {
              services: services(trackers, purpose),
              consent: { title: 'x' },
              ads: { service: ads, id: '1', label: 'x' },
            });
            Object.assign(manifest.site, {
              logo: 'media/camille.svg',
              description: 'Du pain.',
              url: 'https://a.example/',
              verification: { v: 'x' },
            });
            Object.assign(manifest.business, { areaServed: 'Aix' });
          }),
        ),
      );
    expect(shellWith(true, 'publicite')).toMatchObject({
      gated: [{ id: 'ads' }],
      consent: { title: 'x' },
      ads: { service: 'ads' },
      logo: 'media/camille.svg',
      description: 'Du pain.',
      siteUrl: 'https://a.example',
      verification: { v: 'x' },
      business: { areaServed: 'Aix' },
    });
    expect(shellWith(true, 'publicite', 'other')).not.toHaveProperty('ads');
    for (const shell of [shellWith(false, 'publicite'), shellWith(true, 'necessaire')]) {
      expect(shell.gated).toEqual([]);
      expect(shell).not.toHaveProperty('consent');
      expect(shell).not.toHaveProperty('ads');
    }
  });

  it('uses the guides’ name of the home page, or otherwise that of the site', () => {
    expect(resolveShell(model).home).toBe(model.manifest.guides?.home);
    const other = createModel(
      siteWith((manifest) => {
        delete manifest.guides;
        delete manifest.services;
        delete manifest.popups;
      }),
    );
    expect(resolveShell(other)).toMatchObject({ home: 'Boulangerie Test', services: [], popups: [] });
  });
});
