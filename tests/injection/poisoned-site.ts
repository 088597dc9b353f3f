import { dereference, type Schema, schemaNamed } from '../../src/site/schema/schemas.ts';
import { chooseBranch } from '../../src/site/schema/walk.ts';
import { type GeneratedSite, generateSite } from '../random/generate-site.ts';

/** Kinds whose strings a visitor reads, or that stand in an attribute or a message. */
const TEXTS = new Set(['text', 'verbatim', 'markdown', 'template', '']);

interface At {
  value: unknown;
  given: Schema;
  base: string;
}

/** Puts a text in the place of every string of a document that may hold any text. Returns how many there were. */
function poison({ value, given, base: givenBase }: At, text: string): { value: unknown; count: number } {
  const followed = dereference(given, givenBase);
  const { schema, base } = chooseBranch(followed.schema, followed.base, value);
  if (typeof value === 'string') {
    const isFree =
      TEXTS.has(schema['x-kind'] ?? '') && !schema.pattern && !schema.enum && !schema.const && !schema.format;
    if (!isFree || (schema.maxLength ?? 1000) < text.length) return { value, count: 0 };
    return { value: text, count: 1 };
  }
  if (typeof value !== 'object' || value === null) return { value, count: 0 };
  let count = 0;
  const child = (next: unknown, under: Schema | undefined) => {
    if (!under) return next;
    const made = poison({ value: next, given: under, base }, text);
    count += made.count;
    return made.value;
  };
  if (Array.isArray(value)) {
    const out = value.map((item) => child(item, schema.items));
    return { value: schema.uniqueItems ? value : out, count };
  }
  const extra = typeof schema.additionalProperties === 'object' ? schema.additionalProperties : undefined;
  const entries = Object.entries(value).map(
    ([key, item]) => [key, child(item, schema.properties?.[key] ?? extra)] as const,
  );
  return { value: Object.fromEntries(entries), count };
}

/** Parts whose texts obey more than their schema: prices agree with numbers, facts with their formats. */
const AS_THEY_ARE = ['facts', 'plans', 'mail', 'checks'] as const;

/** A seed whose site has every optional part and is accepted. */
export const FULL_SEED = 8;

/** A site in which every text field of the manifest, of front matter and of Markdown holds the same hostile text. */
export function poisonedSite(text: string, seed = FULL_SEED): { site: GeneratedSite; count: number } {
  const site = generateSite(seed);
  const schema = schemaNamed('site');
  const made = poison({ value: site.manifest, given: schema, base: schema.$id ?? '' }, text);
  const manifest = made.value as Record<string, unknown>;
  for (const part of AS_THEY_ARE) if (site.manifest[part] !== undefined) manifest[part] = site.manifest[part];
  site.manifest = manifest;
  site.files['site.manifest.json'] = JSON.stringify(manifest);
  for (const [name, content] of Object.entries(site.files)) {
    if (!name.endsWith('.md')) continue;
    const [, matter] = /^(---\n[\s\S]*?\n---\n)/.exec(String(content)) ?? [];
    const poisoned = matter?.replace(
      /^(title|description|imageAlt): .*$/gm,
      (_, key: string) => `${key}: ${JSON.stringify(text)}`,
    );
    site.files[name] =
      `${poisoned ?? ''}\n${text}\n\n- ${text}\n\n> ${text}\n\n| a |\n|---|\n| ${text.replace(/[|\n]/g, ' ')} |\n`;
  }
  return { site, count: made.count };
}
