import { type Schema, schemaNamed } from '../../src/model/schema/schemas.ts';
import { visit } from '../../src/model/schema/visit.ts';
import { type GeneratedSite, generateSite } from '../random/generate-site.ts';

/** Kinds of strings that visitors read, or that are used in an attribute or a message. */
const TEXTS = new Set(['text', 'verbatim', 'markdown', 'template', '']);

/** Replaces every string of a document that may be any text. Returns their number. */
function poison(document: unknown, root: Schema, text: string): { value: unknown; count: number } {
  const value = structuredClone(document);
  let count = 0;
  for (const { value: typed, schema, parent, key = '' } of visit({ value, schema: root })) {
    if (typeof typed !== 'string' || !parent || parent.schema.uniqueItems) continue;
    const isFree =
      TEXTS.has(schema['x-kind'] ?? '') && !schema.pattern && !schema.enum && !schema.const && !schema.format;
    if (!isFree || (schema.maxLength ?? 1000) < text.length) continue;
    (parent.value as Record<string | number, unknown>)[key] = text;
    count += 1;
  }
  return { value, count };
}

/** Parts whose texts have more restrictions than their schema: prices match numbers, facts match their formats. */
const AS_THEY_ARE = ['facts', 'plans', 'mail', 'checks'] as const;

/** A seed whose site is valid and has every optional part. */
export const FULL_SEED = 6;

/** A site in which every text field of the manifest, of front matter and of Markdown is the same hostile text. */
export function poisonedSite(text: string, seed = FULL_SEED): { site: GeneratedSite; count: number } {
  const site = generateSite(seed);
  const made = poison(site.manifest, schemaNamed('site'), text);
  const manifest = made.value as Record<string, unknown>;
  // A number with a check digit.
  const { legal } = (site.manifest.business ?? {}) as { legal?: { siren?: string } };
  if (legal?.siren) (manifest.business as { legal: { siren: string } }).legal.siren = legal.siren;
  for (const part of AS_THEY_ARE) if (site.manifest[part] !== undefined) manifest[part] = site.manifest[part];
  site.manifest = manifest;
  site.files['site.manifest.json'] = JSON.stringify(manifest);
  for (const [name, content] of Object.entries(site.files)) {
    if (!name.endsWith('.md')) continue;
    const [, frontMatter] = /^(---\n[\s\S]*?\n---\n)/.exec(String(content)) ?? [];
    const poisoned = frontMatter?.replace(
      /^(title|description|imageAlt): .*$/gm,
      (_, key: string) => `${key}: ${JSON.stringify(text)}`,
    );
    site.files[name] =
      `${poisoned ?? ''}\n${text}\n\n- ${text}\n\n> ${text}\n\n| a |\n|---|\n| ${text.replace(/[|\n]/g, ' ')} |\n`;
  }
  return { site, count: made.count };
}
