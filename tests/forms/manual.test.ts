import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const text = (file: string) => readFileSync(path.join(root, file), 'utf8');

it('the manual of the mail service lists the parameters that each form of this site sends', () => {
  const { forms } = JSON.parse(text('site.manifest.json')) as { forms: Record<string, { params: object }> };
  const rows = [...text('src/forms/emailjs.md').matchAll(/^\| `(\w+)` \| ([^|]*) \|/gm)];
  const named = rows.map(([, form = '', params = '']) => [
    form,
    [...params.matchAll(/`(\w+)`/g)].map(([, name]) => name),
  ]);
  expect(named).toEqual(Object.entries(forms).map(([form, { params }]) => [form, Object.keys(params)]));
});
