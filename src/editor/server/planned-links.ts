import { listIn, textIn } from '../../build/places.ts';
import { namedPart } from '../../edit/structure/named-part.ts';
import { linksTo } from '../../edit/structure/remove-page.ts';
import { linksToSection } from '../../edit/structure/remove-part.ts';
import {
  namesInstead,
  pointerOfValue,
  removalOfUse,
  typedValue,
  usesOfValue,
} from '../../edit/structure/remove-value.ts';
import type { FileRange, SiteUses, ValueUse } from '../../edit/structure/site-uses.ts';
import { get, parentOf } from '../../model/read/pointer.ts';
import type { Sources } from '../../model/read/source.ts';
import type { Raw } from '../../model/read/values.ts';
import { createLookup } from '../../model/resolve/interpolate.ts';
import type { Manifest } from '../../model/types.generated.ts';
import { readableText } from '../../text/braced-names.ts';
import { isRecord } from '../../text/is-record.ts';
import { withoutMarkup } from '../../text/without-markup.ts';
import type { StructurePlan } from '../protocol.ts';
import { siteTree } from './site-tree.ts';

/**
 * Returns a function that returns the title by which the owner knows a page, a guide, a section, a fact or an entry, or
 * its name if it has no title.
 */
export function titlesOf(sources: Sources): (name: string) => string {
  const { pages, chains, settings, facts } = siteTree(sources);
  const data = sources.manifest.data as Manifest;
  const labels = new Map(facts.map(({ name, label }) => [name, label]));
  const entries = new Map(settings.flatMap(({ items = [] }) => items).map(({ pointer, title }) => [pointer, title]));
  const guides = chains.flatMap((section) => section.guides);
  return (name) => {
    const part = namedPart(name);
    if (part?.type === 'value')
      return labels.get(name) ?? entries.get(pointerOfValue(data as unknown as Raw, name) ?? '') ?? name;
    const page = pages.find(({ route }) => route === (part?.type === 'section' ? part.path : name));
    if (part?.type === 'section' && page) {
      const section = listIn(get(sources.manifest.data, page.pointer), 'sections').find(
        (one) => textIn(one, 'id') === part.id,
      );
      const heading = textIn(section, 'heading');
      return heading ? readableText(heading, createLookup(data)) : part.id;
    }
    return guides.find(({ route }) => route === name)?.title ?? page?.name ?? page?.title ?? name;
  };
}

/** Returns the words around a place, from its line or its cell of a table, as visitors read them. */
function excerptOf(text: string, { start, end }: { start: number; end: number }): string {
  const isInTable = text[text.lastIndexOf('\n', start - 1) + 1] === '|';
  const lineStart = text.lastIndexOf(isInTable ? '|' : '\n', start - 1) + 1;
  const lineEnd = text.slice(end).search(isInTable ? /[|\n]/ : /\n/);
  const last = lineEnd < 0 ? text.length : end + lineEnd;
  const [from, to] = [Math.max(lineStart, start - 60), Math.min(last, end + 30)];
  const words = text.slice(from, to);
  // Cut at spaces. A name between braces is either complete or left out.
  const whole = words.slice(
    from > lineStart ? words.search(/\s/) + 1 : 0,
    to < last ? words.search(/\s\S*$/) : undefined,
  );
  // The cut may leave one marker of a pair.
  return withoutMarkup(whole.replace(/^[\w.-]*\}\}|\{\{[\w.-]*$/g, ''))
    .replaceAll('**', '')
    .trim();
}

/**
 * Returns the label of the link at a place of the manifest, or the text there; in Markdown, the words around the place.
 */
function linkText({ texts }: SiteUses, { manifest }: Pick<Sources, 'manifest'>, range: FileRange): string {
  const { file, pointer } = range;
  const lookup = createLookup(manifest.data as Manifest);
  if (file !== manifest.path || !pointer) return readableText(excerptOf(texts.get(file) ?? '', range), lookup);
  const link = get(manifest.data, parentOf(pointer));
  const label = isRecord(link) && typeof link.label === 'string' ? link.label : get(manifest.data, pointer);
  return withoutMarkup(readableText(String(label), lookup));
}

/** Returns the words around a name in a text. */
function textAround(
  site: SiteUses,
  { manifest }: Pick<Sources, 'manifest'>,
  { typed, braced = typed }: ValueUse,
): string {
  const { file, pointer } = typed;
  const isInManifest = file === manifest.path && pointer !== undefined;
  const text = isInManifest ? String(get(manifest.data, pointer)) : (site.texts.get(file) ?? '');
  const name = (site.texts.get(file) ?? '').slice(braced.start, braced.end);
  const start = isInManifest ? text.indexOf(name) : braced.start;
  const excerpt = excerptOf(text, { start, end: start + name.length });
  return readableText(excerpt, createLookup(manifest.data as Manifest));
}

type PlannedLink = Pick<StructurePlan['links'][number], 'text' | 'keepsWords' | 'choice'> & { at: FileRange };

/** Returns the places in the remaining content that lead to a part of the site, or name it. */
export function plannedLinks(site: SiteUses, sources: Sources, path: string): PlannedLink[] {
  const part = namedPart(path);
  if (part?.type === 'value') {
    const { name } = part;
    const titleOf = titlesOf(sources);
    return usesOfValue(site, name).map((use) => {
      const isText = use.form === 'text';
      const isEntry = use.form === 'entry';
      const written = isEntry ? undefined : typedValue(site, use);
      const removed = isEntry ? removalOfUse(site, use)?.pointer : undefined;
      const instead = namesInstead(site, { name, use }).map((other) => ({ name: other, title: titleOf(other) }));
      return {
        at: use.typed,
        text: isText ? textAround(site, sources, use) : titleOf(name),
        keepsWords: false,
        choice: { written, removed, instead },
      };
    });
  }
  const links = part?.type === 'section' ? linksToSection(site, part) : linksTo(site, path);
  return links.map(({ address, unlink }) => ({
    at: address,
    text: linkText(site, sources, address),
    keepsWords: unlink !== undefined,
  }));
}
