import { guideRoutes, listIn, routesOfPlace, textIn } from '../build/places.ts';
import type { CheckedSite } from '../check/check-change.ts';
import type { SiteIndex } from '../check/site-index/site-index.ts';
import { idsOf } from '../check/suggestions/site-ids.ts';
import { collectUses } from '../check/uses/collect-uses.ts';
import { placeLine } from '../check/uses/describe-change.ts';
import { withPlainLineEnds } from '../edit/line-ends.ts';
import { namedPart } from '../edit/structure/named-part.ts';
import { usesOfPicture } from '../edit/structure/remove-part.ts';
import { pointerOfValue } from '../edit/structure/remove-value.ts';
import type { FileRange } from '../edit/structure/site-uses.ts';
import type { SourceId } from '../editor/protocol.ts';
import { sourceId } from '../editor/requests.ts';
import { describeValue } from '../editor/server/describe-value.ts';
import { plannedLinks } from '../editor/server/planned-links.ts';
import { searchSettings, searchTexts } from '../editor/server/search-texts.ts';
import { siteTree } from '../editor/server/site-tree.ts';
import { pathOf, sourceIds } from '../editor/server/source-files.ts';
import { answers } from '../editor/words/answers.ts';
import { textFileAt } from '../model/read/change.ts';
import { get } from '../model/read/pointer.ts';
import type { Sources } from '../model/read/source.ts';
import { createTextFinder } from '../model/read/text-of.ts';
import { isRaw } from '../model/read/values.ts';
import { siteSchema } from '../model/schema/own-schemas.ts';
import { schemaNamed } from '../model/schema/schemas.ts';
import { findingLines } from './answer.ts';
import { type Refusal, siteIndexOf } from './plans.ts';
import { words } from './words.ts';

const asJson = (value: unknown) => JSON.stringify(value, null, 1);

const orNothing = (lines: readonly string[]) => (lines.length > 0 ? lines.join('\n') : words.noHit);

/**
 * Returns the texts and settings that contain a text, each with its file, and with its pointer or, in Markdown, its
 * line.
 */
export function searchSite(sources: Sources, wanted: string): string {
  const site = siteIndexOf(sources);
  const textOf = createTextFinder(sources);
  const hits = [...searchTexts(site, wanted), ...searchSettings(site, wanted)];
  return orNothing(
    hits.map(({ file, pointer, range, title, excerpt, routes }) => {
      const path = pathOf(file, sources);
      const start = range && path ? withPlainLineEnds(textOf(path) ?? '').toFile(range.start) : undefined;
      const at = start === undefined || path === undefined ? (pointer ?? '') : placeLine(textOf, { file: path, start });
      return `- ${file} ${at} [${[title, ...routes].join(' · ')}] ${excerpt}`;
    }),
  );
}

/** Returns the places that use a part of the site: links to a page, uses of a value, or of a media file. */
export function usesOf(site: SiteIndex, name: string): string {
  const { sources } = site;
  const uses = collectUses(site);
  const part = namedPart(name);
  const textOf = createTextFinder(sources);
  const idOf = sourceIds(sources);
  const routesAt = routesOfPlace(sources, guideRoutes(sources));
  const line = ({ file, start, pointer }: FileRange, text: string) =>
    `- ${idOf(file) ?? file} ${placeLine(textOf, { file, start })} ${pointer ?? ''} [${routesAt(file, pointer).join(', ')}] ${text}`;
  const found =
    part?.type === 'picture'
      ? usesOfPicture(uses, [part.file]).map((at) => line(at, part.file))
      : plannedLinks(uses, sources, name).map(({ at, text }) => line(at, text));
  return [words.links(found.length), ...found].join('\n');
}

/** Returns a value or text of a file, after a line with its name. */
function partOf(sources: Sources, id: SourceId, pointer: string | undefined): string | Refusal {
  const path = pathOf(id, sources);
  const file = path === undefined ? undefined : textFileAt(sources, path);
  if (path === undefined || !file) return { message: answers.noFile };
  if (pointer === undefined) return `${id} (${path})\n\n${withPlainLineEnds(file.text).text}`;
  const data = 'data' in file ? get(file.data, pointer) : undefined;
  return data === undefined ? { message: words.noValue(pointer) } : `${id} ${pointer} (${path})\n\n${asJson(data)}`;
}

/** Reads a page, a guide, a section, a named value or a file. */
export function readPart(sources: Sources, at: string, pointer?: string): string | Refusal {
  const id = sourceId.read(at);
  if (id !== undefined) return partOf(sources, id, pointer);
  const part = namedPart(at);
  const missing = { message: words.noPart(at) };
  const { data } = sources.manifest;
  if (!part || !isRaw(data)) return missing;
  if (part.type === 'value') {
    const found = pointerOfValue(data, part.name);
    return found === undefined ? missing : partOf(sources, 'manifest', found);
  }
  if (part.type === 'picture') return missing;
  const guide = [...guideRoutes(sources)].find(([, route]) => route === part.path)?.[0];
  if (guide !== undefined) return partOf(sources, sourceIds(sources)(guide) ?? 'manifest', pointer);
  const index = listIn(data, 'pages').findIndex((page) => textIn(page, 'path') === part.path);
  if (index < 0) return missing;
  const page = `/pages/${index}`;
  if (part.type === 'page') return partOf(sources, 'manifest', page);
  const sections = listIn(get(data, page), 'sections');
  const section = sections.findIndex((one, place) => textIn(one, 'id') === part.id || `${place + 1}` === part.id);
  return section < 0 ? missing : partOf(sources, 'manifest', `${page}/sections/${section}`);
}

/** Returns the schema of the value at a pointer, and the values that can be added there. */
export function describePart(sources: Sources, file: SourceId, pointer: string): string | Refusal {
  const path = pathOf(file, sources);
  const document = path === undefined ? undefined : textFileAt(sources, path);
  if (!document || !('data' in document)) return { message: path === undefined ? answers.noFile : answers.noSchema };
  const schema =
    file === 'manifest'
      ? siteSchema(sources.ownBlocks)
      : schemaNamed(file.startsWith('guide:') ? 'front-matter' : 'text-matter');
  const described = describeValue(schema, document.data ?? {}, pointer, () => ({
    ids: idsOf(sources),
    sizeOf: (name) => sources.picture?.(name)?.size,
  }));
  if (!described) return { message: answers.noSchema };
  // Schemas are long: templates come first, so that they are on the first page.
  const { templates, ...rest } = described;
  return asJson({ templates, ...rest });
}

/** Returns all findings about a site. */
export function findingsOf({ sources, found }: CheckedSite): string {
  const count = (severity: string) => found.filter((one) => one.severity === severity).length;
  return [words.counts(count('error'), count('warning'), count('note')), ...findingLines(sources, found)].join('\n');
}

/** Returns the map of a site: the names by which its parts are read and changed. */
export function mapOf(sources: Sources): string {
  const { map } = words;
  const { name, pages, chains, texts, settings, facts } = siteTree(sources);
  return [
    `# ${name}`,
    `## ${map.pages}`,
    ...pages.map(({ route, title, pointer }) => `- ${route} : ${title} (manifest ${pointer})`),
    ...chains.flatMap((section) => [
      `## ${map.chain(section.name, section.chain, section.hub)}`,
      ...section.guides.map(({ route, title, file }) => `- ${route} : ${title} (${file})`),
    ]),
    `## ${map.texts}`,
    ...texts.map(({ file, title, routes }) => `- ${file} : ${title} (${routes.join(', ')})`),
    `## ${map.settings}`,
    ...settings.flatMap(({ pointer, title, items = [] }) => [
      `- ${pointer} : ${title}`,
      ...items.map((item) => `  - ${item.pointer} : ${item.title}`),
    ]),
    `## ${map.facts}`,
    ...facts.map((fact) => `- ${fact.name} = ${fact.value} (${fact.label})`),
    map.media(sources.media.size),
  ].join('\n');
}
