import type { Place } from '../../../diagnostics/diagnostic.ts';
import { isProvisionalName, provisionalIn } from '../../../model/markdown/find-provisional.ts';
import { join, keysOf } from '../../../model/read/pointer.ts';
import { isRaw } from '../../../model/read/values.ts';
import { isFictionalPhone, isReservedHost } from '../../../text/fictional.ts';
import type { SiteFacts } from '../../facts/site-facts.ts';
import type { StringUse } from '../../facts/site-parts.ts';
import type { Finding, Rule } from '../rule.ts';

/** Finds the mark of a placeholder on the object around a place. */
function markerFinder({ sources }: SiteFacts): (place: Place) => Place[] {
  const documents = [sources.manifest, ...sources.markdown.values()];
  const byFile = new Map(documents.map((document) => [document.path, document]));
  return ({ file, pointer = '' }) => {
    const document = byFile.get(file);
    let value = document?.data;
    let at = '';
    for (const key of [...keysOf(pointer), '']) {
      if (isRaw(value) && value.placeholder === true) {
        const marker = document?.locate(join(at, 'placeholder'), 'key');
        return marker ? [marker] : [];
      }
      if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return [];
      value = (value as Record<string, unknown>)[key];
      at = join(at, key);
    }
    return [];
  };
}

/** Whether a string names something outside of the site: identifiers of its own parts have a form. */
function isForeignName({ kind, schema }: StringUse): boolean {
  return (kind === '' || kind === 'text' || kind === 'verbatim') && schema.pattern === undefined;
}

/** Kinds of strings that say where something is: nobody types an example there on purpose, as texts and code do. */
const ADDRESSES = new Set(['url', 'frame-url', 'link', 'email']);

/** The host of an address, of mail or of the web; nothing where it names none. */
function hostOf(address: string): string | undefined {
  const [, ofMail] = /^(?:mailto:)?[^@/:?#]+@([^@/?#]+)/i.exec(address) ?? [];
  return ofMail ?? /^(?:https?:)?\/\/(?:[^@/?#]*@)?([^/:?#]+)/i.exec(address)?.[1];
}

/** Whether a typed value leads to nobody: to a host or a number that is kept for examples. */
function isFictional({ value, kind, key, pointer, document }: StringUse, { sources }: SiteFacts): boolean {
  if (kind === 'phone' || key === 'phone') return isFictionalPhone(value);
  if (kind === 'link' && /^(?:tel|sms):/i.test(value)) return isFictionalPhone(value);
  const isHost = document === sources.manifest && /^\/services\/\d+\/hosts\//.test(pointer);
  const host = isHost ? value : ADDRESSES.has(kind) ? hostOf(value) : undefined;
  return host !== undefined && isReservedHost(host);
}

/** A value that is yet to be supplied is found even where no marker says so. */
export const rule: Rule = {
  code: 'placeholder/unmarked',
  severity: 'note',
  subsumedBy: ['placeholder/standing', 'placeholder/text'],
  *check(facts): Generator<Finding> {
    const markersOf = markerFinder(facts);
    for (const use of facts.strings) {
      const { value, kind, document, pointer, locate } = use;
      // Strings in Markdown are among the documents.
      if (kind === 'markdown') continue;
      if ((isForeignName(use) && isProvisionalName(value)) || isFictional(use, facts)) {
        const place = locate();
        yield { place, args: { typed: value }, causes: markersOf(place) };
      }
      for (const { start, end, typed } of provisionalIn(value, { pairs: ['square', 'round'] })) {
        const place = document.locateWithin(pointer, { start, end });
        yield { place, args: { typed }, causes: markersOf(place) };
      }
    }
    for (const { analysis, placeOf } of facts.documents) {
      for (const { typed, ...range } of analysis.provisional) {
        const place = placeOf(range);
        yield { place, args: { typed }, causes: markersOf(place) };
      }
    }
  },
};
