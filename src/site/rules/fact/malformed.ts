import { isWithin, type Span } from '../../markdown/markdown.ts';
import type { Finding, Rule } from '../rule.ts';

const ROOTS = '(?:facts|business|plans|site|backlinkPacks)';
const EXACT = /^\{\{\s*[\w.-]+\s*\}\}$/;
const BRACED = /(\{+)([^{}\n]{0,80})(\}+)/g;
const NAMED = new RegExp(`^${ROOTS}[.:/]`);
/** A name that begins with braces and ends without. */
const UNCLOSED = new RegExp(`\\{+\\s*(${ROOTS}\\.[\\w.]*\\w)(?![\\w.]|\\s*\\})`, 'g');

type Malformed = Span & { typed: string; suggestion?: string | undefined };

/** The name that was meant, between two braces. */
function mended(inner: string): string | undefined {
  const name = inner.trim().replace(/\s*[\s,:/]\s*/g, '.');
  return /^\w[\w.-]*$/.test(name) ? `{{${name}}}` : undefined;
}

function* malformedIn(text: string): Generator<Malformed> {
  for (const match of text.matchAll(BRACED)) {
    const [typed, opening = '', inner = '', closing = ''] = match;
    // Single braces are the site's own: « {max} caractères ».
    const isSingle = opening.length === 1 && closing.length === 1;
    if (EXACT.test(typed) || (isSingle && !NAMED.test(inner.trim()))) continue;
    if (opening.length !== closing.length && !/^\s*[\w.-]+\s*$/.test(inner)) continue;
    yield { offset: match.index, length: typed.length, typed, suggestion: mended(inner) };
  }
  for (const match of text.matchAll(UNCLOSED)) {
    const [typed, name] = match;
    yield { offset: match.index, length: typed.length, typed, suggestion: `{{${name}}}` };
  }
}

/** A name stands between exactly two braces on either side. */
export const rule: Rule = {
  code: 'fact/malformed',
  severity: 'error',
  *check({ strings, documents }): Generator<Finding> {
    for (const { value, kind, document, pointer } of strings) {
      if (kind === 'markdown' || !value.includes('{')) continue;
      for (const { offset, length, typed, suggestion } of malformedIn(value)) {
        yield { place: document.locateWithin(pointer, offset, length), args: { typed }, suggestion };
      }
    }
    for (const { text, scanned, placeOf } of documents) {
      if (!text.includes('{')) continue;
      for (const { typed, suggestion, ...span } of malformedIn(text)) {
        if (!isWithin(scanned.code, span.offset)) yield { place: placeOf(span), args: { typed }, suggestion };
      }
    }
  },
};
