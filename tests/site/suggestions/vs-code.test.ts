import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Schema, schemaNamed } from '../../../src/site/schema/schemas.ts';
import { type Editor, manifestWith, openEditor, root, schemaOf } from './editor.ts';

const types = readdirSync(path.join(root, 'schemas/blocks')).map((file) => file.replace('.schema.json', ''));
const manifest = readFileSync(path.join(root, 'site.manifest.json'), 'utf8');
let editor: Editor;

beforeAll(() => {
  editor = openEditor(schemaOf(root));
});

/** What is proposed at `|` in a section of a page, by label. */
async function proposedIn(section: string): Promise<Map<string, string>> {
  const items = await editor.complete(manifestWith(section));
  return new Map(items.map(({ label, documentation }) => [label, String((documentation as never) ?? '')]));
}

/** The text that a snippet leaves when every tab stop is passed over. */
function expand(snippet: string): string {
  return snippet
    .replace(/\$\{\d+:((?:\\.|[^\\}])*)\}/g, (_, inside: string) => inside.replace(/\\([\\$}])/g, '$1'))
    .replace(/\$\d+/g, '');
}

describe('in VS Code, the manifest', () => {
  it('leads to the schema by its own $schema and has nothing underlined', async () => {
    expect(await editor.underline(manifest)).toEqual([]);
  });

  it('is offered pages with their titles where a link leads', async () => {
    const link = await proposedIn('{ "type": "hero", "actions": [{ "to": "|" }] }');
    expect(link.get('"/contact"')).toMatch(/contact/i);
    expect(link.get('"/#callback-form"')).not.toBe('');
    expect([...link.keys()]).toEqual(expect.arrayContaining([expect.stringMatching(/^"\/creation-site-web\/.+#/)]));
  });

  it('is offered every type of block where a type stands, with what it is for', async () => {
    const offered = await proposedIn('{ "type": "|" }');
    expect([...offered.keys()].sort()).toEqual(types.map((type) => `"${type}"`).sort());
    for (const type of types) expect(offered.get(`"${type}"`)).toContain(schemaNamed(`blocks/${type}`).title);
  });

  it('is offered the keys of the chosen type alone', async () => {
    const offered = await proposedIn('{ "type": "comments", | }');
    expect([...offered.keys()]).toContain('heading');
    expect([...offered.keys()]).not.toContain('phonePicture');
  });

  it('is offered the codes of rules where they are tuned or silenced, with why they matter', async () => {
    const tuned = await editor.complete(
      `{ "$schema": "./schemas/generated/site.schema.json", "checks": { "rules": { | } } }`,
    );
    expect(tuned.map(({ label }) => label)).toEqual(expect.arrayContaining(['link/unknown-page', 'page/orphan']));
    const silenced = await editor.complete(
      `{ "$schema": "./schemas/generated/site.schema.json", "checks": { "silenced": [{ "code": "|" }] } }`,
    );
    const orphan = silenced.find(({ label }) => label === '"page/orphan"');
    expect(String((orphan?.documentation as { value?: string })?.value ?? orphan?.documentation)).toMatch(
      /moteurs de recherche/,
    );
  });

  it('is offered facts with what they say, plans, films, pictures and Markdown files', async () => {
    expect((await proposedIn('{ "type": "hero", "heading": "|" }')).get('"{{facts.mockupDelay}}"')).toMatch(/48/);
    expect([...(await proposedIn('{ "type": "pricing", "plans": ["|"] }')).values()]).toHaveLength(3);
    const pictures = [...(await proposedIn('{ "type": "hero", "picture": { "source": "|" } }')).keys()];
    expect(pictures).toContain('"media/portraits/menuisier.svg"');
    expect(pictures.filter((one) => /\.mp4/.test(one))).toEqual([]);
    const films = [
      ...(await proposedIn('{ "type": "video-gate", "sources": [{ "mime": "video/mp4", "source": "|" }] }')).keys(),
    ];
    expect(films.filter((one) => !/\.(mp4|webm)"$/.test(one))).toEqual([]);
    expect(films.length).toBeGreaterThan(0);
    expect([...(await proposedIn('{ "type": "rich-text", "source": "|" }')).keys()]).toContain('"legal/cgv.md"');
  });

  it('is offered the guides of its own folder in a chain', async () => {
    const chain = (id: string) =>
      `{ "$schema": "./schemas/generated/site.schema.json", "chains": [{ "id": "${id}", "articles": ["|"] }] }`;
    const labels = async (id: string) => (await editor.complete(chain(id))).map(({ label }) => label);
    const [one, other] = await Promise.all([labels('creation-site-web'), labels('hebergement-web')]);
    expect(one).toContain('"guide-creation-site-web"');
    expect(other).not.toContain('"guide-creation-site-web"');
    expect(other).toHaveLength(5);
  });

  it('is explained in French', async () => {
    expect(await editor.hover(manifestWith('{ "type": "hero", "head|ing": "Bonjour" }'))).toContain(
      'Titre principal de la page',
    );
    const business = '{ "$schema": "./schemas/generated/site.schema.json", "busi|ness": {} }';
    expect(await editor.hover(business)).toContain('Coordonnées et identité');
    const link = await editor.hover(manifestWith('{ "type": "hero", "actions": [{ "to": "/con|tact" }] }'));
    expect(link).toContain('Destination');
  });

  it('has an unknown key and an unknown type underlined, once each', async () => {
    const marked = manifest.replace('"heading"', '"headin"').replace('"type": "faq"', '"type": "fax"');
    const found = await editor.underline(marked);
    const words = (at: { line: number; character: number }, end: { character: number }) =>
      marked.split('\n')[at.line]?.slice(at.character, end.character);
    const underlined = found.map(({ range }) => words(range.start, range.end));
    expect(underlined).toEqual(expect.arrayContaining(['"headin"', '"fax"']));
    // The misspelt heading is also missing from its block; nothing else is said.
    expect(found.length).toBeLessThanOrEqual(3);
  });

  it('is offered a whole block of every type as a snippet, which is valid', async () => {
    const items = await editor.complete(manifestWith('|'));
    for (const type of types) {
      const item = items.find(({ label }) => label.endsWith(`(${type})`));
      const text = expand(item?.textEdit?.newText ?? '');
      const block = JSON.parse(text) as Record<string, unknown>;
      const example = schemaNamed(`blocks/${type}`).examples?.[0] as Record<string, unknown>;
      expect(block.type).toBe(type);
      expect(Object.keys(block), type).toEqual(Object.keys(example));
      const whole = manifest.replace('"sections": [', () => `"sections": [${text},`);
      expect(await editor.underline(whole), type).toEqual([]);
    }
  });

  it('is offered a whole page as a snippet', async () => {
    const items = await editor.complete('{ "$schema": "./schemas/generated/site.schema.json", "pages": [|] }');
    const page = items.find(({ label }) => label === 'Page');
    expect(JSON.parse(expand(page?.textEdit?.newText ?? ''))).toMatchObject({
      path: '/tarifs',
      sections: [{ type: 'hero' }],
    });
  });

  it('is offered a whole redirection as a snippet', async () => {
    const items = await editor.complete('{ "$schema": "./schemas/generated/site.schema.json", "redirects": [|] }');
    const item = items.find(({ label }) => label === 'Redirection');
    expect(JSON.parse(expand(item?.textEdit?.newText ?? ''))).toEqual({ from: '/ancienne-adresse', to: '/contact' });
  });

  it('is offered the colour that it began with, and has colours shown', async () => {
    const theme = '{ "$schema": "./schemas/generated/site.schema.json", "theme": { "light": { "paper": "|" } } }';
    const items = await editor.complete(theme);
    expect(items.map(({ label }) => label)).toEqual([expect.stringMatching(/^"#[0-9a-f]{6}"$/)]);
    const { $defs } = JSON.parse(schemaOf(root)) as { $defs: { theme: { properties: Schema } } };
    expect(JSON.stringify($defs.theme).match(/"format":"color-hex"/g)).toHaveLength(20);
  });
});
