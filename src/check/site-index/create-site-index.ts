import { inProse } from '../../model/markdown/fill-names.ts';
import type { Document } from '../../model/read/document.ts';
import type { Sources } from '../../model/read/source.ts';
import { entriesAt, isRaw, objectAt, textAt } from '../../model/read/values.ts';
import { linkableFiles } from '../../model/reserved-paths.ts';
import { createLookup, valueAt } from '../../model/resolve/interpolate.ts';
import { siteSchema } from '../../model/schema/own-schemas.ts';
import { type Schema, schemaNamed } from '../../model/schema/schemas.ts';
import { suggestForPattern } from '../../model/schema/suggest.ts';
import { type VisitedString, visitStrings } from '../../model/schema/visit-strings.ts';
import type { Manifest } from '../../model/types.generated.ts';
import { interpolate } from '../../text/braced-names.ts';
import type { Dictionary } from '../spelling/dictionary.ts';
import { chainsOf } from './chains.ts';
import { deriveIndex } from './derive-index.ts';
import { collectDocuments } from './documents.ts';
import { formsOf, pagesOfForms } from './forms.ts';
import { collectLinks } from './links.ts';
import { collectMedia } from './media-uses.ts';
import { collectNames, isNamed, isReported, namesOf } from './names.ts';
import { guidesByPath, pagesOf } from './pages.ts';
import { anchorFinder, routeMatcher } from './routes.ts';
import { placesHolding, type ShapeErrors, soundPart } from './shape-errors.ts';
import type { SiteIndex } from './site-index.ts';
import type { SiteParts, StringUse } from './site-parts.ts';
import { allSteps, type Pausable } from './steps.ts';
import { stringsByKind } from './strings-by-kind.ts';

/**
 * A string and its place. A large site has hundreds of thousands of strings, most without mistakes, so places are
 * computed on demand. Rules destructure `locate`, so it is a bound function.
 */
class LocatedString implements StringUse {
  readonly value: string;
  readonly kind: string;
  readonly schema: Schema;
  readonly pointer: string;
  readonly holder: VisitedString['holder'];
  readonly holderSchema: Schema;
  readonly key: string;
  readonly document: Document;
  readonly page: string | undefined;

  constructor(found: VisitedString, document: Document, page: string | undefined) {
    this.value = found.value;
    this.kind = found.kind;
    this.schema = found.schema;
    this.pointer = found.pointer;
    this.holder = found.holder;
    this.holderSchema = found.holderSchema;
    this.key = found.key;
    this.document = document;
    this.page = page;
  }

  get locate() {
    return () => this.document.locate(this.pointer);
  }
}

interface SiteIndexOptions {
  sources: Sources;
  shapeErrors: ShapeErrors;
  today: string;
  /** Day of the check in France; the default is `today`. */
  parisDay?: string;
  tunable: readonly string[];
  dictionary?: Dictionary | undefined;
}

interface SoundDocument {
  document: Document;
  data: unknown;
  schema: Schema;
  pageOf(pointer: string): string | undefined;
}

function stringsOf({ document, data, schema, pageOf }: SoundDocument): StringUse[] {
  return [...visitStrings({ value: data, schema })].map(
    (found) => new LocatedString(found, document, pageOf(found.pointer)),
  );
}

/** Collects the data for all rules, once for each check, from the parts of a site whose shape is valid. */
export function createSiteIndex(options: SiteIndexOptions): SiteIndex {
  return allSteps(siteIndexInSteps(options));
}

/** Works like `createSiteIndex`, but in steps between which the caller can pause. */
export function* siteIndexInSteps(options: SiteIndexOptions): Pausable<SiteIndex> {
  return deriveIndex(yield* gather(options));
}

function* gather({
  sources,
  shapeErrors,
  today,
  parisDay = today,
  tunable,
  dictionary,
}: SiteIndexOptions): Pausable<SiteParts> {
  const sound = soundPart(sources.manifest.data, shapeErrors.out.get(sources.manifest.path));
  const manifest = isRaw(sound) ? sound : {};
  const pages = pagesOf(manifest, shapeErrors);
  const pathsAt = new Map(pages.map(({ pointer, path }) => [pointer, path]));
  const forms = formsOf(manifest);
  const pageOfForm = pagesOfForms(forms, pages);
  const pageAt = (pointer: string) =>
    pathsAt.get(/^\/pages\/\d+(?=\/)/.exec(pointer)?.[0] ?? '') ??
    pageOfForm.get(/^\/forms\/[^/]+(?=\/)/.exec(pointer)?.[0] ?? '');
  const strings = stringsOf({
    document: sources.manifest,
    data: manifest,
    schema: siteSchema(sources.ownBlocks),
    pageOf: pageAt,
  });
  const at: SiteParts['at'] = (pointer, target) => sources.manifest.locate(pointer, target);
  const chains = chainsOf({ manifest, pages, sources, shapeErrors, at });
  const guides = guidesByPath(chains, sources, shapeErrors);
  for (const { source: document, frontMatter: data, path } of guides.values()) {
    const schema = schemaNamed('front-matter');
    for (const string of stringsOf({ document, data, schema, pageOf: () => path })) strings.push(string);
    yield;
  }
  for (const source of sources.markdown.values()) {
    // Analyse the text while its tree is cached.
    void source.analysis;
    if (dictionary) void [source.passages, source.words];
    yield;
  }
  const documents = collectDocuments({ sources, guides, strings, pages, dictionary });
  yield;
  const lookup = createLookup(manifest as unknown as Manifest);
  const fill = (text: string) => interpolate(text, inProse(lookup));
  const form = String(schemaNamed('example').properties?.path?.pattern);
  const { data } = sources.manifest;
  // A path with a wrong shape is reported at its place, and not again at each link to it.
  const examples = entriesAt(isRaw(data) ? data : {}, 'examples')
    .flatMap(({ value }) => textAt(value, 'path') ?? [])
    .map((path) => suggestForPattern(path, form) ?? path);
  const routes = [
    ...pages.map(({ path }) => path).filter((path) => !path.includes(':')),
    ...guides.keys(),
    ...examples,
  ];
  const links = collectLinks({
    strings,
    documents,
    files: linkableFiles({ hasFeed: guides.size > 0 }),
    fill,
    site: textAt(objectAt(manifest, 'site'), 'url') ?? '',
  });
  const routeOf = routeMatcher(pages, guides, examples);
  yield;
  const ofKind = stringsByKind(strings);
  yield;
  const names = collectNames({ strings, documents, forms });
  yield;
  const media = collectMedia({ strings, documents });
  yield;
  return {
    sources,
    manifest,
    forms,
    shapeErrors,
    today,
    parisDay,
    tunable,
    dictionary,
    pages,
    chains,
    guides,
    examples,
    strings,
    documents,
    ofKind,
    links,
    names,
    media,
    lookup,
    interpolate: fill,
    written: isRaw(sources.manifest.data) ? sources.manifest.data : {},
    placesHolding: (text) => placesHolding(text, shapeErrors),
    isKnown: (name) =>
      isNamed(manifest, name) ||
      valueAt(sources.manifest.data, name) !== undefined ||
      isReported(name, manifest, shapeErrors),
    isReported: (name) => isReported(name, manifest, shapeErrors),
    knownNames: () => namesOf(manifest),
    routeOf,
    paths: () => routes,
    anchorsOf: anchorFinder({ pages, documents }, fill),
    at,
  };
}
