import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { files } from './imports.ts';

const EXPORTED =
  /^export (?:async )?(?:declare )?(?:abstract )?(function\*?|const|let|interface|type|class|enum) (\w+)/gm;

/** File with the types that are generated from the schemas. A component may have the name of the data that it shows. */
const GENERATED = 'model/types.generated.ts';

/** Names that several files export, and why one name says the same thing in each. */
const SHARED: Readonly<Record<string, string>> = {
  definition: 'the definition of the block in the folder of the file',
  rule: 'the rule in the file, named by its code',
  rules: 'the rules of the group in the folder of the file',
  words: 'the French words of the editor’s client, and those of the answers to assistants',
};

it('every exported name stands for one thing', () => {
  const places = new Map<string, { types: Set<string>; values: Set<string> }>();
  for (const file of files) {
    for (const [, kind = '', name = ''] of readFileSync(`src/${file}`, 'utf8').matchAll(EXPORTED)) {
      const known = places.get(name) ?? { types: new Set(), values: new Set() };
      (kind === 'interface' || kind === 'type' ? known.types : known.values).add(file);
      places.set(name, known);
    }
  }
  expect(places.size).toBeGreaterThan(1000);
  const filesOf = ({ types, values }: { types: Set<string>; values: Set<string> }) => {
    const own = [...types].filter((file) => file !== GENERATED || types.size > 1);
    return [...new Set([...own, ...values])].sort();
  };
  const repeated = [...places].map(([name, where]) => [name, filesOf(where)] as const);
  expect(repeated.filter(([name, where]) => where.length > 1 && !Object.hasOwn(SHARED, name))).toEqual([]);
  const needless = Object.keys(SHARED).filter((name) => {
    const where = places.get(name);
    return !where || filesOf(where).length < 2;
  });
  expect(needless).toEqual([]);
});
