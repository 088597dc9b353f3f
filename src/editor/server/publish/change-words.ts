import { get, join, keysOf, parentOf } from '../../../model/read/pointer.ts';
import type { Schema } from '../../../model/schema/schemas.ts';
import { schemaAt } from '../../../model/schema/visit.ts';
import { type Lookup, readableText } from '../../../text/braced-names.ts';
import { isRecord } from '../../../text/is-record.ts';
import { titleOf } from '../site-tree.ts';
import type { ValueChange } from './value-changes.ts';

/** Data for the description of a document. */
export interface DescribedState {
  data: unknown;
  schema: Schema;
  /** Returns the value of a name between braces. */
  lookup: Lookup;
  /** Returns the words for a name between braces: « (fait : Délai) ». */
  factNamed: Lookup;
}

/** Maximum number of characters of a shown value, and of a shown value without quotation marks. */
const MAX_SHOWN_LENGTH = 70;
const MAX_UNQUOTED_LENGTH = 24;

const EMPTY = '(vide)';

/** Shortens a text to at most `maxLength` characters. */
export function clipped(text: string, maxLength: number): string {
  return text.length <= maxLength ? text : `${text.slice(0, maxLength - 1).trimEnd()}…`;
}

function quoted(text: string): string {
  return text === EMPTY || (text.length <= MAX_UNQUOTED_LENGTH && !/[,:] /.test(text)) ? text : `« ${text} »`;
}

/** Returns the French text that shows a value. */
function shownValue(value: unknown, lookup: Lookup): string {
  if (typeof value === 'string') return readableText(value, lookup).replace(/\s+/g, ' ').trim() || EMPTY;
  if (typeof value === 'number') return value.toLocaleString('fr-FR', { maximumFractionDigits: 6 });
  if (typeof value === 'boolean') return value ? 'oui' : 'non';
  if (Array.isArray(value)) return value.map((item) => shownValue(item, lookup)).join(', ') || EMPTY;
  return isRecord(value) ? readableText(titleOf(value, ''), lookup) || '…' : EMPTY;
}

/** Changes the first letter to lower case, unless the first word is an abbreviation. */
export const uncapitalized = (text: string) =>
  /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;

/**
 * Names a value by its title and the titles around it, the outermost first: « Forfait Professionnel, prix mensuel ».
 * The first `skipped` keys of its pointer are left out, because the heading above it already names them.
 */
export function labelOf({ data, schema, lookup }: DescribedState, pointer: string, skipped: number): string {
  const root = { value: data, schema };
  const parts: string[] = [];
  const keys = keysOf(pointer);
  let at = '';
  for (const [index, key] of keys.entries()) {
    const holder = get(data, at);
    const described = schemaAt(root, at)?.schema;
    at = join(at, key);
    if (index < skipped) continue;
    const value = get(data, at);
    const title = schemaAt(root, at)?.schema.title ?? '';
    const isEntry = Array.isArray(holder) || typeof described?.additionalProperties === 'object';
    if (isEntry) {
      const place = Array.isArray(holder) ? String(Number(key) + 1) : key;
      const name = isRecord(value) ? readableText(titleOf(value, ''), lookup) : '';
      const named = clipped(name.replace(/\s+/g, ' '), 40) || place;
      parts.push(named === title ? title : `${title} ${quoted(named)}`.trim());
    } else if (index === keys.length - 1 || !Array.isArray(value)) parts.push(title || key);
  }
  return parts.map((part, index) => (index === 0 ? part : uncapitalized(part))).join(', ');
}

interface TwoStates {
  before: DescribedState;
  after: DescribedState;
}

/** Describes a change of a document. The heading already names the first `skipped` keys of its pointer. */
export function describeChange({ before, after }: TwoStates, change: ValueChange, skipped: number): string {
  const now = change.type === 'removed' ? before : after;
  const pointer = change.type === 'removed' ? change.before : change.after;
  const keys = keysOf(pointer);
  const least = Math.min(skipped, keys.length - 1);
  const label = labelOf(now, pointer, least);
  if (change.type === 'order') return `Ordre changé : ${uncapitalized(label)}`;
  const isEntry = Array.isArray(get(now.data, parentOf(pointer)));
  if (keys.at(-1) === 'placeholder') {
    const what = labelOf(now, parentOf(pointer), Math.min(skipped, keys.length - 2));
    const isMarked = change.type !== 'removed' && get(after.data, pointer) === true;
    return `${isMarked ? 'Provisoire' : 'Remplacé'}${what ? ` : ${what}` : ''}`;
  }
  if (change.type !== 'set' && (isEntry || isRecord(get(now.data, pointer)))) {
    const value = get(now.data, pointer);
    const shown = isRecord(value) ? '' : `, ${quoted(clipped(shownValue(value, now.lookup), MAX_SHOWN_LENGTH))}`;
    return `${change.type === 'added' ? 'Ajout' : 'Suppression'} : ${label}${shown}`;
  }
  const [old, put] = [
    change.type === 'added' ? undefined : get(before.data, change.before),
    change.type === 'removed' ? undefined : get(after.data, change.after),
  ];
  let [from, to] = [shownValue(old, before.lookup), shownValue(put, after.lookup)];
  // A price was replaced by the name of a fact, or the reverse: both show the same text.
  if (from === to && typeof old === 'string' && typeof put === 'string')
    [from, to] = [readableText(old, before.factNamed), readableText(put, after.factNamed)];
  const isLong = from.length > MAX_SHOWN_LENGTH || to.length > MAX_SHOWN_LENGTH;
  return from === to || isLong ? `${label} : changé` : `${label} : ${quoted(from)} → ${quoted(to)}`;
}

/** Describes how many paragraphs differ between two texts. */
export function describeParagraphs(before: string, after: string): string {
  const split = (text: string) =>
    text
      .split(/(?:\r?\n|\r)[ \t]*(?:\r?\n|\r)\s*/)
      .map((one) => one.trim())
      .filter(Boolean);
  const left = split(before);
  const added = split(after).filter((one) => {
    const at = left.indexOf(one);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  const count = Math.max(left.length, added.length);
  if (count === 0) return 'ordre ou espaces changés';
  return count === 1 ? '1 paragraphe changé' : `${count} paragraphes changés`;
}
