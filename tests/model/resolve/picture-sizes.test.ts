import { describe, expect, it } from 'vitest';
import { createModel } from '../../../src/blocks/create-model.ts';
import { picturesIn } from '../../../src/model/resolve/picture-sizes.ts';
import { resolvePage } from '../../../src/model/resolve/resolve-page.ts';
import { addBlock, guide, modelWith, setBody, siteWith } from './base-model.ts';

const text = 'Voici.\n\n![Un mariage](/media/wedding.svg "Légende")\n\n![Perdue](/media/perdue.svg)';

const noNames = () => undefined;

describe('the pictures of a text', () => {
  it('are found without duplicates, by file name, and never in code', () => {
    expect(picturesIn(`${text}\n\n![Encore](media/wedding.svg)\n\n\`![Code](/media/code.svg)\``, noNames)).toEqual([
      'media/wedding.svg',
      'media/perdue.svg',
    ]);
  });

  it('have their sizes in the guide, if their files have one', () => {
    const sources = siteWith();
    setBody(sources, 'guides/choisir-son-pain', text);
    const size = sources.picture?.('media/wedding.svg')?.size;
    expect(size).toBeDefined();
    expect(guide('choisir-son-pain', createModel(sources)).pictures).toEqual({ 'media/wedding.svg': size });
    expect(guide('conserver-son-pain', createModel(sources))).not.toHaveProperty('pictures');
  });

  it('have their sizes in a text block', () => {
    const model = modelWith((manifest) => addBlock(manifest, { type: 'rich-text', ground: 'paper', text }));
    expect(Object.keys(resolvePage('/', model)?.blocks.at(-1) ?? {})).toContain('pictures');
  });
});
