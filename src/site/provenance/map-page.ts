import { plainText } from '../edit/line-ends.ts';
import type { BlockOrigin, Origin, PageOrigins, SourceId, TextOrigin } from '../edit/protocol.ts';
import type { ResolvedPage } from '../resolve/resolved.ts';
import { canonicalText } from './canonical-text.ts';
import { guidePlace } from './copies.ts';
import { namedStretches } from './filled-text.ts';
import type { ShownMarkdown } from './mark-texts.ts';
import { type MarkdownLeaf, markdownLeaves } from './markdown-text.ts';
import { type Run, stripMarks } from './marks.ts';
import { matchMarkdown } from './match-markdown.ts';
import { pointerOfName } from './name-pointer.ts';
import { type Field, originOf, type Place } from './origin.ts';
import { type HtmlBlock, type HtmlText, readBlocks } from './read-html.ts';
import type { Marked, SiteOrigins } from './site-origins.ts';

type Stretch = TextOrigin['origins'][number];

/** What a component puts in the place of a part of a text. */
const FILLER = /^(?:%[ds]|\{\{?\s*\w+\s*\}?\})$/;

/** How much two texts have in common from their beginning on. */
function commonStart(a: string, b: string): number {
  let length = 0;
  while (length < a.length && length < b.length && a[length] === b[length]) length += 1;
  return length;
}

/** The stretches of a text node that are a field's own, as offsets in the node and in the field's text. */
function fieldStretches(
  run: Run,
  shown: string,
  field: string,
  cursor: number,
): { start: number; end: number; at: number }[] {
  const text = shown.slice(run.start, run.end);
  const at = field.indexOf(text, cursor);
  if (at >= 0) return [{ start: run.start, end: run.end, at }];
  const rest = field.slice(cursor);
  const before = commonStart(text, rest);
  const reversed = (value: string) => [...value].reverse().join('');
  const after = Math.min(commonStart(reversed(text), reversed(rest)), text.length - before, rest.length - before);
  const isTemplate = FILLER.test(rest.slice(before, rest.length - after));
  if (isTemplate) {
    const parts = [
      { start: run.start, end: run.start + before, at: cursor },
      { start: run.end - after, end: run.end, at: field.length - after },
    ];
    return parts.filter(({ start, end }) => end > start);
  }
  // Something else stands between the parts of the text.
  return run.opens && run.closes ? [{ start: run.start, end: run.end, at: -1 }] : [];
}

interface MapOptions {
  origins: SiteOrigins;
  page: ResolvedPage;
  marked: Marked<ResolvedPage>;
  /** The page as it is shown, and with its marks. */
  clean: string;
  html: string;
}

/** Says where what a page shows comes from. */
export function mapPage({ origins, page, marked, clean, html }: MapOptions): PageOrigins {
  const { model } = origins;
  const { lookup } = model;
  const named = (name: string) => pointerOfName(model.manifest, name);

  const factsIn = (field: Field, at: number, run: { start: number; end: number }): Stretch[] => {
    if (at < 0) return [];
    const typed = origins.typedAt(field);
    const shift = run.start - at;
    return namedStretches(typed ?? '', field.text, lookup).flatMap(({ name, start, end }) => {
      const pointer = named(name);
      const stretch = { start: Math.max(run.start, start + shift), end: Math.min(run.end, end + shift) };
      return pointer !== undefined && stretch.start < stretch.end
        ? [{ file: 'manifest' as const, pointer, ...stretch }]
        : [];
    });
  };
  const ofRuns = ({ text, runs }: HtmlText, cursors: Map<number, number>): Stretch[] =>
    runs.flatMap((run) => {
      const field = run.number === undefined ? undefined : marked.texts[run.number];
      if (!field || run.number === undefined) return [];
      if (run.opens) cursors.delete(run.number);
      const parts = fieldStretches(run, text, field.text, cursors.get(run.number) ?? 0);
      const last = parts.at(-1);
      if (last) cursors.set(run.number, last.at < 0 ? 0 : last.at + last.end - last.start);
      const { file, pointer } = field;
      return parts.flatMap(({ start, end, at }) => [
        { file, pointer, start, end },
        ...factsIn(field, at, { start, end }),
      ]);
    });

  const rangeIn = ({ file, pointer }: Place, { from, to }: MarkdownLeaf): Origin => {
    const body = pointer ? undefined : origins.markdownFile(file);
    if (!body) return { file, pointer, range: { start: from, end: to } };
    const plain = plainText(body.text);
    const shift = (offset: number) => plain.fromFile(body.bodyOffset + offset);
    return { file, range: { start: shift(from), end: shift(to) } };
  };
  const putMarkdown = (texts: TextOrigin[], shown: readonly ShownMarkdown[]) => {
    const bare = texts.filter(({ attribute, origins: found }) => !attribute && found.length === 0);
    const leaves = shown.map(({ source }) => markdownLeaves(source, lookup));
    for (const { node, leaf, source, from } of matchMarkdown(
      leaves,
      bare.map(({ text }) => text),
    )) {
      const entry = bare[node];
      const place = shown[source];
      if (!entry || !place) continue;
      entry.origins.push({ ...rangeIn(place, leaf), start: 0, end: entry.text.length });
      const { at } = canonicalText(entry.text);
      for (const { name, start, end } of leaf.names) {
        const [first, last] = [Math.max(0, start - from), Math.min(at.length - 1, end - from)];
        const pointer = named(name);
        if (pointer === undefined || first >= last) continue;
        entry.origins.push({ file: 'manifest', pointer, start: at[first] ?? 0, end: (at[last - 1] ?? 0) + 1 });
      }
    }
  };

  const isSame = stripMarks(html) === clean;
  const cleanBlocks = isSame ? undefined : new Map(readBlocks(clean).map((block) => [block.key, block.html]));
  const pageOrigin = (): Place => {
    const guide = model.guides.get(page.path);
    return guide ? guidePlace(guide) : (originOf(model.pages.get(page.path)) ?? { file: 'manifest', pointer: '' });
  };
  const own = pageOrigin();
  const placeOf = (key: string): Origin => {
    if (key === 'header') return { file: 'manifest', pointer: '/navigation/header' };
    if (key === 'footer') return { file: 'manifest', pointer: '/navigation/footer' };
    return originOf(page.blocks.find((block) => block.key === key)) ?? own;
  };
  const inBlock = (key: string) => {
    const index = page.blocks.findIndex((block) => block.key === key);
    return marked.markdown.filter(({ at }) =>
      index < 0 ? !at.startsWith('/blocks/') : at.startsWith(`/blocks/${index}/`),
    );
  };
  const mapBlock = ({ key, html: markup, texts: found }: HtmlBlock): BlockOrigin => {
    const exact = !cleanBlocks || cleanBlocks.get(key) === stripMarks(markup);
    const cursors = new Map<number, number>();
    const texts = exact
      ? found.map((one): TextOrigin => {
          const { text, attribute } = one;
          return { text, ...(attribute ? { attribute } : {}), origins: ofRuns(one, cursors) };
        })
      : [];
    if (exact && key !== 'header' && key !== 'footer') putMarkdown(texts, inBlock(key));
    return { key, origin: placeOf(key), exact, texts };
  };
  const headOf = (name: PageOrigins['head'][number]['name'], pointer: string, text: string | undefined) =>
    text === undefined ? [] : [{ name, text, origin: { file: own.file as SourceId, pointer: own.pointer + pointer } }];
  return {
    route: page.path,
    origin: own,
    head: [
      ...headOf('title', '/title', page.title),
      ...headOf('description', '/description', page.description),
      ...headOf('picture', '/picture', page.picture?.source),
    ],
    blocks: readBlocks(html).map(mapBlock),
  };
}
