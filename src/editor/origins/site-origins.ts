import { type PlainText, withPlainLineEnds } from '../../edit/line-ends.ts';
import { get } from '../../model/read/pointer.ts';
import type { Sources } from '../../model/read/source.ts';
import type { SiteModel } from '../../model/resolve/model.ts';
import { resolveShell, type Shell } from '../../model/resolve/resolve-shell.ts';
import type { ResolvedPage } from '../../model/resolve/resolved.ts';
import { siteSchema } from '../../model/schema/own-schemas.ts';
import { type Schema, schemaNamed } from '../../model/schema/schemas.ts';
import { visitStrings } from '../../model/schema/visit-strings.ts';
import type { SourceId } from '../protocol.ts';
import { type FindField, markTexts, type UnmarkedField } from './mark-texts.ts';
import { putOrigins, type ShownField, type SourcePlace } from './origin.ts';
import { comparedIn, guidePlace, originsOfPage, originsOfShell } from './origins-by-pointer.ts';

/** A page, or the parts around it, with marked texts. */
export interface WithMarks<T> {
  value: T;
  /** Fields by the number of their mark. */
  texts: ShownField[][];
  unmarked: UnmarkedField[];
}

/** Origins of the texts and pictures that a site shows. */
export interface SiteOrigins {
  model: SiteModel;
  shell: WithMarks<Shell>;
  /** Tags the source objects of a page with their origins. Call this before resolving the page. */
  prepare(route: string): void;
  /** Returns a page with marked texts. The numbers of its marks continue after those of the shell. */
  markPage(page: ResolvedPage): WithMarks<ResolvedPage>;
  /** Returns the value at a place, if pages show it. */
  find: FindField;
  /** Returns the values below a pointer of the manifest that pages show. */
  fieldsBelow(pointer: string): ShownField[];
  /** Returns the string at a place as typed; `undefined` if the value there is a default. */
  typedAt(place: SourcePlace): string | undefined;
  /**
   * Returns the function that converts offsets in the body of a Markdown file to offsets in its whole text with `\n` as
   * line end; `undefined` for a file without a Markdown source.
   */
  offsetInFile(file: SourceId): ((offset: number) => number) | undefined;
}

/** Prepares the origins of a site. The model's objects are tagged with their origins. */
export function siteOrigins(
  model: SiteModel,
  sources: Pick<Sources, 'manifest' | 'markdown' | 'ownBlocks'>,
): SiteOrigins {
  const known = new Map<SourceId, Map<string, ShownField>>();
  const plainTexts = new Map<SourceId, PlainText>();
  const put = (data: unknown, schema: Schema, file: SourceId) => {
    const fields = putOrigins(data, schema, file);
    known.set(file, new Map(fields.map((field) => [field.pointer, field])));
  };
  const sourceOf = (file: SourceId) => sources.markdown.get(file.replace(/^(?:guide|text):/, ''));
  put(model.manifest, siteSchema(sources.ownBlocks), 'manifest');
  const guides = new Map([...model.guides.values()].map((guide) => [guide.path, guide]));
  const putGuide = (route: string) => {
    const guide = guides.get(route);
    if (!guide) return;
    guides.delete(route);
    put(model.frontMatterOf(guide), schemaNamed('front-matter'), guidePlace(guide).file);
  };
  const find: FindField = ({ file, pointer }) => known.get(file)?.get(pointer);
  const shell = resolveShell(model);
  const texts: ShownField[][] = [];
  const unmarked: UnmarkedField[] = [];
  const marked = markTexts(shell, { origins: originsOfShell(shell, model), find, texts, unmarked });
  return {
    model,
    shell: { value: marked, texts, unmarked },
    prepare(route) {
      putGuide(route);
      for (const { kind, value } of visitStrings({ value: model.pages.get(route), schema: schemaNamed('page') })) {
        if (kind === 'chain') for (const { path } of model.articlesOf(value)) putGuide(path);
      }
    },
    markPage(page) {
      const all = { texts: [...texts], unmarked: [] };
      const origins = originsOfPage(page, model);
      const value = markTexts(page, { origins, find, comparedIn: (at) => comparedIn(page, at), ...all });
      return { value, ...all };
    },
    find,
    fieldsBelow(pointer) {
      return [...(known.get('manifest')?.values() ?? [])].filter((field) => field.pointer.startsWith(`${pointer}/`));
    },
    typedAt({ file, pointer }) {
      const value = get(file === 'manifest' ? sources.manifest.data : sourceOf(file)?.data, pointer);
      return typeof value === 'string' ? value : undefined;
    },
    offsetInFile(file) {
      const source = sourceOf(file);
      if (!source) return undefined;
      const plain = plainTexts.get(file) ?? withPlainLineEnds(source.text);
      plainTexts.set(file, plain);
      return (offset) => plain.fromFile(source.bodyOffset + offset);
    },
  };
}
