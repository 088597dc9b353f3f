import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { editorSchema } from '../../../src/cli/types/editor-schema.ts';
import { type Schema, schemaNamed } from '../../../src/model/schema/schemas.ts';
import { type Editor, manifestWith, openEditor, root } from './vs-code.ts';

const types = readdirSync(path.join(root, 'schemas/blocks')).map((file) => file.replace('.schema.json', ''));
const manifest = readFileSync(path.join(root, 'site.manifest.json'), 'utf8');
let editor: Editor;

beforeAll(() => {
  editor = openEditor(editorSchema());
});

/** Returns the suggestions at `|` in a section of a page, by label. */
async function proposedIn(section: string): Promise<Map<string, string>> {
  const items = await editor.complete(manifestWith(section));
  return new Map(items.map(({ label, documentation }) => [label, String((documentation as never) ?? '')]));
}

describe('in VS Code, the manifest', () => {
  it('refers to the schema with its own $schema and has nothing underlined', async () => {
    expect(await editor.underline(manifest)).toEqual([]);
  });

  it('gets suggestions of every block type, with its purpose', async () => {
    const offered = await proposedIn('{ "type": "|" }');
    expect([...offered.keys()].sort()).toEqual(types.map((type) => `"${type}"`).sort());
    for (const type of types) expect(offered.get(`"${type}"`)).toContain(schemaNamed(`blocks/${type}`).title);
  });

  it('only gets suggestions of the chosen type’s keys', async () => {
    const offered = await proposedIn('{ "type": "comments", | }');
    expect([...offered.keys()]).toContain('heading');
    expect([...offered.keys()]).not.toContain('phonePicture');
  });

  it('gets explanations in French', async () => {
    expect(await editor.hover(manifestWith('{ "type": "hero", "head|ing": "Bonjour" }'))).toContain(
      'Titre principal de la page',
    );
    const business = '{ "$schema": "./schemas/editor.schema.json", "busi|ness": {} }';
    expect(await editor.hover(business)).toContain('Coordonnées et identité');
    const link = await editor.hover(manifestWith('{ "type": "hero", "actions": [{ "to": "/con|tact" }] }'));
    expect(link).toContain('Destination');
  });

  it('has an unknown key underlined, but not an unknown type, which check reports', async () => {
    const marked = manifest.replace('"heading"', '"headin"').replace('"type": "faq"', '"type": "fax"');
    const found = await editor.underline(marked);
    const words = (at: { line: number; character: number }, end: { character: number }) =>
      marked.split('\n')[at.line]?.slice(at.character, end.character);
    const underlined = found.map(({ range }) => words(range.start, range.end));
    expect(underlined).toContain('"headin"');
    expect(underlined).not.toContain('"fax"');
    // The misspelt heading is also missing from its block; there is no other error.
    expect(found.length).toBeLessThanOrEqual(3);
  });

  it('gets a valid snippet of a whole block of every type', async () => {
    const items = await editor.complete(manifestWith('|'));
    for (const type of types) {
      const item = items.find(({ label }) => label.endsWith(`(${type})`));
      const text = item?.textEdit?.newText ?? '';
      const block = JSON.parse(text) as Record<string, unknown>;
      const example = schemaNamed(`blocks/${type}`).examples?.[0] as Record<string, unknown>;
      expect(block.type).toBe(type);
      expect(Object.keys(block), type).toEqual(Object.keys(example));
      const whole = manifest.replace('"sections": [', () => `"sections": [${text},`);
      expect(await editor.underline(whole), type).toEqual([]);
    }
  });

  it('gets a snippet of a whole page', async () => {
    const items = await editor.complete('{ "$schema": "./schemas/editor.schema.json", "pages": [|] }');
    const page = items.find(({ label }) => label === 'Page');
    expect(JSON.parse(page?.textEdit?.newText ?? '')).toMatchObject({
      path: '/tarifs',
      sections: [{ type: 'hero' }],
    });
  });

  it('gets a snippet of a whole redirect', async () => {
    const items = await editor.complete('{ "$schema": "./schemas/editor.schema.json", "redirects": [|] }');
    const item = items.find(({ label }) => label === 'Redirection');
    expect(JSON.parse(item?.textEdit?.newText ?? '')).toEqual({ from: '/ancienne-adresse', to: '/contact' });
  });

  it('gets a suggestion of the initial colour, and shows colours', async () => {
    const theme = '{ "$schema": "./schemas/editor.schema.json", "theme": { "light": { "paper": "|" } } }';
    const items = await editor.complete(theme);
    expect(items.map(({ label }) => label)).toEqual([expect.stringMatching(/^"#[0-9a-f]{6}"$/)]);
    const { $defs } = JSON.parse(editorSchema()) as { $defs: { theme: { properties: Schema } } };
    expect(JSON.stringify($defs.theme).match(/"format":"color-hex"/g)).toHaveLength(21);
  });
});
