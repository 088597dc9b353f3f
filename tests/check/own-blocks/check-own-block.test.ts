import { describe, expect, it } from 'vitest';
import { BLOCK_MODULE } from '../../../src/check/own-blocks/check-own-block.ts';
import { findingsAfter } from './own-block-site.ts';

const SCHEMA = 'blocks/site-dish/schema.json';
const COMPONENT = 'blocks/site-dish/SiteDish.tsx';

const codesOf = (...args: Parameters<typeof findingsAfter>) =>
  findingsAfter(...args).map(({ code, file, line }) => ({ code, file, line }));

describe('a block of the site’s own', () => {
  it('has no errors, and can be used on a page', () => {
    expect(codesOf({})).toEqual([]);
  });

  it('is checked on a page by its own schema', () => {
    expect(codesOf({ section: { type: 'site-dish', dish: 'Daube', dishh: 'Aïoli' } })).toMatchObject([
      { code: 'schema/unknown-key', file: 'site.manifest.json' },
    ]);
  });

  it('has texts that rules check', () => {
    expect(codesOf({ section: { type: 'site-dish', dish: 'Daube {{facts.none}}' } })).toMatchObject([
      { code: 'fact/unknown', file: 'site.manifest.json' },
    ]);
  });

  it('is suggested for a similar type', () => {
    const [finding] = findingsAfter({ section: { type: 'site-dsh', dish: 'Daube' } });
    expect(finding).toMatchObject({ code: 'schema/unknown-block', suggestion: 'site-dish' });
  });

  it('has an error in its schema reported at its line, with the messages of the manifest', () => {
    const mistake = {
      edit: { file: SCHEMA, find: '"description": "Nom du plat."', put: '"descripton": "Nom du plat."' },
    };
    expect(codesOf(mistake)).toMatchObject([{ code: 'schema/unknown-key', file: SCHEMA, line: 8 }]);
  });

  it('has an error in its example reported at its line', () => {
    const mistake = { edit: { file: SCHEMA, find: '"dish": "Daube"', put: '"dish": 3' } };
    expect(codesOf(mistake)).toMatchObject([{ code: 'schema/wrong-type', file: SCHEMA, line: 17 }]);
  });

  it.each([
    ['a package', "import { z } from 'zod';"],
    ['a file', "import { z } from './z.ts';"],
    ['a package, to export it again', "export { z } from 'zod';"],
    ['a module of Node', "import 'node:fs';"],
    ['a component that MUI does not have', "import Nothing from '@mui/material/Nothing';"],
    ['a module lazily', "const later = import('react');"],
  ])('may not import %s', (_, line) => {
    const mistake = { edit: { file: COMPONENT, find: 'export function', put: `${line}\nexport function` } };
    expect(codesOf(mistake)).toMatchObject([{ code: 'block/import', file: COMPONENT, line: 3 }]);
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
  ])('warns of what browsers block or never run: %s', (element, code) => {
    const mistake = { edit: { file: COMPONENT, find: '<p className', put: `${element}\n<p className` } };
    expect(codesOf(mistake)).toEqual(code ? [{ code, file: COMPONENT, line: 6 }] : []);
  });

  it('may load what a service of the site declares', () => {
    const put = '<iframe src="https://agenda.exemples.fr/jour" />\n<p className';
    expect(codesOf({ edit: { file: COMPONENT, find: '<p className', put } })).toEqual([]);
  });

  it('may import every name of vitrine/block', async () => {
    expect(Object.keys(await import('../../../src/blocks/block-module.ts')).sort()).toEqual([...BLOCK_MODULE].sort());
  });

  it('may import React, MUI and the module of blocks', () => {
    const lines =
      "import { useId } from 'react';\nimport { Typography } from '@mui/material';\nimport Box from '@mui/material/Box';";
    expect(codesOf({ edit: { file: COMPONENT, find: 'export function', put: `${lines}\nexport function` } })).toEqual(
      [],
    );
  });
});
