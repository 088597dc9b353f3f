import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { pastedMarkdown } from '../../../../src/editor/client/guide/pasted-markdown.ts';

const cases = path.join(import.meta.dirname, 'pasted-markdown');

it.each(readdirSync(cases))('a text of %s keeps its formatting as Markdown', async (name) => {
  const pasted = pastedMarkdown(readFileSync(path.join(cases, name, 'pasted.html'), 'utf8'));
  const { markdown, ...facts } = pasted ?? { markdown: '' };
  await expect(`${markdown}\n\n${JSON.stringify(facts)}\n`).toMatchFileSnapshot(path.join(cases, name, 'kept.md'));
});

it.each([
  ['words only', '<p>Un mot.</p><p>Un autre.</p>'],
  ['words in colour', '<span style="color:red;font-size:14pt">Un mot.</span>'],
  ['Markdown of a program for code', '<div style="font-family:monospace"><span>**gras**</span></div>'],
  ['nothing', ''],
])('a text without formatting is left to the browser: %s', (_, html) => {
  expect(pastedMarkdown(html)).toBeUndefined();
});
