import { cpSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { idsOf } from '../../../src/check/suggestions/site-ids.ts';
import { readSite } from '../../../src/model/read/read-site.ts';
import { baseSite } from '../../fixtures/fixture-site.ts';
import { temporaryFolder } from '../../temporary-folder.ts';

describe('the ids of a site', () => {
  const ids = idsOf(readSite(baseSite, () => {}));

  it('are those of every entry of every collection', () => {
    expect(ids).toMatchObject({
      plan: ['basket'],
      'backlink-pack': [],
      testimonial: ['camille'],
      'portfolio-item': ['wedding'],
      chain: ['guides'],
      popup: ['offer'],
      service: ['mail'],
      form: ['contact'],
    });
  });

  it('for a link are pages first, then their sections, then telephone and e-mail', () => {
    expect(ids.page).toEqual([
      '/',
      '/guides',
      '/contact',
      '/mentions',
      '/guides/choisir-son-pain',
      '/guides/conserver-son-pain',
      '/guides/recettes-de-pain-perdu',
    ]);
    expect(ids.link).toEqual([
      ...(ids.page ?? []),
      '/#commander',
      '/contact#message',
      '/guides/choisir-son-pain#reconnaitre-un-bon-pain',
      '/guides/conserver-son-pain#le-torchon',
      '/guides/recettes-de-pain-perdu#la-recette-sucree',
      '/#le-four-de-1920',
      'tel:+33400000001',
      'mailto:pain@exemples.fr',
    ]);
  });

  it('for a frame are only pages', () => {
    const directory = temporaryFolder();
    cpSync(baseSite, directory, { recursive: true });
    writeFileSync(path.join(directory, 'content/media/plan.html'), '<!doctype html>');
    writeFileSync(path.join(directory, 'content/media/plan.html.svg'), '<svg/>');
    const { media, 'frame-url': frames } = idsOf(readSite(directory, () => {}));
    expect(media).toEqual(['media/camille.svg', 'media/plan.html', 'media/plan.html.svg', 'media/wedding.svg']);
    expect(frames).toEqual(['media/plan.html']);
  });
});
