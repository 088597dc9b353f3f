import { describe, expect, it } from 'vitest';
import { BLOCK_MODULE } from '../../../src/check/own-blocks/check-own-block.ts';
import { findingsAfter } from './own-block-site.ts';

const SCHEMA = 'blocks/site-dish/schema.json';
const COMPONENT = 'blocks/site-dish/SiteDish.tsx';

const codesOf = (...args: Parameters<typeof findingsAfter>) =>
  findingsAfter(...args).map(({ code, file, line }) => ({ code, file, line }));

/** Returns the findings after a text of the component is replaced. */
const inComponent = (find: string, put: string) => codesOf({ edit: { file: COMPONENT, find, put } });

describe('a block of the site’s own', () => {
  it('has no errors, and can be used on a page', () => {
    expect(codesOf({})).toEqual([]);
  });

  it.each([
    ['by its own schema', { dish: 'Daube', dishh: 'Aïoli' }, 'schema/unknown-key'],
    ['by the rules about texts', { dish: 'Daube {{facts.none}}' }, 'fact/unknown'],
  ])('is checked on a page %s', (_, texts, code) => {
    expect(codesOf({ section: { type: 'site-dish', ...texts } })).toMatchObject([{ code, file: 'site.manifest.json' }]);
  });

  it('is suggested for a similar type', () => {
    const [finding] = findingsAfter({ section: { type: 'site-dsh', dish: 'Daube' } });
    expect(finding).toMatchObject({ code: 'schema/unknown-block', suggestion: 'site-dish' });
  });

  it.each([
    ['schema', '"description": "Nom du plat."', '"descripton": "Nom du plat."', 'schema/unknown-key', 8],
    ['example', '"dish": "Daube"', '"dish": 3', 'schema/wrong-type', 17],
  ])('has an error in its %s reported at its line, with the messages of the manifest', (_, find, put, code, line) => {
    expect(codesOf({ edit: { file: SCHEMA, find, put } })).toEqual([{ code, file: SCHEMA, line }]);
  });

  it.each([
    ['a package', "import { z } from 'zod';"],
    ['a file', "import { z } from './z.ts';"],
    ['a package, to export it again', "export { z } from 'zod';"],
    ['a component that MUI does not have', "import Nothing from '@mui/material/Nothing';"],
    ['a module lazily', "const later = import('react');"],
  ])('may not import %s', (_, line) => {
    const found = inComponent('export function', `${line}\nexport function`);
    expect(found).toEqual([{ code: 'block/import', file: COMPONENT, line: 3 }]);
  });

  it.each([
    ['<img src={`https://cdn.example.org/a.png`} alt="" />', 'block/blocked-host'],
    ['<Section component="iframe" src="https://maps.example.org" block={block} />', 'block/blocked-host'],
    ['<video src="//films.example.org/a.mp4" />', 'block/blocked-host'],
    ["<p style={{ background: 'url(https://cdn.example.org/a.png)' }} />", 'block/blocked-host'],
    ['<p>{React.useState(1)[0]}</p>', 'block/no-script'],
    ['<a href="https://www.example.org">Lien</a>', undefined],
    ['<img src="/media/a.svg" alt="" />', undefined],
    ['<form action="/contact" />', undefined],
    // A service of the site declares this host.
    ['<iframe src="https://agenda.exemples.fr/jour" />', undefined],
  ])('warns of what browsers block or never run: %s', (element, code) => {
    const found = inComponent('<p className', `${element}\n<p className`);
    expect(found).toEqual(code ? [{ code, file: COMPONENT, line: 6 }] : []);
  });

  it('may import every name of vitrine/block', async () => {
    expect(Object.keys(await import('../../../src/blocks/block-module.ts')).sort()).toEqual([...BLOCK_MODULE].sort());
  });

  it('may import React, MUI and the module of blocks', () => {
    const modules = ["{ useId } from 'react'", "{ Typography } from '@mui/material'", "Box from '@mui/material/Box'"];
    const lines = modules.map((name) => `import ${name};\n`).join('');
    expect(inComponent('export function', `${lines}export function`)).toEqual([]);
  });
});
