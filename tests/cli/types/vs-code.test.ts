import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { getLanguageService, TextDocument } from 'vscode-json-languageservice';
import { projectRoot as root } from '../../../src/build/project.ts';
import { editorSchema } from '../../../src/cli/types/editor-schema.ts';
import { type Schema, schemaNamed } from '../../../src/model/schema/schemas.ts';

const types = readdirSync(path.join(root, 'schemas/blocks')).map((file) => file.replace('.schema.json', ''));
const manifest = readFileSync(path.join(root, 'site.manifest.json'), 'utf8');

/** VS Code's own JSON support. Documents refer to the schema by their own `$schema`. */
const service = getLanguageService({
  schemaRequestService: async (uri) => {
    if (!uri.endsWith('/schemas/editor.schema.json')) throw new Error(`${uri} is not there`);
    return editorSchema();
  },
  workspaceContext: { resolveRelativePath: (relative, resource) => new URL(relative, resource).href },
  clientCapabilities: { textDocument: { completion: { completionItem: { documentationFormat: ['markdown'] } } } },
});
service.configure({ validate: true, allowComments: false });

function open(marked: string) {
  const offset = marked.indexOf('|');
  const document = TextDocument.create('file:///site/site.manifest.json', 'json', 1, marked.replace('|', ''));
  return { document, position: document.positionAt(offset), parsed: service.parseJSONDocument(document) };
}

const editor = {
  /** Returns the suggestions at the character `|` in a document. */
  async complete(text: string) {
    const { document, position, parsed } = open(text);
    return (await service.doComplete(document, position, parsed))?.items ?? [];
  },
  /** Returns the explanation at the character `|`. */
  async hover(text: string) {
    const { document, position, parsed } = open(text);
    const contents = [(await service.doHover(document, position, parsed))?.contents ?? []].flat();
    return contents.map((one) => (typeof one === 'string' ? one : one.value)).join('\n');
  },
  /** Returns the underlined errors. */
  async underline(text: string) {
    const document = TextDocument.create('file:///site/site.manifest.json', 'json', 1, text);
    return service.doValidation(document, service.parseJSONDocument(document));
  },
};

/** Returns the text of a manifest whose only page has these sections. */
const manifestWith = (sections: string) =>
  `{ "$schema": "./schemas/editor.schema.json", "pages": [{ "path": "/", "sections": [${sections}] }] }`;

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

  it.each([
    ['page', 'pages', 'Page', { path: '/tarifs', sections: [expect.objectContaining({ type: 'hero' })] }],
    ['redirect', 'redirects', 'Redirection', { from: '/ancienne-adresse', to: '/contact' }],
  ])('gets a snippet of a whole %s', async (_, list, named, whole) => {
    const items = await editor.complete(`{ "$schema": "./schemas/editor.schema.json", "${list}": [|] }`);
    const item = items.find(({ label }) => label === named);
    expect(JSON.parse(item?.textEdit?.newText ?? '')).toMatchObject(whole);
  });

  it('gets a suggestion of the initial colour, and shows colours', async () => {
    const theme = '{ "$schema": "./schemas/editor.schema.json", "theme": { "light": { "paper": "|" } } }';
    const items = await editor.complete(theme);
    expect(items.map(({ label }) => label)).toEqual([expect.stringMatching(/^"#[0-9a-f]{6}"$/)]);
    const { $defs } = JSON.parse(editorSchema()) as { $defs: { theme: { properties: Schema } } };
    expect(JSON.stringify($defs.theme).match(/"format":"color-hex"/g)).toHaveLength(21);
  });
});
