import { namedEntries } from '../facts/collections.ts';
import { namesOf } from '../facts/names.ts';
import type { SiteFacts } from '../facts/site-facts.ts';
import { isRaw, objectAt, textAt } from '../read/values.ts';
import type { Suggestion } from './suggestion.ts';

/** The entries of a collection by identifier, with what an author would call them. */
export function entriesNamed({ manifest, interpolate }: SiteFacts, collection: string): Suggestion[] {
  return namedEntries(manifest, collection).map(({ id, value }): Suggestion => {
    const name = textAt(value, 'name') ?? textAt(value, 'title') ?? textAt(value, 'heading') ?? textAt(value, 'label');
    return { value: id, title: interpolate(name ?? '') };
  });
}

/** Facts as they are typed in a text, with what the visitor reads in their place. */
export function factsOf({ manifest, interpolate }: SiteFacts): Suggestion[] {
  return Object.entries(objectAt(manifest, 'facts')).map(([name, fact]) => {
    const value = `{{facts.${name}}}`;
    const label = isRaw(fact) ? (textAt(fact, 'label') ?? '') : '';
    return { value, title: [interpolate(value), label].filter(Boolean).join(' · ') };
  });
}

/** Texts and numbers of the manifest that a fact can copy. */
export function valuesOf({ manifest, interpolate }: SiteFacts): Suggestion[] {
  return namesOf(manifest)
    .filter((name) => name.includes('.') && !name.startsWith('facts.'))
    .map((value) => ({ value, title: shorten(interpolate(`{{${value}}}`)) }));
}

function shorten(text: string): string {
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}

/** What the guides alone show or offer, in Markdown: figures and files to download. */
const OF_GUIDES = /^media\/(?:figures|files)\//;

/** Files of `content/media` for the manifest, with the words that describe them where a picture uses them. */
export function mediaOf({ sources, strings, interpolate }: SiteFacts): Suggestion[] {
  const described = new Map<string, string>();
  for (const { kind, value, holder } of strings) {
    const alt = holder.alt;
    if (kind === 'media' && typeof alt === 'string' && !described.has(value)) described.set(value, interpolate(alt));
  }
  const offered = [...sources.media.keys()].filter((file) => !OF_GUIDES.test(file));
  return offered.map((value) => ({ value, title: described.get(value) ?? '' }));
}

/** The title in a front matter. */
export function titleIn(frontMatter: unknown): string | undefined {
  return isRaw(frontMatter) ? textAt(frontMatter, 'title') : undefined;
}

/** Markdown files that a block can show: those that are no guide. */
export function filesOf({ sources, guides }: SiteFacts): Suggestion[] {
  return [...sources.markdown]
    .filter(([name]) => !guides.has(`/${name}`))
    .map(([name, { data, body }]) => ({
      value: `${name}.md`,
      title: titleIn(data) ?? /^#+\s+(.+)$/m.exec(body)?.[1]?.trim() ?? '',
    }));
}
