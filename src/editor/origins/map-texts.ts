import { inProse } from '../../model/markdown/fill-names.ts';
import { computedNames } from '../../model/resolve/computed-names.ts';
import { mediaFile } from '../../text/files.ts';
import type { TextRange } from '../../text/range.ts';
import type { Origin, TextOrigin } from '../origins-protocol.ts';
import { canonicalText, namedRanges } from './canonical-text.ts';
import { computedInto } from './computed-texts.ts';
import type { NamedPicture } from './map-pictures.ts';
import type { UnmarkedField } from './mark-texts.ts';
import type { MarkedRange } from './marks.ts';
import { matchMarkdown } from './match-markdown.ts';
import { pointerOfName } from './name-pointer.ts';
import type { ShownField } from './origin.ts';
import type { HtmlText } from './read-html.ts';
import type { ShownForms } from './shown-forms.ts';
import type { SiteOrigins } from './site-origins.ts';

/** A range of a text node that shows a field. */
interface FieldRange extends TextRange {
  /** Offset of its start in the field's text; absent if the component has changed the text. */
  at?: number;
}

interface FieldRanges {
  parts: FieldRange[];
  /** Whether the run contains computed text, alone or next to text of the field. */
  isFilled: boolean;
}

/** Parts of field texts that components replace. */
const REPLACED = /^(?:%[ds]|\{\{?\s*\w+\s*\}?\})$/;

function commonStart(a: string, b: string): number {
  let length = 0;
  while (length < a.length && length < b.length && a[length] === b[length]) length += 1;
  return length;
}

/** Returns a text in reverse order, by UTF-16 units, because all offsets count these. */
function reversed(text: string): string {
  return text.split('').reverse().join('');
}

/**
 * Returns the ranges of a run that show text of its field. The field is searched from `cursor` on. The replacement of
 * `%d` is left out. A run that shows the whole field, changed by the component, is one range.
 */
function fieldRanges(run: MarkedRange, node: string, field: string, cursor: number): FieldRanges {
  const text = node.slice(run.start, run.end);
  const at = field.indexOf(text, cursor);
  if (at >= 0) return { parts: [{ start: run.start, end: run.end, at }], isFilled: false };
  const rest = field.slice(cursor);
  const before = commonStart(text, rest);
  const after = Math.min(commonStart(reversed(text), reversed(rest)), text.length - before, rest.length - before);
  if (REPLACED.test(rest.slice(before, rest.length - after))) {
    const parts = [
      { start: run.start, end: run.start + before, at: cursor },
      { start: run.end - after, end: run.end, at: field.length - after },
    ];
    return { parts: parts.filter(({ start, end }) => end > start), isFilled: true };
  }
  const isWhole = run.opens && run.closes;
  return { parts: isWhole ? [{ start: run.start, end: run.end }] : [], isFilled: !isWhole };
}

type OriginRange = TextOrigin['origins'][number];

const IN_WORD = /[\p{L}\p{N}]/u;

/** Whether a text has words or numbers outside all of its origins. */
function hasUnmappedWords({ text, origins }: TextOrigin): boolean {
  const rest = text
    .split('')
    .map((unit, index) => (origins.some(({ start, end }) => start <= index && index < end) ? '' : unit));
  return IN_WORD.test(rest.join(''));
}

/** Returns the origins of the facts and other values of the manifest that a text names. */
function namedIn(names: { name: string; start: number; end: number }[], { model }: SiteOrigins): OriginRange[] {
  return names.flatMap(({ name, start, end }) => {
    const pointer = pointerOfName(model.manifest, name);
    return pointer === undefined || start >= end ? [] : [{ file: 'manifest' as const, pointer, start, end }];
  });
}

/** Returns the names between braces in a field whose values are in this range of the text that shows the field. */
function namesOfRange(field: ShownField, { start, end, at }: FieldRange, site: SiteOrigins) {
  if (at === undefined) return [];
  const shift = start - at;
  return namedRanges(site.typedAt(field) ?? '', field.text, inProse(site.model.lookup))
    .map(({ name, ...own }) => ({
      name,
      start: Math.max(start, own.start + shift),
      end: Math.min(end, own.end + shift),
    }))
    .filter((one) => one.start < one.end);
}

/** Returns the origins of a text that shows a field unchanged. */
export function mapField(field: ShownField, site: SiteOrigins): TextOrigin {
  const { file, pointer, text } = field;
  const range = { start: 0, end: text.length };
  return {
    text,
    origins: [{ file, pointer, ...range }, ...namedIn(namesOfRange(field, { ...range, at: 0 }, site), site)],
  };
}

/** Maps the texts of a part of a page to their fields by their marks. */
export function mapMarked(
  texts: readonly HtmlText[],
  fields: readonly ShownField[][],
  site: SiteOrigins,
): TextOrigin[] {
  const cursors = new Map<number, number>();
  return texts.map(({ text, runs, attribute }) => {
    const entry: TextOrigin = { text, ...(attribute ? { attribute } : {}), origins: [] };
    for (const run of runs) {
      const own = run.number === undefined ? undefined : fields[run.number];
      const [field] = own ?? [];
      if (!own || !field || run.number === undefined) continue;
      if (run.opens) cursors.delete(run.number);
      const { parts, isFilled } = fieldRanges(run, text, field.text, cursors.get(run.number) ?? 0);
      const last = parts.at(-1);
      if (last) cursors.set(run.number, (last.at ?? 0) + last.end - last.start);
      if (isFilled) entry.computed = computedInto(field.pointer);
      for (const part of parts) {
        const { start, end } = part;
        for (const { file, pointer } of own) entry.origins.push({ file, pointer, start, end });
        const names = namesOfRange(field, part, site);
        entry.origins.push(...namedIn(names, site));
        if (names.some(({ name }) => computedNames.includes(name))) entry.computed = 'hours';
      }
    }
    if (!entry.computed && entry.origins.length > 0 && hasUnmappedWords(entry)) entry.computed = 'number';
    return entry;
  });
}

/**
 * Returns the origin of a part of a Markdown text: a range in the whole text of its file, in the editor's offsets, or
 * in a string.
 */
function markdownOrigin(
  { file, pointer }: UnmarkedField,
  { start: from, end: to }: TextRange,
  site: SiteOrigins,
): Origin {
  const inFile = pointer ? undefined : site.offsetInFile(file);
  if (!inFile) return { file, pointer, range: { start: from, end: to } };
  return { file, range: { start: inFile(from), end: inFile(to) } };
}

/** An unmarked value, and the forms in which a part of a page shows it. */
interface UnmarkedForms extends ShownForms {
  value: UnmarkedField;
}

/** Maps unmarked texts to the values that they show in another form. */
export function mapUnmarked(texts: readonly TextOrigin[], unmarked: readonly UnmarkedForms[], site: SiteOrigins): void {
  const bare = texts.filter(({ attribute, origins }) => !attribute && origins.length === 0);
  const sources = unmarked.flatMap(({ value, forms }) =>
    forms.map((leaves) => ({ value, leaves, group: value.at.replace(/\d+/g, '#') })),
  );
  for (const { node, leaf, source, from } of matchMarkdown(
    sources,
    bare.map(({ text }) => text),
  )) {
    const [entry, value] = [bare[node], sources[source]?.value];
    if (!entry || !value) continue;
    const { at } = canonicalText(entry.text);
    const names = leaf.names.flatMap(({ name, start, end }) => {
      const [first, last] = [Math.max(0, start - from), Math.min(at.length - 1, end - from)];
      return first < last ? [{ name, start: at[first] ?? 0, end: (at[last - 1] ?? 0) + 1 }] : [];
    });
    const { file, pointer, kind } = value;
    const origin = kind === 'markdown' ? markdownOrigin(value, leaf, site) : { file, pointer };
    entry.origins.push({ ...origin, start: 0, end: entry.text.length });
    entry.origins.push(...namedIn(names, site));
    if (names.some(({ name }) => computedNames.includes(name))) entry.computed = 'hours';
  }
}

/** Returns the pictures that the values of a part of a page name, in order. */
export function namedPictures(unmarked: readonly UnmarkedForms[], site: SiteOrigins): NamedPicture[] {
  return unmarked.flatMap(({ value, pictures }): NamedPicture[] => {
    const { file, pointer, kind, text } = value;
    if (kind === 'picture') return [{ source: mediaFile(text) ?? text, origin: { file, pointer } }];
    return pictures.map((picture) => ({ source: picture.source, origin: markdownOrigin(value, picture, site), value }));
  });
}

/** Sets `computed` on texts without origin, if `reasons` says what they are computed from. */
export function nameComputed(texts: readonly TextOrigin[], reasons: ReadonlyMap<string, TextOrigin['computed']>): void {
  if (reasons.size === 0) return;
  const known = new Map([...reasons].map(([text, reason]) => [canonicalText(text).text, reason]));
  for (const entry of texts) {
    if (entry.origins.length > 0 || entry.computed) continue;
    const reason = known.get(canonicalText(entry.text).text);
    if (reason) entry.computed = reason;
  }
}
