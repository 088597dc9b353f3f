import { plainText } from '../edit/line-ends.ts';
import type { Origin, TextOrigin } from '../edit/protocol.ts';
import { computedNames } from '../resolve/computed-names.ts';
import { canonicalText } from './canonical-text.ts';
import { computedInto } from './computed-texts.ts';
import { type FieldStretch, fieldStretches } from './field-stretches.ts';
import { namedStretches } from './filled-text.ts';
import type { Unmarked } from './mark-texts.ts';
import type { MarkdownLeaf } from './markdown-text.ts';
import { matchMarkdown } from './match-markdown.ts';
import { pointerOfName } from './name-pointer.ts';
import type { Field } from './origin.ts';
import type { HtmlText } from './read-html.ts';
import { shownForms } from './shown-forms.ts';
import type { SiteOrigins } from './site-origins.ts';

type Stretch = TextOrigin['origins'][number];

const IN_WORD = /[\p{L}\p{N}]/u;

/** Whether words or numbers of a text are covered by none of its origins. */
function hasUncovered({ text, origins }: TextOrigin): boolean {
  const rest = [...text].map((sign, index) =>
    origins.some(({ start, end }) => start <= index && index < end) ? '' : sign,
  );
  return IN_WORD.test(rest.join(''));
}

/** Facts, and other values of the manifest, that a stretch of a text holds. */
function namedIn(names: { name: string; start: number; end: number }[], { model }: SiteOrigins): Stretch[] {
  return names.flatMap(({ name, start, end }) => {
    const pointer = pointerOfName(model.manifest, name);
    return pointer === undefined || start >= end ? [] : [{ file: 'manifest' as const, pointer, start, end }];
  });
}

/** Texts of a part of a page, led to their fields by their marks. */
export function mapMarked(texts: readonly HtmlText[], fields: readonly Field[][], site: SiteOrigins): TextOrigin[] {
  const cursors = new Map<number, number>();
  const namesOf = (field: Field, { start, end, at }: FieldStretch) => {
    if (at === undefined) return [];
    const shift = start - at;
    return namedStretches(site.typedAt(field) ?? '', field.text, site.model.lookup)
      .map((one) => ({
        name: one.name,
        start: Math.max(start, one.start + shift),
        end: Math.min(end, one.end + shift),
      }))
      .filter((one) => one.start < one.end);
  };
  return texts.map(({ text, runs, attribute }) => {
    const entry: TextOrigin = { text, ...(attribute ? { attribute } : {}), origins: [] };
    for (const run of runs) {
      const own = run.number === undefined ? undefined : fields[run.number];
      const [field] = own ?? [];
      if (!own || !field || run.number === undefined) continue;
      if (run.opens) cursors.delete(run.number);
      const { parts, isFilled } = fieldStretches(run, text, field.text, cursors.get(run.number) ?? 0);
      const last = parts.at(-1);
      if (last) cursors.set(run.number, (last.at ?? 0) + last.end - last.start);
      if (isFilled) entry.computed = computedInto(field.pointer);
      for (const part of parts) {
        const { start, end } = part;
        for (const { file, pointer } of own) entry.origins.push({ file, pointer, start, end });
        const names = namesOf(field, part);
        entry.origins.push(...namedIn(names, site));
        if (names.some(({ name }) => computedNames.includes(name))) entry.computed = 'hours';
      }
    }
    if (!entry.computed && entry.origins.length > 0 && hasUncovered(entry)) entry.computed = 'number';
    return entry;
  });
}

/** Where a leaf is typed: in the body of a file, in the coordinates of the editor, or in a string. */
function leafOrigin({ file, pointer, kind }: Unmarked, { from, to }: MarkdownLeaf, site: SiteOrigins): Origin {
  const body = pointer ? undefined : site.markdownFile(file);
  if (kind !== 'markdown') return { file, pointer };
  if (!body) return { file, pointer, range: { start: from, end: to } };
  const plain = plainText(body.text);
  const inFile = (offset: number) => plain.fromFile(body.bodyOffset + offset);
  return { file, range: { start: inFile(from), end: inFile(to) } };
}

/** Leads texts that have no marks to what they show in another form. */
export function mapUnmarked(texts: readonly TextOrigin[], unmarked: readonly Unmarked[], site: SiteOrigins): void {
  const bare = texts.filter(({ attribute, origins }) => !attribute && origins.length === 0);
  const forms = unmarked.flatMap((value) => shownForms(value, site.model.lookup).map((leaves) => ({ value, leaves })));
  const matches = matchMarkdown(
    forms.map(({ leaves }) => leaves),
    bare.map(({ text }) => text),
  );
  for (const { node, leaf, source, from } of matches) {
    const [entry, form] = [bare[node], forms[source]];
    if (!entry || !form) continue;
    const { at } = canonicalText(entry.text);
    const names = leaf.names.flatMap(({ name, start, end }) => {
      const [first, last] = [Math.max(0, start - from), Math.min(at.length - 1, end - from)];
      return first < last ? [{ name, start: at[first] ?? 0, end: (at[last - 1] ?? 0) + 1 }] : [];
    });
    entry.origins.push({ ...leafOrigin(form.value, leaf, site), start: 0, end: entry.text.length });
    entry.origins.push(...namedIn(names, site));
    if (names.some(({ name }) => computedNames.includes(name))) entry.computed = 'hours';
  }
}

/** Says of texts that lead nowhere what they are worked out from. */
export function nameComputed(texts: readonly TextOrigin[], reasons: ReadonlyMap<string, TextOrigin['computed']>): void {
  const known = new Map([...reasons].map(([text, reason]) => [canonicalText(text).text, reason]));
  for (const entry of texts) {
    const reason = known.get(canonicalText(entry.text).text);
    if (entry.origins.length === 0 && !entry.computed && reason) entry.computed = reason;
  }
}
