import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createFixture } from 'fs-fixture';
import { describe, expect, it, onTestFinished } from 'vitest';
import { loadSite } from '../../../src/publish/load-site.ts';
import { refreshSuggestions } from '../../../src/publish/refresh-suggestions.ts';
import { readSite } from '../../../src/site/read/read-site.ts';
import { editorSchemaFile } from '../../../src/site/read/site-files.ts';
import { fingerprintIn, fingerprintOf } from '../../../src/site/suggestions/editor-schema-file.ts';
import { suggestionsOf } from '../../../src/site/suggestions-of.ts';
import { root, schemaOf } from './editor.ts';

const base = path.join(root, 'tests/fixtures/base');

async function copy({ named = true } = {}) {
  const fixture = await createFixture(base);
  onTestFinished(() => fixture.rm());
  const directory = fixture.path;
  const manifest = path.join(directory, 'site.manifest.json');
  const edit = (find: string, put: string) =>
    writeFileSync(manifest, readFileSync(manifest, 'utf8').replace(find, put));
  if (named) edit('../../../schemas/site.schema.json', `./${editorSchemaFile}`);
  const file = path.join(directory, editorSchemaFile);
  return { directory, edit, file, refresh: (env = {}) => refreshSuggestions(loadSite(directory), env) };
}

describe('refreshSuggestions', () => {
  it('writes the file where there is none', async () => {
    const { file, refresh } = await copy();
    expect(refresh()).toBe(true);
    expect(readFileSync(file, 'utf8')).toContain('"/guides/choisir-son-pain"');
  });

  it('writes again only when there is something else to propose', async () => {
    const { directory, edit, file, refresh } = await copy();
    refresh();
    const before = statSync(file).mtimeMs;
    edit('"04 00 00 00 02"', '"04 00 00 00 03"');
    expect(refresh()).toBe(true);
    expect(refresh()).toBe(false);
    expect(statSync(file).mtimeMs).toBeGreaterThanOrEqual(before);
    const article = path.join(directory, 'content/guides/choisir-son-pain.md');
    writeFileSync(article, `${readFileSync(article, 'utf8')}\n## Un titre nouveau\n\nUn texte.\n`);
    expect(refresh()).toBe(true);
    expect(readFileSync(file, 'utf8')).toContain('/guides/choisir-son-pain#un-titre-nouveau');
  });

  it('leaves the file alone in CI', async () => {
    const { file, refresh } = await copy();
    expect(refresh({ CI: 'true' })).toBe(false);
    expect(existsSync(file)).toBe(false);
  });

  it('leaves the file alone while the site has errors', async () => {
    const { edit, file, refresh } = await copy();
    edit('"pages"', '"pagse"');
    expect(refresh()).toBe(false);
    expect(existsSync(file)).toBe(false);
  });

  it('writes nothing for a site whose manifest does not ask for it', async () => {
    const { file, refresh } = await copy({ named: false });
    expect(refresh()).toBe(false);
    expect(existsSync(file)).toBe(false);
  });
});

describe('the schema for editors', () => {
  it('is the same whenever it is made', () => {
    expect(schemaOf(root)).toBe(schemaOf(root));
  });

  it('stands in the repository as the command makes it, if it is up to date', () => {
    const text = readFileSync(path.join(root, editorSchemaFile), 'utf8');
    const fresh = fingerprintIn(text) === fingerprintOf(suggestionsOf(readSite(root, () => {})));
    expect(fresh ? text : schemaOf(root)).toBe(schemaOf(root));
  });
});
