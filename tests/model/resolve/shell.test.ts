import { describe, expect, it } from 'vitest';
import { resolveShell } from '../../../src/model/resolve/resolve-shell.ts';
import { model, modelWith } from './base-model.ts';

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
    const shellWith = (trackers: boolean, purpose: string, ads = 'ads') =>
      resolveShell(
        modelWith((manifest) => {
          manifest.services = [{ id: 'ads', name: 'x', provider: 'x', purpose, description: 'x', trackers }];
          Object.assign(manifest, { consent: { title: 'x' }, ads: { service: ads, id: '1', label: 'x' } });
          const [logo, description] = ['media/camille.svg', 'Du pain.'];
          Object.assign(manifest.site, { logo, description, url: 'https://a.example/', verification: { v: 'x' } });
          manifest.business.areaServed = 'Aix';
        }),
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
    const other = modelWith((manifest) => {
      for (const part of ['guides', 'services', 'popups']) delete manifest[part];
    });
    expect(resolveShell(other)).toMatchObject({ home: 'Boulangerie Test', services: [], popups: [] });
  });
});
