import type { Diagnostic, Place, Report } from '../diagnostics/diagnostic.ts';
import { type Candidate, subsume } from '../diagnostics/subsume.ts';
import type { Document, MarkdownDocument } from '../model/read/document.ts';
import { findNearOpening } from '../model/read/near-fence.ts';
import type { Sources } from '../model/read/source.ts';
import { explainErrors } from '../model/schema/explain-errors.ts';
import { type FigureMistake, figureMistakesIn } from '../model/schema/figure-mistakes.ts';
import { siteSchema } from '../model/schema/own-schemas.ts';
import { schemaNamed } from '../model/schema/schemas.ts';
import { loadValidators } from '../model/schema/validators.ts';
import { visit } from '../model/schema/visit.ts';
import { isRecord } from '../text/is-record.ts';
import type { TextRange } from '../text/range.ts';
import { checkOwnBlock } from './own-blocks/check-own-block.ts';

function listIn(value: unknown, key: string): unknown[] {
  const list = isRecord(value) && Object.hasOwn(value, key) ? value[key] : undefined;
  return Array.isArray(list) ? list : [];
}

/** Returns the names of the articles' files below `content/`, without `.md`: each chain's hub, then the slug. */
export function articleFiles(manifest: unknown): Set<string> {
  const files = new Set<string>();
  for (const chain of listIn(manifest, 'chains')) {
    if (!isRecord(chain) || typeof chain.hub !== 'string') continue;
    const folder = chain.hub.replace(/^\/+|(?<!\/)\/+$/g, '');
    for (const slug of listIn(chain, 'articles')) if (typeof slug === 'string') files.add(`${folder}/${slug}`);
  }
  return files;
}

/** Returns the names of the texts that pages show, below `content/` and without `.md`. */
function shownTexts(manifest: unknown): Set<string> {
  const sections = listIn(manifest, 'pages').flatMap((page) => listIn(page, 'sections'));
  const sources = sections.flatMap((section) =>
    isRecord(section) && typeof section.source === 'string' ? [section.source] : [],
  );
  return new Set(sources.map((source) => source.replace(/\.md$/, '')));
}

const SCHEMAS = { frontMatter: 'front-matter', textMatter: 'text-matter' };

function validateDocument(document: Document, kind: 'frontMatter' | 'textMatter', report: Report): void {
  if (document.data === undefined) return;
  const validator = loadValidators()[kind];
  if (validator(document.data)) return;
  const root = schemaNamed(SCHEMAS[kind]);
  for (const diagnostic of explainErrors(validator.errors ?? [], root, document)) report(diagnostic);
}

function validateManifest({ manifest, ownBlocks }: Sources, report: Report): void {
  if (manifest.data === undefined) return;
  const validator = loadValidators(ownBlocks).site;
  if (validator(manifest.data)) return;
  for (const diagnostic of explainErrors(validator.errors ?? [], siteSchema(ownBlocks), manifest)) report(diagnostic);
}

/** Reports missing front matter, or the line that was intended to open it. */
function reportNoFrontMatter({ path, text }: MarkdownDocument, report: Report): void {
  const near = findNearOpening(text, Object.keys(schemaNamed('front-matter').properties ?? {}));
  const place = { file: path, start: near?.start ?? 0, end: near?.end ?? 0 };
  // The suggestion would remove any other words in this range.
  const isAlone = near !== undefined && text.slice(near.start, near.end).trim() === near.typed;
  const cure = { suggestion: '---', ...(isAlone && { isCertain: true as const }) };
  if (near?.isLate) report({ code: 'front-matter/not-first', severity: 'error', place, args: {}, ...cure });
  else if (near) {
    report({ code: 'front-matter/wrong-fence', severity: 'error', place, args: { typed: near.typed }, ...cure });
  } else report({ code: 'front-matter/missing', severity: 'error', place, args: {} });
}

function validateArticle(article: MarkdownDocument, report: Report): void {
  if (article.hasFrontMatter) validateDocument(article, 'frontMatter', report);
  else reportNoFrontMatter(article, report);
}

/** Known mistakes of figures. The editor validates all texts after each change, and most are the same documents. */
const knownMistakes = new WeakMap<MarkdownDocument, readonly FigureMistake[]>();

function figureMistakes(document: MarkdownDocument): readonly FigureMistake[] {
  const mistakes = knownMistakes.get(document) ?? figureMistakesIn(document.body);
  knownMistakes.set(document, mistakes);
  return mistakes;
}

/** Reports the mistakes in the figures of all texts. Texts of the manifest are on one line of JSON, with escapes. */
function validateFigures({ manifest, markdown, ownBlocks = [] }: Sources, report: Report): void {
  const reportAll = (mistakes: readonly FigureMistake[], placeOf: (range: TextRange) => Place) => {
    for (const { start, end, ...mistake } of mistakes) {
      report({ ...mistake, severity: 'error', place: placeOf({ start, end }) });
    }
  };
  for (const document of markdown.values()) reportAll(figureMistakes(document), document.placeOf);
  for (const { value, schema, pointer } of visit({ value: manifest.data, schema: siteSchema(ownBlocks) })) {
    if (schema['x-kind'] === 'markdown' && typeof value === 'string') {
      reportAll(figureMistakesIn(value), (range) => manifest.locateWithin(pointer, range));
    }
  }
}

/**
 * Returns the shape errors of the manifest, of the site's own blocks, and of the front matter and figures of all texts,
 * according to the schemas: one for each mistake.
 */
export function findShapeErrors(sources: Sources): Diagnostic[] {
  const found: Diagnostic[] = [];
  const report = (diagnostic: Diagnostic) => void found.push(diagnostic);
  const { data } = sources.manifest;
  validateManifest(sources, report);
  for (const block of sources.ownBlocks ?? []) checkOwnBlock(block, data, report);
  const articles = articleFiles(data);
  for (const name of articles) {
    const article = sources.markdown.get(name);
    if (article) validateArticle(article, report);
  }
  for (const name of shownTexts(data)) {
    const text = sources.markdown.get(name);
    // Front matter is optional in a text.
    if (text?.hasFrontMatter && !articles.has(name)) validateDocument(text, 'textMatter', report);
  }
  validateFigures(sources, report);
  return found;
}

/**
 * Returns the findings about numbers in another notation. A wrong type at the same place is reported instead, because
 * its message says how to write the value.
 */
export function oddNumbers({ manifest: { oddNumbers: found = [] } }: Sources): Candidate[] {
  return found.map((diagnostic) => ({ diagnostic, subsumedBy: ['schema/wrong-type'] }));
}

/** Only checks the shape of a site, as `checkSite` does before its rules. */
export function validate(sources: Sources, report: Report): void {
  const found = findShapeErrors(sources).map((diagnostic) => ({ diagnostic }));
  for (const { diagnostic } of subsume([...oddNumbers(sources), ...found]).reported) report(diagnostic);
}
