import { createRequire } from 'node:module';
import type { Report } from '../../diagnostics/diagnostic.ts';
import type { Document } from '../../model/read/document.ts';
import type { OwnBlock } from '../../model/read/own-blocks.ts';
import { entriesAt, isRaw, objectAt, textsAt } from '../../model/read/values.ts';
import { explainErrors } from '../../model/schema/explain-errors.ts';
import { completeOwnSchema, wrongKeywords } from '../../model/schema/own-schemas.ts';
import { schemaNamed } from '../../model/schema/schemas.ts';
import { isHostIn } from '../../text/addresses.ts';
import type { TextRange } from '../../text/range.ts';
import { parseComponent } from './parse-component.ts';

/** Modules that the component of a block may import: the engine bundles them. */
const ALLOWED_IMPORTS = ['react', '@mui/material', 'vitrine/block'];

/** Exports of `vitrine/block`, except for types. */
export const BLOCK_MODULE = ['Section', 'Markdown'];

const require = createRequire(import.meta.url);

/** Whether a component may import a module. */
function isAllowed(name: string): boolean {
  if (!name.startsWith('@mui/material/')) return ALLOWED_IMPORTS.includes(name);
  try {
    return Boolean(require.resolve(name));
  } catch {
    return false;
  }
}

/** Returns a value of a document as a separate document. */
function partOf(document: Document, pointer: string, data: unknown): Document {
  return {
    ...document,
    data,
    locate: (below, target) => document.locate(pointer + below, target),
    locateWithin: (below, range) => document.locateWithin(pointer + below, range),
  };
}

function checkSchema(block: OwnBlock, report: Report): void {
  const document = block.schema;
  const { errors, schema, validate } = completeOwnSchema(block);
  for (const mistake of document.oddNumbers ?? []) report(mistake);
  for (const mistake of explainErrors(errors, schemaNamed('own-schema'), document)) report(mistake);
  for (const { pointer, keyword, type } of wrongKeywords(document.data)) {
    const place = document.locate(pointer, 'key');
    report({ code: 'block/wrong-keyword', severity: 'error', place, args: { keyword, type } });
  }
  for (const [index, example] of (schema.examples ?? []).entries()) {
    const part = partOf(document, `/examples/${index}`, example);
    for (const mistake of explainErrors(validate(example), schema, part)) report(mistake);
  }
}

/** Returns the hosts that the services of a site declare for a kind of use. */
function declaredHosts(manifest: unknown, use: string): string[] {
  const services = isRaw(manifest) ? entriesAt(manifest, 'services') : [];
  return services.flatMap(({ value }) => textsAt(objectAt(value, 'hosts'), use).map(({ text }) => text));
}

function checkComponent({ type, name, component }: OwnBlock, manifest: unknown, report: Report): void {
  if (!component) return;
  const { path: file, text } = component;
  const say = (code: string, { start, end }: TextRange, args: Record<string, string>, isWarning = false) =>
    report({ code, severity: isWarning ? 'warning' : 'error', place: { file, start, end }, args });
  const { mistake, imports, exports, addresses, idle } = parseComponent(component);
  if (mistake) {
    say('block/syntax', mistake, { problem: mistake.problem });
    return;
  }
  const allowed = ALLOWED_IMPORTS.join(', ');
  for (const { name: module, names = [], ...place } of imports) {
    if (!isAllowed(module)) say('block/import', place, { module, allowed });
    const unknown = module === 'vitrine/block' ? names.filter((one) => !BLOCK_MODULE.includes(one.name)) : [];
    for (const { name: typed, ...at } of unknown)
      say('block/unknown-name', at, { name: typed, known: BLOCK_MODULE.join(', ') });
  }
  for (const { use, host, ...place } of addresses) {
    if (use === 'form') say('block/foreign-form', place, { host }, true);
    else if (!isHostIn(host, declaredHosts(manifest, use))) say('block/blocked-host', place, { host, use }, true);
  }
  for (const { name: said, ...place } of idle) say('block/no-script', place, { name: said }, true);
  if (!exports.includes(name)) say('block/no-export', { start: 0, end: text.indexOf('\n') }, { type, name });
}

/**
 * Reports the mistakes in a block of the site: in its schema, its examples and its component. `manifest` declares the
 * hosts that a component may contact.
 */
export function checkOwnBlock(block: OwnBlock, manifest: unknown, report: Report): void {
  checkSchema(block, report);
  checkComponent(block, manifest, report);
}
