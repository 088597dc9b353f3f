import { namedPart } from '../edit/structure/named-part.ts';
import { removePage } from '../edit/structure/remove-page.ts';
import { removeFact, removePicture, removeSection } from '../edit/structure/remove-part.ts';
import type { SiteUses } from '../edit/structure/site-uses.ts';
import type { StructureResult } from '../edit/structure/structure-change.ts';
import { readArguments } from './options/read-options.ts';
import { runStructure, structureOptions } from './structure/run-structure.ts';
import { commandLine } from './terminal/command-line.ts';

const usage = `${commandLine('remove', '/page --redirect /other')}   (also /page#section, facts.name, media/picture.webp in all sizes)`;
const { values: options, positionals } = readArguments(usage, {
  ...structureOptions,
  redirect: { type: 'string', help: 'page to which links and visitors are redirected' },
  unlink: { type: 'boolean', help: 'keep the words of its links, and remove menu entries' },
  'no-redirect': { type: 'boolean', help: 'do not redirect an address that was released' },
});

function removal(): ((uses: SiteUses) => StructureResult) | undefined {
  const part = namedPart(positionals[0] ?? '');
  const { redirect, unlink } = options;
  if (part?.type === 'section') return (uses) => removeSection(uses, part);
  if (part?.type === 'fact') return (uses) => removeFact(uses, part.name);
  if (part?.type === 'picture') return (uses) => removePicture(uses, part.file);
  if (part?.type !== 'page') return undefined;
  const choice = unlink ? 'unlink' : redirect === undefined ? undefined : { to: redirect };
  const target = options['no-redirect'] ? false : redirect;
  return (uses) => removePage(uses, { path: part.path, redirect: target, choose: () => choice });
}

await runStructure({ usage, options, make: positionals.length === 1 ? removal() : undefined });
