import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { files } from './imports.ts';

const exportedType = /^export (?:declare )?(?:abstract )?(?:interface|type|class|enum) (\w+)/gm;

it('every exported type has a distinct name', () => {
  const places = new Map<string, string[]>();
  for (const file of files) {
    for (const [, name] of readFileSync(`src/${file}`, 'utf8').matchAll(exportedType)) {
      places.set(name ?? '', [...(places.get(name ?? '') ?? []), file]);
    }
  }
  expect(places.size).toBeGreaterThan(100);
  expect([...places].filter(([, where]) => where.length > 1)).toEqual([]);
});
