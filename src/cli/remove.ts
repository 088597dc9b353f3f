import { namedPart } from '../edit/structure/named-part.ts';
import { removePage } from '../edit/structure/remove-page.ts';
import { removePicture, removeSection } from '../edit/structure/remove-part.ts';
import { removeValue } from '../edit/structure/remove-value.ts';
import type { SiteUses } from '../edit/structure/site-uses.ts';
import type { StructureResult } from '../edit/structure/structure-change.ts';
import { readArguments } from './options/read-options.ts';
import { runStructure, structureOptions } from './structure/run-structure.ts';
import { commandLine } from './terminal/command-line.ts';

const usage = `${commandLine('remove', '/page --redirect /other')}   (also /page#section, facts.name or another value, media/picture.webp in all sizes)`;
const { values: options, positionals } = readArguments(usage, {
  ...structureOptions,
  redirect: { type: 'string', help: 'page to which links and visitors are redirected, or value to name instead' },
  unlink: {
    type: 'boolean',
    help: 'keep the words of its links, remove menu entries and references, write the value of names in texts',
  },
  'no-redirect': { type: 'boolean', help: 'do not redirect the address' },
});

function removal(): ((uses: SiteUses) => StructureResult) | undefined {
  const part = namedPart(positionals[0] ?? '');
  const { redirect, unlink } = options;
  if (part?.type === 'section') return (uses) => removeSection(uses, part);
  if (part?.type === 'picture') return (uses) => removePicture(uses, part.file);
  const choice = unlink ? 'unlink' : redirect === undefined ? undefined : { to: redirect };
  if (part?.type === 'value') return (uses) => removeValue(uses, { name: part.name, choose: () => choice });
  if (part?.type !== 'page') return undefined;
  const target = options['no-redirect'] ? false : redirect;
  return (uses) => removePage(uses, { path: part.path, redirect: target, choose: () => choice });
}

await runStructure({ usage, options, make: positionals.length === 1 ? removal() : undefined });
