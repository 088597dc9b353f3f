import { isSafeAddress } from '../../text/addresses.ts';
import { interpolate, type Lookup } from '../../text/braced-names.ts';
import { internationalNumber } from '../../text/phone.ts';
import { frenchTypography } from '../../text/typography.ts';
import { inProse } from '../markdown/fill-names.ts';
import type { Schema } from '../schema/schemas.ts';
import { withDefaults } from '../schema/with-defaults.ts';

/** Kinds of strings that become the address of a link, frame or file. */
const ADDRESSES = new Set(['link', 'page', 'url', 'frame-url', 'media']);

/** Kinds of strings for running text. A telephone number must not break across lines. */
const TEXTS = new Set(['text', 'phone']);

/**
 * Replaces facts and applies French typography in a whole document. Markdown stays as typed: its names are replaced
 * after parsing. The number of a `tel:` or `sms:` link becomes international, since a fact is typed for readers. An
 * address that could run code is removed: `check` reports it, but pages must not rely on the check.
 */
export function resolveValues(data: unknown, schema: Schema, lookup: Lookup): unknown {
  const shown = inProse(lookup);
  return withDefaults({ value: data, schema }, (typed, at) => {
    const kind = at['x-kind'] ?? '';
    if (kind === 'markdown') return typed;
    const text = interpolate(typed, shown);
    if (ADDRESSES.has(kind) && !isSafeAddress(text)) return '#';
    const [, scheme, number] = /^(tel:|sms:)(.+)$/.exec(kind === 'link' ? text : '') ?? [];
    if (number !== undefined) return scheme + internationalNumber(number);
    return TEXTS.has(kind) ? frenchTypography(text) : text;
  });
}
